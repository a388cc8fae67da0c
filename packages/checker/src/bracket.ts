import { criteriaOf, regions, type Vertex } from './criteria.ts'
import { type Dual, Field, type Sets } from './field.ts'
import { checkLimbs, checkOrder, type Prices } from './order.ts'
import { bye, coloursAllow, type Player } from './player.ts'
import { demand } from './refuse.ts'

export type Players = readonly Player[]
/** `scope`, how far down the proof looks: at the bracket only, at the following one too, or at everybody left. */
type Scoped = { readonly scope: 'own' | 'next' | 'all'; readonly sets: Sets }
export type BracketProof = Scoped & { readonly steps: readonly (readonly [name: string, ...duals: Dual[]])[] }
/** Of the bracket, of the following scoregroup where it is looked at (C.7; C8), and everybody further down; and with whom they are paired. */
type Groups = { readonly movedDown: Players; readonly residents: Players; readonly next: Players; readonly rest: Players }
export type BracketCase = Groups & { readonly old: boolean; readonly partner: ReadonlyMap<number, Player> }

/** Who of the bracket is not paired in it: of a pair of it the lower score is that of residents. */
export const downfloatersOf = ({ movedDown, residents, partner }: BracketCase): Players =>
  [...movedDown, ...residents].filter(({ id, score }) => {
    const lower = Math.min(score, (partner.get(id) ?? bye).score)
    return lower > residents[0]!.score || lower < residents.at(-1)!.score
  })
/** Downfloaters who all meet residents of the following bracket, which then leaves at most one resident: nothing suits it better (C.7; C8). Nor if nobody floats. */
const suitsPerfectly = ({ next, rest, partner }: BracketCase, downfloaters: Players): boolean => {
  const scoreOfPartner = ({ id }: Player): number => (partner.get(id) ?? bye).score
  const left = next.filter((player) => scoreOfPartner(player) < player.score)
  const fits = left.length <= 1 && (rest.length > 0 || left.every(({ mayHaveBye }) => mayHaveBye))
  return downfloaters.length === 0 || (fits && downfloaters.every((player) => scoreOfPartner(player) === next[0]!.score))
}

/** `from`, the region of the first group; `lone`: may anybody be alone? `mdpsMeet`: may two who were moved down meet, further down? */
type Claim = { from?: number; partner?: ReadonlyMap<number, Player>; sets: Sets; lone?: boolean; mdpsMeet?: boolean }
const fieldOf = (groups: readonly Players[], { from = 0, partner, sets, lone = false, mdpsMeet = false }: Claim) => {
  const vertices = groups.flatMap((players, at) => players.map((player): Vertex => ({ ...player, region: from + at })))
  const placeOf = new Map(vertices.map(({ id }, v) => [id, v]))
  const mate = partner === undefined ? [] : vertices.map(({ id }, v) => placeOf.get(partner.get(id)?.id ?? id) ?? v)
  const joined = (i: number, j: number): boolean => {
    const [a, b] = [vertices[i]!, vertices[j]!]
    if (i === j || b.region === regions.bye) return i === j ? lone : a.mayHaveBye
    return (mdpsMeet || b.region !== regions.movedDown) && coloursAllow(a, b)
  }
  // Everything that a criterion, C.2 or C.3 reads.
  const kind = (v: number): string => {
    const { region, score, wants, strength, difference, repeated, floats, topscorer, mayHaveBye, unplayed } = vertices[v]!
    const own = region > regions.resident ? '' : `${wants} ${strength} ${difference} ${repeated} ${floats} ${unplayed}`
    return `${region} ${region < regions.rest ? score : 0} ${strength === 3 ? wants : ''} ${topscorer} ${mayHaveBye} ${own}`
  }
  const apart = (i: number, j: number): boolean => vertices[i]!.met.has(vertices[j]!.id)
  return { vertices, field: new Field({ size: vertices.length, mate, sets, kind, joined, apart }) }
}

/** The claims of a bracket: no candidate is better, and none as good comes before. */
export const checkBracket = (one: BracketCase, { scope, sets }: Scoped, prices: Prices): void => {
  const { old, movedDown, residents, next, rest, partner } = one
  const [own, downfloaters] = [[...movedDown, ...residents], downfloatersOf(one)]
  const [last, odd] = [next.length + rest.length === 0, (own.length + next.length + rest.length) % 2 === 1]
  const all = !old || next.length === 0 // C.4, C4: everybody must be paired further down; in 2017 only where nothing but that is looked at.
  const perfect = last || (next.length > 0 && suitsPerfectly(one, downfloaters))
  const justified = [perfect && 'own', next.length > 0 && (rest.length > 0 || !all) && 'next', all && 'all']
  demand(justified.includes(scope), 'scope', `scope ${scope}`)
  const [lone, mdpsMeet, ahead] = [!last && scope !== 'all', !last && scope === 'all', scope !== 'own' && next.length > 0]
  const below = [ahead ? next : [], scope === 'all' ? rest : [], odd && !lone ? [bye] : []]
  const { vertices, field } = fieldOf([movedDown, residents, ...below], { partner, sets, lone, mdpsMeet })
  const kinds = field.members.map(([v]) => vertices[v!]!)
  const byeScore = !old && downfloaters.length === 1 ? partner.get(bye.id)?.score : undefined
  const situation = { old, ahead, nextIsLast: rest.length === 0, lowest: residents.at(-1)!.score, byeScore }
  checkLimbs(field, criteriaOf(vertices, kinds, situation), prices)
  checkOrder(field, movedDown.length, own.length, prices)
}

export type Prove = (name: string, field: Field) => Dual
/** Prices show that these cannot all be paired, but for one who may have the bye where their number is odd. */
export const checkStuck = (name: string, players: Players, sets: Sets, prove: Prove): void => {
  const { field } = fieldOf([players, players.length % 2 === 1 ? [bye] : []], { from: regions.rest, sets })
  field.refute(name, prove(name, field))
}
