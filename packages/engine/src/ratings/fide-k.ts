/** B.02 8.3.3: the development coefficient, and what it rests on. Whether somebody has played thirty games or ever had 2400 only a list knows. */
export type FideK = {
  readonly k: number
  readonly by: 'list' | 'reached-2400' | 'junior' | 'usual'
  /** B.02 8.3.3: K times the games is no more than 700. */
  readonly capped: boolean
}

const most = 700
const adultAge = 18

type Asked = {
  readonly ofList: number | null
  readonly rating: number
  readonly birthYear: number | null
  readonly year: number | null
  readonly games: number
}

/** As the list has it, else by rating and age. */
export const fideK = ({ ofList, rating, birthYear, year, games }: Asked): FideK => {
  const { k, by } = ofList !== null ? ({ k: ofList, by: 'list' } as const) : byRule(rating, birthYear, year)
  return k * games > most ? { k: Math.floor(most / games), by, capped: true } : { k, by, capped: false }
}

const byRule = (rating: number, birthYear: number | null, year: number | null): Pick<FideK, 'k' | 'by'> => {
  if (rating >= 2400) return { k: 10, by: 'reached-2400' }
  // Until the end of the year of the eighteenth birthday.
  if (birthYear !== null && year !== null && year - birthYear <= adultAge && rating < 2300) return { k: 40, by: 'junior' }
  return { k: 20, by: 'usual' }
}
