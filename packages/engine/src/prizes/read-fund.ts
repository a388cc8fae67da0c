import { err, ok, type Result } from '../result.ts'
import { eachKinds, type PrizeSaid } from './description.ts'
import type { Prize, PrizeCategory, PrizeFilter, PrizeFund, Sharing } from './fund.ts'
import { prizeValue, sharings } from './fund.ts'
import { type FundIssue, type FundReader, fundLimits, makeReader } from './fund-reader.ts'
import { isUnreadableAmount, prizesIn } from './prize-text.ts'

/**
 * Reads a description of prizes (docs/prizes.md): amounts as people write them, categories in the order of precedence. `year`: of the event.
 * `texts`: 'things' takes every text for the name of a thing, as events were stored before amounts were looked for in texts.
 */
export const readFund = (given: unknown, year: number, texts: 'prizes' | 'things' = 'prizes'): Result<PrizeFund, readonly FundIssue[]> => {
  const reader = makeReader()
  const { issues, fault, object, text, amount, oneOf, list } = reader
  const fund = object(given, '', ['currency', 'coin', 'least', 'ages', 'sharing', 'each', 'categories'])
  const each = oneOf(fund.each, 'each', eachKinds, 'one')
  const groupOf = (at: number): string => (each === 'several' ? `${at}` : each === 'places-and-one' && at === 0 ? 'places' : 'one')
  const currency = fund.currency === undefined ? '' : text(fund.currency, 'currency')
  const names = new Set<string>()
  const groups = new Set<string>()
  const categories = list(fund.categories, 'categories', fundLimits.categories).map((value, index): PrizeCategory => {
    const at = `categories[${index}]`
    const category = object(value, at, ['name', 'prizes', 'for', 'by', 'sharing'])
    const name = text(category.name, `${at}.name`)
    if (names.has(name)) fault(`${at}.name`, 'twice')
    names.add(name)
    const said = typeof category.prizes === 'string' ? [category.prizes] : category.prizes
    const entries = list(said, `${at}.prizes`, fundLimits.prizes).flatMap((one, index) => {
      const where = `${at}.prizes[${index}]`
      if (texts === 'things' || typeof one !== 'string') return [{ one, where }]
      return (one.trim() === '' ? [one] : prizesIn(one, currency)).map((each) => ({ one: each, where }))
    })
    if (texts === 'prizes') for (const { one, where } of entries) if (isUnreadableAmount(one as PrizeSaid)) fault(where, 'unreadable')
    const prizes = entries.map(({ one, where }) => readPrize(one, where, reader))
    const rises = prizes.findIndex((one, place) => place > 0 && prizeValue(one) > prizeValue(prizes[place - 1]!))
    if (rises > 0) fault(entries[rises]!.where, 'order')
    const group = groupOf(index)
    // Only the first of a group may share: what the others bring must be known when somebody chooses.
    const first = !groups.has(group)
    groups.add(group)
    // One of the first category and one of the others: those are all alike, whichever comes first of them.
    const alike = index === 0 || each === 'several'
    if (category.sharing !== undefined && (!first || each === 'pooled')) fault(`${at}.sharing`, 'sharing')
    return {
      id: name,
      name,
      prizes,
      filter: readFilter(category.for, `${at}.for`, reader),
      sharing: first ? readSharing(category.sharing ?? (alike ? fund.sharing : undefined), `${at}.sharing`, reader) : sharings.none,
      by: oneOf(category.by, `${at}.by`, ['rank', 'gain'], 'rank'),
      group,
    }
  })
  const ages = fund.ages === undefined ? { inYear: year } : agesOf(object(fund.ages, 'ages', ['inYear', 'onDay']))
  if (ages === null) fault('ages', 'kind')
  const coin = fund.coin === undefined ? 1 : amount(fund.coin, 'coin')
  if (coin === 0) fault('coin', 'amount')
  const read: PrizeFund = {
    currency,
    coin,
    least: fund.least === undefined ? 0 : amount(fund.least, 'least'),
    ages: ages ?? { inYear: year },
    categories,
    together: each === 'pooled' ? 'pooled' : 'apart',
  }
  return issues.length > 0 ? err(issues) : ok(read)
}

const readPrize = (value: unknown, at: string, { object, text, amount }: FundReader): Prize => {
  if (typeof value === 'number') return { money: amount(value, at) }
  if (typeof value === 'string') return { money: 0, thing: text(value, at) }
  const { money, thing, worth } = object(value, at, ['money', 'thing', 'worth'])
  return {
    money: money === undefined ? 0 : amount(money, `${at}.money`),
    ...(thing === undefined ? {} : { thing: text(thing, `${at}.thing`) }),
    ...(worth === undefined ? {} : { worth: amount(worth, `${at}.worth`) }),
  }
}
const readFilter = (value: unknown, at: string, { object, text, oneOf, range }: FundReader): PrizeFilter => {
  if (value === undefined) return {}
  const given = object(value, at, ['sex', 'rating', 'unrated', 'age', 'club', 'federation', 'firstTime'])
  return {
    ...(given.sex === undefined ? {} : { sex: oneOf(given.sex, `${at}.sex`, ['m', 'w'], 'w') }),
    ...(given.rating === undefined ? {} : { rating: range(given.rating, `${at}.rating`, ['from', 'below']) }),
    ...(given.unrated === undefined ? {} : { unrated: oneOf(given.unrated, `${at}.unrated`, ['out', 'in', 'only'], 'out') }),
    ...(given.age === undefined ? {} : { age: range(given.age, `${at}.age`, ['from', 'to']) }),
    ...(given.club === undefined ? {} : { club: text(given.club, `${at}.club`) }),
    ...(given.federation === undefined ? {} : { federation: text(given.federation, `${at}.federation`) }),
    ...(given.firstTime === true ? { firstTime: true } : {}),
  }
}
const readSharing = (value: unknown, at: string, { oneOf }: FundReader): Sharing => {
  if (typeof value === 'number' && value >= 0 && value <= 100 && Number.isInteger(value)) return { own: value }
  return sharings[oneOf(value, at, ['equal', 'hort', 'none'], 'none')]
}

const agesOf = ({ inYear, onDay }: Readonly<Record<string, unknown>>): PrizeFund['ages'] | null => {
  if (typeof inYear === 'number' && Number.isInteger(inYear)) return { inYear }
  return typeof onDay === 'string' && /^\d{4}-\d\d-\d\d$/.test(onDay) ? { onDay } : null
}
