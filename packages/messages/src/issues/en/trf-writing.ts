import type { PartReadDifferently, PlayerField } from '@zug/engine/model'
import type { TrfDialect } from '@zug/engine/trf'
import { byWhat, type WordsOf } from '../words.ts'

type In = { readonly dialect: TrfDialect }
const lost = ({ dialect }: In, what: string): string => `${dialect.toUpperCase()} cannot carry ${what}.`

const fields: Readonly<Record<PlayerField, string>> = {
  id: 'starting rank',
  sex: 'sex',
  title: 'title',
  name: 'name',
  rating: 'rating',
  federation: 'federation',
  fideId: 'FIDE id',
  birth: 'birth date',
  points: 'score',
  rank: 'rank',
}

const parts: Readonly<Record<PartReadDifferently, string>> = {
  players: 'players and their rounds',
  teams: 'teams and their matches',
  settings: 'the tournament itself',
  plans: 'byes to come, pairs kept apart, virtual points',
  records: 'further records',
}

export const trfWriting: WordsOf<'trf-writing'> = {
  'rounds-not-carried': (issue) => lost(issue, `the number of rounds, ${issue.rounds}`),
  'initial-colour-not-carried': (issue) => lost(issue, `the initial colour, ${issue.colour}`),
  'scoring-not-carried': byWhat({
    shared: (issue) => lost(issue, 'this scoring: some outcomes that share one value there differ here'),
    unusual: (issue) => lost(issue, 'a scoring other than 1, ½, 0'),
  }),
  'rules-not-carried': (issue) => lost(issue, `the rules "${issue.rules}" besides the type "${issue.type}"`),
  'pairing-numbers-not-carried': byWhat({
    'starting-ranks': (issue) => lost(issue, 'pairing numbers other than the starting ranks'),
    gaps: (issue) => lost(issue, 'pairing numbers with gaps; they are numbered from 1'),
    'order-of-teams': (issue) => lost(issue, 'numbers of teams other than their order'),
    'long-numbers-of-teams': (issue) => lost(issue, 'numbers of teams beyond 999; they are numbered from 1'),
  }),
  'forbidden-pairs-not-carried': byWhat({
    teams: (issue) => lost(issue, 'teams that must not meet'),
    pairs: (issue) => lost(issue, 'forbidden pairs'),
    rounds: (issue) => {
      const span = issue.last === null ? `from round ${issue.first} on` : `in rounds ${issue.first}-${issue.last}`
      return lost(issue, `pairs forbidden only ${span}`)
    },
  }),
  'virtual-points-not-carried': (issue) => lost(issue, 'virtual points'),
  'bye-kind-not-carried': ({ player }) => `The full-point bye of player ${player} reads as pairing-allocated.`,
  'unrated-games-not-carried': ({ player }) => `The unrated game of player ${player} reads as an ordinary one.`,
  'abnormal-points-not-carried': (issue) => {
    const whose = issue.players.length === 0 ? '' : `, those of ${issue.players.join(' ')}`
    return lost(issue, `points by decision of the arbiter${issue.what === 'all' ? '' : ' for adjourned games'}${whose}`)
  },
  'records-not-carried': (issue) => lost(issue, `the records ${issue.records.join(' ')}`),
  'club-not-carried': ({ player, club }) => `TRF has no place for the club of player ${player}, "${club}".`,
  'game-scores-not-carried': (issue) => lost(issue, 'the scores of the games themselves'),
  'official-ratings-not-carried': byWhat({
    all: (issue) => lost(issue, 'official ratings beside the one that counts'),
    lists: (issue) => lost(issue, 'which lists and months the ratings are of, and those of other kinds of play'),
  }),
  'national-ids-not-carried': byWhat({
    all: (issue) => lost(issue, 'numbers of national federations'),
    federation: (issue) =>
      `The national number of player${issue.players.length === 1 ? '' : 's'} ${issue.players.join(', ')} has no federation or is longer than 11 columns.`,
  }),
  'settings-not-carried': byWhat({
    settings: (issue) => lost(issue, `settings of ${issue.rules}: ${issue.settings.join(', ')}`),
    cities: (issue) => lost(issue, 'the cities of players'),
  }),
  'teams-not-carried': byWhat({
    'that-they-are-paired': (issue) => lost(issue, `that teams are paired besides the type "${issue.type}"`),
    teams: (issue) => lost(issue, 'teams; the games of their members are written'),
    details: (issue) => lost(issue, 'nicknames, strengths and ranks of teams'),
  }),
  'line-ups-not-carried': byWhat({
    alternates: (issue) => lost(issue, 'which members are alternates where teams have fewer boards'),
    boards: (issue) => lost(issue, 'who sat on which board, where the games do not show it'),
  }),
  'team-rounds-not-carried': (issue) => lost(issue, 'byes of teams and matches that a team missed'),
  'unpaired-rounds-not-carried': (issue) => lost(issue, `that round ${issue.round} passed without a game`),
  'as-paired-not-carried': (issue) => lost(issue, 'all that rounds were paired from and that is otherwise now'),
  'read-differently': ({ dialect, parts: found }) =>
    found === null
      ? `What was written as ${dialect.toUpperCase()} cannot be read again: keep the tournament as JSON.`
      : `Reading the ${dialect.toUpperCase()} again gives something else: ${found.map((part) => parts[part]).join('; ')}.`,
  'text-cut': byWhat({
    player: ({ field, player, text, width }) => `The ${fields[field]} of player ${player}, "${text}", is longer than ${width} columns.`,
    team: ({ text, width }) => `The name of the team "${text}" is longer than ${width} columns.`,
  }),
}
