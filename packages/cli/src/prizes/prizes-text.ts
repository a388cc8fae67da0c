import type { Tournament } from '@zug/engine/model'
import type { Award, FilterPart, PassedOver, PrizeFund, PrizeList } from '@zug/engine/prizes'
import type { Style } from '../terminal/style.ts'
import { type Column, tableLines } from '../terminal/table.ts'
import { moneyText } from './money.ts'

const left = (title: string): Column => ({ title, align: 'left' })
const right = (title: string): Column => ({ title, align: 'right' })

type Asked = { readonly why: boolean; readonly open: number }

/** What `zug prizes` prints. */
export const prizesText = (
  { players }: Tournament,
  fund: PrizeFund,
  { awards, unclaimed, regrets }: PrizeList,
  { why, open }: Asked,
  style: Style,
) => {
  const names = new Map<number, string>(players.map(({ id, name }) => [id, name || String(id)]))
  const nameOf = (id: number): string => names.get(id) ?? String(id)
  const [first, ...rows] = tableLines(
    [left('Category'), right('Place'), left('Name'), right('Amount'), left('How')],
    awards.map((award) => [award.category, String(award.place), nameOf(award.player), amountText(award, fund), workingText(award, fund)]),
  )
  const total = awards.reduce((sum, { money }) => sum + money, 0)
  return [
    ...(open === 0
      ? []
      : [`${open} ${open === 1 ? 'game is' : 'games are'} open and ${open === 1 ? 'counts' : 'count'} as drawn: nothing is final.`, '']),
    style('dim', first!),
    ...rows,
    '',
    `Paid in all: ${moneyText(total, fund)}.`,
    ...unclaimed.map(
      ({ category, place, money, thing }) =>
        `Nobody takes ${category}, place ${place}: ${[money === 0 ? '' : moneyText(money, fund), thing ?? ''].filter(Boolean).join(', ')}.`,
    ),
    ...regrets.map(
      ({ player, category, value, share }) =>
        `${nameOf(player)} takes ${category} for ${moneyText(value, fund)}; the places would have brought ${moneyText(share, fund)} in the end. Decide.`,
    ),
    ...(why ? ['', ...awards.flatMap((award) => whyLines(award, nameOf, fund))] : []),
    '',
  ].join('\n')
}

const amountText = ({ money, thing }: Award, fund: PrizeFund): string =>
  [money === 0 ? '' : moneyText(money, fund), thing ?? ''].filter(Boolean).join(', ')

const workingText = ({ working }: Award, fund: PrizeFund): string => {
  if (working.kind === 'own') return ''
  const pot = `${moneyText(working.pot, fund)} among ${working.among}`
  if (working.kind === 'pooled') return `${pot}: ${working.prizes.map(({ category, place }) => `${category} ${place}`).join(', ')}`
  return working.share === 0 ? pot : `${pot}, ${working.share} % with the place (${moneyText(working.own, fund)})`
}

const outside: Readonly<Record<FilterPart, string>> = {
  sex: 'not for this sex',
  rating: 'the rating is outside the band',
  unrated: 'with or without a rating',
  age: 'the age is outside, or not known',
  club: 'of another club',
  federation: 'of another federation',
  firstTime: 'has played here before',
  gain: 'no expectation without ratings',
}

const becauseText = ({ because }: PassedOver, fund: PrizeFund): string =>
  because.kind === 'outside'
    ? outside[because.part]
    : `has ${because.category}, place ${because.place}, worth ${moneyText(because.value, fund)}`

const whyLines = ({ category, place, player, before }: Award, nameOf: (id: number) => string, fund: PrizeFund): readonly string[] => [
  `${category}, place ${place}: ${nameOf(player)}`,
  ...(before.length === 0 ? ['  nobody came before who has not a prize of it'] : []),
  ...before.map((passed) => `  before: ${nameOf(passed.player)} (${becauseText(passed, fund)})`),
]
