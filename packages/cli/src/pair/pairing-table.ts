import { displayPoints, type PlayerId, type Points, type Tournament } from '@zug/engine/model'
import { type RoundPairing, rulebookById } from '@zug/engine/pairing'
import { printable } from '../terminal/printable.ts'
import type { Style } from '../terminal/style.ts'
import { padEnd, padStart, textWidth, truncate } from '../terminal/text-width.ts'
import { type Entrant, entrantsOf, reasonNotPaired } from './entrant.ts'

/** The TRF keeps 33 characters of a name; a wider one would only push the other columns out of sight. */
const widestName = 33
const narrowestName = 8

type Widths = { readonly number: number; readonly title: number; readonly name: number; readonly rating: number; readonly points: number }

export type TableOptions = { readonly style: Style; readonly columns: number | null }

/** One line a board: number, title, name, rating and points of White and of Black; then the bye and those not paired. */
export const pairingTable = (tournament: Tournament, pairing: RoundPairing, options: TableOptions): string => {
  const { style } = options
  const entrant = entrantsOf(tournament, pairing.round)
  const boards = pairing.boards.map((board) => ({ white: entrant(board.white), black: entrant(board.black) }))
  const bye = pairing.bye === null ? null : entrant(pairing.bye)
  const shown = [...boards.flatMap((board) => [board.white, board.black]), ...(bye === null ? [] : [bye])]
  const boardWidth = Math.max(2, String(boards.length).length)
  const widths = widthsFor(shown, boardWidth, options.columns)
  const nothing = ' '.repeat(sideWidth(widths))
  const line = (board: string, white: string, between: string, black: string): string =>
    `${padStart(board, boardWidth)}  ${white} ${between} ${black}`.trimEnd()

  return [
    style('bold', heading(tournament, pairing)),
    style(
      'dim',
      `${rulebookById(pairing.rulebook).title} (${pairing.rulebook})${pairing.colourless ? ', without colours' : ''}${announced(tournament)}`,
    ),
    '',
    style(
      'dim',
      line('Bd', headings(pairing.colourless ? 'Player' : 'White', widths), ' ', headings(pairing.colourless ? 'Player' : 'Black', widths)),
    ),
    ...boards.map(({ white, black }, at) =>
      line(String(at + 1), side(white, widths, style), style('dim', '–'), side(black, widths, style)),
    ),
    ...(bye === null ? [] : [line('', side(bye, widths, style), ' ', style('yellow', byeText(tournament, pairing)))]),
    ...(boards.length === 0 && bye === null ? [line('', nothing, ' ', 'nobody to pair')] : []),
    ...notPairedLines(tournament, pairing, entrant, style),
    '',
  ].join('\n')
}

const heading = (tournament: Tournament, pairing: RoundPairing): string => {
  const name = printable(tournament.info.name.trim())
  const of = tournament.numberOfRounds === null ? '' : ` of ${tournament.numberOfRounds}`
  return `${name === '' ? '' : `${name}: `}round ${pairing.round}${of}`
}

/** What was announced and what lots are drawn from, so that the sheet can be checked by whoever reads it. */
const announced = ({ rules }: Tournament): string => {
  if (rules === null) return ''
  if ('readings' in rules) return rules.readings.length === 0 ? '' : `, readings ${rules.readings.join(', ')}`
  if (!('seed' in rules)) return ''
  const from = rules.seed === '' ? '' : ` from "${printable(rules.seed)}"`
  if ('numbers' in rules) return rules.numbers === 'pairing-numbers' ? '' : `, numbers by lot${from}`
  const variations = 'variations' in rules && rules.variations.length > 0 ? `, variations ${rules.variations.join(', ')}` : ''
  const read = 'reading' in rules ? [rules.reading, rules.remaining, rules.byePriority].filter((one) => one !== null) : []
  const readings = read.join() === 'best' ? '' : read.map((one) => `, ${one}`).join('')
  return `${variations}${readings}${from === '' ? '' : `, lots${from}`}`
}

/** In the words of the rulebook: FIDE's bye is allocated by the pairing, a Canadian one given; in a round robin somebody rests, and has nothing for it. */
const byeText = (tournament: Tournament, { rulebook }: RoundPairing): string => {
  const points = tournament.scoring.pairingAllocatedBye
  const { unpaired, voice } = rulebookById(rulebook).traits
  if (unpaired === 'rests') return 'rests'
  const bye = voice === 'fide' ? 'pairing-allocated bye' : 'bye'
  return `${bye} (${displayPoints(points)} ${points > 10 || points === 0 ? 'points' : 'point'})`
}

const nameOf = ({ player }: Entrant): string => printable(player.name.trim())
const ratingOf = ({ player }: Entrant): string => (player.rating === null ? '' : String(player.rating))

/** A blank where others have ½ keeps the whole numbers under one another. Virtual points are shown apart: `1 +1`. */
const pointsOf = ({ points, virtualPoints }: Entrant): string =>
  virtualPoints === 0 ? aligned(points) : `${displayPoints(points)} +${aligned(virtualPoints)}`
const aligned = (points: Points): string => (points % 10 === 0 ? `${displayPoints(points)} ` : displayPoints(points))

const widthsFor = (shown: readonly Entrant[], boardWidth: number, columns: number | null): Widths => {
  const most = (texts: readonly string[], least: number): number => texts.reduce((width, text) => Math.max(width, textWidth(text)), least)
  const widths = {
    number: most(
      shown.map((entrant) => String(entrant.player.pairingNumber)),
      2,
    ),
    title: most(
      shown.map((entrant) => entrant.player.title ?? ''),
      0,
    ),
    name: Math.min(widestName, most(shown.map(nameOf), 5)),
    rating: most(shown.map(ratingOf), 3),
    points: most(shown.map(pointsOf), 3),
  }
  if (columns === null) return widths
  const excess = boardWidth + 5 + 2 * sideWidth(widths) - columns
  return { ...widths, name: Math.max(Math.min(narrowestName, widths.name), widths.name - Math.max(0, Math.ceil(excess / 2))) }
}

const titleGap = (widths: Widths): string => (widths.title === 0 ? '' : ' ')
const sideWidth = (widths: Widths): number =>
  widths.number + 1 + widths.title + titleGap(widths).length + widths.name + 1 + widths.rating + 1 + widths.points

const headings = (colour: string, widths: Widths): string =>
  `${padStart('No', widths.number)} ${padEnd('', widths.title)}${titleGap(widths)}${padEnd(colour, widths.name)} ${padStart('Rtg', widths.rating)} ${padStart('Pts', widths.points)}`

const side = (entrant: Entrant, widths: Widths, style: Style): string => {
  const number = padStart(String(entrant.player.pairingNumber), widths.number)
  const title = style('dim', padEnd(entrant.player.title ?? '', widths.title))
  const name = padEnd(truncate(nameOf(entrant), widths.name), widths.name)
  const rating = style('dim', padStart(ratingOf(entrant), widths.rating))
  return `${number} ${title}${titleGap(widths)}${name} ${rating} ${style('cyan', padStart(pointsOf(entrant), widths.points))}`
}

const notPairedLines = (
  tournament: Tournament,
  pairing: RoundPairing,
  entrant: (id: PlayerId) => Entrant,
  style: Style,
): readonly string[] => {
  if (pairing.notPaired.length === 0) return []
  const lines = pairing.notPaired.map((id) => {
    const { player } = entrant(id)
    return `  ${player.pairingNumber} ${truncate(printable(player.name.trim()), widestName)} (${reasonNotPaired(tournament, player, pairing)})`
  })
  return ['', style('dim', 'Not paired:'), ...lines]
}
