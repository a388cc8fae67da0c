import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { roundNumber } from '../../model/ids.ts'
import { checkRound } from '../../pairing/check-round.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { ssmField, ssmPairs, ssmSteps } from '../../testing/players/make-ssm-competitor.ts'
import { ssm } from './index.ts'
import { readingsOf, ssmDefaults } from './rules.ts'

const page = readFileSync(new URL('../../../../../docs/ssm.md', import.meta.url), 'utf8')
const stepwise = { reading: 'stepwise', remaining: 'not-asked', byePriority: 'at-once' } as const
const level = (count: number): readonly number[] => Array.from({ length: count }, () => 0)
/** A row of the table of docs/ssm.md. */
const onPage = (...cells: readonly string[]): void => expect(page).toContain(`| ${cells.join(' | ')} |`)
const shown = (pairs: string): string => pairs.replaceAll('-', '–').replaceAll(' ', ', ')

describe('three examples of when the readings part', () => {
  test('C4: stepwise, 1 takes the only opponent of 2 within S2', () => {
    const field = ssmField(level(6), [
      [2, 5],
      [2, 6],
    ])
    expect(ssmPairs(field)).toBe('1-5 2-4 3-6')
    expect(ssmPairs(field, stepwise)).toBe('1-4 2-3 5-6')
    expect(ssmSteps(field, stepwise)).toEqual([
      'C1 bracket 1 2 3 4 5 6',
      'C2 1 2 3 | 4 5 6',
      'C3 1-4',
      'C6 2 for 5',
      'C2 3 5 | 2 6',
      'C3 3-2',
      'C3 5-6',
    ])
    onPage('1', 'six level players; 2 has met 5 and 6', shown('1-5 2-4 3-6'), shown('1-4 2-3 5-6'))
  })

  test('B5: stepwise, nobody asks who remains', () => {
    const field = ssmField([2, 2, 2, 0], [], { 3: { floatLastRound: 'down' } })
    expect(ssmPairs(field)).toBe('1-3 2-4')
    const notAsked = ssmField([2, 2, 2, 0], [], { 3: { floatLastRound: 'down', mayRemain: true } })
    expect(ssmPairs(notAsked, stepwise)).toBe('1-2 3-4')
    onPage('2', '1, 2, 3 with two points, 4 with none; 3 floated down in the last round', shown('1-3 2-4'), shown('1-2 3-4'))
  })

  test('C9: stepwise, the steps may end without a pairing, though there is one', () => {
    const field = ssmField(level(4), [[2, 4]])
    expect(ssmPairs(field)).toBe('1-4 2-3')
    expect(ssmPairs(field, stepwise)).toBe('none')
    expect(ssmSteps(field, stepwise)).toEqual([
      'C1 bracket 1 2 3 4',
      'C2 1 2 | 3 4',
      'C3 1-3',
      'C6 2 for 4',
      'C2 4 | 2',
      'C6 4 for null',
      'C2  | 2 4',
      'C9 end 1 2 3 4',
    ])
    onPage('3', 'four level players; 2 has met 4', shown('1-4 2-3'), 'no pairing')
  })
})

describe('C3 to C9 as they are written', () => {
  test('C5: B5 is omitted for the player who has no other, then B4', () => {
    const club = { group: 'Alfa' }
    const field = ssmField(level(4), [[1, 4]], { 1: club, 3: club })
    // 1 may meet 3 only within S2, of the same group; an exchange would come after the omission.
    expect(ssmSteps(field, stepwise).filter((step) => step.startsWith('C5'))).toEqual(['C5 1-3 without B4'])
    expect(ssmPairs(field)).toBe('1-2 3-4')
  })

  test('B5 where it is asked of whoever remains: with the last pair, until it is omitted', () => {
    const field = ssmField([2, 2, 2, 0], [], { 3: { floatLastRound: 'down' } })
    expect(ssmSteps(field, { ...stepwise, remaining: 'asked' })[2]).toBe('C4 1-3 not 2 (3 remains, B5)')
    const both = ssmField([2, 2, 2, 0], [], { 2: { floatLastRound: 'down' }, 3: { floatLastRound: 'down' } })
    expect(ssmSteps(both, { ...stepwise, remaining: 'asked' })[2]).toBe('C5 1-2 without B5')
  })

  test('B2 where it is asked of whoever remains in the last bracket: never omitted', () => {
    const barred = ssmField(level(3), [], { 3: { mayTakeBye: false } })
    expect(ssmPairs(barred, { ...stepwise, remaining: 'asked' })).toBe('1-3 2')
    expect(ssmPairs(barred, stepwise)).toBe('none')
  })

  test('C7: one player at a time goes down, and the others start again from C2', () => {
    const met = [2, 3, 4].map((other) => [1, other] as const)
    const steps = ssmSteps(ssmField([2, 2, 2, 2, 0, 0], met), stepwise)
    expect(steps.slice(0, 8)).toEqual([
      'C1 bracket 1 2 3 4',
      'C2 1 2 | 3 4',
      'C6 1 for 3',
      'C2 2 3 | 1 4',
      'C4 2-4 not 1 (B1)',
      'C6 3 for null',
      'C2  | 1 3',
      'C7 down 1',
    ])
  })

  test('C7: in the last bracket whoever can meet nobody has the bye, and the others start again', () => {
    // 2 can meet nobody; 1 takes 3, and 4 and 5, who have met, remain. Without 2 everybody is paired.
    const met = [...[1, 3, 4, 5].map((other) => [2, other] as const), [4, 5] as const]
    expect(ssmSteps(ssmField(level(5), met), stepwise).filter((step) => step.startsWith('C7'))).toEqual(['C7 bye 2'])
    expect(ssmPairs(ssmField(level(5), met), stepwise)).toBe('1-4 3-5 2')
  })
})

describe('C7: priority for a bye', () => {
  const field = ssmField(
    [4, 4, 2, 2, 0],
    [
      [1, 2],
      [1, 3],
      [1, 4],
    ],
  )

  test('in the last bracket: 1 goes on down, and is paired there', () => {
    expect(ssmPairs(field)).toBe('1-5 2-3 4')
  })

  test('at once: 1 went down by C7, can meet nobody again, and has the bye', () => {
    expect(ssmPairs(field, { byePriority: 'at-once' })).toBe('2-3 4-5 1')
    expect(ssmSteps(field, { byePriority: 'at-once' })).toContain('C7 bye 1')
  })

  test('at once, but B2 forbids it: all free players go down (C8)', () => {
    const barred = field.map((player) => (player.id === 1 ? { ...player, mayTakeBye: false } : player))
    expect(ssmSteps(barred, { byePriority: 'at-once' }).filter((step) => /^C[78]/.test(step))).toEqual(['C7 down 1 2', 'C8 down 1 3'])
  })
})

test('what is left open is as the reading has it', () => {
  const read = (rules: object) => readingsOf({ rules: { ...ssmDefaults, ...rules } })
  expect(read({})).toEqual({ reading: 'best', remaining: 'asked', byePriority: 'last-bracket' })
  expect(read({ reading: 'stepwise' })).toEqual(stepwise)
  expect(read({ reading: 'stepwise', remaining: 'asked' })).toEqual({ ...stepwise, remaining: 'asked' })
})

test('a dead end is told as one, with its steps, and the referee finds nothing right', () => {
  // Four players without a point, of whom 2 and 4 may not meet.
  const start = buildTournament(['', '', '', ''], { rules: { ...ssmDefaults, useRating: true, reading: 'stepwise' } })
  const tournament = {
    ...start,
    players: start.players.map((player, at) => ({ ...player, rating: 2000 - at })),
    forbiddenPairs: [{ players: [start.players[1]!.id, start.players[3]!.id], firstRound: roundNumber(1), lastRound: null }],
  }
  const round = roundNumber(1)
  expect(ssm.pairRound(tournament, round)).toMatchObject({ kind: 'no-legal-pairing', stuck: [], only: [], deadEnd: true })
  const best = ssm.pairRound({ ...tournament, rules: { ...ssmDefaults, useRating: true } }, round)
  if (best.kind !== 'pairing') throw new Error('best comes to a pairing')
  expect(checkRound(tournament, round, best, 'ssm').violations).toMatchObject([{ code: 'not-by-the-steps', article: 'C9', players: [] }])
  const explainer = ssm.explainer(tournament, round)
  expect(explainer.whyNot(start.players[0]!.id, start.players[2]!.id)).toMatchObject({ kind: 'cannot-be-completed', deadEnd: true })
})
