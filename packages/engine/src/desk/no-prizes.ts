import type { DeskPrizes } from './prizes.ts'

/** Apart from what reads a fund, which pages load only where there are prizes. */
export const noPrizes: DeskPrizes = Object.freeze({ fund: { categories: [] }, firstTime: [], public: false })
