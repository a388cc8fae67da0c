/** FIDE B.01 1.4: whether a norm can still be made, by whom there is still to meet. */
import { playerId } from '../model/ids.ts'
import type { Player } from '../model/player.ts'
import { gameAgainst, type NormGame } from './games.ts'
import { noFederation } from './requirements.ts'
import type { NormTitle } from './titles.ts'
import { bestOf, foreignOf, howMany, howManyOf, ratingsOf, titlesOf, type Unmet } from './unmet.ts'

/**
 * The best that so many more games could be, all of them won: the highest ratings and the best titles that are left, whoever has them, each of another federation as far as there are
 * foreigners; then with the federations that are there, for each number of opponents of the own one; the last one of all as each of them is. What is not made with any of these is out
 * of reach.
 */
export function* hopes(
  title: NormTitle,
  { federation: own }: Pick<Player, 'federation'>,
  games: readonly NormGame[],
  left: { readonly rounds: number; readonly from: number; readonly unmet: Unmet },
): Generator<readonly NormGame[]> {
  const { unmet } = left
  const all = howMany(unmet)
  const foreign = all - howManyOf(unmet, own)
  const many = Math.min(left.rounds, all)
  const ratings = ratingsOf(unmet, many)
  const titles = titlesOf(unmet, title, many)
  const hoped = (federations: readonly string[]): readonly NormGame[] =>
    federations.map((federation, at) => ({
      round: left.from + at,
      opponent: playerId(1_000_000 + at),
      federation,
      title: titles[at]!,
      rating: ratings[at]!,
      halves: 2,
    }))
  yield hoped(Array.from({ length: many }, (_, at) => (at < foreign ? `guest ${at}` : own)))
  const met = new Map<string, number>()
  for (const { federation } of games) met.set(federation, (met.get(federation) ?? 0) + 1)
  if (many === 1) {
    for (const player of bestOf(unmet, title, new Set([own, ...noFederation, ...met.keys()]))) yield [gameAgainst(player, left.from, 2)]
    return
  }
  const there = foreignOf(unmet, own, new Set(met.keys()), many)
  for (let home = Math.max(0, many - foreign); home <= Math.min(many, all - foreign); home++)
    yield hoped([...mixed(there, met, many - home), ...Array.from({ length: home }, () => own)])
}

/** So many of these federations, always one that was met least. */
const mixed = (federations: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>, many: number): readonly string[] => {
  const met = new Map(before)
  const there = new Map(federations)
  return Array.from({ length: many }, () => {
    const [least] = [...there].filter(([, count]) => count > 0).toSorted(([a], [b]) => (met.get(a) ?? 0) - (met.get(b) ?? 0))[0]!
    met.set(least, (met.get(least) ?? 0) + 1)
    there.set(least, there.get(least)! - 1)
    return least
  })
}
