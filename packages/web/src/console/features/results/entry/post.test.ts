import { describe, expect, it } from 'vitest'
import type { QueuedResult } from '../../../outbox/entry.ts'
import { nothingSent, refusalOf, samePost, tipOf } from './post.ts'
import { deskOf, sheetFrom } from './testing/desks.ts'
import { result } from './testing/hands.ts'

const sheet = sheetFrom(deskOf('individual', 4), 'individual')
const typed = (order: number, board: number, text: '1–0' | '½–½' | '0–1', more: Partial<QueuedResult> = {}): QueuedResult => ({
  tournament: 't',
  round: sheet.round,
  board,
  result: result(text),
  over: null,
  key: `key ${order}`,
  order,
  account: null,
  at: String(order),
  ...more,
})
const problem = { status: 422, code: 'result-changed', title: '', detail: '' }

describe('the last that was typed on a board', () => {
  const waiting = [typed(1, 0, '1–0'), typed(2, 1, '½–½'), typed(3, 0, '0–1')]
  const landed = [
    { ...typed(0, 2, '1–0'), landed: sheet.sequence + 1 },
    { ...typed(0, 3, '1–0'), landed: sheet.sequence },
  ]

  it.each([
    ['of several that wait, the last', 0, '0–1'],
    ['taken, but not yet on the page', 2, '1–0'],
    ['on the page already', 3, undefined],
  ] as const)('%s', (_, board, text) => {
    expect(tipOf({ ...nothingSent, waiting, landed }, sheet, board)?.result).toEqual(text === undefined ? undefined : result(text))
  })

  it('of another round or tournament it is none', () => {
    const elsewhere = [typed(1, 0, '1–0', { round: 9 }), typed(2, 0, '1–0', { tournament: 'u' })]
    expect(tipOf({ ...nothingSent, waiting: elsewhere }, sheet, 0)).toBeNull()
  })

  it('what the last step has given comes before everything', () => {
    expect(tipOf({ ...nothingSent, waiting, given: [typed(4, 0, '½–½')] }, sheet, 0)?.result).toEqual(result('½–½'))
  })
})

it('what was not taken is no result, and has its own place', () => {
  const refused = [{ ...typed(1, 0, '1–0'), problem }]
  expect([tipOf({ ...nothingSent, refused }, sheet, 0), refusalOf({ ...nothingSent, refused }, sheet, 0)?.key]).toEqual([null, 'key 1'])
})

it('an attempt is no news, an answer and an amendment are', () => {
  const post = { ...nothingSent, waiting: [typed(1, 0, '1–0')] }
  expect(samePost(post, { ...post, waiting: post.waiting.map((entry) => ({ ...entry })) })).toBe(true)
  expect(samePost(post, { ...post, waiting: [], landed: [{ ...post.waiting[0]!, landed: 1 }] })).toBe(false)
  const refused = { ...post.waiting[0]!, problem }
  expect(samePost({ ...nothingSent, refused: [refused] }, { ...nothingSent, refused: [{ ...refused, at: 'later' }] })).toBe(false)
})
