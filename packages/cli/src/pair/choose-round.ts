import { err, ok, type Result, type RoundNumber, roundNumber, roundsPaired } from '@zug/engine/model'
import { roundsOfTables as roundsIn } from '@zug/engine/pairing'
import { issueText } from '@zug/messages/issues'
import type { Problem } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'
import type { UnderRules } from '../tournament/under-rules.ts'

type Event = Pick<UnderRules, 'rulebook' | 'event'>

/** How many rounds the tables of a round robin have; 0 where rounds follow from the scores. */
export const roundsOfTables = ({ rulebook, event }: Event): number =>
  rulebook.traits.drawnFrom === 'tables' ? roundsIn(rulebook.entrants(event)) : 0

/**
 * The round asked for, else the next one. Rounds that are recorded can be paired again; further ahead than the next, results are missing, unless the tables of a
 * round robin have every round from the start.
 */
export const chooseRound = (file: string, under: Event, requested: number | undefined): Result<RoundNumber, Problem> => {
  const { numberOfRounds } = under.event
  const entrants = under.rulebook.entrants(under.event)
  const tooMany = under.rulebook.tooMany?.(entrants.players.length, entrants.rules) ?? null
  if (tooMany !== null) {
    const code = 'too-many-for-tables'
    return err(badRequest(file, code, issueText({ source: 'rounds', code, severity: 'error', ...tooMany })))
  }
  const next = roundsPaired(entrants) + 1
  const scheduled = roundsOfTables(under)
  if (scheduled > 0 && (requested ?? next) > scheduled)
    return err(
      badRequest(
        file,
        'tournament-over',
        `After ${scheduled} rounds everybody has met everybody. Say --round 1 to ${scheduled} to see one of them.`,
      ),
    )
  if (scheduled === 0 && requested !== undefined && requested > next)
    return err(badRequest(file, 'round-too-far', `Round ${requested} cannot be paired yet: the next round is ${next}.`))
  if (requested === undefined && numberOfRounds !== null && next > numberOfRounds)
    return err(
      badRequest(
        file,
        'tournament-over',
        `All ${numberOfRounds} rounds are paired. Say --round ${numberOfRounds} to pair the last one again, or --round ${next} for one more.`,
      ),
    )
  return ok(roundNumber(requested ?? next))
}
