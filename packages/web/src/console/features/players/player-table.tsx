import { type MouseEvent, memo, useMemo, useState } from 'react'
import { useTournament } from '../../api/tournament.tsx'
import { useWords } from '../../words/language.tsx'
import { NextRoundMenu } from './next-round-menu.tsx'
import type { Player } from './player.ts'

type Props = {
  readonly shown: readonly Player[]
  readonly numbered: boolean
  readonly next: number | null
  readonly mayAct: boolean
  readonly selected: ReadonlySet<number>
  readonly onSelect: (selected: ReadonlySet<number>) => void
  readonly onEdit: (player: number) => void
}

const worth: Readonly<Record<string, string>> = { 'half-point': '½', 'full-point': '1', 'zero-point': '0', 'pairing-allocated': '1' }

/** Thousands of players stay quick: rows know nothing but their own player, and one listener serves all of them. */
export const PlayerTable = ({ shown, numbered, next, mayAct, selected, onSelect, onEdit }: Props) => {
  const words = useWords('players')
  const { byes, players, teams, traits } = useTournament()
  const [menu, setMenu] = useState<number | null>(null)
  // Teams are paired, so byes and absences are theirs; of a player it is the team that matters.
  const teamOf = useMemo(
    () =>
      traits.teams ? new Map(teams.flatMap((team) => [...team.boards, ...team.alternates].map((id) => [id, team.name] as const))) : null,
    [teams, traits.teams],
  )
  const nextByes = useMemo(() => new Map(byes.filter(({ round }) => round === next).map(({ player, bye }) => [player, bye])), [byes, next])
  const laterByes = useMemo(() => {
    const marks = new Map<number, string>()
    for (const { player, round, bye } of byes.toSorted((a, b) => a.round - b.round))
      if (next !== null && round > next)
        marks.set(
          player,
          [marks.get(player), words.laterBye(round, traits.games === 'scores' ? '0' : (worth[bye] ?? ''))]
            .filter((part) => part !== undefined)
            .join('  '),
        )
    return marks
  }, [byes, next, words, traits.games])
  const handle = (event: MouseEvent): void => {
    const button = (event.target as HTMLElement).closest<HTMLElement>('[data-act]')
    const id = Number(button?.closest('tr')?.dataset.player)
    if (button === null || Number.isNaN(id)) return
    if (button.dataset.act === 'edit') onEdit(id)
    if (button.dataset.act === 'menu') setMenu(menu === id ? null : id)
    if (button.dataset.act === 'select') {
      const changed = new Set(selected)
      if (!changed.delete(id)) changed.add(id)
      onSelect(changed)
    }
  }
  // A column that nobody fills says nothing.
  const columns = useMemo(
    () => ({ federation: players.some(({ federation }) => federation !== ''), club: players.some(({ club }) => club !== '') }),
    [players],
  )
  const all = shown.length > 0 && shown.every(({ id }) => selected.has(id))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside take the keys
    <table className={columns.club ? 'player-table with-clubs' : 'player-table'} onClick={handle}>
      <thead>
        <tr>
          {mayAct ? (
            <th scope="col" className="player-select">
              <label>
                <input
                  type="checkbox"
                  aria-label={words.select.all}
                  checked={all}
                  onChange={() => onSelect(all ? new Set() : new Set(shown.map(({ id }) => id)))}
                />
              </label>
            </th>
          ) : (
            <td className="player-select" />
          )}
          <th scope="col" className="number player-number">
            {words.number}
          </th>
          <th scope="col" className="player-who">
            {words.fields.name}
          </th>
          <th scope="col" className="number player-rating">
            <span>{words.fields.rating}</span>
          </th>
          {columns.federation ? (
            <th scope="col" className="player-federation">
              {words.fields.federation}
            </th>
          ) : null}
          {columns.club ? (
            <th scope="col" className="player-club">
              {words.fields.club}
            </th>
          ) : null}
          <th scope="col" className="player-next">
            {teamOf !== null ? words.team.one : next === null ? '' : words.nextRound(next)}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((player, index) => (
          <Row
            key={player.id}
            player={player}
            place={numbered ? null : index + 1}
            bye={nextByes.get(player.id) ?? null}
            later={laterByes.get(player.id) ?? ''}
            next={next}
            team={teamOf === null ? null : (teamOf.get(player.id) ?? '')}
            mayAct={mayAct}
            columns={columns}
            scored={traits.games === 'scores'}
            selected={selected.has(player.id)}
            menu={menu === player.id}
            onClose={setMenu}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = {
  readonly player: Player
  /** Where the player stands while there are no numbers. */
  readonly place: number | null
  readonly bye: string | null
  /** Byes of the rounds after the next one. */
  readonly later: string
  readonly next: number | null
  /** Null where everybody plays alone. */
  readonly team: string | null
  readonly mayAct: boolean
  readonly columns: { readonly federation: boolean; readonly club: boolean }
  /** Games have scores of their own: nobody has half a point, or a title of chess. */
  readonly scored: boolean
  readonly selected: boolean
  readonly menu: boolean
  readonly onClose: (menu: null) => void
}

const Row = memo(({ player, place, bye, later, next, team, mayAct, columns, scored, selected, menu, onClose }: RowProps) => {
  const words = useWords('players')
  const { excused } = useWords('common')
  const { id, name, title, rating, federation, club, pairingNumber, withdrawnFrom, firstRound } = player
  const state =
    withdrawnFrom !== null
      ? words.withdrawn(withdrawnFrom)
      : bye !== null
        ? scored
          ? excused
          : words.shortBye[bye as keyof typeof words.shortBye]
        : firstRound > 1 && next !== null && firstRound > next
          ? words.late(firstRound)
          : words.plays
  return (
    <tr data-player={id} className={withdrawnFrom === null ? (selected ? 'selected' : undefined) : 'withdrawn'}>
      <td className="player-select">
        {mayAct ? (
          <label>
            <input type="checkbox" data-act="select" aria-label={words.select.one(name)} checked={selected} readOnly />
          </label>
        ) : null}
      </td>
      <td className="number soft">{pairingNumber ?? (place === null ? '' : `(${place})`)}</td>
      <td className="player-who">
        {mayAct ? (
          <button type="button" data-act="edit" className="player-name" aria-label={words.edit.open(name)}>
            {name}
          </button>
        ) : (
          <b>{name}</b>
        )}{' '}
        {scored ? null : <small>{title}</small>}
      </td>
      <td className="number">{rating}</td>
      {columns.federation ? <td className="soft player-federation">{federation}</td> : null}
      {columns.club ? <td className="soft player-club">{club}</td> : null}
      <td className="player-next">
        {team !== null ? (
          <span className="soft">{withdrawnFrom === null ? team : words.withdrawn(withdrawnFrom)}</span>
        ) : next === null ? null : mayAct ? (
          <button
            type="button"
            data-act="menu"
            aria-expanded={menu}
            className={bye === null && withdrawnFrom === null ? 'quiet' : undefined}
          >
            {state}
          </button>
        ) : (
          state
        )}
        {later === '' ? null : (
          <small className="later-byes" title={words.laterByes}>
            {later}
          </small>
        )}
        {menu && next !== null ? <NextRoundMenu player={player} bye={bye} round={next} onClose={() => onClose(null)} /> : null}
      </td>
    </tr>
  )
})
