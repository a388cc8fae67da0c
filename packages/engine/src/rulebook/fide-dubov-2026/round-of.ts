import type { Colour } from '../../model/colour.ts'
import { isLastRound } from '../../model/history.ts'
import type { RoundNumber } from '../../model/ids.ts'
import type { Under } from '../../pairing/pairing-system.ts'
import { withBakuAcceleration } from '../baku-acceleration/index.ts'
import type { Competitor } from './competitor.ts'
import { competitorsOf } from './competitors.ts'
import type { RoundFacts } from './criteria.ts'
import type { DubovRules } from './rules.ts'

/** A round that is to be paired, with everything the procedure asks. */
export type RoundOf = {
  readonly tournament: Under<DubovRules>
  readonly round: RoundNumber
  readonly competitors: readonly Competitor[]
  readonly facts: RoundFacts
  readonly initialColour: Colour
}

/** Where no lot is on record the initial colour is White. */
export const roundOf = (declared: Under<DubovRules>, round: RoundNumber): RoundOf => {
  const tournament = withBakuAcceleration(declared, { variant: 'win' })
  const { rules } = tournament
  return {
    tournament,
    round,
    competitors: competitorsOf(tournament, round, rules),
    facts: { lastRound: isLastRound(tournament, round), maximumUpfloats: rules.maximumUpfloats },
    initialColour: tournament.initialColour ?? 'white',
  }
}
