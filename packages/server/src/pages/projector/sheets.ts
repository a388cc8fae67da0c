import { alongTheHall, isOpen, noGameKinds, rankedAmong, type WithoutGame } from '@zug/engine/desk'
import { needLegend } from '@zug/messages/common/signs'
import { columnText } from '@zug/messages/numbers'
import { tieBreakHeading, tieBreaksLeftOutText } from '@zug/messages/paper/tie-breaks'
import { projectorWords } from '@zug/messages/projector/words'
import type { ScreenView } from '../../hall/events.ts'
import { placeText, pointsText, resultText } from '../public/results.ts'
import { type Entrant, type Scene, wordsOf } from '../public/scene.ts'
import type { Round, StandingsAnswer } from '../public/shapes.ts'
import { rowsOf } from './screens.ts'

/** One line of a list. `kind` is how it looks. */
export type Row =
  | {
      readonly kind: 'name'
      readonly name: string
      /** On a screen of the whole event. */
      readonly section?: string
      readonly board: string
      readonly colour: 'white' | 'black' | null
      readonly opponent: string
    }
  | {
      readonly kind: 'board'
      readonly board: number
      readonly white: string
      readonly black: string
      readonly whiteAside: string
      readonly blackAside: string
      readonly result: string
    }
  | {
      readonly kind: 'rank'
      readonly rank: string
      readonly name: string
      readonly aside: string
      readonly points: string
      readonly values: readonly string[]
    }

/** A view with everything it shows. */
export type Sheet = {
  readonly view: ScreenView
  readonly title: string
  readonly subtitle: string
  readonly rows: readonly Row[]
  /** What stands in the columns that only a wide list has. */
  readonly columns: readonly string[]
  /** What the signs of its results mean, where there are some. */
  readonly legend: string | null
  /** Nothing to show: the screen passes over it. */
  readonly empty: boolean
}

export type Material = {
  readonly scene: Scene
  /** The last round whose pairings are shown; null before that. */
  readonly round: Round | null
  /** Are its results shown as well? */
  readonly resultsShown: boolean
  readonly standings: StandingsAnswer | null
}

/** Games without a result, where the public may know. */
export const openGames = ({ round, resultsShown }: Material): number | null =>
  round === null || !resultsShown ? null : round.boards.filter(({ result }) => isOpen(result)).length

export const sheetOf = (material: Material, view: ScreenView, all = listOf(material, view)): Sheet => {
  const words = projectorWords[material.scene.language]
  const rows = rowsOf(all, view)
  const [first, last] = [rows[0], rows.at(-1)]
  const part =
    view.part === null || view.part.of === 1
      ? ''
      : first?.kind === 'name' && last?.kind === 'name'
        ? words.from(first.name.slice(0, 3), last.name.slice(0, 3))
        : words.part(view.part.number, view.part.of)
  return {
    view,
    title: words.views[view.kind],
    subtitle: [groupName(material, view), subtitleOf(material, view.kind), part].filter((text) => text !== '').join(' · '),
    rows,
    columns: view.kind === 'standings' && rows.length > 0 ? headingsOf(material) : [],
    legend: needLegend(rows.flatMap((row) => (row.kind === 'board' ? [row.result] : []))) ? wordsOf(material.scene).common.signs : null,
    empty: isEmpty(material, view.kind, all.length),
  }
}

const isEmpty = ({ scene: { hall } }: Material, kind: ScreenView['kind'], rows: number): boolean => {
  if (kind === 'announcement') return hall.announcements.length === 0
  return kind === 'clock' ? hall.clock === null : rows === 0
}

const subtitleOf = ({ scene: { language }, round, standings }: Material, kind: ScreenView['kind']): string => {
  const words = projectorWords[language]
  switch (kind) {
    case 'standings':
      if (standings === null || standings.round === 0) return ''
      return [
        standings.final
          ? words.finalStandings(standings.round)
          : standings.openGames.length > 0
            ? words.interim(standings.round)
            : words.afterRound(standings.round),
        tieBreaksLeftOutText(standings.tieBreaksLeftOut, language),
      ]
        .filter((part) => part !== null)
        .join(' · ')
    case 'announcement':
    case 'clock':
      return ''
    default:
      return round === null ? '' : words.round(round.round)
  }
}

/** Standings of a group say whose they are. */
const groupName = ({ scene, standings }: Material, { kind, group }: ScreenView): string =>
  kind !== 'standings' || group == null ? '' : standings?.groups[group]?.name || wordsOf(scene).groupNumber(group + 1)

const headingsOf = ({ scene: { language }, standings }: Material): readonly string[] =>
  (standings?.tieBreaks ?? []).slice(0, shownTieBreaks).map((code) => tieBreakHeading(code, language))

const listOf = (material: Material, { kind, group }: ScreenView): readonly Row[] => {
  switch (kind) {
    case 'pairings-by-name':
      return byName(material)
    case 'pairings-by-board':
      return byBoard(material, false)
    case 'results':
      return material.resultsShown ? byBoard(material, true) : []
    case 'open-games':
      return material.resultsShown ? byBoard(material, false, true) : []
    case 'standings':
      return ranking(material, group ?? null)
    default:
      return []
  }
}

/** More would not be read from afar. */
const shownTieBreaks = 3

const unknown = (id: number): string => String(id)
const nameOf = ({ entrants }: Scene, id: number): string => entrants.get(id)?.name ?? unknown(id)
const asideOf = (entrant: Entrant | undefined): string => [entrant?.title, entrant?.rating].filter((part) => part != null).join(' ')

export const byName = ({ scene, round }: Material): readonly Row[] => {
  if (round === null) return []
  const byes = wordsOf(scene).common.byes
  const { colourless, unpaired } = scene.view.traits
  const seated = alongTheHall(round, scene.view.settings.firstBoard).flatMap(({ number, board: { white, black } }): readonly Row[] =>
    (
      [
        ['white', white, black],
        ['black', black, white],
      ] as const
    ).map(([colour, own, other]) => ({
      kind: 'name',
      name: nameOf(scene, own),
      board: String(number),
      colour: colourless ? null : colour,
      opponent: nameOf(scene, other),
    })),
  )
  // Whoever rests, or has no opponent in a round robin, has no bye: one word says it all.
  const isBye = (bye: WithoutGame['bye']): boolean =>
    !noGameKinds.some((kind) => kind === bye) && !(unpaired === 'rests' && bye === 'pairing-allocated')
  const away = round.unpaired
    .filter(({ bye }) => bye !== 'absent' && bye !== 'withdrawn' && bye !== 'forfeit-loss')
    .map(
      ({ player, bye }): Row => ({
        kind: 'name',
        name: nameOf(scene, player),
        board: isBye(bye) ? projectorWords[scene.language].bye : byes[bye],
        colour: null,
        opponent: isBye(bye) ? byes[bye] : '',
      }),
    )
  const { compare } = new Intl.Collator(scene.language)
  return [...seated, ...away].sort((a, b) => (a.kind === 'name' && b.kind === 'name' ? compare(a.name, b.name) : 0))
}

const byBoard = ({ scene, round }: Material, withResults: boolean, onlyOpen = false): readonly Row[] => {
  const { common } = wordsOf(scene)
  if (round === null) return []
  return alongTheHall(round, scene.view.settings.firstBoard).flatMap(({ number, board: { white, black, result } }): readonly Row[] => {
    if (onlyOpen && !isOpen(result)) return []
    return [
      {
        kind: 'board',
        board: number,
        white: nameOf(scene, white),
        black: nameOf(scene, black),
        whiteAside: asideOf(scene.entrants.get(white)),
        blackAside: asideOf(scene.entrants.get(black)),
        result: withResults ? resultText(result, common).text : '–',
      },
    ]
  })
}

const ranking = ({ scene, standings }: Material, group: number | null): readonly Row[] => {
  if (standings === null || standings.round === 0) return []
  const { tieBreaks } = standings
  const members = group === null ? null : new Set<number>(standings.groups[group]?.players ?? [])
  const rows = rankedAmong(members === null ? standings.rows : standings.rows.filter(({ player }) => members.has(player)))
  const columns = tieBreaks.slice(0, shownTieBreaks).map((_, at) =>
    columnText(
      rows.map(({ values }) => values[at]),
      scene.language,
      scene.view.traits.games !== 'scores',
    ),
  )
  return rows.map(({ player, name, rating, points, values, among, ...place }) => ({
    kind: 'rank',
    // On every line: a page may begin in the middle of those who share a place.
    rank: members === null ? placeText(place) : among,
    name,
    aside: [scene.entrants.get(player)?.title, rating].filter((part) => part != null).join(' '),
    points: pointsText(points),
    values: columns.map((text, at) => text(values[at])),
  }))
}
