import { roundNumber } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import type { PairingAnswer } from '../pairing/round-pairing.ts'
import { pairRoundByTheBook } from '../rulebook/cfc/by-the-book.ts'
import { pairRound } from '../rulebook/cfc/pair-round.ts'
import { type CfcSettings, cfcDefaults } from '../rulebook/cfc/rules.ts'
import { buildTournament } from './build-tournament.ts'

export type CfcParts = Partial<Omit<Tournament, 'rules' | 'ratings'>> & {
  readonly cfc?: Partial<CfcSettings>
  /** By player; from 2000 down in tens where it is left out. */
  readonly ratings?: readonly (number | null)[]
}

/** A tournament under the CFC handbook from one line a player (see buildTournament); White is drawn for number 1. */
export const buildCfc = (rows: readonly string[], { cfc = {}, ratings, ...data }: CfcParts = {}): Tournament => {
  const tournament = buildTournament(rows, { initialColour: 'white', ...data })
  return {
    ...tournament,
    rules: { ...cfcDefaults, ...cfc },
    players: tournament.players.map((player, index) => ({
      ...player,
      rating: ratings === undefined ? 2000 - 10 * index : ratings[index]!,
    })),
  }
}

/** `rows` many players before round 1. */
export const freshCfc = (count: number, parts: CfcParts = {}): Tournament => buildCfc(Array(count).fill(''), parts)

/** Boards as "white-black", the bye at the end. What the book says of a small field must be what the fast way says. */
export const pairedAs = (tournament: Tournament, round: number): string => {
  const answer = pairRound(tournament, roundNumber(round))
  const book = pairRoundByTheBook(tournament, roundNumber(round))
  if (book.kind !== 'too-large' && wordsOf(book) !== wordsOf(answer))
    throw new Error(`fast ${wordsOf(answer)}, by the book ${wordsOf(book)}`)
  return wordsOf(answer)
}

export const wordsOf = (answer: PairingAnswer): string =>
  answer.kind === 'pairing'
    ? [...answer.boards.map(({ white, black }) => `${white}-${black}`), ...(answer.bye === null ? [] : [`bye ${answer.bye}`])].join(' ')
    : `stuck ${answer.stuck.join(' ')}`
