import { newPlayer, newTournament, type Outcome, type Player, pairingNumber, playerId, type Tournament } from '@zug/engine/model'

/** Players in starting order, each with the rounds given; everything else as empty as can be. */
export const smallTournament = (
  players: readonly (Partial<Player> & { readonly name: string })[],
  data: Partial<Tournament> = {},
): Tournament =>
  newTournament({
    ...data,
    players: players.map((player, at) => newPlayer({ id: playerId(at + 1), pairingNumber: pairingNumber(at + 1), ...player })),
  })

export const game = (opponent: number, colour: 'white' | 'black', result: 'win' | 'draw' | 'loss'): Outcome => ({
  kind: 'game',
  opponent: playerId(opponent),
  colour,
  result,
  rated: true,
})
