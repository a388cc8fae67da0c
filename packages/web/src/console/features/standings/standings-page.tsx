import { completeRound } from '@zug/engine/desk'
import { tieBreaksLeftOutText } from '@zug/messages/paper/tie-breaks'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useNeeded } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useLanguage, useWords } from '../../words/language.tsx'
import { RoundBar } from '../round/round-bar.tsx'
import { RankingTable } from './ranking-table.tsx'
import './standings.css'
import { later } from '../../ui/later.tsx'

const CrosstableView = later(() => import('./crosstable-view.tsx'))
const ChartView = later(() => import('./chart-view.tsx'))
const BoardsView = later(() => import('./boards-view.tsx'))
const PrizesView = later(() => import('../prizes/prizes-view.tsx'))
const RatingsView = later(() => import('../ratings/ratings-view.tsx'))
const NormsView = later(() => import('../norms/norms-view.tsx'))
const CardDialog = later(() => import('./card-dialog.tsx'))

type View = 'table' | 'crosstable' | 'chart' | 'boards' | 'prizes' | 'ratings' | 'norms'

/** Ranks after any round, with the working of every figure. */
const StandingsPage = () => {
  const words = useWords('standings')
  const { loading } = useWords('shell')
  const { language } = useLanguage()
  const { id, at } = usePlace()
  const { rounds, traits, role } = useTournament()
  const [search, setSearch] = useSearchParams()
  const views: readonly View[] = [
    ...(traits.teams ? (['table', 'crosstable', 'boards'] as const) : (['table', 'crosstable', 'chart', 'prizes'] as const)),
    // Single games of chess that are won, drawn or lost.
    ...(traits.games === 'results' ? (['ratings'] as const) : []),
    // What is still to be made is for those who run the event.
    ...(traits.games === 'results' && !traits.teams && role !== null && role !== 'viewer' && role !== 'helper' ? (['norms'] as const) : []),
  ]
  // Others lead here: the address says which view.
  const view = views.find((one) => one === search.get('view')) ?? 'table'
  const setView = (next: View): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === 'table') after.delete('view')
        else after.set('view', next)
        return after
      },
      { replace: true },
    )
  const [round, setRound] = useState<number | null>(null)
  const [card, setCard] = useState<number | null>(null)
  const [group, setGroup] = useState('')
  // While a round is played, the last one that is over: open games would count as drawn.
  // At an earlier moment there may be fewer rounds than the one that was chosen.
  const shown = Math.min(round ?? (completeRound(rounds) || rounds.length), rounds.length)
  const after = { round: shown === rounds.length ? null : shown, at }
  const { data } = useNeeded(id, 'standings', after)
  if (data === undefined) return <Loading label={loading} />
  const leftOut = tieBreaksLeftOutText(data.tieBreaksLeftOut, language)
  return (
    <div className="standings">
      <div className="standings-head">
        <h1>
          {words.title} <span>{data.final ? words.final : data.round === 0 ? words.notYet : words.after(data.round)}</span>
        </h1>
        {data.openGames.length > 0 ? (
          <p role="status">
            {words.open(data.openGames.length)} {words.openCounts}
          </p>
        ) : null}
        {leftOut === null ? null : <p role="alert">{leftOut}</p>}
      </div>
      <Suspense>
        <RoundBar />
      </Suspense>
      <div className="standings-choices">
        <Choice<View>
          labelUnseen
          label={words.views.label}
          value={view}
          onChange={setView}
          options={views.map((value) => ({
            value,
            label: words.views[value === 'crosstable' && traits.drawnFrom === 'tables' ? 'grid' : value],
          }))}
        />
        {rounds.length > 1 ? (
          <Choice
            labelUnseen
            label={words.rounds}
            value={String(shown)}
            onChange={(value) => setRound(Number(value))}
            options={rounds.map((one) => ({ value: String(one.round), label: String(one.round) }))}
          />
        ) : null}
      </div>
      {data.groups.length > 0 && view === 'table' ? (
        <div className="standings-choices">
          <Choice
            label={words.groups}
            value={data.groups[Number(group || Number.NaN)] === undefined ? '' : group}
            onChange={setGroup}
            options={[
              { value: '', label: words.everybody },
              ...data.groups.map(({ name }, at) => ({ value: String(at), label: name || words.groupNumber(at + 1) })),
            ]}
          />
        </div>
      ) : null}
      {data.rows.length === 0 ? (
        <Empty title={words.none} />
      ) : (
        <Suspense fallback={<Loading label={loading} />}>
          {view === 'table' ? (
            <RankingTable standings={data} group={data.groups[Number(group || Number.NaN)] ?? null} after={after} onCard={setCard} />
          ) : null}
          {view === 'crosstable' ? <CrosstableView standings={data} after={after} onCard={setCard} /> : null}
          {view === 'chart' ? <ChartView standings={data} after={after} /> : null}
          {view === 'prizes' ? <PrizesView after={after} onCard={setCard} /> : null}
          {view === 'ratings' ? <RatingsView after={after} onCard={setCard} /> : null}
          {view === 'norms' ? <NormsView after={after} onCard={setCard} /> : null}
          {view === 'boards' ? <BoardsView after={after} onCard={setCard} /> : null}
        </Suspense>
      )}
      {card === null ? null : (
        <Suspense>
          <CardDialog player={card} onClose={() => setCard(null)} />
        </Suspense>
      )}
    </div>
  )
}

export default StandingsPage
