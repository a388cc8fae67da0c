import type { PlayerId } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { RoundPairing } from '../round-pairing.ts'
import { tableDeclared } from './declared.ts'
import { type Violation, violation } from './violations.ts'

/**
 * CFC 651: nobody plays twice in a round, and nobody meets another player, or team, more often than the tournament has cycles, or twice with the same colour.
 * Whether the round is the one of the tables is not asked.
 */
export const checkRoundRobinRound = (tournament: Tournament, round: number, { boards, bye }: RoundPairing): readonly Violation[] => {
  const entrants: readonly { readonly id: PlayerId; readonly outcomes: readonly object[] }[] = tournament.teams ?? tournament.players
  const known = new Set(entrants.map(({ id }) => id))
  const seats = [...boards.flatMap(({ white, black }) => [white, black]), ...(bye === null ? [] : [bye])]
  const cycles = tableDeclared(tournament).double ? 2 : 1
  const meetings = (white: PlayerId, black: PlayerId): readonly (string | null)[] => {
    const past = (entrants.find(({ id }) => id === white)?.outcomes ?? []).slice(0, round - 1)
    return past.flatMap((outcome) => {
      const { opponent, colour } = outcome as { readonly opponent?: PlayerId; readonly colour?: string | null }
      return opponent === black ? [colour ?? null] : []
    })
  }
  return [
    ...seats.filter((id) => !known.has(id)).map((player) => violation('unknown-player', round, { player, of: 'entrant' })),
    ...seats
      .filter((id, at) => seats.indexOf(id) < at)
      .map((player) => violation('paired-twice', round, { article: '651', player, of: 'entrant' })),
    ...boards
      .filter(({ white, black }) => meetings(white, black).length >= cycles || meetings(white, black).includes('white'))
      .map(({ white, black }) => {
        const told = { article: '651', player: white, players: [white, black], what: 'met', of: 'entrant' } as const
        return violation('rematch', round, told)
      }),
  ]
}
