import type { DeskBoardResult as BoardResult, PlayerId } from '@zug/engine'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { Tournament } from '../../api/types.ts'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../words/language.tsx'
import { hasBegun, isDone, type Match, matchOf, openMatch, resultOfMatch, type Team, withBoard, withPlayer } from './match.ts'
import { OutcomeButtons } from './outcome-buttons.tsx'
import { groups, type Outcome, outcomes, showOutcome, showSides } from './outcomes.ts'
import { showScore } from './result-text.ts'
import type { Board } from './rows.ts'
import './match-editor.css'

type Props = {
  readonly tournament: Tournament
  readonly board: Board
  readonly verifying: boolean
  /** Where the page finds what its result keys do while the match is open. */
  readonly press: RefObject<((outcome: Outcome) => void) | null>
  /** Keys that came before the match was open. */
  readonly early: RefObject<Outcome[]>
  /** Whether a result that stands may be changed by a key alone. */
  readonly asks: boolean
  readonly onEnter: (result: BoardResult, done: boolean) => void
  /** A key that would change a board that has a result. */
  readonly onOffer: (result: BoardResult, board: number, before: string, after: string) => void
  readonly onDiffers: (result: BoardResult, inner: { readonly board: number; readonly last: boolean }) => void
  readonly onVerified: () => void
  readonly onMore: () => void
  readonly onClose: () => void
}

/** The boards of a match: keys as in the table, White's side of board 1 on the left, whoever plays chosen from the team. */
const MatchEditor = (props: Props) => {
  const { tournament, board, verifying, press, early, asks, onEnter, onOffer, onDiffers, onVerified, onMore, onClose } = props
  const { match: words } = useWords('results')
  const { teams, players, settings } = tournament
  const [white, black] = [board.white, board.black].map((id) => teams.find((team) => team.id === id)!) as [Team, Team]
  const [lineUp, setLineUp] = useState(() => openMatch(white, black))
  const match = matchOf(board) ?? lineUp
  const [current, setCurrent] = useState(() =>
    verifying
      ? 0
      : Math.max(
          0,
          match.white.findIndex(({ result }) => result === 'adjourned'),
        ),
  )
  const [more, setMore] = useState<number | null>(null)
  const nameOf = (id: number | null): string => players.find((player) => player.id === id)?.name ?? words.nobody

  const focusOn = (index: number): void => {
    const bounded = Math.max(0, Math.min(match.white.length - 1, index))
    setCurrent(bounded)
    document.getElementById(`match-${bounded}`)?.focus()
  }
  useLayoutEffect(() => focusOn(current), [])

  const save = (next: Match): void => {
    setLineUp(next)
    if (hasBegun(next) || matchOf(board) !== null) onEnter(resultOfMatch(next, settings.scoring), isDone(next) && !isDone(match))
  }
  const put = (index: number, outcome: Outcome, byKey = false): void => {
    setMore(null)
    const next = withBoard(match, index, outcome)
    const result = resultOfMatch(next, settings.scoring)
    const before = [match.white[index]!.result, match.black[index]!.result] as const
    const same = before[0] === outcomes[outcome][0] && before[1] === outcomes[outcome][1]
    if (verifying) {
      const last = index === match.white.length - 1
      if (!same) onDiffers(result, { board: index, last })
      else if (last) onVerified()
      else focusOn(index + 1)
      return
    }
    if (byKey && asks && !same && before[0] !== 'adjourned') {
      onOffer(result, index, showSides(...before), showOutcome(outcome))
      return
    }
    const complete = isDone(next) && !isDone(match)
    save(next)
    if (complete) return
    const open = next.white.findIndex(({ result: found }, at) => at > index && found === 'adjourned')
    focusOn(open === -1 ? index + 1 : open)
  }
  press.current = (outcome) => put(current, outcome, true)
  // One at a time: each is drawn before the next one is taken.
  useLayoutEffect(() => {
    const first = early.current.shift()
    if (first !== undefined) put(current, first, true)
  })
  useEffect(
    () => () => {
      press.current = null
    },
    [press],
  )

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0
    if (step === 0 || (event.target as HTMLElement).tagName === 'SELECT') return
    event.preventDefault()
    focusOn(current + step)
  }

  const seat = (side: 'white' | 'black', team: Team, index: number) => (
    <select
      aria-label={words.player(team.name, index + 1)}
      value={match[side][index]!.player ?? ''}
      onChange={({ target }) => save(withPlayer(match, side, index, target.value === '' ? null : (Number(target.value) as PlayerId)))}
    >
      {[...team.boards, ...team.alternates].map((member) => (
        <option key={member} value={member}>
          {nameOf(member)}
        </option>
      ))}
      <option value="">{words.nobody}</option>
    </select>
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its buttons
    <div className="results-match" onKeyDown={onKeyDown}>
      <table>
        <caption className="unseen">{words.title}</caption>
        <tbody>
          {match.white.map((own, index) => {
            const other = match.black[index]!
            const text = own.result === 'adjourned' ? '–' : showSides(own.result, other.result)
            return (
              <tr key={index} className={index === current ? 'current' : undefined} onFocus={() => setCurrent(index)}>
                <th scope="row">
                  {index + 1} <span aria-hidden="true">{index % 2 === 0 ? '○' : '●'}</span>
                </th>
                <td>{seat('white', white, index)}</td>
                <td className="results-match-result">
                  <button
                    type="button"
                    id={`match-${index}`}
                    aria-expanded={more === index}
                    aria-label={words.result(index + 1, nameOf(own.player), nameOf(other.player), text)}
                    onClick={() => setMore(more === index ? null : index)}
                  >
                    {text}
                  </button>
                </td>
                <td>{seat('black', black, index)}</td>
                <td className="results-match-quick">
                  {groups.played.map((outcome) => (
                    <button
                      key={outcome}
                      type="button"
                      tabIndex={-1}
                      aria-pressed={own.result === outcomes[outcome][0] && other.result === outcomes[outcome][1]}
                      aria-label={`${words.board(index + 1)}: ${showOutcome(outcome)}`}
                      onClick={() => put(index, outcome)}
                    >
                      {showOutcome(outcome)}
                    </button>
                  ))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {more === null ? null : (
        <div className="results-match-more">
          <p>{words.board(more + 1)}</p>
          <OutcomeButtons
            chosen={{ white: match.white[more]!.result, black: match.black[more]!.result }}
            rated
            offered="board"
            onRated={() => {}}
            onChoose={(outcome) => put(more, outcome)}
          />
        </div>
      )}
      <p className="results-match-foot">
        <b>
          {words.score} {showScore(match, settings.scoring)}
        </b>
        <Button onClick={onMore}>{words.notPlayed}</Button>
        <Button onClick={onClose}>{words.close}</Button>
      </p>
    </div>
  )
}

export default MatchEditor
