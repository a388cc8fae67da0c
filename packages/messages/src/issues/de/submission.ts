import type { SubmissionEventField, SubmissionPlayer, SubmissionPlayerField } from '@zug/engine/model'
import { counted } from '../../words.ts'
import { someNames } from '../some-names.ts'
import type { WordsOf } from '../words.ts'

const eventFields: Readonly<Record<SubmissionEventField, string>> = {
  name: 'Der Name des Turniers',
  city: 'Der Ort',
  federation: 'Die Föderation des Turniers',
  startDate: 'Der erste Tag',
  endDate: 'Der letzte Tag',
  chiefArbiter: 'Der Hauptschiedsrichter',
  timeControl: 'Die Bedenkzeit',
}

const playerFields: Readonly<Record<SubmissionPlayerField, string>> = {
  federation: 'Föderation',
  fideId: 'FIDE-ID',
  birth: 'Geburtsdatum',
}

const eventDoubts = {
  'no-date': 'ist kein Datum (JJJJ/MM/TT)',
  'before-start': 'liegt vor dem ersten Tag',
  'no-code': 'ist kein Kürzel aus drei Großbuchstaben',
  'no-rate': 'lässt nicht erkennen, ob Standard-, Schnell- oder Blitzpartien gespielt werden',
}

const roundDoubts = {
  'no-date': 'ist kein Datum',
  outside: 'liegt vor dem ersten oder nach dem letzten Tag des Turniers',
  order: 'liegt vor dem Datum einer früheren Runde',
}

const names = (players: readonly SubmissionPlayer[]): string => someNames(players, (more) => `und ${more} weitere`)
const ofRounds = (rounds: readonly number[]): string => `Das Datum der Runde${rounds.length === 1 ? '' : 'n'} ${rounds.join(', ')}`

export const submission: WordsOf<'submission'> = {
  'event-field-missing': ({ field }) => `${eventFields[field]} fehlt.`,
  'event-field-doubtful': ({ field, text, why }) => `${eventFields[field]}, «${text}», ${eventDoubts[why]}.`,
  'round-dates-missing': ({ rounds }) => `${ofRounds(rounds)} fehlt.`,
  'round-dates-doubtful': ({ rounds, why }) => `${ofRounds(rounds)} ${roundDoubts[why]}.`,
  'player-field-missing': ({ field, players }) =>
    `${playerFields[field]} fehlt bei ${counted(players.length, 'Spieler', 'Spielern')}: ${names(players)}.`,
  'player-field-doubtful': ({ field, players }) => `${playerFields[field]} wirkt falsch: ${names(players)}.`,
  'fide-id-shared': ({ text, players }) => `Die FIDE-ID ${text} ist bei mehreren Spielern eingetragen: ${names(players)}.`,
}
