import { describe, expect, test } from 'vitest'
import type { Colour } from '../../model/colour.ts'
import { buildCfc, pairedAs } from '../../testing/build-cfc.ts'
import { allocateColours, type ColourRound, colourCost } from './colour-allocation.ts'
import type { Competitor } from './competitor.ts'
import { dueColour } from './due-colour.ts'
import type { CfcVariation } from './rules.ts'

const coloursOf = (letters: string): readonly Colour[] => [...letters].map((letter) => (letter === 'W' ? 'white' : 'black'))
const player = (id: number, letters: string) => ({ id, pairingNumber: id, due: dueColour(coloursOf(letters)) }) as unknown as Competitor
const plain: ColourRound = { lotColour: 'white', seed: '', round: 3, lastRoundLot: null, third: 'before-rank' }
const gets = (higher: string, lower: string, round: Partial<ColourRound> = {}) =>
  allocateColours(player(1, higher), player(2, lower), { ...plain, ...round })

describe('due colours', () => {
  test.each([
    ['cfc 627: what has been had less often', 'WWB', 'black', 'equalisation', null],
    ['cfc 629: equalisation comes before alternation', 'BBW', 'white', 'equalisation', null],
    ['cfc 630: one more equalises', 'B', 'white', 'equalisation', null],
    ['cfc 631: equal, so the colours alternate', 'WB', 'white', 'alternation', null],
    ['cfc 631: after two with one colour no third', 'BBWW', 'black', 'alternation', 'white'],
    ['cfc 632: nothing is due before the first game that was played', '', null, 'none', null],
  ])('%s: %s', (_, letters, colour, why, never) => expect(dueColour(coloursOf(letters))).toMatchObject({ colour, why, never }))

  test('cfc 632: byes and defaults do not count', () => {
    expect(pairedAs(buildCfc(['2w+', '1b-', '4b1', '3w0', 'U'], { cfc: { excused: [2] as never } }), 2)).toBe('3-1 5-2 bye 4')
  })
})

describe('who gets which colour', () => {
  test.each([
    ['cfc 629: both have what they are due', 'W', 'B', 'black', '630'],
    ['cfc 629: equalisation against alternation', 'WB', 'B', 'black', '630'],
    ['cfc 630: the same equalising colour goes to the higher ranked', 'W', 'W', 'black', '630'],
    ['cfc 631: no third game running, before rank', 'W', 'WW', 'white', '631'],
    ['cfc 629: the colour that equalises both, though it is the third running', 'WWBBW', 'BBBWW', 'black', '630'],
    ['cfc 629: the colour that equalises one, though it is the third running', 'BBBWW', 'WB', 'white', '630'],
    ['cfc 630: the higher ranked, with as many games', 'WBW', 'WBW', 'black', '630'],
    ['cfc 631: the same alternating colour goes to the higher ranked', 'WB', 'WB', 'white', '631'],
    ['cfc 629: equalisation before a third game running', 'WBW', 'BBWW', 'black', '630'],
    ['cfc 631: no third game running before rank in alternation', 'BW', 'BBWW', 'white', '631'],
    ['cfc 628: nothing due: the lot, White for odd numbers', '', '', 'white', '628'],
    ['cfc 629: only one is due a colour', '', 'W', 'white', '630'],
  ])('%s: %s against %s', (_, higher, lower, colour, article) => expect(gets(higher, lower)).toEqual({ higherGets: colour, article }))

  test('cfc 631: under 631-first no third game running comes before all', () => {
    expect(gets('WWBBW', 'BBBWW', { third: 'first' })).toEqual({ higherGets: 'white', article: '631' })
    expect(gets('WBW', 'BBWW', { third: 'first' })).toEqual({ higherGets: 'white', article: '631' })
    expect(gets('W', 'WW', { third: 'first' })).toEqual({ higherGets: 'white', article: '631' })
  })

  test('cfc 630: under 631-rank the higher ranked has the same equalising colour, whatever the other had', () => {
    expect(gets('W', 'WW', { third: 'after-rank' })).toEqual({ higherGets: 'black', article: '630' })
    expect(gets('WB', 'BBWW', { third: 'after-rank' })).toEqual({ higherGets: 'white', article: '631' })
    expect(gets('BW', 'BBWW', { third: 'after-rank' })).toEqual({ higherGets: 'white', article: '631' })
    expect(gets('WBW', 'BWW', { third: 'after-rank', lastRoundLot: 'same-due' }).article).toBe('631.2')
  })

  test('cfc 629: in the round as announced', () => {
    // 1 had WWBBW against others, 2 had BBBWW: the last of six rounds.
    const rows = ['3w= 4w= 5b= 6b= 7w=', '4b= 3b= 6b= 5w= 8w=', ...Array(6).fill('U U U U U')]
    const event = (variations: readonly CfcVariation[]) =>
      buildCfc(rows, {
        numberOfRounds: 6,
        cfc: { variations },
        virtualPoints: new Map([1, 2].map((id) => [id, [0, 0, 0, 0, 0, 90]])) as never,
      })
    expect(pairedAs(event([]), 6)).toMatch(/^2-1 /)
    expect(pairedAs(event(['631-first']), 6)).toMatch(/^1-2 /)
  })

  test('cfc 629: as few equalising colours, then as few third games running, then as few alternating colours as possible are denied', () => {
    const cost = (a: string, b: string) => colourCost(dueColour(coloursOf(a)), dueColour(coloursOf(b)), 'before-rank')
    expect(cost('WW', 'WW')).toEqual({ third: 1, equalisation: 1, alternation: 0 })
    expect(cost('W', 'W')).toEqual({ third: 0, equalisation: 1, alternation: 0 })
    expect(cost('W', 'WB')).toEqual({ third: 0, equalisation: 0, alternation: 0 })
    expect(cost('W', 'BW')).toEqual({ third: 0, equalisation: 0, alternation: 1 })
  })

  test('cfc 631.2: the last of an odd number of rounds: those equal in colours draw lots', () => {
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => gets('WB', 'WB', { seed, lastRoundLot: 'equal' }))
    expect(new Set(drawn.map(({ higherGets }) => higherGets)).size).toBe(2)
    expect(drawn.every(({ article }) => article === '631.2')).toBe(true)
    expect(gets('W', 'B', { lastRoundLot: 'equal' }).article).toBe('630')
  })

  test('cfc 631.2: the last of an even number: those due the same equalising colour do', () => {
    expect(gets('WBW', 'WBW', { lastRoundLot: 'same-due' }).article).toBe('631.2')
    expect(gets('WB', 'WB', { lastRoundLot: 'same-due' }).article).toBe('631')
    // A third game running is avoided all the same.
    expect(gets('WWBBW', 'BWW', { lastRoundLot: 'same-due' })).toEqual({ higherGets: 'white', article: '631' })
  })

  test('cfc 631.2: in the last round only', () => {
    const rows = ['3w= 4b=', '4b= 3w=', '1b= 2b=', '2w= 1w=']
    const boards = (numberOfRounds: number, seed: string) =>
      pairedAs(buildCfc(rows, { numberOfRounds, cfc: { variations: ['631.2'], seed } }), 3)
    const drawn = (numberOfRounds: number) => new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => boards(numberOfRounds, seed)))
    expect(drawn(3).size).toBeGreaterThan(1)
    expect(drawn(4).size).toBe(1)
  })
})

describe('transpositions for colours', () => {
  /** Two games each, with both colours: 1 to 4 are due W, B, W, B in alternation. */
  const rows = ['5w= 6b=', '6b= 5w=', '7w= 8b=', '8b= 7w=', '1b= 2b=', '2w= 1w=', '3b= 4b=', '4w= 3w=']
  const top = { virtualPoints: new Map([1, 2, 3, 4].map((id) => [id, [0, 0, 10]])) as never }

  test('cfc 631: are made for alternation', () => expect(pairedAs(buildCfc(rows, top), 3)).toBe('1-4 3-2 5-8 7-6'))

  test('cfc 631.1: are not made for alternation', () => {
    expect(pairedAs(buildCfc(rows, { ...top, cfc: { variations: ['631.1'] } }), 3)).toBe('1-3 4-2 5-8 7-6')
  })
})
