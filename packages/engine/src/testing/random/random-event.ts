import { pairingNumber, playerId } from '../../model/ids.ts'
import type { Outcome } from '../../model/outcome.ts'
import { newPlayer } from '../../model/player.ts'
import { newTournament, type Tournament } from '../../model/tournament.ts'
import { mulberry32 } from './random.ts'

type RandomEventOptions = { readonly players: number; readonly rounds: number; readonly seed: number; readonly unplayed: number }

/** An event with random pairs and results, `unplayed` being the share of rounds that somebody does not play. For standings only: nobody paired it. */
export const randomEvent = ({ players, rounds, seed, unplayed }: RandomEventOptions): Tournament => {
  const random = mulberry32(seed)
  const outcomes: Outcome[][] = Array.from({ length: players }, () => [])
  const byes = ['half-point', 'full-point', 'zero-point', 'pairing-allocated'] as const
  for (let round = 0; round < rounds; round++) {
    const order = Array.from({ length: players }, (_, index) => index)
    for (let at = players - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    const free: number[] = []
    for (const index of order) {
      if (random() < unplayed) outcomes[index]!.push({ kind: 'bye', bye: byes[Math.floor(random() * byes.length)]! })
      else free.push(index)
    }
    if (free.length % 2 === 1) outcomes[free.pop()!]!.push({ kind: 'bye', bye: 'pairing-allocated' })
    for (let at = 0; at < free.length; at += 2) pairUp(outcomes, free[at]!, free[at + 1]!, random, unplayed)
  }
  return newTournament({
    numberOfRounds: rounds,
    players: outcomes.map((list, index) =>
      newPlayer({
        id: playerId(index + 1),
        pairingNumber: pairingNumber(index + 1),
        name: `Player ${index + 1}`,
        rating: 2600 - Math.floor(random() * 1200),
        outcomes: list,
      }),
    ),
  })
}

const pairUp = (outcomes: Outcome[][], white: number, black: number, random: () => number, unplayed: number): void => {
  if (random() < unplayed) {
    const [whiteWins, blackWins] = random() < 0.2 ? [false, false] : random() < 0.5 ? [true, false] : [false, true]
    outcomes[white]!.push({ kind: 'forfeit', opponent: playerId(black + 1), colour: 'white', result: whiteWins ? 'win' : 'loss' })
    outcomes[black]!.push({ kind: 'forfeit', opponent: playerId(white + 1), colour: 'black', result: blackWins ? 'win' : 'loss' })
    return
  }
  const result = (['win', 'draw', 'loss'] as const)[Math.floor(random() * 3)]!
  const other = { win: 'loss', draw: 'draw', loss: 'win' } as const
  outcomes[white]!.push({ kind: 'game', opponent: playerId(black + 1), colour: 'white', result, rated: true })
  outcomes[black]!.push({ kind: 'game', opponent: playerId(white + 1), colour: 'black', result: other[result], rated: true })
}
