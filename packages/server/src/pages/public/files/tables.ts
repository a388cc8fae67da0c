import { alongTheHall } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import { tieBreakHeading } from '@zug/messages/paper/tie-breaks'
import { ratingWords } from '@zug/messages/ratings/words'
import type { Table } from '../../../exchange/write-sheet.ts'
import type { RatingsAnswer } from '../../../views.ts'
import { resultText } from '../results.ts'
import { eventName, type Scene, wordsOf } from '../scene.ts'
import type { Round, StandingsAnswer } from '../shapes.ts'

/** Standings as a table: as the page has them, with numbers as numbers. */
export const standingsTable = (
  scene: Scene,
  standings: Pick<StandingsAnswer, 'round' | 'tieBreaks' | 'rows' | 'groups'>,
  asked: number | null = null,
): Table => {
  const words = wordsOf(scene)
  const groups = standings.groups.map(({ name, players }, at) => ({ name: name || words.groupNumber(at + 1), players: new Set(players) }))
  const only = asked === null ? undefined : groups[asked]
  const namesOf = (player: number): string =>
    groups
      .filter(({ players }) => players.has(player as PlayerId))
      .map(({ name }) => name)
      .join('; ')
  const games = standings.rows.some(({ gamePoints }) => gamePoints !== undefined)
  const head = [words.rank, words.number, words.name, words.rating, words.federation, words.club, words.points]
  return {
    name: [eventName(scene, words.unnamed), only?.name, standings.round].filter((part) => part !== undefined).join(' '),
    rows: [
      [
        ...head,
        ...(groups.length === 0 ? [] : [words.groups]),
        ...(games ? [words.gamePoints] : []),
        ...standings.tieBreaks.map((code) => tieBreakHeading(code, scene.language)),
      ],
      ...standings.rows
        .filter(({ player }) => only === undefined || only.players.has(player))
        .map((line) => {
          const entrant = scene.entrants.get(line.player)
          return [
            line.unranked === true ? null : line.rank,
            entrant?.number ?? null,
            [line.title, line.name].filter(Boolean).join(' '),
            line.rating,
            entrant?.federation ?? '',
            entrant?.club ?? '',
            line.points,
            ...(groups.length === 0 ? [] : [namesOf(line.player)]),
            ...(games ? [line.gamePoints ?? null] : []),
            ...line.values,
          ]
        }),
    ],
  }
}

/** The boards of a round with their results, in the order of the hall. */
export const pairingsTable = (scene: Scene, round: Round): Table => {
  const words = wordsOf(scene)
  const nameOf = (id: number): string => {
    const entrant = scene.entrants.get(id)
    return [entrant?.title, entrant?.name].filter(Boolean).join(' ')
  }
  return {
    name: `${eventName(scene, words.unnamed)} ${round.round}`,
    rows: [
      [words.board, words.common.white, words.rating, words.common.black, words.rating, words.result],
      ...alongTheHall(round, scene.view.settings.firstBoard).map(({ board, number }) => [
        number,
        nameOf(board.white),
        scene.entrants.get(board.white)?.rating ?? null,
        nameOf(board.black),
        scene.entrants.get(board.black)?.rating ?? null,
        board.result === null ? '' : resultText(board.result, words.common).text,
      ]),
    ],
  }
}

/** What the games make of everybody's rating; without any, the headings alone. */
export const ratingsTable = (scene: Scene, ratings: Pick<RatingsAnswer, 'round' | 'rows'> | null): Table => {
  const words = ratingWords[scene.language]
  const { number } = wordsOf(scene)
  return {
    name: `${eventName(scene, wordsOf(scene).unnamed)} ${ratings?.round ?? 0}`,
    rows: [
      [number, words.name, words.rating, words.games, words.score, words.expected, words.k, words.change, words.after, words.performance],
      ...(ratings?.rows ?? []).map((row) => [
        scene.players.get(row.player)?.number ?? null,
        [row.title, row.name].filter(Boolean).join(' '),
        row.rating,
        row.games,
        row.score,
        row.expected,
        'k' in row.basis ? row.basis.k : null,
        row.change === null ? null : Math.round(row.change * 100) / 100,
        row.after,
        row.performance,
      ]),
    ],
  }
}
