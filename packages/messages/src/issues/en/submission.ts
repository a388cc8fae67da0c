import type { SubmissionEventField, SubmissionPlayer, SubmissionPlayerField } from '@zug/engine/model'
import { counted } from '../../words.ts'
import { someNames } from '../some-names.ts'
import type { WordsOf } from '../words.ts'

const eventFields: Readonly<Record<SubmissionEventField, string>> = {
  name: 'name of the event',
  city: 'place',
  federation: 'federation of the event',
  startDate: 'first day',
  endDate: 'last day',
  chiefArbiter: 'chief arbiter',
  timeControl: 'time control',
}

const playerFields: Readonly<Record<SubmissionPlayerField, string>> = {
  federation: 'federation',
  fideId: 'FIDE ID',
  birth: 'date of birth',
}

const eventDoubts = {
  'no-date': 'is not a date (YYYY/MM/DD)',
  'before-start': 'is before the first day',
  'no-code': 'is not a code of three capital letters',
  'no-rate': 'does not show whether the games are standard, rapid or blitz',
}

const roundDoubts = {
  'no-date': 'is not a date',
  outside: 'is before the first or after the last day of the event',
  order: 'is before the date of an earlier round',
}

const names = (players: readonly SubmissionPlayer[]): string => someNames(players, (more) => `and ${more} more`)
const inRounds = (rounds: readonly number[]): string => `round${rounds.length === 1 ? '' : 's'} ${rounds.join(', ')}`

/** What a report to FIDE still lacks. */
export const submission: WordsOf<'submission'> = {
  'event-field-missing': ({ field }) => `The ${eventFields[field]} is missing.`,
  'event-field-doubtful': ({ field, text, why }) => `The ${eventFields[field]}, "${text}", ${eventDoubts[why]}.`,
  'round-dates-missing': ({ rounds }) => `The date of ${inRounds(rounds)} is missing.`,
  'round-dates-doubtful': ({ rounds, why }) => `The date of ${inRounds(rounds)} ${roundDoubts[why]}.`,
  'player-field-missing': ({ field, players }) =>
    `${counted(players.length, 'player has', 'players have')} no ${playerFields[field]}: ${names(players)}.`,
  'player-field-doubtful': ({ field, players }) => `The ${playerFields[field]} looks wrong: ${names(players)}.`,
  'fide-id-shared': ({ text, players }) => `The FIDE ID ${text} is entered for more than one player: ${names(players)}.`,
}
