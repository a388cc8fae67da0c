import { isStandardPlay } from '@zug/engine/norms'
import type { NormsAnswer } from '@zug/server/views'
import { Fragment, useState } from 'react'
import { useNeeded, useView } from '../../api/queries.ts'
import { useMayAct, usePlace, useTournament } from '../../api/tournament.tsx'
import { remembered } from '../../device.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useLanguage, useWords } from '../../words/language.tsx'
import { type After, showNumber } from '../standings/answers.ts'
import { CheckLists } from './check-lists.tsx'
import { NextText } from './next-text.tsx'
import { NormsSettings } from './norms-settings.tsx'
import './norms.css'

type Row = NormsAnswer['rows'][number]
type Props = { readonly after: After; readonly onCard: (player: number) => void }

/** Title norms that are made, and those that still can be, with what each result of the next game would mean; anybody's check-list. */
const NormsView = ({ after, onCard }: Props) => {
  const { desk: words } = useWords('norms')
  const { loading } = useWords('shell')
  const { language } = useLanguage()
  const { id, at } = usePlace()
  const { players, settings } = useTournament()
  const mayAct = useMayAct()
  const [open, setOpen] = useState<number | null>(null)
  const { data } = useNeeded(id, 'norms', after)
  if (data === undefined) return <Loading label={loading} />
  if (data.norms === null) return <Empty title={isStandardPlay(settings) ? words.noRound : words.notStandard} />
  const { round, event, rows } = data.norms
  const toggle = (player: number): void => setOpen(open === player ? null : player)
  const others = players.filter((player) => !rows.some((row) => row.player === player.id))
  return (
    <div className="norms">
      <p className="hint">
        {words.about(round, event.rounds, words.systems[event.system], event.host, event.leastGames)}{' '}
        {event.exempt === null ? '' : words.exempt(event.exempt)} {event.manyGuests ? words.manyGuests : ''} {words.fide}
      </p>
      <NormsSettings />
      {at === null && mayAct && rows.some(({ state }) => state === 'made') ? (
        <p className="norms-links">
          <a
            href={`/t/${id}/paper/norm-reports?lang=${language}&round=${round}&format=${remembered('paper') === 'letter' ? 'letter' : 'a4'}`}
            target="_blank"
            rel="noreferrer"
          >
            {words.print} ↗
          </a>
        </p>
      ) : null}
      {rows.length === 0 ? (
        <p className="norms-none">{words.none}</p>
      ) : (
        <NormsTable rows={rows} open={open} toggle={toggle} after={after} onCard={onCard} />
      )}
      <Others players={others} open={open} toggle={toggle} after={after} />
    </div>
  )
}

export default NormsView

type TableProps = Props & { readonly rows: readonly Row[]; readonly open: number | null; readonly toggle: (player: number) => void }

const NormsTable = ({ rows, open, toggle, after, onCard }: TableProps) => {
  const words = useWords('norms')
  const { desk } = words
  const headings = [words.score, words.games, desk.ra, desk.rp]
  return (
    <div className="standings-scroll">
      <table className="ranking">
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.titleShort}</th>
            <th scope="col">{desk.norm}</th>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="number">
                {heading}
              </th>
            ))}
            <th scope="col">{desk.next}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Fragment key={`${row.player} ${row.title}`}>
              <tr className={open === row.player ? 'open' : undefined}>
                <td>
                  <button type="button" className="standings-name" onClick={() => onCard(row.player)}>
                    {row.name}
                  </button>
                </td>
                <td>{row.title}</td>
                <td>
                  <b className={row.state === 'made' ? 'norms-made' : undefined}>
                    {row.length === null ? desk.state[row.state] : desk.counts(row.length)}
                  </b>
                </td>
                <td className="number">{showNumber(row.halves / 2)}</td>
                <td className="number">{row.games}</td>
                <td className="number">{row.average || ''}</td>
                <td className="number">{row.performance || ''}</td>
                <td className="norms-next">
                  <NextText next={row.next} />
                </td>
                <td>
                  <button
                    type="button"
                    className="standings-open"
                    aria-expanded={open === row.player}
                    aria-label={desk.checklistOf(row.name)}
                    onClick={() => toggle(row.player)}
                  >
                    {desk.checklist}
                  </button>
                </td>
              </tr>
              {open === row.player && rows[at + 1]?.player !== row.player ? (
                <tr>
                  <td colSpan={9}>
                    <OnePlayer player={row.player} after={after} />
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type OthersProps = Pick<TableProps, 'open' | 'toggle' | 'after'> & {
  readonly players: readonly { readonly id: number; readonly name: string }[]
}

/** Whoever can make none any more: the check-list says why. */
const Others = ({ players, open, toggle, after }: OthersProps) => {
  const { desk } = useWords('norms')
  const chosen = players.find(({ id }) => id === open)
  if (players.length === 0) return null
  return (
    <div className="norms-others">
      <label>
        {desk.others}{' '}
        <select value={chosen?.id ?? ''} onChange={({ target }) => toggle(Number(target.value || Number.NaN))}>
          <option value="">–</option>
          {players.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {chosen === undefined ? null : <OnePlayer player={chosen.id} after={after} />}
    </div>
  )
}

const OnePlayer = ({ player, after }: { readonly player: number; readonly after: After }) => {
  const { loading } = useWords('shell')
  const { id } = usePlace()
  const { data } = useView(id, 'players/{player}/norms', { player, ...after })
  if (data === undefined) return <Loading label={loading} />
  return data.norms === null ? null : <CheckLists norms={data.norms} />
}
