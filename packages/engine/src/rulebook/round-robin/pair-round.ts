import { participantsOf, roundsPaired } from '../../model/history.ts'
import { type PlayerId, pairingNumber, type RoundNumber } from '../../model/ids.ts'
import type { Player } from '../../model/player.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { Board, PairingAnswer } from '../../pairing/round-pairing.ts'
import { inOrderOfNumbers } from './numbers.ts'
import { type RoundLeft, roundLeft } from './rounds-made-by-hand.ts'
import { settingsOf } from './rules.ts'
import { roundsOfSchedule, scheduledRound } from './schedule.ts'

const rulebookId = 'round-robin' as const

/**
 * CFC 650, 651, 652: the round of the tables, section by section, as far as rounds made by hand have left it. A game with somebody who is away or has left is not played; who rests by the tables of an odd section
 * has the bye, which is not scored (653). When all sections have ended there is nobody left to meet.
 */
export const pairRound = (tournament: Tournament, round: RoundNumber): PairingAnswer => {
  const header = { rulebook: rulebookId, round }
  const all = tournament.players.map(({ id }) => id)
  const sections = sectionsOf(tournament)
  const left = sections.map((players) => leftOf(tournament, players, round))
  const games = left.flatMap((section) => section?.games ?? [])
  if (left.every((section) => section === null || section.scheduled.length === 0) && all.length > 1)
    return { kind: 'no-legal-pairing', ...header, stuck: all, only: [] }

  const present = new Set(participantsOf(tournament, round).map(({ id }) => id))
  const boards = games.filter(({ white, black }) => present.has(white) && present.has(black))
  const playing = new Set(boards.flatMap(({ white, black }) => [white, black]))
  const scheduled = new Set(left.flatMap((section) => section?.scheduled ?? []).flatMap(({ white, black }) => [white, black]))
  const resting = sections
    .filter((_, at) => left[at] !== null)
    .flatMap((players) => players.filter(({ id }) => present.has(id) && !scheduled.has(id)))
  const bye = resting[0]?.id ?? null
  return { kind: 'pairing', ...header, boards, bye, notPaired: all.filter((id) => !playing.has(id) && id !== bye) }
}

/** The round of one section as it can still be played after rounds made by hand; null beyond the end of its tables. */
export const leftOf = (tournament: Tournament, players: readonly Player[], round: number): RoundLeft | null => {
  const settings = settingsOf(tournament)
  const table = gamesOf(tournament, players, round)
  if (table === null) return null
  const rounds = roundsOfSchedule(players.length, settings)
  const others = function* (): Generator<readonly Board[]> {
    for (let at = 1; at <= rounds; at++) yield gamesOf(tournament, players, at) ?? []
  }
  return roundLeft(players, table, others(), round, settings.double)
}

/** How many rounds the schedule has, of the longest section. */
export const roundsOfTables = (tournament: Tournament): number => {
  const rounds = sectionsOf(tournament).map((players) => roundsOfSchedule(players.length, settingsOf(tournament)))
  return Math.max(roundsPaired(tournament), ...rounds)
}

/** Every round of the schedule, White first, or the first so many: all of them are as many games as everybody has with everybody. */
export const scheduleOf = (tournament: Tournament, rounds = Number.POSITIVE_INFINITY): readonly (readonly Board[])[] => {
  const sections = sectionsOf(tournament)
  return Array.from({ length: Math.min(rounds, roundsOfTables(tournament)) }, (_, index) =>
    sections.flatMap((players) => gamesOf(tournament, players, index + 1) ?? []),
  )
}

/** 652: the sections, each in the order of its numbers. */
export const sectionsOf = (tournament: Tournament): readonly (readonly Player[])[] => {
  const settings = settingsOf(tournament)
  const sections = settings.sections?.map((ids) => membersOf(tournament, new Set(ids))) ?? [tournament.players]
  return sections.map((players) => inOrderOfNumbers(players, settings))
}

const membersOf = ({ players }: Tournament, ids: ReadonlySet<PlayerId>): readonly Player[] => players.filter(({ id }) => ids.has(id))

/**
 * CFC 652, 663: the drawn number is the pairing number, wherever one is shown. In several sections the numbers run on from one to the next, and within each they are in the order
 * of the drawing.
 */
export const withDrawnNumbers = <T extends Tournament>(tournament: T): T => {
  if (settingsOf(tournament).numbers === 'pairing-numbers') return tournament
  const drawn = sectionsOf(tournament).flat()
  const inTables = new Set(drawn)
  const others = tournament.players.filter((player) => !inTables.has(player)).toSorted((a, b) => a.pairingNumber - b.pairingNumber)
  const numbers = new Map([...drawn, ...others].map(({ id }, index) => [id, pairingNumber(index + 1)]))
  if (tournament.players.every((player) => player.pairingNumber === numbers.get(player.id))) return tournament
  return { ...tournament, players: tournament.players.map((player) => ({ ...player, pairingNumber: numbers.get(player.id)! })) }
}

const gamesOf = (tournament: Tournament, players: readonly Player[], round: number): readonly Board[] | null =>
  scheduledRound(players.length, round, settingsOf(tournament))?.map(([white, black]) => ({
    white: players[white - 1]!.id,
    black: players[black - 1]!.id,
  })) ?? null
