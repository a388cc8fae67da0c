import { aloneCost, costOf, criteriaOf, regions, type Vertex } from './criteria.ts'
import { type Claim, type Dual, Field } from './field.ts'
import { checkLimbs, checkOrder, type Prices } from './order.ts'
import { bye, coloursAllow, type Edition, type Player } from './player.ts'
import { demand } from './refuse.ts'

type Players = readonly Player[]
/** `scope`, how far down the proof looks: at the bracket only, at the following one too, or at everybody left. */
type Scoped = { readonly scope: 'own' | 'next' | 'all'; readonly sets: Claim['sets'] }
export type BracketProof = Scoped & { readonly steps: readonly (readonly [name: string, ...duals: Dual[]])[] }
/** Who may have the bye; its score by C5, null where that is not asked. */
type ByeRule = { readonly mayHaveBye: (player: Player) => boolean; readonly byeScore: number | null }
/** Of the bracket, of the following scoregroup where it is looked at (C.7; C8), and everybody further down. */
type Groups = { readonly movedDown: Players; readonly residents: Players; readonly next: Players; readonly rest: Players }
export type BracketCase = Groups & ByeRule & { readonly edition: Edition; readonly partner: ReadonlyMap<Player, Player> }

/** Who of the bracket is not paired in it. */
export const downfloatersOf = ({ movedDown, residents, partner }: BracketCase): Players => {
  const [above, here] = [new Set(movedDown), new Set(residents)]
  const stays = (player: Player, other = bye): boolean => here.has(other) || (above.has(other) && here.has(player))
  return [...movedDown, ...residents].filter((player) => !stays(player, partner.get(player)))
}
/** Downfloaters who all meet residents of the following bracket, which then leaves at most one resident: nothing suits it better (C.7; C8). Nor if nobody floats. */
const suitsPerfectly = ({ next, rest, partner, mayHaveBye }: BracketCase, downfloaters: Players): boolean => {
  const [below, paired] = [new Set(next), new Set([...next, ...downfloaters])]
  const left = next.filter((player) => !paired.has(partner.get(player) ?? bye))
  const fits = left.length <= 1 && (rest.length > 0 || left.every(mayHaveBye))
  return downfloaters.length === 0 || (fits && downfloaters.every((player) => below.has(partner.get(player) ?? bye)))
}

const fieldOf = (vertices: readonly Vertex[], { mayHaveBye, byeScore }: ByeRule, mdpsMeet: boolean, claim: Claim): Field => {
  const players = vertices.map(({ player }) => player)
  const joined = (i: number, j: number): boolean => {
    if (players[i] === bye || players[j] === bye) return mayHaveBye(players[players[i] === bye ? j : i]!)
    return (mdpsMeet || vertices[i]!.region + vertices[j]!.region > 0) && coloursAllow(players[i]!, players[j]!)
  }
  // Everything that a criterion, C.2 or C.3 reads.
  const kind = (v: number): string => {
    const [{ id, score, wants, strength, topscorer, unplayed, alike }, { region }] = [players[v]!, vertices[v]!]
    const own = region > regions.resident ? '' : `${alike} ${score === byeScore ? unplayed : 0}`
    return `${id === 0} ${region} ${region < regions.rest ? score : 0} ${strength === 3 ? wants : ''} ${topscorer} ${mayHaveBye(players[v]!)} ${own}`
  }
  return new Field({ ...claim, size: vertices.length, joined, kind, apart: (i, j) => players[i]!.met.has(players[j]!.id) })
}
const placed = (groups: readonly Players[], from = 0): readonly Vertex[] =>
  groups.flatMap((players, at) => players.map((player) => ({ player, region: from + at })))

/** The claims of a bracket: no candidate is better, and none as good comes before. */
export const checkBracket = (one: BracketCase, { scope, sets }: Scoped, prices: Prices): void => {
  const { edition, movedDown, residents, next, rest, partner, byeScore } = one
  const downfloaters = downfloatersOf(one)
  const [old, last] = [edition === 'fide-dutch-2017', next.length + rest.length === 0]
  const all = !old || next.length === 0 // C.4, C4: everybody must be paired further down; in 2017 only where nothing but that is looked at.
  const own = last || (next.length > 0 && suitsPerfectly(one, downfloaters))
  const justified = { own, next: next.length > 0 && (rest.length > 0 || !all), all }
  demand(Object.hasOwn(justified, scope) && justified[scope], 'scope', scope)
  const lone = !last && scope !== 'all'
  const odd = (movedDown.length + residents.length + next.length + rest.length) % 2 === 1
  const below = [scope === 'own' ? [] : next, scope === 'all' ? rest : [], !lone && odd ? [bye] : []]
  const vertices = placed([movedDown, residents, ...below])
  const placeOf = new Map(vertices.map(({ player }, v) => [player, v]))
  const mate = vertices.map(({ player }, v) => placeOf.get(partner.get(player)!) ?? v)
  // Two who were moved down do not meet here, though further down they may.
  const field = fieldOf(vertices, one, scope === 'all' && !last, { mate, lone, sets })
  const kinds = field.members.map(([v]) => vertices[v!]!)
  const following = { ahead: scope !== 'own' && next.length > 0, nextIsLast: rest.length === 0, lowest: residents.at(-1)!.score }
  const criteria = criteriaOf({ old, kinds, ...following, byeScore: downfloaters.length === 1 ? byeScore : null })
  const limbs = criteria.map((criterion) => ({
    name: criterion.name,
    pair: (i: number, j: number) => costOf(criterion, vertices[Math.min(i, j)]!, vertices[Math.max(i, j)]!),
    alone: (v: number) => aloneCost(criterion, vertices[v]!),
  }))
  checkLimbs(field, limbs, prices)
  checkOrder(field, movedDown.length, movedDown.length + residents.length, prices)
}

export type Prove = (name: string, field: Field) => Dual
/** Prices show that these cannot all be paired, but for one who may have the bye where their number is odd. */
export const checkStuck = (name: string, players: Players, mayHaveBye: ByeRule['mayHaveBye'], sets: Claim['sets'], prove: Prove): void => {
  const vertices = placed([players.length % 2 === 1 ? [...players, bye] : players], regions.rest)
  const field = fieldOf(vertices, { mayHaveBye, byeScore: null }, true, { mate: [], lone: false, sets })
  field.refute(prove(name, field), name)
}
