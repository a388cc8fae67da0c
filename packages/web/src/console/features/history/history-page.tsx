import { useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import { useCommand } from '../../api/commands.tsx'
import { useView } from '../../api/queries.ts'
import { useMayAct, usePlace, useTournament } from '../../api/tournament.tsx'
import type { HistoryView } from '../../api/types.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { useKeys } from '../../ui/keys.ts'
import { Loading } from '../../ui/loading.tsx'
import { useLanguage, useWords } from '../../words/language.tsx'
import { describe } from './describe.ts'
import './history-page.css'

const filters = {
  all: /./,
  results: /^result-/,
  players: /^(player|team|line-up|bye|numbers|pair)-/,
  rounds: /^(round|draft|manual|pairing|lots)-/,
} as const
type Filter = keyof typeof filters

const pageSize = 200

/** Who did what, and when; any moment can be visited; the latest step can be taken back. */
const HistoryPage = () => {
  const words = useWords('history')
  const common = useWords('common')
  const shell = useWords('shell')
  const { language } = useLanguage()
  const { id, at } = usePlace()
  const tournament = useTournament()
  const may = useMayAct()
  const run = useCommand()
  const [filter, setFilter] = useState<Filter>('all')
  const [wanted, setWanted] = useState('')
  const [shown, setShown] = useState(pageSize)
  const search = useDeferredValue(wanted.trim().toLowerCase())
  const { data } = useView<HistoryView>(id, 'history?limit=5000')
  const canUndo = may && tournament.canUndo
  const canRedo = may && tournament.canRedo
  useKeys({
    'Mod+KeyZ': { label: shell.keys.undo, run: () => canUndo && void run({ kind: 'undo' }) },
    'Mod+Shift+KeyZ': { label: shell.keys.redo, run: () => canRedo && void run({ kind: 'redo' }) },
  })
  if (data === undefined) return <Loading label={shell.loading} />
  const clock = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'medium' })
  const found = data.events
    .filter(({ event }) => filters[filter].test(event.kind))
    .map((entry) => ({ ...entry, text: describe(entry.event, tournament, words, common) }))
    .filter(({ text, name }) => search === '' || `${text} ${name}`.toLowerCase().includes(search))
    .toReversed()
  return (
    <>
      <div className="history-head">
        <div>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
        </div>
        <div className="history-actions">
          <Button look="plain" disabled={!canUndo} onClick={() => run({ kind: 'undo' })}>
            {words.undo}
          </Button>
          <Button disabled={!canRedo} onClick={() => run({ kind: 'redo' })}>
            {words.redo}
          </Button>
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
        <Empty title={words.nothing} />
      ) : (
        <table className="history">
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{words.time}</th>
              <th scope="col">{words.who}</th>
              <th scope="col">{words.what}</th>
              <th scope="col">
                <span className="unseen">{words.look}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, shown).map(({ sequence, at: when, name, text, undone }) => (
              <tr key={sequence} className={undone ? 'history-undone' : undefined} aria-current={sequence === at ? 'true' : undefined}>
                <td>{sequence}</td>
                <td>
                  <time dateTime={when}>{clock.format(new Date(when))}</time>
                </td>
                <td>{name}</td>
                <td>
                  {text} {undone ? <small>{words.undoneMark}</small> : null}
                </td>
                <td>
                  <Link href={`/desk/${id}/round?at=${sequence}`} aria-label={`${words.look}: ${sequence}`}>
                    ↗
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {found.length > shown ? <Button onClick={() => setShown(shown + 5 * pageSize)}>{words.older}</Button> : null}
    </>
  )
}

export default HistoryPage
