import type { PairingSystem, Tournament } from '@zug/engine'

/** The tournament with what the rulebook itself lays down: what outcomes are worth, and that there are no colours. */
export const underRulebook = (tournament: Tournament, { scoring, scoringOf, colourless }: PairingSystem): Tournament => ({
  ...tournament,
  ...(scoring === undefined ? {} : { scoring }),
  ...(scoringOf === undefined ? {} : { scoring: scoringOf(tournament) }),
  ...(colourless ? { colourless } : {}),
})

/** Those whom the rulebook pairs, with what it lays down: the teams of a team event stand as its players. */
export const entrantsUnder = (tournament: Tournament, rulebook: PairingSystem): Tournament =>
  underRulebook(rulebook.entrants?.(tournament) ?? tournament, rulebook)
