import { type NumberedBoard, numberBoards } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { useTournament } from '../../api/tournament.tsx'
import { showPoints } from '../../ui/points.ts'
import { useCommon } from '../../words/event.ts'
import { useWords } from '../../words/language.tsx'
import { showResult } from '../results/result-text.ts'
import { type Band, bandsOf } from './bands.ts'
import { BoardRow, type Side } from './board-row.tsx'
import type { RoundAtHand } from './round-at-hand.ts'
import { nameIn, whoPlays } from './who-plays.ts'
import './board-table.css'
import { later } from '../../ui/later.tsx'

const MatchBoards = later(() => import('./match-boards.tsx'))

export type SeatAction = (seat: { readonly player: PlayerId; readonly element: HTMLElement }) => void

export type BoardTableProps = {
  readonly round: RoundAtHand
  readonly points: ReadonlyMap<PlayerId, number> | null
  readonly marks: ReadonlyMap<PlayerId, string>
  readonly selected: number | null
  readonly onSelect: (board: number) => void
  readonly onWhy: (board: number) => void
  /** Names have a menu when given. */
  readonly onMenu?: SeatAction | undefined
  /** Boards (by index) that are not the engine's. */
  readonly changed?: ReadonlySet<number> | undefined
  /** Only boards on which somebody of this name sits. */
  readonly filter: string
  readonly children?: ReactNode
}

/** All boards of a round in bands of equal score, columns of fixed width so that nothing jumps. One listener for all rows. */
export const BoardTable = ({ round, points, marks, selected, onSelect, onWhy, onMenu, changed, filter }: BoardTableProps) => {
  const tournament = useTournament()
  const { table, boards } = useWords('round')
  const common = useCommon()
  const results = useWords('results')
  const { settings, traits } = tournament
  const numbered = numberBoards(round, settings.firstBoard).boards
  const entrants = whoPlays(tournament)
  const [openMatches, setOpenMatches] = useState<ReadonlySet<number>>(new Set())
  const bands = bandsOf(round.boards, traits.drawnFrom === 'tables' ? null : points)
  const wanted = filter.trim().toLowerCase()
  const fits = (id: PlayerId): boolean => nameIn(entrants, id).toLowerCase().includes(wanted)
  const shown = (band: Band) => (wanted === '' ? band.boards : band.boards.filter(({ seats }) => fits(seats.white) || fits(seats.black)))
  const side = (id: PlayerId): Side => ({
    entrant: entrants.get(id),
    points: points === null ? null : (points.get(id) ?? 0),
    mark: marks.get(id) ?? '',
  })
  const holders = new Map<number, number>()
  for (const id of [...round.boards.flatMap(({ white, black }) => [white, black]), ...(round.bye === null ? [] : [round.bye])]) {
    const score = points?.get(id) ?? 0
    holders.set(score, (holders.get(score) ?? 0) + 1)
  }
  const fixedText = ({ number, fixed }: NumberedBoard): string => (fixed === null ? '' : boards.why(number, nameIn(entrants, fixed)))
  const first = bands.flatMap(shown)[0]?.at
  const reached = selected ?? first

  const seatOf = (target: EventTarget) => {
    const element = (target as HTMLElement).closest<HTMLElement>('[data-seat]')
    const row = (target as HTMLElement).closest<HTMLElement>('tr[data-board]')
    return row === null ? null : { element, board: Number(row.dataset.board), seat: element?.dataset.seat ?? null }
  }
  const menu = (event: MouseEvent | KeyboardEvent): boolean => {
    const found = seatOf(event.target)
    const player = found?.element?.dataset.player
    if (onMenu === undefined || found === null || player === undefined) return false
    event.preventDefault()
    onSelect(found.board)
    onMenu({ player: Number(player) as PlayerId, element: found.element! })
    return true
  }
  const toggleMatch = (board: number): void =>
    setOpenMatches((all) => (all.has(board) ? new Set([...all].filter((each) => each !== board)) : new Set([...all, board])))
  const click = (event: MouseEvent): void => {
    const found = seatOf(event.target)
    if (found === null) return
    if (found.seat === 'why') onWhy(found.board)
    else if (found.seat === 'match') toggleMatch(found.board)
    else if (!menu(event)) onSelect(found.board)
  }
  const press = (event: KeyboardEvent): void => {
    if ((event.shiftKey && event.key === 'F10') || event.key === 'ContextMenu') menu(event)
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const row = (event.target as HTMLElement).closest('tr[data-board]')
      const seats = [...(row?.querySelectorAll<HTMLElement>('button[data-seat]') ?? [])]
      const next = seats[seats.indexOf(event.target as HTMLElement) + (event.key === 'ArrowRight' ? 1 : -1)]
      if (next !== undefined) {
        event.preventDefault()
        next.focus()
      }
    }
  }

  const titles = traits.teams ? [table.teamA, table.teamB] : traits.colourless ? [table.playerA, table.playerB] : [table.white, table.black]
  return (
    <table className="round-table" onClick={click} onContextMenu={menu} onKeyDown={press}>
      <caption className="unseen">{table.caption(round.round)}</caption>
      <colgroup>
        <col className="round-col-number" />
        <col className="round-col-points" />
        <col />
        <col className="round-col-result" />
        <col />
        <col className="round-col-points" />
        <col className="round-col-why" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{traits.teams ? table.matchNumber : table.board}</th>
          <th scope="col" className="round-points">
            {table.points}
          </th>
          <th scope="col">{titles[0]}</th>
          <th scope="col" className="round-result">
            {table.result}
          </th>
          <th scope="col">{titles[1]}</th>
          <th scope="col" className="round-points">
            {table.points}
          </th>
          <td />
        </tr>
      </thead>
      {bands.map((band) => {
        const rows = shown(band)
        if (rows.length === 0) return null
        return (
          <tbody key={band.boards[0]!.at}>
            {band.score === null ? null : (
              <tr className="round-band">
                <th scope="rowgroup" colSpan={7}>
                  <BandTitle
                    band={band}
                    nameOf={(id) => nameIn(entrants, id)}
                    points={points}
                    alone={(score) => holders.get(score) === 1}
                  />
                </th>
              </tr>
            )}
            {rows.map(({ at, seats, steps }) => (
              <Fragment key={at}>
                <BoardRow
                  at={at}
                  number={numbered[at]!.number}
                  white={side(seats.white)}
                  black={side(seats.black)}
                  result={seats.result === null ? '–' : showResult(seats.result, results, tournament, common)}
                  floats={steps}
                  selected={at === selected}
                  tabbable={at === reached}
                  names={onMenu === undefined ? 'text' : 'menu'}
                  changed={changed?.has(at) === true}
                  fixed={fixedText(numbered[at]!)}
                  expanded={traits.teams ? openMatches.has(at) : null}
                  words={table}
                />
                {openMatches.has(at) ? (
                  <tr className="round-match">
                    <td colSpan={7}>
                      <Suspense>
                        <MatchBoards seats={seats} round={round.round} number={numbered[at]!.number} />
                      </Suspense>
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            ))}
          </tbody>
        )
      })}
    </table>
  )
}

const BandTitle = ({
  band,
  nameOf,
  points,
  alone,
}: {
  /** Has one player only this score? */
  readonly alone: (score: number) => boolean
  readonly band: Band
  readonly nameOf: (id: PlayerId) => string
  readonly points: BoardTableProps['points']
}) => {
  const { table } = useWords('round')
  const floats = band.boards.filter(({ floater }) => floater !== null)
  const only = floats.length === 1 ? floats[0]! : null
  const other = only === null ? null : only.floater === only.seats.white ? only.seats.black : only.seats.white
  const score = other === null ? 0 : (points?.get(other) ?? 0)
  const sentence =
    only !== null
      ? alone(score)
        ? table.floatsAlone(nameOf(only.floater!), showPoints(score), nameOf(other!))
        : table.floatsTo(nameOf(only.floater!), showPoints(score))
      : floats.length > 1
        ? table.float(floats.length)
        : null
  return (
    <>
      {table.band(showPoints(band.score!))}
      {sentence === null ? '' : ` · ${sentence}`}
    </>
  )
}
