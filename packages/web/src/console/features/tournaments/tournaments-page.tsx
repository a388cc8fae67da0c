import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { tournamentsQuery } from '../../api/queries.ts'
import type { TournamentLine } from '../../api/types.ts'
import { AccountMenu } from '../../shell/account-menu.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { useDates } from '../../words/dates.ts'
import { useWords } from '../../words/language.tsx'
import { named } from '../../words/named.ts'
import '../../shell/page.css'
import './tournaments-page.css'
import { later } from '../../ui/later.tsx'

const ImportDialog = later(() => import('./import-dialog.tsx'))
const RestoreDialog = later(() => import('../copies/restore-dialog.tsx'))
const DeletedList = later(() => import('../copies/deleted-list.tsx'))

const matches = ({ name, city, section }: TournamentLine, wanted: string): boolean =>
  `${name} ${city} ${section?.event ?? ''} ${section?.name ?? ''}`.toLowerCase().includes(wanted.trim().toLowerCase())

/** Sections of one event stand together, in the order of their names, where the first of them would. */
const togetherIn = (shown: readonly TournamentLine[]): readonly (readonly TournamentLine[])[] => {
  const groups = new Map<string, TournamentLine[]>()
  for (const one of shown) groups.set(one.group ?? one.id, [...(groups.get(one.group ?? one.id) ?? []), one])
  const name = ({ section, name: own }: TournamentLine): string => section?.name || own
  return [...groups.values()].map((together) => together.toSorted((a, b) => name(a).localeCompare(name(b), undefined, { numeric: true })))
}

/** Every tournament the reader may see; those that run come first. */
const TournamentsPage = () => {
  const words = useWords('tournaments')
  const { account } = useWords('shell')
  const { tournaments } = useSuspenseQuery(tournamentsQuery).data
  const [, navigate] = useLocation()
  const [wanted, setWanted] = useState('')
  const [bringing, setBringing] = useState<'file' | 'backup' | null>(null)
  const close = (): void => setBringing(null)
  useEffect(() => {
    document.title = `${words.title} · Zug`
  }, [words])
  const shown = tournaments
    .filter((one) => matches(one, wanted))
    .toSorted((a, b) => Number(a.finished) - Number(b.finished) || b.startDate.localeCompare(a.startDate) || a.name.localeCompare(b.name))
  // A column that nobody fills says nothing.
  const dated = tournaments.some(({ startDate, endDate }) => startDate !== '' || endDate !== '')
  return (
    <main className="page tournaments">
      <div className="tournaments-top">
        <span className="brand">
          Zug<i>.</i>
        </span>
        <AccountMenu />
      </div>
      <div className="tournaments-head">
        <h1>{words.title}</h1>
        <div>
          <Button onClick={() => navigate('/lists')}>{account.lists}</Button>
          <Button onClick={() => setBringing('backup')}>{words.restore}</Button>
          <Button onClick={() => setBringing('file')}>{words.bring}</Button>
          <Button look="main" onClick={() => navigate('/new')}>
            {words.create}
          </Button>
        </div>
      </div>
      {tournaments.length > 8 ? (
        <Field label={words.search} type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      ) : null}
      {tournaments.length === 0 ? (
        <Empty title={words.none}>
          <p>{words.noneHint}</p>
        </Empty>
      ) : (
        <table className="tournaments-table">
          <colgroup>
            <col className="tournaments-name" />
            {dated ? <col /> : null}
            <col />
            <col />
            <col />
          </colgroup>
          <thead className="unseen">
            <tr>
              <th scope="col">{words.columns.name}</th>
              {dated ? <th scope="col">{words.columns.dates}</th> : null}
              <th scope="col">{words.columns.rulebook}</th>
              <th scope="col">{words.columns.players}</th>
              <th scope="col">{words.columns.round}</th>
            </tr>
          </thead>
          {shown.length === 0 ? (
            <tbody>
              <tr>
                <td colSpan={5}>{words.noMatch}</td>
              </tr>
            </tbody>
          ) : null}
          {togetherIn(shown).map((together) => (
            <tbody key={together[0]!.id} className={together[0]!.group === null ? undefined : 'of-event'}>
              {together[0]!.group === null ? null : <EventLine sections={together} columns={dated ? 5 : 4} />}
              {together.map((one) => (
                <Line key={one.id} one={one} dated={dated} />
              ))}
            </tbody>
          ))}
        </table>
      )}
      <Suspense>
        <DeletedList />
      </Suspense>
      <Suspense>
        {bringing === 'file' ? <ImportDialog onClose={close} /> : null}
        {bringing === 'backup' ? <RestoreDialog onClose={close} /> : null}
      </Suspense>
    </main>
  )
}

/** One event: what is of all its sections, over them. */
const EventLine = ({ sections, columns }: { readonly sections: readonly TournamentLine[]; readonly columns: number }) => {
  const { event: words } = useWords('tournaments')
  const { id, section } = sections[0]!
  const event = section!.event
  const shown = sections.find(({ visible }) => visible)
  const owned = sections.find(({ role }) => role === 'owner')
  const desk = sections.find(mayWork)
  return (
    <tr className="tournaments-event">
      <th scope="rowgroup" colSpan={columns}>
        <div>
          <span className="tournaments-event-name">
            {event} <small>{words.sections(sections.length)}</small>
          </span>
          <span className="tournaments-event-links">
            {shown === undefined ? null : <a href={`/t/${shown.id}/event`}>{words.page}</a>}
            {shown === undefined ? null : <a href={`/t/${shown.id}/screen/event`}>{words.screen}</a>}
            {desk === undefined || sections.length < 2 ? null : <a href={`/t/${desk.id}/paper/hall-by-name`}>{words.sheets}</a>}
            {owned === undefined ? null : (
              <Link href={`/new?of=${owned.id}`} aria-label={words.addTo(event || id)}>
                {words.add}
              </Link>
            )}
          </span>
        </div>
      </th>
    </tr>
  )
}

const mayWork = ({ role }: TournamentLine): boolean => role === 'owner' || role === 'chief' || role === 'deputy'

const Line = ({ one, dated }: { readonly one: TournamentLine; readonly dated: boolean }) => {
  const words = useWords('tournaments')
  const { rulebooks } = useWords('common')
  const { facts } = useWords('shell')
  const dates = useDates()
  // Who may not work at the desk of a tournament reads its public page.
  const desk = mayWork(one)
  const name = one.group === null || one.section === null ? one.name : one.section.name || one.name
  return (
    <tr>
      <td>
        {desk ? <Link href={`/desk/${one.id}`}>{name || one.id}</Link> : <a href={`/t/${one.id}`}>{name || one.id}</a>}
        {one.city === '' ? null : <small>{one.city}</small>}
        {one.visible ? null : <small>{words.hidden}</small>}
      </td>
      {dated ? <td>{dates.days(one.startDate, one.endDate)}</td> : null}
      <td>{named(rulebooks, one.rulebook)}</td>
      <td>{one.teamEvent ? facts.teams(one.players) : facts.players(one.players)}</td>
      <td>
        {one.finished ? words.finished : one.roundsPublished === 0 ? words.notBegun : words.round(one.roundsPublished, one.numberOfRounds)}
        {one.openGames === 0 || one.finished ? null : <small>{words.openGames(one.openGames)}</small>}
      </td>
    </tr>
  )
}

export default TournamentsPage
