import type { PairingSystem, Tournament } from '@zug/engine'

/** The tournament with what the rulebook itself lays down: what outcomes are worth, and that there are no colours. */
export const underRulebook = (tournament: Tournament, { scoring, colourless }: PairingSystem): Tournament => ({
  ...tournament,
  ...(scoring === undefined ? {} : { scoring }),
  ...(colourless ? { colourless } : {}),
})
