import { alongTheHall } from '@zug/engine/desk'
import { tieBreakHeading } from '@zug/messages/paper/tie-breaks'
import type { Table } from '../../exchange/write-sheet.ts'
import { resultText } from './results.ts'
import { eventName, type Scene, wordsOf } from './scene.ts'
import type { Round, StandingsAnswer } from './shapes.ts'

/** Standings as a table: as the page has them, with numbers as numbers. */
export const standingsTable = (scene: Scene, standings: Pick<StandingsAnswer, 'round' | 'tieBreaks' | 'rows'>): Table => {
  const words = wordsOf(scene)
  const games = standings.rows.some(({ gamePoints }) => gamePoints !== undefined)
  const head = [words.rank, words.number, words.name, words.rating, words.federation, words.club, words.points]
  return {
    name: `${eventName(scene, words.unnamed)} ${standings.round}`,
    rows: [
      [...head, ...(games ? [words.gamePoints] : []), ...standings.tieBreaks.map((code) => tieBreakHeading(code, scene.language))],
      ...standings.rows.map((line) => {
        const entrant = scene.entrants.get(line.player)
        return [
          line.rank,
          entrant?.number ?? null,
          [line.title, line.name].filter(Boolean).join(' '),
          line.rating,
          entrant?.federation ?? '',
          entrant?.club ?? '',
          line.points,
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
