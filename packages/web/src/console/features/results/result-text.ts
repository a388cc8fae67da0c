import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { gamePoints } from '@zug/engine/pairing'
import { gameScoreText } from '@zug/engine/standings'
import { signsOf } from '@zug/messages/common/signs'
import type { EventCommon } from '@zug/messages/common/under'
import type { ResultsWords } from '@zug/messages/console/results/en'
import type { Tournament } from '../../api/types.ts'
import { showPoints } from '../../ui/points.ts'

type Shown = { readonly settings: Pick<Tournament['settings'], 'scoring'> }

/** A result in a few signs: 1–0, of a game with scores of its own those, 423–387, else W–L; of a match its game points. */
export const showResult = (
  result: BoardResult | null,
  words: ResultsWords,
  { settings: { scoring } }: Shown,
  common: EventCommon,
): string => {
  if (result === null) return words.open
  const { white, scores, match } = result
  if (match !== undefined) {
    const score = showScore(match, scoring)
    return white === 'adjourned' ? `${score} ${common.sides.adjourned}` : score
  }
  if (scores !== undefined && white !== 'adjourned') return scores.map((score) => gameScoreText(score, common.rounds)).join('–')
  return signsOf(result, common.sides)
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
