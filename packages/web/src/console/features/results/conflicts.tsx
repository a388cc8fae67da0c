import type { DeskBoardResult as BoardResult } from '@zug/engine'
import { useTournament } from '../../api/tournament.tsx'
import { dismiss, enqueue, type RefusedResult } from '../../outbox/outbox.ts'
import { Article } from '../../ui/article.tsx'
import { Button } from '../../ui/button.tsx'
import { useProblemText } from '../../ui/problem-text.ts'
import { useUnique } from '../../ui/unique.ts'
import { useWords } from '../../words/language.tsx'
import './conflicts.css'

type Props = {
  readonly refused: readonly RefusedResult[]
  readonly show: (result: BoardResult | null) => string
  readonly time: (at: string) => string
  readonly numberOf: (index: number) => number
}

/** Results of this device that the desk did not take. Both sides are shown, and nothing happens until somebody decides. */
export const Conflicts = ({ refused, show, time, numberOf }: Props) => {
  const { conflicts: words } = useWords('results')
  const { rounds, traits } = useTournament()
  const textOf = useProblemText()
  const heading = useUnique()
  return (
    <section className="results-conflicts" role="alert" aria-labelledby={heading}>
      <h2 id={heading}>{words.title(refused.length)}</h2>
      <ul>
        {refused.map((entry) => {
          const { key, problem, result, at, tournament, round, board, reason, ratingOnly } = entry
          const again = (over: BoardResult | null): void => {
            dismiss(key)
            enqueue({
              tournament,
              round,
              board,
              result,
              over,
              ...(reason === undefined ? {} : { reason }),
              ...(ratingOnly === undefined ? {} : { ratingOnly }),
            })
          }
          const now = rounds.find((candidate) => candidate.round === round)?.boards[board]
          const mine = result === null ? words.mineCleared(time(at)) : words.mine(show(result), time(at))
          const changed = problem.code === 'result-changed'
          const theirs = problem.theirs ?? null
          const whose = now?.entered ?? null
          return (
            <li key={key}>
              <p>
                <b>{words.where(round, numberOf(board), traits.teams)}</b>{' '}
                {changed ? (
                  <>
                    {theirs === null
                      ? words.theirsNone
                      : whose === null
                        ? words.theirsUnknown(show(theirs))
                        : words.theirs(whose.name, show(theirs), time(whose.at))}
                    ; {mine}.
                  </>
                ) : (
                  <>
                    {mine}. {words.notTaken(textOf(problem))} {problem.article === undefined ? null : <Article number={problem.article} />}
                  </>
                )}
              </p>
              <span>
                <Button look="plain" onClick={() => dismiss(key)}>
                  {changed ? words.keepTheirs : words.dismiss}
                </Button>
                <Button onClick={() => again(changed ? theirs : (now?.result ?? null))}>{changed ? words.takeMine : words.retry}</Button>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
