import type { PlayerId } from '../../model/ids.ts'
import type { GameResult, Outcome } from '../../model/outcome.ts'
import type { Board, RoundPairing } from '../../pairing/round-pairing.ts'
import type { Dice } from './dice.ts'

/** How often something happens, a probability each. */
export type Rates = {
  readonly draw: number
  readonly whiteWins: number
  readonly forfeit: number
  readonly doubleForfeit: number
  readonly strange: number
  readonly requestedBye: number
  readonly lateEntry: number
  readonly withdrawal: number
}

/** Quiet tournaments and wild ones. */
export const randomRates = (dice: Dice): Rates => ({
  draw: dice.pick([0, 0.1, 0.3, 0.6, 0.95]),
  whiteWins: dice.pick([0.3, 0.5, 0.7]),
  forfeit: dice.pick([0, 0, 0.05, 0.2]),
  doubleForfeit: dice.pick([0, 0, 0.02, 0.1]),
  strange: dice.pick([0, 0.03]),
  requestedBye: dice.pick([0, 0, 0.05, 0.15]),
  lateEntry: dice.pick([0, 0, 0.1]),
  withdrawal: dice.pick([0, 0, 0.1]),
})

/** What became of everybody whom the pairing dealt with. */
export const randomOutcomes = (dice: Dice, rates: Rates, pairing: RoundPairing): ReadonlyMap<PlayerId, Outcome> => {
  const outcomes = new Map<PlayerId, Outcome>()
  if (pairing.bye !== null) outcomes.set(pairing.bye, { kind: 'bye', bye: 'pairing-allocated' })
  for (const board of pairing.boards) {
    const [white, black] = boardOutcomes(dice, rates, board)
    outcomes.set(board.white, white)
    outcomes.set(board.black, black)
  }
  return outcomes
}

const boardOutcomes = (dice: Dice, rates: Rates, { white, black }: Board): readonly [Outcome, Outcome] => {
  const forfeited = (mine: 'win' | 'loss', theirs: 'win' | 'loss'): readonly [Outcome, Outcome] => [
    { kind: 'forfeit', opponent: black, colour: 'white', result: mine },
    { kind: 'forfeit', opponent: white, colour: 'black', result: theirs },
  ]
  const rated = !dice.chance(rates.strange)
  const played = (mine: GameResult, theirs: GameResult): readonly [Outcome, Outcome] => [
    { kind: 'game', opponent: black, colour: 'white', result: mine, rated },
    { kind: 'game', opponent: white, colour: 'black', result: theirs, rated },
  ]
  if (dice.chance(rates.doubleForfeit)) return forfeited('loss', 'loss')
  if (dice.chance(rates.forfeit)) return dice.chance(0.5) ? forfeited('win', 'loss') : forfeited('loss', 'win')
  if (dice.chance(rates.strange)) return dice.pick([played('loss', 'loss'), played('draw', 'loss'), played('adjourned', 'adjourned')])
  if (dice.chance(rates.draw)) return played('draw', 'draw')
  return dice.chance(rates.whiteWins) ? played('win', 'loss') : played('loss', 'win')
}
