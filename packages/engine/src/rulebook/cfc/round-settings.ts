import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { ColourRound, ThirdColour } from './colour-allocation.ts'
import { unratedPlace } from './competitors.ts'
import { lotColourOf } from './first-colour.ts'
import type { GroupRules } from './pair-cost.ts'
import { orderOfCards } from './pairing-order.ts'
import { settingsOf, uses } from './settings.ts'

/** What the variations announced (602) mean for one round. */
export type RoundSettings = GroupRules & {
  readonly seed: string
  /** 624.1. */
  readonly oddMenByColour: boolean
  readonly colours: ColourRound
}

export const roundSettings = (tournament: Tournament, round: RoundNumber): RoundSettings => {
  const { seed } = settingsOf(tournament)
  const { numberOfRounds } = tournament
  const byLot = uses(tournament, '631.2') && round === numberOfRounds
  return {
    seed,
    oddMenByColour: uses(tournament, '624.1'),
    alternate: !uses(tournament, '631.1'),
    third: thirdColour(tournament),
    colours: {
      lotColour: lotColourOf(tournament, orderOfCards(tournament.players, unratedPlace(tournament))),
      seed,
      round,
      lastRoundLot: byLot ? (numberOfRounds % 2 === 1 ? 'equal' : 'same-due') : null,
      third: thirdColour(tournament),
    },
  }
}

const thirdColour = (tournament: Tournament): ThirdColour =>
  uses(tournament, '631-first') ? 'first' : uses(tournament, '631-rank') ? 'after-rank' : 'before-rank'
