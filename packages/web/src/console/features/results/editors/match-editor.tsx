import { boardColour, boardColoursOf, type PlayerId } from '@zug/engine/model'
import { type KeyboardEvent, useLayoutEffect } from 'react'
import type { Tournament } from '../../../api/types.ts'
import { Button } from '../../../ui/button.tsx'
import { useCommon } from '../../../words/event.ts'
import type { EntryEvent } from '../entry/event.ts'
import type { Opened } from '../entry/state.ts'
import { LineUpDoubts } from '../line-up-doubts.tsx'
import { type Match, sidesOfMatches, type Team } from '../match.ts'
import { groups, outcomes, showOutcome, showSides } from '../outcomes.ts'
import { showScore } from '../result-text.ts'
import type { Board } from '../rows.ts'
import { OutcomeButtons } from './outcome-buttons.tsx'
import './match-editor.css'
import { useResultWords } from '../use-result-words.ts'

type Props = {
  readonly tournament: Tournament
  readonly board: Board
  readonly match: Match
  readonly opened: Opened
  readonly happens: (event: EntryEvent) => void
}

/** The boards of a match: keys as in the table, White's side of board 1 on the left, whoever plays chosen from the team. */
const MatchEditor = ({ tournament, board, match, opened, happens }: Props) => {
  const { match: words } = useResultWords()
  const { players, settings, traits } = tournament
  const teams = sidesOfMatches(tournament)!
  const pattern = boardColoursOf(settings)
  const [white, black] = [board.white, board.black].map((id) => teams.find((team) => team.id === id)!) as [Team, Team]
  const { inner: current, unfolded } = opened
  const { lineUp } = useCommon()
  const doubts = tournament.rounds.at(-1)?.boards.includes(board) === true && traits.teams
  const nameOf = (id: number | null): string => players.find((player) => player.id === id)?.name ?? words.nobody
  // The page wanted the focus here before there were boards.
  useLayoutEffect(() => document.getElementById(`match-${current}`)?.focus(), [])

  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0
    if (steps === 0 || (event.target as HTMLElement).tagName === 'SELECT') return
    event.preventDefault()
    happens({ kind: 'move', steps })
  }

  const seat = (side: 'white' | 'black', team: Team, index: number) =>
    traits.games === 'two' ? (
      team.name
    ) : (
      <select
        aria-label={words.player(team.name, index + 1)}
        value={match[side][index]!.player ?? ''}
        onChange={({ target }) =>
          happens({ kind: 'seat', side, inner: index, player: target.value === '' ? null : (Number(target.value) as PlayerId) })
        }
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
              <tr
                key={index}
                className={index === current ? 'current' : undefined}
                onFocus={() => happens({ kind: 'visit-inner', inner: index })}
              >
                <th scope="row">
                  {index + 1} <span aria-hidden="true">{boardColour('white', index, pattern) === 'white' ? '○' : '●'}</span>
                </th>
                <td>{seat('white', white, index)}</td>
                <td className="results-match-result">
                  <button
                    type="button"
                    id={`match-${index}`}
                    aria-expanded={unfolded === index}
                    aria-label={words.result(index + 1, nameOf(own.player), nameOf(other.player), text)}
                    onClick={() => happens({ kind: 'unfold', inner: index })}
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
                      onClick={() => happens({ kind: 'put', inner: index, outcome })}
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
      {doubts ? (
        <LineUpDoubts
          words={lineUp}
          nameOf={nameOf}
          sides={[
            { team: white, seats: match.white.map(({ player }) => player) },
            { team: black, seats: match.black.map(({ player }) => player) },
          ]}
          boardsPerMatch={settings.boardsPerMatch}
        />
      ) : null}
      {unfolded === null ? null : (
        <div className="results-match-more">
          <p>{words.board(unfolded + 1)}</p>
          <OutcomeButtons
            chosen={{ white: match.white[unfolded]!.result, black: match.black[unfolded]!.result }}
            rated
            offered="board"
            onRated={() => {}}
            onChoose={(outcome) => happens({ kind: 'put', inner: unfolded, outcome })}
          />
        </div>
      )}
      <p className="results-match-foot">
        <b>
          {words.score} {showScore(match, settings.scoring)}
        </b>
        <Button onClick={() => happens({ kind: 'pick', board: opened.board })}>{words.notPlayed}</Button>
        <Button onClick={() => happens({ kind: 'close' })}>{words.close}</Button>
      </p>
    </div>
  )
}

export default MatchEditor
