import type { Tournament } from '@zug/engine/model'
import type { PrizeFund, PrizeList } from '@zug/engine/prizes'

/** What `zug prizes --json` prints: amounts in the smallest coin. */
export const prizesJson = ({ players }: Tournament, { currency }: PrizeFund, { awards, unclaimed, regrets }: PrizeList, round: number) => ({
  currency,
  round,
  awards: awards.map((award) => ({ ...award, name: players.find(({ id }) => id === award.player)?.name ?? '' })),
  unclaimed,
  regrets,
})
