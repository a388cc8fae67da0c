import { createMemory, type PlayerId, remembered } from '@zug/engine/model'
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

const byPlayers = remembered((_: Tournament['players']) => createMemory<Tournament['teams'], boolean, Entrants>())

/** Made once for each list of players and teams, so that rows that did not change are not drawn again. */
export const whoPlays = (event: Pick<Tournament, 'players' | 'teams' | 'traits'>): Entrants =>
  byPlayers(event.players).of(event.teams, event.traits.teams, () => entrantsOf(event))

const entrantsOf = ({ players, teams, traits }: Pick<Tournament, 'players' | 'teams' | 'traits'>): Entrants => {
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
  return new Map(entrants.map((entrant) => [entrant.id, entrant]))
}

export const nameIn = (entrants: Entrants, id: PlayerId): string => entrants.get(id)?.name ?? String(id)
