import type { Colour } from '../../model/colour.ts'
import type { TrfIssueData } from '../../model/issues/trf.ts'
import { type Sex, type Title, titles } from '../../model/player.ts'
import { type Points, parsePoints } from '../../model/points.ts'
import { limits } from '../limits.ts'
import { nth, playerFields, type Repeated, readField, roundBlock, roundFields, widthOf } from './columns.ts'
import { type IssueList, type Place, report, type TrfIssueCode } from './issues.ts'
import type { TrfLine } from './lines.ts'
import { isByeLetter, isForfeitLetter, isGameLetter, isResultLetter } from './results.ts'

/**
 * One round block of a 001 record as written; `opponent` 0 is nobody. Null: blank. 'broken': a fault in it was reported already. `unknown`: the sign means nothing to
 * us, so that neither the result of the game nor the points of the two are known.
 */
export type RoundCell = { readonly opponent: number; readonly colour: Colour | null; readonly letter: string; readonly unknown?: true }

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
  /** The result of a game is unknown, and so whether the points are right. */
  readonly unsure?: true
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

  // Nobody has a rating of dashes.
  const rating = field('rating').replace(/^(-+|unr\.?|n\/?[ra]|none)$/i, '')
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
  const { first, step } = roundBlock
  for (let from = first.from; from <= text.length; from += step) {
    if (cells.length >= limits.rounds) {
      report(list, 'too-many-rounds', { line, column: from, player, what: 'limit', most: limits.rounds })
      break
    }
    const block = text.slice(from - 1, from - 1 + step)
    cells.push(isBlank.test(block) ? null : readCell(text, block, cells.length, line, player, list))
  }
  return cells
}

const isBlank = /^\s*$/
/** A block in which everything is where it belongs, as nearly all are: opponent, colour and result. */
const usualBlock = /^(?: {3}(?=\d )| {2}(?=\d\d )| (?=\d{3} )|(?=\d{4} ))(\d{1,4}) ([WwBb-]) (\S) {0,2}$/

const readCell = (text: string, block: string, index: number, line: number, player: number, list: IssueList): RoundCell | 'broken' => {
  const round = index + 1
  const at = (field: Repeated): Place => ({ line, column: nth(field, index).from, player, round })
  const fault = <Code extends TrfIssueCode>(code: Code, told: Place & TrfIssueData[Code]): 'broken' => {
    report(list, code, told)
    return 'broken'
  }
  const usual = usualBlock.exec(block)
  if (usual === null) {
    const gap = gapsIn(index).find((column) => (text[column - 1] ?? ' ') !== ' ')
    if (gap !== undefined) return fault('columns-shifted', { line, column: gap, player, round, what: 'block' })
  }
  const field = (part: Repeated): string => readField(text, nth(part, index))
  const opponentText = usual?.[1] ?? field(roundFields.opponent)
  const colourText = (usual?.[2] ?? field(roundFields.colour)).toLowerCase()
  const letter = (usual?.[3] ?? field(roundFields.result)).toUpperCase().replace('½', '=')
  if (!/^\d*$/.test(opponentText)) return fault('opponent-malformed', { ...at(roundFields.opponent), text: opponentText })
  if (!['', '-', 'w', 'b'].includes(colourText)) return fault('colour-malformed', { ...at(roundFields.colour), text: colourText })
  const opponent = Number(opponentText)
  if (!isResultLetter(letter) && opponent === 0) return fault('result-malformed', { ...at(roundFields.result), text: letter })
  const colour = colourText === 'w' ? 'white' : colourText === 'b' ? 'black' : null
  if (opponent === 0) {
    if (letter !== '' && !isByeLetter(letter)) return fault('result-needs-opponent', { ...at(roundFields.result), letter })
    return { opponent, colour: null, letter }
  }
  if (letter === '?' || !isResultLetter(letter)) {
    if (colour === null) return fault('colour-missing', { ...at(roundFields.colour), opponent })
    if (letter === '?') return { opponent, colour, letter: '' }
    report(list, 'result-unknown', { ...at(roundFields.result), text: letter })
    return { opponent, colour, letter: '', unknown: true }
  }
  if (!isGameLetter(letter)) return fault('result-needs-no-opponent', { ...at(roundFields.result), letter, opponent })
  if (colour === null && !isForfeitLetter(letter)) return fault('colour-missing', { ...at(roundFields.colour), opponent })
  if (letter === '') report(list, 'result-missing', at(roundFields.result))
  return { opponent, colour, letter }
}

/** The columns of a block that stay blank. */
const gapsIn = (index: number): readonly number[] => {
  const [afterOpponent, afterColour, afterResult] = [roundFields.opponent, roundFields.colour, roundFields.result].map(
    (field) => nth(field, index).to + 1,
  ) as [number, number, number]
  return [afterOpponent, afterColour, afterResult, afterResult + 1]
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
