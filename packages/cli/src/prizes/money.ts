import type { PrizeFund } from '@zug/engine/prizes'

/** "CHF 1250", "CHF 12.50": decimals where there are any. */
export const moneyText = (money: number, { currency }: PrizeFund): string =>
  `${currency === '' ? '' : `${currency} `}${money % 100 === 0 ? money / 100 : (money / 100).toFixed(2)}`
