import type { Colour } from '../../model/colour.ts'
import type { RoundNumber } from '../../model/ids.ts'
import type { Under } from '../../pairing/pairing-system.ts'
import { withBakuAcceleration } from '../baku-acceleration/index.ts'
import type { Competitor } from './competitor.ts'
import { competitorsOf } from './competitors.ts'
import type { BursteinRules } from './rules.ts'

/** A round that is to be paired, with everything the procedure asks. */
export type RoundOf = {
  readonly tournament: Under<BursteinRules>
  readonly round: RoundNumber
  readonly competitors: readonly Competitor[]
  readonly initialColour: Colour
}

/** Where no lot is on record the initial colour is White. */
export const roundOf = (declared: Under<BursteinRules>, round: RoundNumber): RoundOf => {
  const tournament = withBakuAcceleration(declared, { variant: 'win' })
  return {
    tournament,
    round,
    competitors: competitorsOf(tournament, round, tournament.rules),
    initialColour: tournament.initialColour ?? 'white',
  }
}
