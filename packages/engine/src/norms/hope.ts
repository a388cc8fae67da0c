/** FIDE B.01 1.4: whether a norm can still be made, by whom there is still to meet. */
import { type PlayerId, playerId } from '../model/ids.ts'
import type { Player, Title } from '../model/player.ts'
import type { Tournament } from '../model/tournament.ts'
import type { NormEvent } from './event.ts'
import { gameAgainst, isOfNoFederation, type NormGame } from './games.ts'
import { type NormTitle, titled, titleRules } from './titles.ts'

/** Whom somebody has not met yet, `next` aside; twice where everybody is met twice. null: anybody, where nothing says that people meet once. */
export const unmetBy = (
  { players }: Tournament,
  { id: own, outcomes }: Player,
  next: PlayerId | null,
  { system }: NormEvent,
): readonly Player[] | null => {
  if (system === 'other') return null
  const times = system === 'double-round-robin' ? 2 : 1
  const met = new Map<PlayerId, number>(next === null ? [] : [[next, 1]])
  for (const outcome of outcomes)
    if (outcome.kind === 'game' && outcome.result !== 'adjourned') met.set(outcome.opponent, (met.get(outcome.opponent) ?? 0) + 1)
  return players.flatMap((player) =>
    player.id === own || isOfNoFederation(player)
      ? []
      : Array.from({ length: Math.max(0, times - (met.get(player.id) ?? 0)) }, () => player),
  )
}

/**
 * The best that so many more games could be, all of them won: the highest ratings and the best titles that are left, whoever has them, each of another federation as far as there are
 * foreigners; then with the federations that are there, for each number of opponents of the own one; the last one of all as each of them is. What is not made with any of these is out
 * of reach.
 */
export function* hopes(
  title: NormTitle,
  { federation: own }: Pick<Player, 'federation'>,
  games: readonly NormGame[],
  left: { readonly rounds: number; readonly from: number; readonly unmet: readonly Player[] },
): Generator<readonly NormGame[]> {
  const many = Math.min(left.rounds, left.unmet.length)
  const all = left.unmet.map((player) => gameAgainst(player, left.from, 2))
  const ratings = all.map(({ rating }) => rating).sort((a, b) => (b ?? 0) - (a ?? 0))
  const titles = all.map((game) => game.title).sort((a, b) => worthOf(b, title) - worthOf(a, title))
  const hoped = (federations: readonly string[]): readonly NormGame[] =>
    federations.map((federation, at) => ({
      round: left.from + at,
      opponent: playerId(1_000_000 + at),
      federation,
      title: titles[at]!,
      rating: ratings[at]!,
      halves: 2,
    }))
  const foreign = all.map(({ federation }) => federation).filter((federation) => federation !== own)
  yield hoped(Array.from({ length: many }, (_, at) => (at < foreign.length ? `guest ${at}` : own)))
  if (many === 1) {
    for (const game of all) yield [game]
    return
  }
  for (let home = Math.max(0, many - foreign.length); home <= Math.min(many, all.length - foreign.length); home++)
    yield hoped([...mixed(foreign, games, many - home), ...Array.from({ length: home }, () => own)])
}

const worthOf = (title: Title | null, sought: NormTitle): number =>
  title === null ? 0 : titleRules[sought].counts.includes(title) ? 2 : titled.includes(title) ? 1 : 0

/** So many of these federations, always one that was met least. */
const mixed = (federations: readonly string[], games: readonly NormGame[], many: number): readonly string[] => {
  const met = new Map<string, number>()
  for (const { federation } of games) met.set(federation, (met.get(federation) ?? 0) + 1)
  const there = new Map<string, number>()
  for (const federation of federations) there.set(federation, (there.get(federation) ?? 0) + 1)
  return Array.from({ length: many }, () => {
    const [least] = [...there].filter(([, count]) => count > 0).toSorted(([a], [b]) => (met.get(a) ?? 0) - (met.get(b) ?? 0))[0]!
    met.set(least, (met.get(least) ?? 0) + 1)
    there.set(least, there.get(least)! - 1)
    return least
  })
}
