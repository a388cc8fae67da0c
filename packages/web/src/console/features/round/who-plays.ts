import type { PlayerId } from '@zug/engine/model'
import type { Tournament } from '../../api/types.ts'

/** Who is paired: a player, or a team of a team event. */
export type Entrant = {
  readonly id: PlayerId
  readonly name: string
  /** Title and rating, as one piece of text. */
  readonly facts: string
  readonly number: number | null
  readonly firstRound: number
  readonly withdrawnFrom: number | null
  readonly checkedIn: boolean
}

export type Entrants = ReadonlyMap<PlayerId, Entrant>

const made = new WeakMap<
  Tournament['players'],
  { readonly teams: Tournament['teams']; readonly byTeam: boolean; readonly entrants: Entrants }
>()

/** Made once for each list of players and teams, so that rows that did not change are not drawn again. */
export const whoPlays = ({ players, teams, traits }: Pick<Tournament, 'players' | 'teams' | 'traits'>): Entrants => {
  const known = made.get(players)
  if (known !== undefined && known.teams === teams && known.byTeam === traits.teams) return known.entrants
  const entrants: readonly Entrant[] = traits.teams
    ? teams.map(({ id, name, firstRound, withdrawnFrom, boards, alternates }) => {
        const members = new Set([...boards, ...alternates])
        const checkedIn = players.some((player) => player.checkedIn && members.has(player.id))
        return { id, name, facts: '', number: null, firstRound, withdrawnFrom, checkedIn }
      })
    : players.map(({ id, name, title, rating, pairingNumber, firstRound, withdrawnFrom, checkedIn }) => ({
        id,
        name,
        facts: [title, rating].filter((fact) => fact !== null && fact !== 0).join(' '),
        number: pairingNumber,
        firstRound,
        withdrawnFrom,
        checkedIn,
      }))
  const byId = new Map(entrants.map((entrant) => [entrant.id, entrant]))
  made.set(players, { teams, byTeam: traits.teams, entrants: byId })
  return byId
}

export const nameIn = (entrants: Entrants, id: PlayerId): string => entrants.get(id)?.name ?? String(id)
