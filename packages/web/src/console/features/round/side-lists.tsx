import type { PlayerId } from '@zug/engine/model'
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import { useMayAct, useTournament } from '../../api/tournament.tsx'
import { useUnique } from '../../ui/unique.ts'
import { useCommon } from '../../words/event.ts'
import { useWords } from '../../words/language.tsx'
import { useWhy } from '../explain/why-context.tsx'
import { type Away, withoutBoard } from './away.ts'
import { unexcusedIn } from './defaults.ts'
import type { Editing } from './hand/use-editing.tsx'
import type { RoundAtHand } from './round-at-hand.ts'
import type { OpenMenu } from './round-page.tsx'
import type { Entrant } from './who-plays.ts'
import './side-lists.css'

/** More than these are found by name. */
const mostShown = 60

type SideListsProps = {
  readonly round: RoundAtHand
  readonly editing: Editing
  readonly filter: string
  readonly onFilter: (text: string) => void
  readonly search: RefObject<HTMLInputElement | null>
  readonly onMenu: (menu: OpenMenu) => void
}

/** Who has no board: with a bye, absent, or still to pair. Each name leads to what can be done about it. */
export const SideLists = ({ round, editing, filter, onFilter, search, onMenu }: SideListsProps) => {
  const tournament = useTournament()
  const { lists, table } = useWords('round')
  const { ask } = useWhy()
  const mayAct = useMayAct()
  const wanted = filter.trim().toLowerCase()
  const fits = ({ name }: Entrant): boolean => wanted === '' || name.toLowerCase().includes(wanted)
  const byeWords = useCommon().byes
  const finding = tournament.traits.teams ? lists.searchTeam : lists.search
  const { byes, absent, toPair } = withoutBoard(tournament, round)
  const defaulted = unexcusedIn(tournament)
  const menus = mayAct && (round.published === null || editing.mode !== null)

  const open = (event: MouseEvent | KeyboardEvent): void => {
    const element = (event.target as HTMLElement).closest<HTMLElement>('button[data-player]')
    if (element === null) return
    event.preventDefault()
    onMenu({ player: Number(element.dataset.player) as PlayerId, element })
  }
  const press = (event: KeyboardEvent): void => {
    if ((event.shiftKey && event.key === 'F10') || event.key === 'ContextMenu') open(event)
  }
  const name = (entrant: Entrant, seat: string, note?: ReactNode) => (
    <li key={entrant.id}>
      {menus ? (
        <button type="button" className="round-name" data-player={entrant.id} data-seat={seat} aria-haspopup="menu">
          {entrant.name}
        </button>
      ) : (
        <b className="round-name">{entrant.name}</b>
      )}
      <span className="round-facts">{entrant.facts}</span>
      {note === undefined ? null : <small>{note}</small>}
    </li>
  )
  const awayNote = ({ entrant, bye }: Away): string =>
    entrant.withdrawnFrom !== null && round.round >= entrant.withdrawnFrom
      ? lists.withdrawn
      : round.round < entrant.firstRound
        ? lists.from(entrant.firstRound)
        : bye === 'absent' && round.published === null && defaulted.has(entrant.id)
          ? lists.defaulted(defaulted.get(entrant.id)!)
          : byeWords[bye]
  const paired = round.phase !== 'next' && round.phase !== 'later'
  return (
    <aside className="round-lists" data-paired={paired} aria-label={lists.label} onClick={open} onContextMenu={open} onKeyDown={press}>
      <div className="field round-search">
        <label className="unseen" htmlFor="round-search">
          {finding}
        </label>
        <input
          id="round-search"
          ref={search}
          type="search"
          placeholder={finding}
          value={filter}
          onChange={({ target }) => onFilter(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onFilter('')
          }}
        />
      </div>
      <List title={lists.byes} count={byes.length} empty={lists.noByes}>
        {byes
          .filter(({ entrant }) => fits(entrant))
          .map((away) =>
            name(
              away.entrant,
              away.bye === 'pairing-allocated' ? 'bye' : 'away',
              <>
                {awayNote(away)}
                {away.bye === 'pairing-allocated' ? (
                  <button
                    type="button"
                    className="round-why"
                    aria-label={table.whyBye(away.entrant.name)}
                    onClick={() => ask({ kind: 'why', round: round.round, player: away.entrant.id, opponent: null, board: null })}
                  >
                    {table.why}
                  </button>
                ) : null}
              </>,
            ),
          )}
      </List>
      <List title={lists.absent} count={absent.length} empty={lists.noAbsent}>
        {absent.filter(({ entrant }) => fits(entrant)).map((away) => name(away.entrant, 'away', awayNote(away)))}
      </List>
      {round.published === null ? (
        <List title={lists.toPair} count={toPair.length} empty={paired ? lists.allSeated : ''} drop={editing.mode === 'manual'}>
          {toPair
            .filter(fits)
            .slice(0, mostShown)
            .map((entrant) => name(entrant, 'standing'))}
          {toPair.filter(fits).length > mostShown ? <li className="hint">{lists.more(toPair.filter(fits).length - mostShown)}</li> : null}
        </List>
      ) : null}
    </aside>
  )
}

type ListProps = {
  readonly title: string
  readonly count: number
  readonly empty: string
  readonly children: ReactNode
  readonly drop?: boolean
}

const List = ({ title, count, empty, children, drop = false }: ListProps) => {
  const id = useUnique()
  return (
    <section aria-labelledby={id} data-drop={drop ? 'unpair' : undefined}>
      <h2 id={id}>
        {title} <span>{count}</span>
      </h2>
      {count === 0 ? <p className="hint">{empty}</p> : <ul>{children}</ul>}
    </section>
  )
}
