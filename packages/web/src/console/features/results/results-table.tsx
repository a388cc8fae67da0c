import type { DeskBoardResult as BoardResult } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import { type FocusEvent, type MouseEvent, Suspense, useMemo } from 'react'
import { useCommand } from '../../api/commands.tsx'
import type { Tournament } from '../../api/types.ts'
import { useWords } from '../../words/language.tsx'
import { BoardRow, type Scored } from './board-row.tsx'
import { currentOf, isChecked, matchAt } from './entry/state.ts'
import { hasGameScores, timeLimitMatters } from './game-scores.ts'
import { MatchEditor, ScoreEditor } from './lazily.tsx'
import { hasMatches } from './match.ts'
import type { Round, Side } from './rows.ts'
import type { Entry } from './use-entry.ts'
import type { Sending } from './use-sending.ts'
import './results-table.css'

type Props = {
  readonly tournament: Tournament
  readonly round: Round
  readonly shown: readonly number[]
  readonly entry: Entry
  readonly sideOf: (player: number) => Side
  /** Before the round, in tenths; null while they are on their way, and where they are not shown. */
  readonly points: ReadonlyMap<PlayerId, number> | null
  readonly sending: Sending
  readonly show: (result: BoardResult | null) => string
  readonly time: (at: string) => string
  readonly me: string
  /** Results after this event are news. */
  readonly since: number
}

/** The boards of a round. One listener for all of them. */
export const ResultsTable = (props: Props) => {
  const { tournament, round, shown, entry, sideOf, points, sending, show, time, me, since } = props
  const words = useWords('results')
  const run = useCommand()
  const { boards } = round
  const { settings, traits } = tournament
  const { state, happens, speech } = entry
  const { verify, over } = state
  const { mayEnter } = state.sheet
  const current = currentOf(state)
  const expanded = state.opened?.board ?? null
  const scored = useMemo<Scored | null>(
    () =>
      hasGameScores(traits)
        ? {
            rules: settings.rules,
            timeLimit: timeLimitMatters(settings.rules),
            onEnter: (board, result, leaving) => happens({ kind: 'scores', board, result, leaving }),
            onEmpty: () => happens({ kind: 'clear' }),
            onKept: (board) => happens({ kind: 'left', board }),
          }
        : null,
    [settings, traits, happens],
  )
  const onClick = ({ target }: MouseEvent): void => {
    const element = target as HTMLElement
    const row = element.closest<HTMLElement>('tr[data-board]')
    if (row === null) return
    const index = Number(row.dataset.board)
    const report = element.closest<HTMLElement>('[data-report]')?.dataset.report
    const dispute = element.closest<HTMLElement>('[data-dispute]')?.dataset.dispute
    if (report !== undefined) happens({ kind: 'typed', board: index, result: boards[index]!.reports[Number(report)]!.result })
    else if (dispute !== undefined) happens({ kind: 'typed', board: index, result: boards[index]!.disputes![Number(dispute)]!.result })
    else if (element.closest('[data-keep]') !== null) void run({ kind: 'dismiss-dispute', round: round.round, board: index })
    else if (scored !== null && element.closest('[data-menu]') === null) {
      if (element.closest('input, label') === null) happens({ kind: 'go', board: index })
    }
    // A finger is wider than a button: there the whole row opens it.
    else if (element.closest('.results-result, [data-menu]') !== null || matchMedia('(pointer: coarse)').matches)
      happens({ kind: 'open', board: index })
    else happens({ kind: 'go', board: index })
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const row = target.closest<HTMLElement>('tr[data-board]')
    if (row !== null) happens({ kind: 'visit', board: Number(row.dataset.board) })
  }
  const { columns } = words
  const [first, second] = traits.teams
    ? [columns.firstTeam, columns.secondTeam]
    : traits.colourless
      ? [columns.first, columns.second]
      : [columns.white, columns.black]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the page listens for keys
    <table
      className={scored === null ? 'results-table' : 'results-table scored'}
      onClick={onClick}
      onFocus={onFocus}
      hidden={shown.length === 0}
    >
      <thead>
        <tr>
          <th scope="col" className="results-head board">
            {traits.teams ? columns.match : columns.board}
          </th>
          <th scope="col" className="results-head points">
            {columns.points}
          </th>
          <th scope="col" className="results-head">
            {first}
          </th>
          <th scope="col" className="results-head result">
            {columns.result}
          </th>
          <th scope="col" className="results-head">
            {second}
          </th>
          <th scope="col" className="results-head points">
            {columns.points}
          </th>
          <th scope="col" className="results-head by">
            {columns.by}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.flatMap((index) => {
          const board = boards[index]!
          const row = (
            <BoardRow
              key={index}
              index={index}
              number={state.sheet.numbers[index]!}
              board={board}
              white={sideOf(board.white)}
              black={sideOf(board.black)}
              whitePoints={points === null ? null : (points.get(board.white) ?? 0)}
              blackPoints={points === null ? null : (points.get(board.black) ?? 0)}
              show={show}
              time={time}
              words={words}
              current={index === current}
              sending={sending.get(index) ?? null}
              place={speech.placeOf(index)}
              scored={scored}
              over={over?.board === index ? over.result : null}
              verified={isChecked(state, index)}
              verifying={verify.on}
              differs={verify.stopped?.board === index}
              news={(board.entered?.sequence ?? 0) > since && board.entered?.actor !== me}
              mine={board.entered?.actor === me}
              mayEnter={mayEnter}
              expandable={hasMatches(traits)}
              expanded={expanded === index}
            />
          )
          return expanded === index && mayEnter ? [row, <Inside key={`${index} inside`} {...props} index={index} />] : [row]
        })}
      </tbody>
    </table>
  )
}

/** What is opened below a board: the boards of a match, or the scores of a game. */
const Inside = ({ tournament, round, entry, sideOf, index }: Props & { readonly index: number }) => {
  const board = round.boards[index]!
  const { state, happens } = entry
  return (
    <tr className="results-inside">
      <td colSpan={7}>
        <Suspense>
          {hasMatches(tournament.traits) ? (
            <MatchEditor tournament={tournament} board={board} match={matchAt(state, index)} opened={state.opened!} happens={happens} />
          ) : (
            <ScoreEditor
              rules={tournament.settings.rules}
              board={board}
              white={sideOf(board.white).name}
              black={sideOf(board.black).name}
              onEnter={(result) => happens({ kind: 'typed', board: index, result })}
              onClose={() => happens({ kind: 'close' })}
            />
          )}
        </Suspense>
      </td>
    </tr>
  )
}
