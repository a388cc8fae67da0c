import type { PlayerId } from '../model/ids.ts'
import type { FundSaid } from '../prizes/description.ts'
import type { PrizeFund } from '../prizes/fund.ts'
import type { FundIssue } from '../prizes/fund-reader.ts'
import { readFund } from '../prizes/read-fund.ts'
import { err, ok, type Result } from '../result.ts'
import type { DeskSettings } from './settings.ts'

/** The prizes of an event, as its organiser declares them. */
export type DeskPrizes = {
  readonly fund: FundSaid
  /** Who plays here for the first time: no list says it. */
  readonly firstTime: readonly PlayerId[]
  /** Everybody may see who takes which. */
  readonly public: boolean
}

/** What is wrong, with the category and the place it is of, from 1; null where it is of the whole. */
export type FundFault = FundIssue & { readonly category: number | null; readonly place: number | null }

const faultOf = ({ at, fault }: FundIssue): FundFault => {
  const [, category, place] = /^categories\[(\d+)\](?:\.prizes\[(\d+)\])?/.exec(at) ?? []
  return {
    at,
    fault,
    category: category === undefined ? null : Number(category) + 1,
    place: place === undefined ? null : Number(place) + 1,
  }
}

/** The year in which the event begins; where nobody said, nobody has an age. */
const yearOf = ({ info, schedule }: Pick<DeskSettings, 'info' | 'schedule'>): number => {
  const dates = [info.startDate, ...(schedule?.rounds ?? []).map(({ date }) => date)]
  const [year] = dates.flatMap((text) => /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0] ?? [])
  return year === undefined ? Number.NaN : Number(year)
}

type Declared = Pick<DeskSettings, 'info' | 'schedule' | 'prizes'>
type FundRead = Result<PrizeFund, readonly [FundFault, ...FundFault[]]> | null

/** The fund as it is declared, or what is wrong with it; null where there are no prizes. */
export const declaredFundOf = (settings: Declared, texts: 'prizes' | 'things' = 'prizes'): FundRead => {
  const { prizes } = settings
  if (prizes === undefined || prizes === null) return null
  const read = readFund(prizes.fund, yearOf(settings), texts)
  if (read.ok) return ok(read.value)
  const [first, ...others] = read.error
  return err([faultOf(first!), ...others.map(faultOf)])
}

/** The fund of an event as it is stored: one that earlier versions took stays as they read it. */
export const prizeFundOf = (settings: Declared): FundRead => {
  const declared = declaredFundOf(settings)
  const stored = declared === null || declared.ok ? declared : declaredFundOf(settings, 'things')
  return stored?.ok ? stored : declared
}
