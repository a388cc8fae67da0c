import type { PlayerId } from '@zug/engine/model'
import { useTournament } from '../../api/tournament.tsx'
import { nameIn, whoPlays } from '../round/who-plays.ts'

/** Names of players, or of the teams of a team event. */
export const useNames = (): ((id: PlayerId | number) => string) => {
  const entrants = whoPlays(useTournament())
  return (id) => nameIn(entrants, id as PlayerId)
}
