import type { Words } from '../words.ts'
import { fault } from './faults-en.ts'

/** How an organiser says what can be won. */
export const en = {
  title: 'Prizes',
  hint: 'Who takes which prize is worked out from the standings, with the reason: look there under “Prizes”.',
  list: 'The list of prizes',
  currency: 'Currency',
  coin: 'Round to',
  coinHint: 'The smallest amount that is paid; 0.01 where it is empty.',
  least: 'Least share',
  leastHint: 'A smaller share is not paid to those who have no place of their own.',
  each: {
    label: 'A person may win',
    one: 'one prize, the largest',
    'places-and-one': 'one for the place and one other',
    several: 'as many as they win',
    pooled: 'a share of a common pot (Canada)',
  },
  sharing: {
    label: 'Those on equal points',
    none: 'keep each place its own',
    equal: 'share equally',
    hort: 'half each (Hort)',
    mix: 'by a mix',
    own: 'Percent that stay with the place',
  },
  ages: { label: 'Ages', year: 'in the year of the event', day: 'on a day', on: 'On this day' },
  isPublic: 'Everybody may see who takes which prize',
  isPublicHint: 'On a public page of its own, with the rounds whose standings are shown.',
  firstTime: 'Who plays here for the first time',
  add: 'Add a category',
  number: (n: number) => `Category ${n}`,
  name: 'Name of the category',
  prizes: 'Prizes, first place first',
  prizesHint: 'Separated by semicolons: 1000; 600; 50 + Cup (30); A book. In brackets what a thing is worth.',
  /** What is no amount is a thing, and is named: else "150, 100" would go unseen. */
  total: (places: number, money: string, things: readonly string[]) =>
    `${places === 1 ? '1 place' : `${places} places`}, ${money} in all${things.length === 0 ? '' : `, and things: ${things.map((thing) => `“${thing}”`).join(' ')}`}`,
  by: { label: 'By', rank: 'rank', gain: 'gain over expectation' },
  rating: { from: 'Rating from', below: 'Rating below' },
  newcomers: 'Only who plays here for the first time',
  up: (name: string) => `${name} up`,
  remove: (name: string) => `Remove ${name}`,
  ready: {
    places: 'Places',
    women: 'Women',
    juniors: 'Juniors under 18',
    seniors: 'Seniors 50+',
    rating: 'Below 1800',
    unrated: 'Unrated',
    club: 'Best of a club',
    federation: 'Best of a federation',
    firstTime: 'First time here',
    gain: 'Biggest gain',
    other: 'Another category',
  },
  fault,
}

export type FundWords = Words<typeof en>
