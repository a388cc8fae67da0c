import type { FundFault } from '@zug/engine/desk'

const faults: Readonly<Record<FundFault['fault'], string>> = {
  missing: 'something is missing',
  unknown: 'there is something that no description of prizes has',
  kind: 'something is not of the kind that belongs here',
  amount: 'an amount is a number from 0 on, with two decimals at most',
  text: 'a name or a thing has 1 to 100 letters',
  twice: 'two categories have the same name',
  order: 'this place is worth more than the one before it',
  sharing: 'of those who may have one prize only the first category shares',
  many: 'there are too many',
  empty: 'there are no prizes',
  unreadable: 'this amount cannot be read: write amounts like 120 or 12.50 with semicolons between, in the currency of the prizes',
}

/** What is wrong with a description of prizes, and where. */
export const fault = ({ category, place, fault: what }: Pick<FundFault, 'category' | 'place' | 'fault'>): string =>
  `${category === null ? 'Prizes' : `Category ${category}${place === null ? '' : `, place ${place}`}`}: ${faults[what]}.`
