import type { JsonKind } from '@zug/engine/model'
import { byWhat, type WordsOf } from '../words.ts'
import { gameFaults } from './game-faults.ts'

const expected = (wanted: string, { found }: { readonly found: JsonKind }): string =>
  `${wanted} is expected, not ${found === 'null' ? 'null' : `a value of type ${found}`}.`
const oneOf = (options: readonly string[]): string => `One of ${options.join(', ')}`
const missing = 'This key is missing'

export const json: WordsOf<'json'> = {
  ...gameFaults,
  'json-malformed': byWhat({
    'after-the-end': () => 'Nothing may follow the closing bracket.',
    'value-missing': () => 'A value is missing.',
    key: () => 'A key in double quotes is expected.',
    colon: () => 'A colon is expected after the key.',
    'comma-or-brace': () => 'A comma or } is expected.',
    'comma-or-bracket': () => 'A comma or ] is expected.',
    'line-end-in-string': () => 'A string ends with double quotes on the same line.',
    'string-open': () => 'This string is not closed.',
    escape: () => 'This string has an escape that JSON does not know.',
    depth: ({ most }) => `Brackets are nested deeper than ${most}.`,
    word: ({ text }) => `"${text}" is no JSON value.`,
  }),
  'json-too-large': ({ what, most }) => `The text has more than ${most} ${what}.`,
  'key-duplicate': ({ key }) => `The key "${key}" comes twice.`,
  'key-unknown': ({ known }) => `This key is not known; known are ${known.join(', ')}.`,
  'key-missing': byWhat({
    key: () => `${missing}.`,
    colour: () => `${missing}, and the opponent names no colour from which to tell it.`,
    result: () => `${missing}; it may be left out only where both sides have a gameScore.`,
    game: () => 'A game needs its colour and its result here.',
  }),
  'type-wrong': byWhat({
    text: (issue) => expected('Text', issue),
    'whole-number': (issue) => expected('A whole number', issue),
    points: (issue) => expected('A number of points', issue),
    boolean: (issue) => expected('true or false', issue),
    list: (issue) => expected('A list', issue),
    object: (issue) => expected('An object', issue),
    option: (issue) => expected(oneOf(issue.options), issue),
  }),
  'value-out-of-range': byWhat({
    text: ({ most }) => `The text has more than ${most} characters.`,
    list: ({ most }) => `The list has more than ${most} entries.`,
    number: ({ least, most, value }) => `A whole number from ${least} to ${most} is expected, not ${value}.`,
    points: ({ value }) => `Points have at most one decimal and are below 10000, not ${value}.`,
    margin: () => 'A margin is not below zero.',
    'as-paired': () => 'A round that is paired, from rounds before it, is expected.',
  }),
  'value-unknown': byWhat({
    option: ({ options, text }) => `${oneOf(options)} is expected${text === null ? '' : `, not "${text}"`}.`,
    'record-id': () => 'A record id of three characters is expected, and not 001.',
    'variation-twice': () => 'A variation is named twice.',
    exclusive: ({ variations }) => `Only one of ${variations.join(' and ')} can be announced.`,
  }),
  'format-unknown': ({ expected: format }) => `"${format}" is expected: is this a Zug tournament?`,
  'version-unsupported': ({ newest }) => `This program reads versions 1 to ${newest}.`,
  'player-duplicate': byWhat({
    player: ({ id }) => `Player ${id} comes twice.`,
    team: ({ id }) => `Team ${id} comes twice.`,
    list: () => 'A player comes twice in this list.',
    sections: () => 'A player is in two sections, or twice in one.',
    member: ({ id }) => `Player ${id} is in two places.`,
    seat: ({ id, round }) => `Player ${id} sits at two boards of round ${round}.`,
  }),
  'pairing-number-duplicate': ({ players, number }) => `Players ${players.join(' and ')} have the same pairing number ${number}.`,
  'player-unknown': ({ what, id }) => `There is no ${what} ${id}.`,
  'rounds-uneven': byWhat({
    player: ({ id, rounds, first }) =>
      `Player ${id} has ${rounds} rounds, the first player has ${first}; write {"kind": "absent"} for a round missed.`,
    team: ({ id, rounds, first }) => `Team ${id} has ${rounds} rounds, the first team has ${first}.`,
  }),
  'round-not-paired': ({ round }) => `Nobody is paired in round ${round}; byes of a round to come belong to requestedByes.`,
  'rounds-too-few': ({ paired }) => `${paired} rounds were paired already.`,
  'bye-duplicate': ({ player, round }) => `Player ${player} has two byes in round ${round}.`,
  'bye-round-paired': ({ round }) => `Round ${round} is paired already.`,
  'results-incompatible': byWhat({
    game: gameFaults['results-incompatible'],
    adjudications: ({ player, round }) => `The game of player ${player} in round ${round} is adjudicated in two ways.`,
    boards: () => 'The boards of the two teams do not fit together.',
  }),
  'too-many-issues': ({ most }) => `More than ${most} faults; mend these first.`,
}
