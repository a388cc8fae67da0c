import { describe, expect, test } from 'vitest'
import { exitCodes } from '../exit-codes.ts'
import { runZug } from '../testing/run-zug.ts'
import { book, textOf, useFolder } from '../testing/worked-example.ts'

const folder = useFolder()
const fund = (changes: object = {}): string =>
  folder.put(
    'prizes.json',
    JSON.stringify({
      currency: 'CHF',
      sharing: 'equal',
      categories: [
        { name: 'Places', prizes: [300, 200, 100] },
        { name: 'Under 2300', prizes: [150], for: { rating: { below: 2300 } } },
      ],
      ...changes,
    }),
  )

describe('zug prizes', () => {
  test('who takes which prize, how it comes about, and what was paid', () => {
    const { status, stdout, stderr } = runZug(['prizes', book, fund()])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Category +Place +Name +Amount +How\nPlaces +1 /)
    expect(stdout).toContain('Paid in all: CHF 750.')
  })

  test('why: who came before, and why they do not take it', () => {
    const { stdout } = runZug(['prizes', book, fund({ each: 'several' }), '--why'])
    expect(stdout).toMatch(/Under 2300, place 1: .+\n {2}before: .+ \(the rating is outside the band\)/)
  })

  test('as things stand after an earlier round, as data', () => {
    const { awards, round } = JSON.parse(runZug(['prizes', book, fund(), '--round', '2', '--json']).stdout)
    expect(round).toBe(2)
    expect(awards.reduce((sum: number, { money }: { money: number }) => sum + money, 0)).toBe(75_000)
  })

  test('open games are said: nothing is final', () => {
    const open = folder.put('open.trf', textOf(book).replace('4 w =\n', '4 w  \n').replace('2 b =\n', '2 b  \n'))
    expect(runZug(['prizes', open, fund()]).stdout).toContain('1 game is open and counts as drawn: nothing is final.')
  })

  test('what is wrong with a description is said all at once, by its place', () => {
    const wrong = fund({ each: 'some', categories: [{ name: '', prizes: [100, 200.001, -1], for: { size: 3 } }, { prizes: [] }] })
    const { status, stdout, stderr } = runZug(['prizes', book, wrong])
    expect([status, stdout]).toEqual([exitCodes.badInput, ''])
    for (const line of [
      'each is not of the kind',
      'categories[0].name must be',
      'categories[0].prizes[1] is no amount',
      'categories[0].for.size is nothing',
      'categories[1].name is missing',
      'categories[1].prizes is empty',
    ])
      expect(stderr).toContain(line)
    expect(runZug(['prizes', book, folder.put('not.json', '{')]).stderr).toContain('prizes-not-json')
    expect(runZug(['prizes', book, folder.path('nowhere.json')]).stderr).toContain('nowhere.json')
    const rising = fund({ categories: [{ name: 'Places', prizes: [100, 200] }] })
    expect(runZug(['prizes', book, rising]).stderr).toContain('is worth more than the place before it')
    const twice = fund({
      categories: [
        { name: 'A', prizes: [1] },
        { name: 'B', prizes: [1], sharing: 'equal' },
      ],
    })
    expect(runZug(['prizes', book, twice]).stderr).toContain('prizes-sharing')
  })
})
