import { decimal, signed } from '@zug/messages/ratings/text'
import type { RatingsAnswer } from '@zug/server/views'
import { Fragment, useState } from 'react'
import { useNeeded, useView } from '../../api/queries.ts'
import { usePlace } from '../../api/tournament.tsx'
import { remembered } from '../../device.ts'
import { Choice } from '../../ui/choice.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useLanguage, useWords } from '../../words/language.tsx'
import { type After, showNumber } from '../standings/answers.ts'
import { RatingWorking } from './rating-working.tsx'
import './ratings.css'

type System = RatingsAnswer['system']
type Props = { readonly after: After; readonly onCard: (player: number) => void }

/** What the games make of everybody's rating, with the working of each. */
const RatingsView = ({ after, onCard }: Props) => {
  const words = useWords('ratings')
  const { loading } = useWords('shell')
  const { language } = useLanguage()
  const { id, at } = usePlace()
  const [by, setBy] = useState<System | null>(null)
  const [open, setOpen] = useState<number | null>(null)
  const { data } = useNeeded(id, 'ratings', { ...after, ...(by === null ? {} : { by }) })
  if (data === undefined) return <Loading label={loading} />
  if (data.ratings === null) return <Empty title={words.noRound} />
  const { system, play, round, rows } = data.ratings
  const asked = `lang=${language}&round=${round}`
  const headings = [words.rating, words.games, words.score, words.expected, words.k, words.change, words.after, words.performance]
  return (
    <div className="ratings">
      <div className="standings-choices">
        <Choice<System>
          label={words.systems.label}
          value={by ?? system}
          onChange={setBy}
          options={(['fide', 'cfc'] as const).map((value) => ({ value, label: words.systems[value] }))}
        />
        {at === null ? (
          <p className="ratings-links">
            <a
              href={`/t/${id}/paper/ratings?${asked}&format=${remembered('paper') === 'letter' ? 'letter' : 'a4'}`}
              target="_blank"
              rel="noreferrer"
            >
              {words.print} ↗
            </a>
            <a href={`/t/${id}/ratings.csv?${asked}&by=${system}`}>{words.table}</a>
          </p>
        ) : null}
      </div>
      <p className="hint">
        {words.by(words.systems[system], words.plays[play])} {words.forecast}
      </p>
      <div className="standings-scroll">
        <table className="ranking">
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              {headings.map((heading) => (
                <th key={heading} scope="col" className="number">
                  {heading}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Fragment key={row.player}>
                <Row row={row} open={open === row.player} onOpen={() => setOpen(open === row.player ? null : row.player)} onCard={onCard} />
                {open === row.player ? (
                  <tr>
                    <td colSpan={headings.length + 2}>
                      <Working player={row.player} round={after.round} at={after.at} by={system} />
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

export default RatingsView

type RowProps = {
  readonly row: RatingsAnswer['rows'][number]
  readonly open: boolean
  readonly onOpen: () => void
  readonly onCard: (player: number) => void
}

const Row = ({ row, open, onOpen, onCard }: RowProps) => {
  const words = useWords('ratings')
  const { show } = useWords('standings')
  const { language } = useLanguage()
  return (
    <tr className={open ? 'open' : undefined}>
      <td>
        <button type="button" className="standings-name" onClick={() => onCard(row.player)}>
          {row.name}
        </button>
      </td>
      <td className="number">{row.rating}</td>
      <td className="number">{row.games}</td>
      <td className="number">{showNumber(row.score)}</td>
      <td className="number">{row.expected === null ? '' : decimal(row.expected, 2, language)}</td>
      <td className="number">{'k' in row.basis ? row.basis.k : ''}</td>
      <td className="number">
        <b>{row.change === null ? '' : signed(row.change, 1, language)}</b>
      </td>
      <td className="number">{row.after}</td>
      <td className="number">{row.performance}</td>
      <td>
        <button
          type="button"
          className="standings-open"
          aria-expanded={open}
          aria-label={`${show}: ${words.working(row.name)}`}
          onClick={onOpen}
        >
          {show}
        </button>
      </td>
    </tr>
  )
}

type WorkingProps = After & { readonly player: number; readonly by: System }

const Working = ({ player, round, at, by }: WorkingProps) => {
  const { loading } = useWords('shell')
  const { id } = usePlace()
  const { data } = useView(id, 'players/{player}/rating', { player, round, at, by })
  if (data === undefined) return <Loading label={loading} />
  return data.rating === null ? null : <RatingWorking rating={data.rating} />
}
