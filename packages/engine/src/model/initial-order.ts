import { err, ok, type Result } from '../result.ts'
import { pairedBefore, roundsPaired } from './history.ts'
import { pairingNumber, roundNumber } from './ids.ts'
import type { NumbersIssue } from './issues/numbers.ts'
import { lotOf } from './lot.ts'
import { type Player, titles } from './player.ts'
import type { Tournament } from './tournament.ts'
import { type RatingChoice, usualRatings } from './tournament-rating.ts'

type Compare = (a: Player, b: Player) => number
type Equals = Pick<RatingChoice, 'equals' | 'lot'>

/** FIDE Dutch 2017 C.04.2.B.3, 2026 C.04.2 2.2.3: alphabetical, unless it was stated before that something else comes in its place. */
const compareEquals = ({ equals, lot }: Equals = usualRatings): Compare => {
  switch (equals) {
    case 'name':
      return (a, b) => compareNames(a.name, b.name) || a.id - b.id
    case 'entry':
      return (a, b) => a.id - b.id
    case 'lot':
      return (a, b) => lotOf(lot, a.id) - lotOf(lot, b.id) || a.id - b.id
  }
}

/** FIDE Dutch 2012 A.2, 2017 C.04.2.B.3, 2026 C.04.2 2.2: rating, then title, then as `equals` says; a player without rating or title comes after those with one. */
export const initialOrderBy = (ratings?: Equals): Compare => {
  const compare = compareEquals(ratings)
  return (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || titleRank(a) - titleRank(b) || compare(a, b)
}

export const compareInitially: Compare = initialOrderBy()

const titleRank = (player: Player): number => (player.title === null ? titles.length : titles.indexOf(player.title))

/** Alphabetical without regard to case or accents, then by code point, so that every machine sorts alike. */
const compareNames = (a: string, b: string): number => compareText(plain(a), plain(b)) || compareText(a, b)
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** FIDE Dutch 2017 A.1, C.04.2.B.4, 2026 1.1, C.04.2 2.3: pairing numbers by the initial order, from 1. */
export const assignPairingNumbers = (players: readonly Player[], ratings?: Equals): readonly Player[] =>
  numbered(players.toSorted(initialOrderBy(ratings)))

const numbered = (players: readonly Player[]): readonly Player[] =>
  players.map((player, index) => ({ ...player, pairingNumber: pairingNumber(index + 1) }))

/** Once this many rounds are paired, no pairing number is corrected any more. */
const settledAfter = 4

/**
 * FIDE Dutch 2017 C.04.2.B.4, 2026 C.04.2 2.3: numbers assigned anew after corrected data, as long as round 4 is not paired; the players keep their ids.
 * Late entries get the number due to them in any round, see `enterLate`.
 */
export const reassignPairingNumbers = (tournament: Tournament): Result<Tournament, NumbersIssue[]> => {
  const paired = roundsPaired(tournament)
  if (paired < settledAfter)
    return ok({ ...tournament, players: inOrderOf(tournament.players, assignPairingNumbers(tournament.players, tournament.ratings)) })
  const told = { article: 'C.04.2 2.3', round: paired, settled: settledAfter, paired }
  return err([{ source: 'numbers', code: 'pairing-numbers-settled', severity: 'error', ...told }])
}

/**
 * FIDE Dutch 2026 C.04.2 2.4, C.04.2 2.5: participants who have never been paired take their places in the initial list, each before the first one it
 * comes before; all others keep their order. Their numbers shift, which is why numbers are provisional until the list of participants closes.
 */
export const enterLate = (tournament: Tournament): Tournament => {
  const next = roundNumber(roundsPaired(tournament) + 1)
  const compare = initialOrderBy(tournament.ratings)
  const byNumber = tournament.players.toSorted((a, b) => a.pairingNumber - b.pairingNumber)
  const list = byNumber.filter((player) => pairedBefore(player, next))
  for (const player of byNumber.filter((one) => !pairedBefore(one, next)).sort(compare)) {
    const place = list.findIndex((other) => compare(player, other) < 0)
    list.splice(place === -1 ? list.length : place, 0, player)
  }
  return { ...tournament, players: inOrderOf(tournament.players, numbered(list)) }
}

/** The players as numbered, listed as they were. */
const inOrderOf = (listed: readonly Player[], players: readonly Player[]): readonly Player[] => {
  const byId = new Map(players.map((player) => [player.id, player]))
  return listed.map(({ id }) => byId.get(id)!)
}
