import type { PrizeFund } from '@zug/engine/prizes'
import type { Takings } from '@zug/engine/projection'

/** "CHF 1250", "CHF 12.50": decimals where there are any. */
export const moneyText = (money: number, { currency }: PrizeFund): string =>
  `${currency === '' ? '' : `${currency} `}${money % 100 === 0 ? money / 100 : (money / 100).toFixed(2)}`

/** All that somebody takes; nothing is said to be so. */
const takingsText = ({ money, things }: Takings, fund: PrizeFund): string =>
  [money === 0 ? '' : moneyText(money, fund), ...things].filter(Boolean).join(' + ') || 'nothing'

/** From the least to the most, or what both are. */
export const amountsText = (least: Takings, most: Takings, fund: PrizeFund): string =>
  [...new Set([takingsText(least, fund), takingsText(most, fund)])].join(' to ')
