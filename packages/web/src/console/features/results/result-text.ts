import { type DeskBoardResult as BoardResult, gamePoints } from '@zug/engine'
import type { ResultsWords } from '@zug/messages/console/results/en'
import type { Tournament } from '../../api/types.ts'
import { showPoints } from '../../ui/points.ts'
import { showSides } from './outcomes.ts'

/** The time of day, with the date unless it was today. */
export const timesIn = (language: string): ((at: string) => string) => {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const clock = new Intl.DateTimeFormat(language, time)
  const calendar = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', ...time })
  const today = new Date().toDateString()
  return (at) => {
    const moment = new Date(at)
    return (moment.toDateString() === today ? clock : calendar).format(moment)
  }
}

/** A result in a few signs: 1–0, 423–387, of a match its game points. */
export const showResult = (
  result: BoardResult | null,
  words: ResultsWords,
  { scoring }: Pick<Tournament['settings'], 'scoring'>,
): string => {
  if (result === null) return words.open
  const { white, black, rated, scores, match } = result
  if (match !== undefined) {
    const score = showScore(match, scoring)
    return white === 'adjourned' ? `${score} …` : score
  }
  if (white === 'adjourned') return words.result.adjourned
  if (scores !== undefined) return `${showPoints(scores[0])}–${showPoints(scores[1])}`
  return rated ? showSides(white, black) : `${showSides(white, black)}*`
}

/** The game points of a match so far: boards that are not over count for neither side. */
export const showScore = ({ white, black }: NonNullable<BoardResult['match']>, scoring: Tournament['settings']['scoring']): string =>
  [white, black]
    .map((side) =>
      showPoints(
        gamePoints(
          side.filter(({ result }) => result !== 'adjourned'),
          scoring,
        ),
      ),
    )
    .join('–')
