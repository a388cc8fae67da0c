import type { Colour } from '../../model/colour.ts'
import type { TrfIssueData } from '../../model/issues/trf.ts'
import { type Sex, type Title, titles } from '../../model/player.ts'
import { type Points, parsePoints } from '../../model/points.ts'
import { nth, playerFields, readField, roundBlock, roundFields, widthOf } from './columns.ts'
import { type IssueList, type Place, report, type TrfIssueCode } from './issues.ts'
import { limits, type TrfLine } from './lines.ts'
import { isByeLetter, isForfeitLetter, isGameLetter, isResultLetter } from './results.ts'

/** One round block of a 001 record as written; `opponent` 0 is nobody. Null: blank. 'broken': a fault in it was reported already. */
export type RoundCell = { readonly opponent: number; readonly colour: Colour | null; readonly letter: string }

/** A 001 record, each field read, nothing compared yet. */
export type PlayerRecord = {
  readonly line: number
  readonly id: number
  readonly sex: Sex | null
  readonly title: Title | null
  readonly name: string
  readonly rating: number | null
  readonly federation: string
  readonly fideId: string
  readonly birth: string
  readonly points: Points | null
  readonly rank: number | null
  readonly cells: readonly (RoundCell | null | 'broken')[]
}

/** Null when not even the starting rank can be read. */
export const readPlayerRecord = (source: TrfLine, list: IssueList): PlayerRecord | null => {
  const { name, text } = alignColumns(source.text)
  const field = (key: keyof typeof playerFields) => readField(text, playerFields[key])
  const at = (key: keyof typeof playerFields): Place => ({ line: source.number, column: playerFields[key].from })
  const idText = field('id')
  if (!/^\d{1,4}$/.test(idText) || Number(idText) === 0) {
    report(list, 'player-id-malformed', { ...at('id'), text: idText })
    return null
  }
  const id = Number(idText)
  if (isShifted(text, source.number, id, list)) return shiftedRecord(source.number, id, name, text)
  const place = (key: keyof typeof playerFields): Place => ({ ...at(key), player: id })

  const rating = field('rating')
  if (!/^\d*$/.test(rating)) report(list, 'rating-malformed', { ...place('rating'), text: rating })
  const pointsText = field('points')
  const points = pointsText === '' ? null : parsePoints(pointsText)
  if (pointsText !== '' && points === null) report(list, 'points-malformed', { ...place('points'), text: pointsText })
  const rank = field('rank')
  if (!/^\d*$/.test(rank)) report(list, 'rank-malformed', { ...place('rank'), text: rank })
  return {
    line: source.number,
    id,
    sex: readSex(field('sex'), place('sex'), list),
    title: readTitle(field('title'), place('title'), list),
    name,
    rating: /^\d+$/.test(rating) && Number(rating) > 0 ? Number(rating) : null,
    federation: field('federation'),
    fideId: field('fideId'),
    birth: field('birth'),
    points,
    rank: /^\d+$/.test(rank) && Number(rank) > 0 ? Number(rank) : null,
    cells: readCells(text, source.number, id, list),
  }
}

const readSex = (text: string, place: Place, list: IssueList): Sex | null => {
  const letter = text.toLowerCase()
  if (letter === '' || letter === 'm') return letter === '' ? null : 'm'
  if (letter === 'w' || letter === 'f') return 'w'
  report(list, 'sex-unknown', { ...place, text })
  return null
}

/** Old writers use a letter or two: g is GM, m is IM, wg is WGM. */
const oldTitles: Readonly<Record<string, Title>> = { G: 'GM', M: 'IM', F: 'FM', C: 'CM', WG: 'WGM', WM: 'WIM', WF: 'WFM', WC: 'WCM' }

const readTitle = (text: string, place: Place, list: IssueList): Title | null => {
  if (text === '') return null
  const upper = text.toUpperCase()
  const title = titles.find((known) => known === upper) ?? (Object.hasOwn(oldTitles, upper) ? oldTitles[upper] : undefined)
  if (title === undefined) report(list, 'title-unknown', { ...place, text })
  return title ?? null
}

const readCells = (text: string, line: number, player: number, list: IssueList): (RoundCell | null | 'broken')[] => {
  const cells: (RoundCell | null | 'broken')[] = []
  for (let index = 0; nth(roundBlock, index).from <= text.length; index++) {
    if (index >= limits.rounds) {
      report(list, 'too-many-rounds', { line, column: nth(roundBlock, index).from, player, what: 'limit', most: limits.rounds })
      break
    }
    cells.push(readField(text, nth(roundBlock, index)) === '' ? null : readCell(text, index, line, player, list))
  }
  return cells
}

const readCell = (text: string, index: number, line: number, player: number, list: IssueList): RoundCell | 'broken' => {
  const round = index + 1
  const opponentField = nth(roundFields.opponent, index)
  const colourField = nth(roundFields.colour, index)
  const resultField = nth(roundFields.result, index)
  const at = (column: number) => ({ line, column, player, round })
  const fault = <Code extends TrfIssueCode>(code: Code, told: Place & TrfIssueData[Code]): 'broken' => {
    report(list, code, told)
    return 'broken'
  }
  for (const column of [opponentField.to + 1, colourField.to + 1, resultField.to + 1, resultField.to + 2])
    if ((text[column - 1] ?? ' ') !== ' ') return fault('columns-shifted', { ...at(column), what: 'block' })
  const opponentText = readField(text, opponentField)
  const colourText = readField(text, colourField).toLowerCase()
  const letter = readField(text, resultField).toUpperCase()
  if (!/^\d*$/.test(opponentText)) return fault('opponent-malformed', { ...at(opponentField.from), text: opponentText })
  if (!['', '-', 'w', 'b'].includes(colourText)) return fault('colour-malformed', { ...at(colourField.from), text: colourText })
  if (!isResultLetter(letter)) return fault('result-malformed', { ...at(resultField.from), text: letter })
  const opponent = Number(opponentText)
  const colour = colourText === 'w' ? 'white' : colourText === 'b' ? 'black' : null
  if (opponent === 0) {
    if (letter !== '' && !isByeLetter(letter)) return fault('result-needs-opponent', { ...at(resultField.from), letter })
    return { opponent, colour: null, letter }
  }
  if (!isGameLetter(letter)) return fault('result-needs-no-opponent', { ...at(resultField.from), letter, opponent })
  if (colour === null && !isForfeitLetter(letter)) return fault('colour-missing', { ...at(colourField.from), opponent })
  if (letter === '') report(list, 'result-missing', at(resultField.from))
  return { opponent, colour, letter }
}

const gapsAfterName = [80, 85, 90, 91] as const
const hardGaps = [9, ...gapsAfterName] as const
const softGaps = [14, 48, 53, 57, 69] as const

/** The columns between the fields are blank; text there means that the line is shifted. One report a line is enough. */
const isShifted = (text: string, line: number, player: number, list: IssueList): boolean => {
  const filled = (column: number) => (text[column - 1] ?? ' ') !== ' '
  const hard = hardGaps.find(filled)
  const soft = softGaps.find(filled)
  if (hard !== undefined) report(list, 'columns-shifted', { line, column: hard, player, what: 'line' })
  else if (soft !== undefined) report(list, 'text-between-columns', { line, column: soft, player })
  return hard !== undefined
}

/** Nothing but the player is taken from a shifted line, so that its one fault does not become many. */
const shiftedRecord = (line: number, id: number, name: string, text: string): PlayerRecord => {
  const blocks = Math.max(0, Math.ceil((text.length - roundBlock.first.from + 1) / roundBlock.step))
  const cells = Array.from({ length: Math.min(blocks, limits.rounds) }, () => 'broken' as const)
  const nothing = { sex: null, title: null, rating: null, federation: '', fideId: '', birth: '', points: null, rank: null }
  return { line, id, name, ...nothing, cells }
}

/**
 * Columns are characters, but some programs count bytes of UTF-8 or units of UTF-16, so that what follows a name with such characters is
 * shifted. Takes the reading in which the gaps after the name are blank; the text returned has one unit a column.
 */
const alignColumns = (line: string): { readonly name: string; readonly text: string } => {
  const { from, to } = playerFields.name
  const plain = { name: line.slice(from - 1, to).trim(), text: line }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range
  if (/^[\u0000-\u007f]*$/.test(line)) return plain
  const width = widthOf(playerFields.name)
  const readings = [inCharacters, inUnits, inBytes].map((measure) => {
    const rest = line.slice(from - 1)
    let used = 0
    let units = 0
    for (const character of rest) {
      const size = measure(character)
      if (used + size > width) break
      used += size
      units += character.length
    }
    const name = rest.slice(0, units)
    return { name: name.trim(), text: line.slice(0, from - 1) + name.slice(0, width).padEnd(width) + rest.slice(units) }
  })
  const blankGaps = (reading: { text: string }) =>
    [48, ...gapsAfterName].every((column) => (reading.text[column - 1] ?? ' ') === ' ') && /^[\d. ]*$/.test(reading.text.slice(80, 90))
  return readings.find(blankGaps) ?? readings[0] ?? plain
}

const inCharacters = (): number => 1
const inUnits = (character: string): number => character.length
const inBytes = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
