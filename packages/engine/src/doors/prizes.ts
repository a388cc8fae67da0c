/** `@zug/engine/prizes`: who takes which prize, and why. */
export type { Award, PassedOver, PrizeList, Regret, Unclaimed, Working as PrizeWorking } from '../prizes/award.ts'
export { type Contender, type FilterPart, filterParts } from '../prizes/contender.ts'
export { contendersOf } from '../prizes/contenders-of.ts'
export { type CategorySaid, eachKinds, type FundSaid, type PrizeSaid, type SharingSaid } from '../prizes/description.ts'
export { type Money, type Prize, type PrizeCategory, type PrizeFilter, type PrizeFund, type Sharing, sharings } from '../prizes/fund.ts'
export { type FundIssue, fundLimits } from '../prizes/fund-reader.ts'
export { awardPrizes } from '../prizes/index.ts'
export { readFund } from '../prizes/read-fund.ts'
