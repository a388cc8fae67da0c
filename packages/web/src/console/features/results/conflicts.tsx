import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import { useTournament } from '../../api/tournament.tsx'
import type { RefusedResult } from '../../outbox/outbox.ts'
import { Article } from '../../ui/article.tsx'
import { Button } from '../../ui/button.tsx'
import { useProblemText } from '../../ui/problem-text.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import { useUnique } from '../../ui/unique.ts'
import { useWords } from '../../words/language.tsx'
import { isQuestion } from './entry/answers.ts'
import { showSides } from './outcomes.ts'
import { resultNow } from './rows.ts'
import './conflicts.css'
import { useResultWords } from './use-result-words.ts'

/** Whether a result that was not taken is sent over what the desk has, or given up. */
export type Settle = (key: string, over: BoardResult | null, take: boolean) => void

type Props = {
  readonly refused: readonly RefusedResult[]
  readonly show: (result: BoardResult | null) => string
  readonly time: (at: string) => string
  readonly numberOf: (round: number, index: number) => number
  readonly onSettle: Settle
}

/** Results of this device that the desk did not take. Both sides are shown, and nothing happens until somebody decides. */
export const Conflicts = ({ refused, show, time, numberOf, onSettle }: Props) => {
  const { conflicts: words, match: inside } = useResultWords()
  const { actions } = useWords('shell')
  const { rounds, traits } = useTournament()
  const textOf = useProblemText()
  const heading = useUnique()
  /** Of a match also its boards: the score alone may be the same. */
  const showAll = (result: BoardResult, of: readonly number[]): string => {
    const { match } = result
    if (match === undefined || of.length === 0) return show(result)
    const boards = of.map((at) => `${inside.board(at + 1)} ${showSides(match.white[at]!.result, match.black[at]!.result)}`)
    return `${show(result)} (${boards.join(', ')})`
  }
  const theirsText = (theirs: BoardResult | null, whose: { readonly name: string; readonly at: string } | null): string => {
    if (theirs === null) return words.theirsNone
    const result = showAll(theirs, [...(theirs.match?.white.keys() ?? [])])
    return whose === null ? words.theirsUnknown(result) : words.theirs(whose.name, result, time(whose.at))
  }
  return (
    <section className="results-conflicts" role="alert" aria-labelledby={heading}>
      <h2 id={heading}>{words.title(refused.length)}</h2>
      <ul>
        {refused.map((entry) => {
          const { key, problem, result, inner, at, round, board } = entry
          const now = rounds.find((candidate) => candidate.round === round)?.boards[board]
          const mine = result === null ? words.mineCleared(time(at)) : words.mine(showAll(result, inner ?? []), time(at))
          const changed = problem.code === 'result-changed'
          const theirs = problem.theirs ?? null
          const whose = now?.entered ?? null
          return (
            <li key={key}>
              <p>
                <b>{words.where(round, numberOf(round, board), traits.teams)}</b>{' '}
                {changed ? (
                  <Unbroken text={`${theirsText(theirs, whose)}; ${mine}.`} />
                ) : (
                  <>
                    <Unbroken text={`${mine}. ${words.notTaken(textOf(problem))}`} />{' '}
                    {problem.article === undefined ? null : <Article number={problem.article} />}
                  </>
                )}
              </p>
              <span>
                <Button look="plain" onClick={() => onSettle(key, theirs, false)}>
                  {changed ? words.keepTheirs : words.dismiss}
                </Button>
                <Button onClick={() => onSettle(key, changed ? theirs : now === undefined ? null : resultNow(now), true)}>
                  {changed ? words.takeMine : isQuestion(problem) ? actions.confirm : words.retry}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
