import { describe, expect, test } from 'vitest'
import { compareNames, isCompatible } from './names.ts'

describe('a different given name is another person', () => {
  test.each([
    ['Mueller, Juerg', 'Mueller, Marie'],
    ['Mueller, Jan', 'Mueller, Jana'],
    ['Mueller, Jan', 'Mueller, Janina'],
    ['Keller, Daniel', 'Keller, Daniela'],
    ['Keller, Simone', 'Keller, Simon'],
    ['Keller, Mario', 'Keller, Maria'],
    ['Rossi, Andrea', 'Rossi, Andreas'],
    ['Weber, Christian', 'Weber, Christina'],
    ['Weber, Julia', 'Weber, Julian'],
    ['Weber, Paul', 'Weber, Pauline'],
    ['Weber, P.', 'Weber, Karl'],
    ['Garcia Lopez', 'Garcia Lopez, Maria'],
    ['Garcia Lopez, Juan', 'Garcia Lopez, Maria'],
  ])('%s is not %s', (written, listed) => {
    expect(isCompatible(compareNames(written, listed))).toBe(false)
    expect(isCompatible(compareNames(listed, written))).toBe(false)
  })
})

describe('one given name in several forms', () => {
  test.each([
    ['Mueller, J.', 'Mueller, Juerg', 'part'],
    ['Juerg Müller', 'Mueller, Jürg', 'sounds'],
    ['Juerg, Mueller', 'Mueller, Juerg', 'same'],
    ['Cadwallader, Bob', 'Cadwallader, Robert', 'part'],
    ['Sepp Huber', 'Huber, Josef', 'part'],
    ['Huber, Alex', 'Huber, Alexandra', 'part'],
    ['Huber, Max', 'Huber, Maximilian', 'part'],
    ['Huber, Hans', 'Huber, Hans-Peter', 'part'],
    ['Ivanov, Yuri', 'Ivanov, Juri', 'sounds'],
    ['Ivanov, Evgeny', 'Ivanov, Jewgeni', 'part'],
    ['Ivanov, Mikhail', 'Ivanov, Michail', 'part'],
    ['Ivanov, Aleksandr', 'Ivanov, Alexander', 'part'],
    ['Иванов, Дмитрий', 'Ivanov, Dimitri', 'part'],
    ['Papadopoulos, Giorgos', 'Papadopoulos, Georgios', 'part'],
  ] as const)('%s may be %s', (written, listed, match) => {
    expect(compareNames(written, listed)).toBe(match)
    expect(isCompatible(compareNames(listed, written))).toBe(true)
  })

  test('a slip of the pen in either name is near', () => {
    expect(compareNames('Muellen, Juerg', 'Mueller, Juerg')).toBe('near')
    expect(compareNames('Mueller, Joerg', 'Mueller, Juerg')).toBe('near-given')
  })
})
