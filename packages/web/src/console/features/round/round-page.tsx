import type { PlayerId } from '@zug/engine/model'
import { Suspense, useMemo, useRef, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useWords } from '../../words/language.tsx'
import { Conflicts } from '../boards/conflicts.tsx'
import { useWhy } from '../explain/why-context.tsx'
import { BoardTable } from './board-table.tsx'
import { Corrected } from './corrected.tsx'
import { differenceOf } from './difference.ts'
import { useEditing } from './hand/use-editing.tsx'
import { Legend } from './legend.tsx'
import { Lot } from './lot.tsx'
import { Missing } from './missing.tsx'
import { NotPaired } from './not-paired.tsx'
import { ReceiptLine } from './receipt-line.tsx'
import { numbersOf, roundAtHand, roundToShow } from './round-at-hand.ts'
import { RoundBar } from './round-bar.tsx'
import { RoundHead } from './round-head.tsx'
import { SideLists } from './side-lists.tsx'
import { Stale } from './stale.tsx'
import { TablesLine } from './tables-line.tsx'
import { useNotation, usePoints } from './use-field.ts'
import { useRoundKeys } from './use-round-keys.ts'
import { Wishes } from './wishes.tsx'
import './round-page.css'
import { later } from '../../ui/later.tsx'

const Late = later(() => import('./late.tsx'))
const ScoreMap = later(() => import('./score-map.tsx'))
const RecalledLine = later(async () => ({ default: (await import('./recall/recalled.tsx')).RecalledLine }))
const HandBar = later(() => import('./hand/hand-bar.tsx'))
const DifferenceDialog = later(() => import('./hand/difference-dialog.tsx'))
const ProjectionSection = later(() => import('../projection/projection-section.tsx'))
const FixedBoards = later(() => import('../boards/fixed-boards.tsx'))
const SeatMenu = later(() => import('./seat-menu.tsx'))

export type OpenMenu = { readonly player: PlayerId; readonly element: HTMLElement }

/** A round: who is paired, who is not, and the one thing to do next. */
const RoundPage = () => {
  const tournament = useTournament()
  const { id, at } = usePlace()
  const asked = Number(useParams<{ round?: string }>().round)
  const number =
    Number.isInteger(asked) && asked >= 1 && asked <= Math.max(tournament.settings.numberOfRounds, tournament.rounds.length)
      ? asked
      : roundToShow(tournament)
  const [, navigate] = useLocation()
  const go = (to: number): void => navigate(`/desk/${id}/round/${to}${at === null ? '' : `?at=${at}`}`)
  return <Round key={number} number={number} go={go} />
}

const Round = ({ number, go }: { readonly number: number; readonly go: (round: number) => void }) => {
  const tournament = useTournament()
  const { actions } = useWords('round')
  const { loading } = useWords('shell')
  const round = useMemo(() => roundAtHand(tournament, number), [tournament, number])
  const { points, waiting } = usePoints(number)
  const marks = useNotation(round)
  const [selected, setSelected] = useState<number | null>(null)
  const [view, setView] = useState<'boards' | 'map'>('boards')
  const [filter, setFilter] = useState('')
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const [finishing, setFinishing] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const editing = useEditing(round)
  const { ask } = useWhy()

  const why = (board: number): void => {
    const seats = round.boards[board]
    if (seats === undefined) return
    setSelected(board)
    stayInPlace(`tr[data-board="${board}"]`)
    ask({ kind: 'why', round: number, player: seats.white, opponent: seats.black, board: numbersOf(tournament, round)[board]! })
  }
  useRoundKeys({
    round,
    selected,
    select: setSelected,
    why,
    go,
    search: () => search.current?.focus(),
    toggleMap: () => setView(view === 'map' ? 'boards' : 'map'),
  })
  const changed = useMemo(
    () => (round.phase === 'draft' ? differenceOf(tournament.draft!).changed : undefined),
    [round.phase, tournament.draft],
  )
  const seated = round.boards.length > 0
  // In a round robin scores decide nothing, so there are no bands to draw.
  const scored = tournament.traits.drawnFrom === 'scores'

  return (
    <div className="round">
      <RoundHead round={round} go={go} editing={editing} />
      {editing.mode === null && (round.round === tournament.rounds.length || round.phase === 'next') ? <RoundBar /> : null}
      {editing.mode === null ? null : (
        <Suspense>
          <HandBar round={round} editing={editing} onFinish={() => setFinishing(true)} />
        </Suspense>
      )}
      {/* Not in the bar, which goes with the session when somebody else ends it. */}
      {finishing ? (
        <Suspense>
          <DifferenceDialog finish onClose={() => setFinishing(false)} />
        </Suspense>
      ) : null}
      <Missing round={round} />
      {tournament.lateArrivals.length === 0 ? null : (
        <Suspense>
          <Late round={round} />
        </Suspense>
      )}
      {round.phase === 'draft' ? <Stale /> : null}
      {round.phase === 'draft' && round.round === 1 ? <Lot /> : null}
      <Wishes round={round} />
      <Conflicts round={round} />
      <Corrected round={number} />
      {tournament.recalled === undefined ? null : (
        <Suspense>
          <RecalledLine round={round} />
        </Suspense>
      )}
      <TablesLine round={number} />
      <div className="round-columns">
        <SideLists round={round} editing={editing} filter={filter} onFilter={setFilter} search={search} onMenu={setMenu} />
        <section className="round-main" aria-label={actions.table}>
          {seated ? (
            <>
              <div className="round-tools">
                <fieldset className="round-views" hidden={!scored}>
                  <legend className="unseen">{actions.view}</legend>
                  {(['boards', 'map'] as const).map((each) => (
                    <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
                      {each === 'boards' ? actions.table : actions.map}
                    </button>
                  ))}
                </fieldset>
                <ReceiptLine round={round} />
              </div>
              {waiting ? (
                <Loading label={loading} />
              ) : view === 'map' && scored ? (
                <Suspense fallback={<Loading label={loading} />}>
                  <ScoreMap round={round} points={points} selected={selected} onWhy={why} />
                </Suspense>
              ) : (
                <BoardTable
                  round={round}
                  points={points}
                  marks={marks}
                  selected={selected}
                  onSelect={setSelected}
                  onWhy={why}
                  onMenu={editing.menus ? setMenu : undefined}
                  changed={changed}
                  filter={filter}
                />
              )}
              <Legend map={scored} marks={view === 'boards' && marks.size > 0} results={view === 'boards' && round.published !== null} />
            </>
          ) : (
            <NotPaired round={round} />
          )}
        </section>
      </div>
      <Suspense>
        <ProjectionSection round={number} />
        <FixedBoards />
      </Suspense>
      {menu === null ? null : (
        <Suspense>
          <SeatMenu {...menu} round={round} editing={editing} onClose={() => setMenu(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** Opening the panel narrows the page; the row that was asked about stays under the eye. */
const stayInPlace = (selector: string): void => {
  const top = (): number | undefined => document.querySelector(selector)?.getBoundingClientRect().top
  const before = top()
  if (before !== undefined)
    requestAnimationFrame(() => requestAnimationFrame(() => scrollBy({ top: (top() ?? before) - before, behavior: 'instant' })))
}

export default RoundPage
