import { expect, test } from 'vitest'
import type { Contender } from './contender.ts'
import type { CategorySaid, FundSaid } from './description.ts'
import { readFund } from './read-fund.ts'
import { undecidedIn } from './undecided.ts'

const known: Contender = {
  id: 1,
  points: 0,
  rating: 1500,
  sex: 'w',
  birth: '2010',
  club: 'Zug',
  federation: 'SUI',
  firstTime: false,
  gain: 0,
}
const undecided = (category: Partial<CategorySaid>, people: readonly Partial<Contender>[], more: Partial<FundSaid> = {}, year = 2026) => {
  const fund = readFund({ categories: [{ name: 'A', prizes: [100], ...category }], ...more }, year)
  if (!fund.ok) throw new Error(JSON.stringify(fund.error))
  const contenders = people.map((one, at) => ({ ...known, id: at + 1, ...one }))
  return undecidedIn(fund.value, contenders).map(({ part, players }) => `${part} ${players.join()}`)
}

test('a women’s prize names everybody whose sex is not entered', () => {
  expect(undecided({ for: { sex: 'w' } }, [{}, { sex: null }, { sex: 'm' }, { sex: null }])).toEqual(['sex 2,4'])
})

test.each<[string, Partial<CategorySaid>, readonly Partial<Contender>[], readonly string[]]>([
  ['age', { for: { age: { to: 18 } } }, [{}, { birth: '' }], ['age 2']],
  ['club', { for: { club: 'Zug' } }, [{ club: ' ' }, { club: 'Bern' }], ['club 1']],
  ['federation', { for: { federation: 'SUI' } }, [{ federation: '' }, {}], ['federation 1']],
  ['rating', { for: { rating: { below: 1800 } } }, [{ rating: null }, {}], ['rating 1']],
  ['gain', { by: 'gain' }, [{ rating: null, gain: null }, { gain: null }], ['gain 1']],
  ['a category of those without a rating', { for: { unrated: 'only' } }, [{ rating: null }, {}], []],
  ['a band that takes in those without a rating', { for: { rating: { below: 1800 }, unrated: 'in' } }, [{ rating: null }], []],
  ['somebody whom another condition excludes', { for: { sex: 'w', age: { to: 18 } } }, [{ sex: 'm', birth: '' }], []],
  ['two conditions of one person', { for: { sex: 'w', age: { to: 18 } } }, [{ sex: null, birth: '' }], ['sex 1', 'age 1']],
])('what is not entered is named: %s', (_, category, people, said) => expect(undecided(category, people)).toEqual(said))

test('without the year of the event nobody has an age, and it is said', () => {
  expect(undecided({ for: { age: { to: 18 } } }, [{}], {}, Number.NaN)).toEqual(['eventYear '])
})

test('"120, 80" in a description is two prizes, and what cannot be read is refused', () => {
  const read = (prizes: unknown) => readFund({ currency: 'CHF', categories: [{ name: 'A', prizes }] }, 2026)
  const two = { ok: true, value: { categories: [{ prizes: [{ money: 12000 }, { money: 8000 }] }] } }
  expect(read(['120, 80'])).toMatchObject(two)
  expect(read('CHF 120; 80')).toMatchObject(two)
  expect(read([1000, '1,000'])).toMatchObject({ ok: false, error: [{ at: 'categories[0].prizes[1]', fault: 'unreadable' }] })
  expect(read([{ thing: '120/80' }])).toMatchObject({ ok: false, error: [{ fault: 'unreadable' }] })
  expect(read([100, '120, 80'])).toMatchObject({ ok: false, error: [{ at: 'categories[0].prizes[1]', fault: 'order' }] })
})
