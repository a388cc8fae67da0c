import type { PassedOver, PrizeWorking, Undecided } from '@zug/engine/prizes'
import type { Language } from '../language.ts'
import type { PrizeWords } from './en.ts'
import { moneyText } from './money.ts'

/** How much of a pot it is; empty where a place has its own prize. */
export const workingText = (working: PrizeWorking, words: PrizeWords, currency: string, language: Language): string => {
  const money = (amount: number): string => moneyText(amount, currency, language)
  if (working.kind === 'own') return ''
  if (working.kind === 'pooled')
    return words.pooled(money(working.pot), working.among, working.prizes.map(({ category, place }) => `${category} ${place}`).join(', '))
  return working.share === 0
    ? words.shared(money(working.pot), working.among)
    : words.sharedInPart(money(working.pot), working.among, working.share, money(working.own))
}

/** Why somebody who came before does not take it. */
export const becauseText = (because: PassedOver['because'], words: PrizeWords, currency: string, language: Language): string =>
  because.kind === 'outside'
    ? words.outside[because.part]
    : words.holds(because.category, because.place, moneyText(because.value, currency, language))

const mostNames = 10

/** Who is left out of a category for want of data, by name. */
export const undecidedText = (
  { category, part }: Pick<Undecided, 'category' | 'part'>,
  names: readonly string[],
  words: PrizeWords,
): string => {
  if (part === 'eventYear') return words.undecided.eventYear(category)
  const shown = names.slice(0, mostNames).join('; ')
  const more = names.length > mostNames ? ` ${words.more(names.length - mostNames)}` : ''
  return words.undecided.line(category, names.length, words.undecided.why[part], `${shown}${more}`)
}
