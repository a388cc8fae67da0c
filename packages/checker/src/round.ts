import { type BracketCase, type BracketProof, checkStuck, downfloatersOf, type Prove } from './bracket.ts'
import { colourOfHigher, compareBoards } from './colours.ts'
import type { Claim, Dual } from './field.ts'
import { bye, type Colour, colourShown, coloursAllow, type Edition, type Player, playersOf } from './player.ts'
import { demand } from './refuse.ts'
import { readReport } from './report.ts'

/** docs/certificate.md says what each part of a certificate is. Where a bracket is not proven: how many candidates its maker has compared. */
export type Proof = BracketProof | { readonly searched: number }
type Pairs = readonly (readonly [number, number])[]
type Refutation = { readonly sets: Claim['sets']; readonly dual: Dual }
type Collapse = { readonly at: number; readonly pairs: Pairs; readonly proof: Proof; readonly refutation: Refutation }
type Setting = { rulebook: Edition; round: number; initialColour: 'white' | 'black'; parity: 'paired-participants' | 'pairing-number' }
type Round = Setting & { readonly boards: Pairs; readonly bye: number | null; readonly byeProof?: Refutation; readonly collapse?: Collapse }
export type Certificate = Round & { format: 'zug-certificate'; version: 1; players: readonly string[]; brackets: readonly Proof[] }
export const factsOf = ({ id, score, colours }: Player): string => `${id} ${score} ${colours.join('')}`

/** The players of a round by rank, and the initial colour. */
export const startOf = (text: string, { round, rulebook, parity, initialColour }: Setting) => {
  const report = readReport(text, round)
  const players = playersOf(report, round, rulebook, parity === 'pairing-number')
  return { players, first: report.firstColour ?? colourShown(report) ?? (initialColour[0] as Colour) }
}

/** The claims of a certificate, bracket by bracket; refuses what is not even a legal round. `prove` has the prices of what cannot be completed. */
export const roundOf = ({ players, first }: ReturnType<typeof startOf>, claimed: Round, prove: Prove) => {
  const { rulebook: edition, boards, bye: unpaired, byeProof, collapse } = claimed
  const byId = new Map<number | null, Player>(players.map((player) => [player.id, player]))
  const pairedBy = (pairs: readonly (readonly [number, number | null])[]): Map<Player, Player> => {
    const partner = new Map<Player, Player>()
    for (const [a, b, ...more] of pairs) {
      const [one, two] = [byId.get(a)!, b === null ? bye : byId.get(b)!]
      demand(one !== undefined && two !== undefined && one !== two && !partner.has(one) && !partner.has(two), 'once', `${a} ${b}`)
      const mayMeet = two === bye ? one.mayHaveBye : !one.met.has(two.id) && coloursAllow(one, two)
      demand(more.length === 0 && mayMeet, 'allowed', `${a} ${b}`)
      partner.set(one, two).set(two, one)
    }
    return partner
  }
  const partner = pairedBy(unpaired === null ? boards : [...boards, [unpaired, null]])
  const missing = players.filter((player) => !partner.has(player)).length
  demand(missing === 0, 'once', `${missing} are missing`)
  const pairs = boards.map(([w, b]) => {
    const [white, black] = [byId.get(w)!, byId.get(b)!]
    const [higher, lower] = (black.score - white.score || white.id - black.id) < 0 ? [white, black] : [black, white]
    demand((colourOfHigher(higher, lower, first) === 'w') === (higher === white), 'colours', `${w} ${b}`)
    return [higher, lower] as const
  })
  const inOrder = pairs.every((pair, at) => at === 0 || compareBoards(pairs[at - 1]!, pair) <= 0)
  demand(inOrder, 'boards', 'another order')
  // C5 (2026): the bye goes to the lowest score at which that is possible.
  const byeScore = edition === 'fide-dutch-2017' ? null : (byId.get(unpaired)?.score ?? null)
  const mayHaveBye = (player: Player): boolean => player.mayHaveBye && (byeScore === null || player.score === byeScore)
  const lower = (player: Player): boolean => player.mayHaveBye && player.score < byeScore!
  if (byeScore !== null && players.some(lower)) checkStuck('C5', players, lower, byeProof?.sets ?? [], prove)
  const startsGroup = players.flatMap(({ score }, at) => (score === players[at - 1]?.score ? [] : [at]))
  const groups = startsGroup.map((from, at) => players.slice(from, startsGroup[at + 1]))
  const before = new Map(partner) // A bracket is judged by what the following one would have come to, before the collapse.
  if (collapse !== undefined) {
    demand(edition === 'fide-dutch-2017' && collapse.at in groups && collapse.at + 1 in groups, 'collapse', `${collapse.at}`)
    const below = new Set([...groups.slice(collapse.at).flat(), bye])
    for (const [player, other] of partner) if (below.has(player) || below.has(other)) before.delete(player)
    const givenUp = [...pairedBy(collapse.pairs)] // Nothing was given up of pairs in brackets above it.
    const ofThese = givenUp.every(([player, other]) => !before.has(player) && (below.has(player) || below.has(other)))
    demand(ofThese, 'collapse', 'pairs of brackets above')
    for (const [player, other] of givenUp) before.set(player, other)
  }
  const cases: BracketCase[] = []
  let [failed, movedDown]: [BracketCase | null, readonly Player[]] = [null, []]
  for (const [at, residents] of groups.entries()) {
    if (failed !== null) break
    const [next, below] = [groups[at + 1] ?? [], players.slice(startsGroup[at]! + residents.length)]
    const rest = below.slice(next.length)
    const one: BracketCase = { edition, mayHaveBye, byeScore, movedDown, residents, next, rest, partner: before }
    cases.push(one)
    if (at === collapse?.at) {
      failed = one
      checkStuck('A.9', [...downfloatersOf(one), ...below], mayHaveBye, collapse.refutation.sets, prove)
      const again = { ...one, next: [], rest: below, partner }
      cases.splice(-1, 1, again, { ...again, movedDown: downfloatersOf(again), residents: below, rest: [] })
    }
    movedDown = downfloatersOf(cases.at(-1)!)
  }
  const whole = movedDown.every(({ id }) => id === unpaired)
  demand(whole, 'once', 'the last bracket leaves somebody over')
  return { cases, failed }
}
