import { titles } from '@zug/engine/model'
import type { WordsOf } from '../words.ts'

const fourDigits = (title: string, { name, text }: { readonly name: string; readonly text: string }): string =>
  `A ${title} has at most four digits, or the cell is empty; ${name || 'this line'} has "${text}".`

export const csv: WordsOf<'csv'> = {
  'csv-too-large': ({ what, most }) =>
    what === 'cell' ? `A cell has more than ${most} characters.` : `The text has more than ${most} ${what}.`,
  'csv-quote-open': () => 'A quoted cell is not closed.',
  'csv-quote-misplaced': () => 'Quotes stand around a whole cell; a quote within is written twice.',
  'csv-empty': () => 'The first row names the columns, one player a row follows.',
  'csv-name-column-missing': () => 'A column called "name" is needed.',
  'csv-team-column-missing': () =>
    'A column called "team" is needed, and one called "board" for the order in it: this rulebook pairs teams.',
  'csv-row-too-long': ({ cells, columns }) => `The row has ${cells} cells, the header ${columns}.`,
  'name-missing': () => 'A player has no name.',
  'team-missing': ({ name }) => `${name || 'A player'} is in no team; the column "team" says whose member each player is.`,
  'player-id-malformed': ({ text }) => `An id is a number from 1 to 9999, not "${text}".`,
  'player-id-missing': () => 'A player has no id; give one to all players, or leave the column out.',
  'player-id-duplicate': ({ player, firstLine }) => `The id ${player} was given in line ${firstLine} already.`,
  'too-many-players': ({ most }) => `A tournament has at most ${most} players.`,
  'rating-malformed': (issue) => fourDigits(issue.title, issue),
  'title-unknown': ({ name, text }) => `The title "${text}" of ${name} is none of ${titles.join(', ')}; it is left out.`,
  'sex-unknown': ({ name, text }) => `The sex of ${name} is m, w or empty, not "${text}".`,
  'rank-malformed': (issue) => fourDigits('rank', issue),
  'birth-impossible': ({ name, text }) =>
    `There is no day "${text}": correct the date of birth of ${name || 'this player'}, or leave it empty.`,
  'column-ignored': ({ title }) => `The column "${title}" is not part of a start list; ignored.`,
  'column-guessed': ({ title, readAs }) =>
    `The column "${title}" is read as ${readAs}, because of what it contains. Rename it if it means something else.`,
  'row-set-aside': ({ what, text }) =>
    what === 'no-name'
      ? `This line has no name; it is left out${text === '' ? '' : `: "${text}"`}.`
      : `"${text}" looks like ${what === 'total' ? 'a total' : 'the headings again'}, not like a player; the line is left out.`,
}

export const pairs: WordsOf<'pairs'> = {
  'pairs-count-malformed': () => 'The first line is the number of pairs.',
  'pairs-count-mismatch': ({ announced, found }) => `${announced} pairs announced, ${found} follow.`,
  'pair-malformed': () => 'A pair is two starting ranks, White first, or a starting rank and 0 for the bye.',
  'player-twice': ({ player }) => `Player ${player} is paired twice.`,
  'bye-twice': ({ players }) => `Players ${players.join(' and ')} both have the bye.`,
}

export const encoding: WordsOf<'encoding'> = {
  'not-utf8': (issue) =>
    `The file is not UTF-8; ${issue.encoding === null ? '' : `read as ${issue.encoding}, `}letters with accents may be wrong.`,
}
