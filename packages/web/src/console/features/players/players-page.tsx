import { useQuery } from '@tanstack/react-query'
import { plain } from '@zug/messages/plain'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useMayAct, usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { playerInHash } from '../submission/places.ts'
import { AddPlayer } from './add-player.tsx'
import { useHasLists } from './list-search.tsx'
import { inOrder, matches, nextRoundOf } from './player.ts'
import { PlayerTable } from './player-table.tsx'
import { queueQuery } from './ratings/self-registration-queue.ts'
import './players.css'
import { later } from '../../ui/later.tsx'

const RefreshDialog = later(() => import('./ratings/refresh-dialog.tsx'))
const InTwoSections = later(() => import('./in-two-sections.tsx'))
const ListNews = later(() => import('./ratings/list-news.tsx'))
const ImportDialog = later(() => import('./import/dialog.tsx'))
const SelfRegistrations = later(() => import('./ratings/self-registrations.tsx'))
const PlayerDialog = later(() => import('./player-dialog.tsx'))
const ApartDialog = later(() => import('./apart-dialog.tsx'))
const BulkBar = later(() => import('./bulk-bar.tsx'))
const CheckIn = later(() => import('./check-in.tsx'))
const TeamsView = later(() => import('./teams-view.tsx'))

type Mode = 'list' | 'teams' | 'check-in'

/** Who plays: entry, corrections, byes and absences, check-in, teams. */
const PlayersPage = () => {
  const words = useWords('players')
  const tournament = useTournament()
  const may = useMayAct()
  const run = useCommand()
  const { players, teams, traits, rounds, draft } = tournament
  const [mode, setMode] = useState<Mode>(traits.teams && players.length > 0 ? 'teams' : 'list')
  const [wanted, setWanted] = useState('')
  const [dialog, setDialog] = useState<'import' | 'apart' | 'refresh' | 'registrations' | null>(null)
  // A link to a player, as from the list of what a report lacks, opens their dialog.
  const [edited, setEdited] = useState<number | null>(() => playerInHash(location.hash))
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const search = useDeferredValue(plain(wanted.trim()))
  const ordered = useMemo(() => inOrder(players), [players])
  const shown = useMemo(() => ordered.filter((player) => matches(player, search)), [ordered, search])
  // Whoever somebody else has removed meanwhile is not among them any more.
  const chosen = useMemo(() => ordered.filter(({ id }) => selected.has(id)), [ordered, selected])
  const next = nextRoundOf(tournament)
  const hasLists = useHasLists()
  const checked = hasLists && may && players.length > 0 && (tournament.settings.checkLists ?? tournament.settings.fideMode === true)
  const { id, at } = usePlace()
  const inSections = tournament.settings.section !== null && may && at === null && players.length > 0
  const open = tournament.settings.selfRegistration === true && may
  const waiting = useQuery({ ...queueQuery(id), enabled: open }).data?.registrations.length ?? 0
  const started = rounds.length > 0 || draft !== null
  const numbered = players.some(({ pairingNumber }) => pairingNumber !== null)
  return (
    <div className="players">
      <div className="players-head">
        <h1>
          {mode === 'teams' ? words.teams : words.title} <span>{mode === 'teams' ? teams.length : players.length}</span>
        </h1>
        <div>
          {players.length > 0 && may ? (
            <>
              <Button onClick={() => setDialog('apart')}>{words.apart.open}</Button>
              {hasLists ? <Button onClick={() => setDialog('refresh')}>{words.refresh.open}</Button> : null}
              <Button onClick={() => setMode(mode === 'check-in' ? 'list' : 'check-in')}>
                {mode === 'check-in' ? words.checkIn.stop : words.checkIn.start}
              </Button>
              {started || traits.teams ? null : (
                <Button title={words.numbers.hint} onClick={() => run({ kind: 'give-numbers' })}>
                  {words.numbers.give}
                </Button>
              )}
            </>
          ) : null}
          {open || waiting > 0 ? (
            <Button look={waiting > 0 ? 'main' : 'quiet'} onClick={() => setDialog('registrations')}>
              {words.selfRegistration.open(waiting)}
            </Button>
          ) : null}
          {may ? (
            <Button look={players.length === 0 ? 'main' : 'plain'} onClick={() => setDialog('import')}>
              {words.import.open}
            </Button>
          ) : null}
        </div>
      </div>
      {traits.teams && mode !== 'check-in' ? (
        <Choice<Mode>
          labelUnseen
          label={words.title}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'teams', label: words.teams },
            { value: 'list', label: words.title },
          ]}
        />
      ) : null}
      <Suspense>{checked ? <ListNews onOpen={() => setDialog('refresh')} /> : null}</Suspense>
      <Suspense>
        {mode === 'check-in' ? <CheckIn /> : null}
        {mode === 'teams' ? <TeamsView /> : null}
        {mode === 'list' ? (
          <>
            {may ? <AddPlayer players={players} started={started} next={next} /> : null}
            {players.length === 0 ? (
              <Empty title={words.none}>
                <p>{words.noneHint}</p>
              </Empty>
            ) : (
              <>
                <Suspense>{inSections ? <InTwoSections /> : null}</Suspense>
                <div className="players-find">
                  <Field label={words.find} type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
                  {search === '' ? null : <p role="status">{words.found(shown.length, players.length)}</p>}
                </div>
                <PlayerTable
                  shown={shown}
                  numbered={numbered}
                  next={next}
                  mayAct={may}
                  selected={selected}
                  onSelect={setSelected}
                  onEdit={setEdited}
                />
                <Suspense>
                  {chosen.length > 0 ? (
                    <BulkBar chosen={chosen} next={traits.teams ? null : next} onDone={() => setSelected(new Set())} />
                  ) : null}
                </Suspense>
              </>
            )}
          </>
        ) : null}
      </Suspense>
      {/* Apart from the list, which would lose the focus while a dialog is on its way. */}
      <Suspense>
        {dialog === 'import' ? <ImportDialog onClose={() => setDialog(null)} /> : null}
        {dialog === 'refresh' ? <RefreshDialog onClose={() => setDialog(null)} /> : null}
        {dialog === 'registrations' ? <SelfRegistrations onClose={() => setDialog(null)} /> : null}
        {dialog === 'apart' ? <ApartDialog onClose={() => setDialog(null)} /> : null}
        {edited === null ? null : <PlayerDialog key={edited} player={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </div>
  )
}

export default PlayersPage
