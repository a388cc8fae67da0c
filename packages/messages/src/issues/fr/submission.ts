import type { SubmissionEventField, SubmissionPlayer, SubmissionPlayerField } from '@zug/engine/model'
import { countedFrench } from '../../words.ts'
import { someNames } from '../some-names.ts'
import type { WordsOf } from '../words.ts'

const eventFields: Readonly<Record<SubmissionEventField, string>> = {
  name: 'Le nom du tournoi',
  city: 'Le lieu',
  federation: 'La fédération du tournoi',
  startDate: 'Le premier jour',
  endDate: 'Le dernier jour',
  chiefArbiter: 'L’arbitre principal',
  timeControl: 'La cadence',
}

const playerFields: Readonly<Record<SubmissionPlayerField, string>> = {
  federation: 'de fédération',
  fideId: 'd’identifiant FIDE',
  birth: 'de date de naissance',
}

const doubtful: Readonly<Record<SubmissionPlayerField, string>> = {
  federation: 'La fédération semble fausse',
  fideId: 'L’identifiant FIDE semble faux',
  birth: 'La date de naissance semble fausse',
}

const eventDoubts = {
  'no-date': 'n’est pas une date (AAAA/MM/JJ)',
  'before-start': 'précède le premier jour',
  'no-code': 'n’est pas un code de trois majuscules',
  'no-rate': 'ne montre pas si les parties sont lentes, rapides ou de blitz',
}

const roundDoubts = {
  'no-date': 'n’est pas une date',
  outside: 'précède le premier jour du tournoi ou en suit le dernier',
  order: 'précède la date d’une ronde antérieure',
}

const names = (players: readonly SubmissionPlayer[]): string => someNames(players, (more) => `et ${more} autres`)
const ofRounds = (rounds: readonly number[]): string => `La date ${rounds.length === 1 ? 'de la ronde' : 'des rondes'} ${rounds.join(', ')}`

export const submission: WordsOf<'submission'> = {
  'event-field-missing': ({ field }) => `${eventFields[field]} manque.`,
  'event-field-doubtful': ({ field, text, why }) => `${eventFields[field]}, « ${text} », ${eventDoubts[why]}.`,
  'round-dates-missing': ({ rounds }) => `${ofRounds(rounds)} manque.`,
  'round-dates-doubtful': ({ rounds, why }) => `${ofRounds(rounds)} ${roundDoubts[why]}.`,
  'player-field-missing': ({ field, players }) =>
    `${countedFrench(players.length, 'joueur n’a', 'joueurs n’ont')} pas ${playerFields[field]} : ${names(players)}.`,
  'player-field-doubtful': ({ field, players }) => `${doubtful[field]} : ${names(players)}.`,
  'fide-id-shared': ({ text, players }) => `L’identifiant FIDE ${text} est donné à plusieurs joueurs : ${names(players)}.`,
}
