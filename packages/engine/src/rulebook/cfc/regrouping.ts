import type { PlayerId } from '../../model/ids.ts'
import { absent, wasPaired } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import { pointsFor } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { Competitor } from './competitor.ts'
import { unratedPlace } from './competitors.ts'
import { type Group, halves } from './group.ts'
import { orderOfCards } from './pairing-order.ts'
import { asCounted, scoringUnder } from './pairing-score.ts'
import { settingsOf } from './settings.ts'

/**
 * CFC 633.2, second round. A: winners of the upper section; B: the others of it, those who drew with 100 points more; C: winners of the lower section
 * and those who drew, these with 100 points less; D: the others of it. A and D are halved, B meets C.
 *
 * An odd man of A meets the highest of B, so B counts one less. If B is then the larger, its lowest go to the top of D; if C is, its lowest meet the
 * top of D.
 */
export const regrouped = (tournament: Tournament, competitors: readonly Competitor[]): readonly Group[] => {
  const section = upperSection(tournament)
  const result = new Map(tournament.players.map((player) => [player.id, resultOf(tournament, player)]))
  const moved = new Map<PlayerId, number>()
  const lists: Readonly<Record<'a' | 'b' | 'c' | 'd', Competitor[]>> = { a: [], b: [], c: [], d: [] }
  for (const player of competitors) {
    const [upper, was] = [section.has(player.id), result.get(player.id)!]
    if (was === 'drew') moved.set(player.id, upper ? 100 : -100)
    lists[upper ? (was === 'won' ? 'a' : 'b') : was === 'lost' ? 'd' : 'c'].push(player)
  }
  const placeOf = cardOrder(tournament, moved)
  for (const list of Object.values(lists)) list.sort((x, y) => placeOf.get(x.id)! - placeOf.get(y.id)!)

  const { a, b, c, d } = lists
  const odd = a.length % 2
  const stayB = Math.max(0, b.length - odd)
  const stayC = c.length - Math.max(0, odd - b.length)
  const extraB = Math.max(0, stayB - stayC)
  const extraC = Math.max(0, stayC - stayB)
  const extras = c.slice(c.length - extraC)
  return [
    { players: a, shape: halves },
    { players: [...b.slice(0, b.length - extraB), ...c.slice(0, c.length - extraC)], shape: halves },
    {
      players: [...b.slice(b.length - extraB), ...extras, ...d],
      shape: extraC === 0 ? halves : { kind: 'extras-first' as const, extras: new Set(extras.map(({ id }) => id)) },
    },
  ].filter(({ players }) => players.length > 0)
}

/** Who was in the upper section of round 1, or would have been by his rating. */
const upperSection = (tournament: Tournament): ReadonlySet<PlayerId> => {
  const order = orderOfCards(tournament.players, unratedPlace(tournament))
  const paired = order.filter(({ outcomes }) => outcomes[0] !== undefined && wasPaired(outcomes[0]) && outcomes[0].kind !== 'bye')
  const lowest = paired[2 * Math.ceil(paired.length / 4) - 1]
  return new Set(order.slice(0, lowest === undefined ? 0 : order.indexOf(lowest) + 1).map(({ id }) => id))
}

const resultOf = (tournament: Tournament, player: Player): 'won' | 'drew' | 'lost' => {
  const scoring = scoringUnder(tournament.scoring, settingsOf(tournament).variations)
  const points = player.outcomes[0] === undefined ? pointsFor(absent, scoring) : pointsFor(asCounted(tournament, player, 1), scoring)
  if (points >= Math.min(scoring.winWhite, scoring.winBlack)) return 'won'
  return points > Math.max(scoring.lossWhite, scoring.lossBlack) ? 'drew' : 'lost'
}

/** The order of 613 with the ratings changed for this round. */
const cardOrder = (tournament: Tournament, moved: ReadonlyMap<PlayerId, number>): ReadonlyMap<PlayerId, number> => {
  const players = tournament.players.map((player) => ({
    ...player,
    rating: player.rating === null ? null : player.rating + (moved.get(player.id) ?? 0),
  }))
  return new Map(orderOfCards(players, unratedPlace(tournament)).map(({ id }, place) => [id, place]))
}
