import { expect, test } from 'vitest'
import { stepText } from '../../../../messages/src/explanation/step-text.ts'
import { roundNumber } from '../../model/ids.ts'
import { buildCfc, freshCfc } from '../../testing/build-cfc.ts'
import { cfc } from './index.ts'
import { traceRound } from './trace.ts'

const trace = (tournament: ReturnType<typeof buildCfc>, round: number) => [...traceRound(tournament, roundNumber(round))]

test('the bye, groups, odd men, transpositions and colours, each with its rules', () => {
  const events = trace(buildCfc(['5w1', '4b1', '6w1', '2w0', '1b0', '3b0', 'Z'], { cfc: { variations: ['624.1'] } }), 2)
  expect(events.every(Object.isFrozen)).toBe(true)
  expect(events.map(({ kind }) => kind)).toEqual(['bye', 'group', 'odd-man', 'group', 'colours', 'colours', 'colours'])
  expect(events[0]).toMatchObject({ articles: ['615'], player: 7 })
  expect(events[2]).toMatchObject({ articles: ['623', '624.1'], player: 3, opponent: 5, passedOver: [{ player: 4, article: '624.1' }] })
  expect(events[4]).toMatchObject({ articles: ['630'], white: 2, black: 1 })
})

test('a transposition says what stood against consecutive order', () => {
  const events = trace(buildCfc(['5w1', '6b1', '7w1', '8b1', '1b0', '2w0', '3b0', '4w0']), 2)
  expect(events.filter(({ kind }) => kind === 'transposition')[0]).toMatchObject({
    articles: ['622', '630'],
    player: 1,
    opponent: 4,
    natural: 3,
  })
})

test('cfc 622: an interchange is told once, of the player of the top half; the others are in consecutive order of the new halves', () => {
  const forbiddenPairs = [
    [1, 4],
    [1, 5],
    [1, 6],
  ].map((players) => ({ players, firstRound: 1, lastRound: null })) as never
  const events = trace(freshCfc(6, { forbiddenPairs }), 1).filter(({ kind }) => kind === 'interchange' || kind === 'transposition')
  expect(events).toEqual([{ kind: 'interchange', articles: ['622', '618'], player: 1, opponent: 3, natural: 4 }])
})

test('events are made as they are asked for, and there are none without a pairing', () => {
  expect(traceRound(buildCfc(['', '']), roundNumber(1)).next().value).toMatchObject({ kind: 'group' })
  expect(trace(buildCfc(['2w1', '1b0']), 2)).toEqual([])
})

test('the same in words', () => {
  const tournament = buildCfc(['5w1', '4b1', '6w1', '2w0', '1b0', '3b0', 'Z'], { cfc: { variations: ['624.1'] } })
  expect(cfc.steps(tournament, roundNumber(2)).map((step) => stepText(step, 'cfc', (id) => `#${id}`))).toEqual([
    '#7 has the bye (615).',
    'Group of 1: #1, #2, #3 (620).',
    'Odd man #3 meets #5 (623, 624.1); before him in order: #4 (624.1).',
    'Group of 0: #4, #5, #6 (620).',
    '#2 – #1: due white to equalise against due black to equalise (630).',
    '#5 – #3: due white to equalise against due black to equalise (630).',
    '#6 – #4: due white to equalise against due black to equalise (630).',
  ])
  const interchanged = cfc.steps(buildCfc(['4b=', '3w=', '2b=', '1w=']), roundNumber(2)).map((step) => stepText(step, 'cfc', String))
  expect(interchanged[1]).toBe('Interchange: 1 meets 2 of the same half; consecutive order gives 3 (622, 630).')
})

test('names with commas are parted by semicolons', () => {
  const [group] = cfc.steps(buildCfc(['', '']), roundNumber(1))
  expect(stepText(group!, 'cfc', (id) => `Last, First ${id}`)).toBe('Group of 0: Last, First 1; Last, First 2 (620).')
})
