import { rankedAmong } from '@zug/engine/desk'
import { columnText } from '@zug/messages/numbers'
import { tieBreakHeading, tieBreakTitle } from '@zug/messages/paper/tie-breaks'
import { memo, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { useTournament } from '../../api/tournament.tsx'
import { later } from '../../ui/later.tsx'
import { useCommon } from '../../words/event.ts'
import { useLanguage, useWords } from '../../words/language.tsx'
import { type After, type Row, type Standings, showNumber } from './answers.ts'

const WorkingRow = later(() => import('./working-row.tsx'))

type Props = {
  readonly standings: Standings
  /** null: everybody. */
  readonly group: Standings['groups'][number] | null
  readonly after: After
  readonly onCard: (player: number) => void
}

/** Points and tie-breaks. A name opens the card, the figures open their working. */
export const RankingTable = ({ standings: { tieBreaks, rows, of }, group, after, onCard }: Props) => {
  const { columns, legend, nobody } = useWords('standings')
  const { language } = useLanguage()
  const scored = useTournament().traits.games === 'scores'
  const { wdl } = useCommon()
  const [open, setOpen] = useState<number | null>(null)
  const toggle = useCallback((player: number) => setOpen((before) => (before === player ? null : player)), [])
  const columnTexts = useMemo(
    () =>
      tieBreaks.map((_, at) =>
        columnText(
          rows.map(({ values }) => values[at]),
          language,
          !scored,
        ),
      ),
    [tieBreaks, rows, language, scored],
  )
  const shown = useMemo(() => {
    const members = group === null ? null : new Set<number>(group.players)
    return rankedAmong(members === null ? rows : rows.filter(({ player }) => members.has(player)))
  }, [rows, group])
  const width = (group === null ? 5 : 6) + tieBreaks.length + (of === 'teams' ? 1 : 0)
  return (
    <div className="standings-scroll">
      <table className="ranking">
        <thead>
          <tr>
            {group === null ? null : <th scope="col">{columns.among}</th>}
            <th scope="col">{columns.rank}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col" className="number ranking-rating">
              {columns.rating}
            </th>
            <th scope="col" className="number">
              {scored ? wdl : columns.points}
            </th>
            {of === 'teams' ? (
              <th scope="col" className="number">
                {columns.gamePoints}
              </th>
            ) : null}
            {tieBreaks.map((code) => (
              <th key={code} scope="col" className="number" title={tieBreakTitle(code, language)}>
                {tieBreakHeading(code, language)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {shown.length === 0 ? (
            <tr>
              <td colSpan={width}>{nobody}</td>
            </tr>
          ) : null}
          {shown.map((row) => (
            <Line
              key={row.player}
              row={row}
              among={group === null ? null : row.among}
              write={columnTexts}
              teams={of === 'teams'}
              titled={!scored}
              open={open === row.player}
              onToggle={toggle}
              onCard={onCard}
            >
              {open === row.player ? (
                <Suspense>
                  <WorkingRow player={row.player} name={row.name} after={after} width={width} />
                </Suspense>
              ) : null}
            </Line>
          ))}
        </tbody>
      </table>
      <dl className="standings-legend" aria-label={legend}>
        {tieBreaks.map((code) => (
          <div key={code}>
            <dt>{tieBreakHeading(code, language)}</dt>
            <dd>{tieBreakTitle(code, language)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type LineProps = {
  readonly row: Row
  /** The place in the group. */
  readonly among: string | null
  /** How each column of tie-breaks is written. */
  readonly write: readonly ReturnType<typeof columnText>[]
  readonly teams: boolean
  /** A title is of chess. */
  readonly titled: boolean
  readonly open: boolean
  readonly onToggle: (player: number) => void
  readonly onCard: (player: number) => void
  readonly children: ReactNode
}

const Line = memo(({ row, among, write, teams, titled, open, onToggle, onCard, children }: LineProps) => {
  const words = useWords('standings')
  return (
    <>
      <tr className={open ? 'open' : undefined}>
        {among === null ? null : <td>{among}</td>}
        <td>
          {row.unranked ? '–' : row.rank}
          {row.shared ? '=' : ''}
        </td>
        <td>
          {teams ? (
            <b>{row.name}</b>
          ) : (
            <button type="button" className="standings-name" onClick={() => onCard(row.player)}>
              {row.name}
            </button>
          )}{' '}
          {titled ? <small>{row.title}</small> : null}
          {row.withdrawn ? <small className="ranking-left">{words.withdrawn}</small> : null}
        </td>
        <td className="number soft ranking-rating">{row.rating}</td>
        <td className="number">
          <b>{showNumber(row.points)}</b>
        </td>
        {teams ? <td className="number">{showNumber(row.gamePoints ?? 0)}</td> : null}
        {row.values.map((value, index) => (
          <td key={index} className="number">
            {write[index]?.(value)}
          </td>
        ))}
        <td>
          <button
            type="button"
            className="standings-open"
            aria-expanded={open}
            aria-label={`${words.show}: ${row.name}`}
            onClick={() => onToggle(row.player)}
          >
            {words.show}
          </button>
        </td>
      </tr>
      {children}
    </>
  )
})
