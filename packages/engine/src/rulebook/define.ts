import { asPairedIn } from '../model/as-paired.ts'
import type { RoundNumber } from '../model/ids.ts'
import type { Rules } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
import type { AnyRules, PairingSystem, RulebookSpec, StepEvent, Under } from '../pairing/pairing-system.ts'
import { remembered } from '../remembered.ts'
import { adoptedRules } from './under-rules.ts'

/**
 * A rulebook out of what its folder says. Whatever must be done with a tournament before a rulebook can look at it is done here: its rules, its scoring, teams
 * as players, the initial colour, and what was known when the round was paired.
 */
export const defineRulebook = <R extends AnyRules, Step extends StepEvent = never>(spec: RulebookSpec<R, Step>): PairingSystem<R, Step> => {
  const { scoring, teamsAsPlayers, drawNumbers, initialColour, warn, pair, tell, explain, ...description } = spec
  const adopt = (rules: Tournament['rules']): R => adoptedRules(description, rules)
  /** Where the rules say who is paired, those who have entered do. */
  const ofThoseWhoPlay = (rules: R, { teams }: Tournament): R => {
    const of = teams === undefined ? 'players' : 'teams'
    return description.traits.pairs !== 'either' || ('of' in rules && rules.of === of) ? rules : { ...rules, of }
  }
  const declared = remembered((tournament: Tournament): Under<R> => {
    const rules = ofThoseWhoPlay(adopt(tournament.rules), tournament)
    const worth = scoring?.(tournament.scoring, rules) ?? tournament.scoring
    const same = rules === (tournament.rules as unknown) && worth === tournament.scoring
    const own = same ? (tournament as Under<R>) : { ...tournament, rules: rules as R & Rules, scoring: worth }
    return own.teams === undefined ? (drawNumbers?.(own) ?? own) : own
  })
  const entrants = remembered((tournament: Tournament): Under<R> => {
    const own = declared(tournament)
    return own.teams === undefined || teamsAsPlayers === undefined ? own : declared(teamsAsPlayers(own))
  })
  const withColour = remembered((tournament: Under<R>): Under<R> => {
    const colour = tournament.initialColour ?? initialColour?.(tournament) ?? null
    return colour === tournament.initialColour ? tournament : { ...tournament, initialColour: colour }
  })
  const prepare = (tournament: Tournament, round: RoundNumber): Under<R> => asPairedIn(withColour(entrants(tournament)), round) as Under<R>

  return {
    ...description,
    adopt,
    declared,
    entrants,
    prepare,
    pairRound: (tournament, round) => pair(prepare(tournament, round), round),
    pairKeeping: (tournament, round, kept) => pair(prepare(tournament, round), round, kept),
    explainer: (tournament, round) => explain(prepare(tournament, round), round),
    steps: (tournament, round) => tell?.(prepare(tournament, round), round) ?? [],
    warnings: (tournament, round) => warn?.(asPairedIn(declared(tournament), round) as Under<R>, round) ?? [],
  }
}
