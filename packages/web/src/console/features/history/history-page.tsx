import { Fragment, useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'wouter'
import { useNeeded } from '../../api/queries.ts'
import { useMayAct, usePlace, useTournament } from '../../api/tournament.tsx'
import { useTurn } from '../../shell/turn.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { useDates } from '../../words/dates.ts'
import { useWords } from '../../words/language.tsx'
import './history-page.css'
import { type Entry, useDescribe } from './use-describe.ts'

const filters = {
  all: /./,
  results: /^result-/,
  players: /^(player|team|line-up|bye|numbers|pair)-/,
  rounds: /^(round|draft|manual|pairing|lots)-/,
} as const
type Filter = keyof typeof filters

const pageSize = 200

/** What comes by the dozen when lists are imported or many are changed at once. */
const many = /^(player|team|bye|pair)-/

/** Alike things that one command did are one step of the history; the latest comes first. */
const stepsOf = (events: readonly Entry[]): readonly (readonly Entry[])[] => {
  const steps: Entry[][] = []
  for (const entry of events) {
    const before = steps.at(-1)?.[0]
    if (before?.batch === entry.batch && before.event.kind === entry.event.kind && many.test(entry.event.kind)) steps.at(-1)!.push(entry)
    else steps.push([entry])
  }
  return steps.toReversed()
}

/** Who did what, and when; any moment can be visited; the latest step can be taken back. */
const HistoryPage = () => {
  const words = useWords('history')
  const shell = useWords('shell')
  const dates = useDates()
  const { id, at } = usePlace()
  const tournament = useTournament()
  const may = useMayAct()
  const turn = useTurn()
  const [filter, setFilter] = useState<Filter>('all')
  const [wanted, setWanted] = useState('')
  const [shown, setShown] = useState(pageSize)
  const search = useDeferredValue(wanted.trim().toLowerCase())
  const { data } = useNeeded(id, 'history', { limit: 5000 })
  const describe = useDescribe(data?.events)
  const steps = useMemo(
    () => stepsOf(data?.events ?? []).map((entries) => ({ entries, last: entries.at(-1)!, text: describe(entries) })),
    [data, describe],
  )
  if (data === undefined) return <Loading label={shell.loading} />
  const found = steps.filter(
    ({ entries, text, last }) =>
      entries.some(({ event }) => filters[filter].test(event.kind)) &&
      (search === '' || `${text} ${last.name}`.toLowerCase().includes(search)),
  )
  const print = (): void => {
    // All that was found is printed, not only the part that the page shows at once.
    flushSync(() => setShown(found.length))
    window.print()
  }
  return (
    <>
      <div className="history-head">
        <div>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
        </div>
        <div className="history-actions">
          <Button onClick={print}>{words.print}</Button>
          {may ? (
            <>
              <Button look="plain" disabled={!tournament.canUndo} onClick={() => turn('undo')}>
                {words.undo}
              </Button>
              <Button disabled={!tournament.canRedo} onClick={() => turn('redo')}>
                {words.redo}
              </Button>
            </>
          ) : null}
        </div>
      </div>
      <div className="history-filter">
        <Choice<Filter>
          label={words.filter}
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'all', label: words.all },
            { value: 'results', label: words.filterResults },
            { value: 'players', label: words.filterPlayers },
            { value: 'rounds', label: words.filterRounds },
          ]}
        />
        <Field label={words.search} type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </div>
      {found.length === 0 ? (
        <Empty title={steps.length === 0 ? words.nothing : words.notFound} />
      ) : (
        <table className="history">
          <thead>
            <tr>
              <th scope="col">{words.time}</th>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.who}</th>
              <th scope="col">
                <span className="unseen">{words.look}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, shown).map(({ last, text }, index, all) => {
              const day = dates.day(last.at)
              const here = at !== null && last.sequence === at
              return (
                <Fragment key={last.sequence}>
                  {index === 0 || dates.day(all[index - 1]!.last.at) !== day ? (
                    <tr className="history-day">
                      <th scope="rowgroup" colSpan={4}>
                        {day}
                      </th>
                    </tr>
                  ) : null}
                  <tr className={last.undone ? 'history-undone' : undefined} aria-current={here ? 'true' : undefined}>
                    <td>
                      <time dateTime={last.at}>{dates.second(last.at)}</time>
                    </td>
                    <td>
                      <span>
                        <Unbroken text={text} />
                      </span>{' '}
                      {last.undone ? <small>{words.undoneMark}</small> : null}
                    </td>
                    <td>{last.name}</td>
                    <td>
                      <Link href={`/desk/${id}/round?at=${last.sequence}`} aria-label={`${words.visit}: ${text}`}>
                        {words.visit}
                      </Link>
                    </td>
                  </tr>
                </Fragment>
              )
            })}
          </tbody>
        </table>
      )}
      {found.length > shown ? <Button onClick={() => setShown(shown + 5 * pageSize)}>{words.older}</Button> : null}
    </>
  )
}

export default HistoryPage
