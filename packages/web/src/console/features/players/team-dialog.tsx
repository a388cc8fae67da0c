import type { DeskCommand } from '@zug/engine/desk'
import { type PlayerId, splitMembers } from '@zug/engine/model'
import { plain } from '@zug/messages/plain'
import { Suspense, useRef, useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import type { Tournament } from '../../api/types.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { later } from '../../ui/later.tsx'
import { useGone } from '../../ui/use-gone.ts'
import { useWords } from '../../words/language.tsx'
import type { Unsent } from '../boards/fixed-form.tsx'
import { type Leave, useLeave } from './leave.ts'
import { matches, type Team } from './player.ts'

const FixedSection = later(() => import('../boards/fixed-section.tsx'))

/** A team's name, its boards in order and its alternates. */
const TeamDialog = ({ of, onClose }: { readonly of: Team['id'] | null; readonly onClose: () => void }) => {
  const { team: words, edit, find } = useWords('players')
  const { actions } = useWords('shell')
  const { players, teams, rounds, sequence, settings } = useTournament()
  const now = teams.find(({ id }) => id === of) ?? null
  // As it was when the dialog was opened: only what is changed here is sent, and not over what somebody else has changed meanwhile.
  const [team] = useState(now)
  const run = useCommand()
  const leave = useLeave()
  const [name, setName] = useState(team?.name ?? '')
  const [boards, setBoards] = useState<readonly PlayerId[]>(team?.boards ?? [])
  const [alternates, setAlternates] = useState<readonly PlayerId[]>(team?.alternates ?? [])
  const [wanted, setWanted] = useState('')
  const [busy, setBusy] = useState(false)
  const board: Unsent = useRef(null)
  useGone(of !== null && now === null, busy, onClose)
  const taken = new Set(teams.filter(({ id }) => id !== team?.id).flatMap((other) => [...other.boards, ...other.alternates]))
  const mine = new Set([...boards, ...alternates])
  const free = players
    .filter(({ id, withdrawnFrom }) => !taken.has(id) && !mine.has(id) && withdrawnFrom === null)
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.name.localeCompare(b.name))
  const found = free.filter((player) => matches(player, plain(wanted.trim())))
  const nameOf = (id: PlayerId): string => players.find((player) => player.id === id)?.name ?? ''
  const ratingOf = (id: PlayerId): number | null => players.find((player) => player.id === id)?.rating ?? null
  const perMatch = settings.boardsPerMatch
  // A match has so many boards: regular players fill them from the top, and anyone beyond is a reserve.
  const arrange = (regular: readonly PlayerId[], reserves: readonly PlayerId[]): void => {
    const split =
      perMatch === undefined ? { boards: regular, alternates: reserves } : splitMembers({ boards: regular, alternates: reserves }, perMatch)
    setBoards(split.boards)
    setAlternates(split.alternates)
  }
  const add = (id: PlayerId): void => (perMatch === undefined ? setBoards([...boards, id]) : arrange(boards, [...alternates, id]))
  const toReserves = (id: PlayerId): void => arrange(without(boards, id), [...alternates, id])
  const toBoards = (id: PlayerId): void => {
    const full = perMatch !== undefined && boards.length >= perMatch
    const reserves = without(alternates, id)
    if (full) arrange([...boards.slice(0, -1), id], [...boards.slice(-1), ...reserves])
    else arrange([...boards, id], reserves)
  }
  const empty = perMatch === undefined ? 0 : Math.max(0, perMatch - boards.length)
  const without = (list: readonly PlayerId[], id: PlayerId): readonly PlayerId[] => list.filter((other) => other !== id)
  const swap = (from: number, to: number): void => setBoards(boards.with(from, boards[to]!).with(to, boards[from]!))
  const commands = (): readonly DeskCommand[] => {
    if (team === null) return [{ kind: 'enter-team', name: name.trim(), boards, alternates }]
    const same = JSON.stringify([team.boards, team.alternates]) === JSON.stringify([boards, alternates])
    return [
      ...(name.trim() === team.name ? [] : [{ kind: 'correct-team', team: team.id, name: name.trim() } as const]),
      ...(same ? [] : [{ kind: 'change-line-up', team: team.id, boards, alternates } as const]),
    ]
  }
  const act = async (list: readonly DeskCommand[]): Promise<void> => {
    setBusy(true)
    for (const [at, command] of list.entries()) {
      const asOpened = (all: Tournament): boolean => JSON.stringify(all.teams.find(({ id }) => id === of)) === JSON.stringify(team)
      const outcome = await run(command, at === 0 && team !== null ? { expectedSequence: sequence, stillSame: asOpened } : {})
      if (outcome.done) continue
      setBusy(false)
      return
    }
    const done = (await board.current?.()) !== false
    setBusy(false)
    if (done) onClose()
  }
  const go = async (kind: Leave): Promise<void> => {
    if (team === null) return
    setBusy(true)
    const left = await leave(kind, team)
    setBusy(false)
    if (left) onClose()
  }
  return (
    <Dialog
      wide
      title={team?.name ?? words.add}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" busy={busy} disabled={name.trim() === '' || boards.length === 0} onClick={() => act(commands())}>
            {actions.save}
          </Button>
        </>
      }
    >
      <Field label={words.name} value={name} maxLength={100} autoFocus onChange={({ target }) => setName(target.value)} />
      <div className="line-up">
        <section>
          <h3>{words.boards}</h3>
          {team !== null && rounds.length > 0 ? <p className="hint">{words.orderFromNow}</p> : null}
          <ol>
            {boards.map((id, index) => (
              <li key={id}>
                <b>{nameOf(id)}</b> <small>{ratingOf(id)}</small>
                <span>
                  <Button aria-label={words.up(nameOf(id))} disabled={index === 0} onClick={() => swap(index, index - 1)}>
                    ↑
                  </Button>
                  <Button aria-label={words.down(nameOf(id))} disabled={index === boards.length - 1} onClick={() => swap(index, index + 1)}>
                    ↓
                  </Button>
                  <Button
                    aria-label={words.toAlternates(nameOf(id))}
                    disabled={perMatch !== undefined && alternates.length === 0}
                    onClick={() => toReserves(id)}
                  >
                    →
                  </Button>
                  <Button aria-label={words.takeOut(nameOf(id))} onClick={() => arrange(without(boards, id), alternates)}>
                    ×
                  </Button>
                </span>
              </li>
            ))}
          </ol>
          {boards.length === 0 ? <p className="hint">{words.needsPlayers}</p> : null}
          {boards.length > 0 && empty > 0 ? <p className="hint">{words.emptyBoards(boards.length + 1, perMatch!)}</p> : null}
          {perMatch === undefined ? null : <p className="hint">{words.perMatch(perMatch)}</p>}
          <h3>{words.alternates}</h3>
          <ul>
            {alternates.map((id) => (
              <li key={id}>
                <b>{nameOf(id)}</b> <small>{ratingOf(id)}</small>
                <span>
                  <Button aria-label={words.toBoards(nameOf(id))} onClick={() => toBoards(id)}>
                    ←
                  </Button>
                  <Button aria-label={words.takeOut(nameOf(id))} onClick={() => setAlternates(without(alternates, id))}>
                    ×
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{words.free}</h3>
          {free.length === 0 ? (
            <p className="hint">{words.noFree}</p>
          ) : (
            <Field label={find} type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
          )}
          {free.length > 0 && found.length === 0 ? <p className="hint">{words.noneFound}</p> : null}
          <ul>
            {found.map(({ id, name: own, rating, club }) => (
              <li key={id}>
                <Button onClick={() => add(id)}>
                  + {own} <small>{[rating, club].filter((part) => part !== null && part !== '').join(' · ')}</small>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {team === null ? null : (
        <Suspense>
          <FixedSection player={team.id} unsent={board} />
        </Suspense>
      )}
      {team === null ? null : (
        <section className="player-leaving">
          <h3>{edit.leaving}</h3>
          <div>
            <Button look="plain" onClick={() => go(now?.withdrawnFrom == null ? 'withdraw' : 're-enter')}>
              {now?.withdrawnFrom == null ? edit.withdraw : edit.reEnter}
            </Button>
            <Button onClick={() => go('remove-team')}>{edit.remove}</Button>
          </div>
        </section>
      )}
    </Dialog>
  )
}

export default TeamDialog
