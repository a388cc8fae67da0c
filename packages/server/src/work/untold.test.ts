import type { WhyNot, WhyPair } from '@zug/engine/explain'
import { playerId } from '@zug/engine/model'
import { describe, expect, it } from 'vitest'
import { forEverybody, isUntold } from './untold.ts'

const [odd, first, other] = [playerId(1), playerId(2), playerId(3)]
const choice = { kind: 'comes-first', place: 'opponent', of: odd, instead: first, other } as const
const verdict = (because: 'apart' | 'higher'): WhyNot => ({ ...choice, because, articles: ['624'], change: null })

describe('who asked not to meet whom (CFC 619.1) is not told to everybody', () => {
  it('as what puts another opponent of an odd man first', () => {
    expect(isUntold(verdict('apart'))).toBe(true)
    expect(isUntold(verdict('higher'))).toBe(false)
  })

  it('as what stood before somebody who was passed over', () => {
    const passed = (because: 'apart' | 'higher'): WhyPair['passedOver'][number] => ({
      kind: 'passed-over',
      articles: ['624'],
      player: odd,
      opponent: other,
      instead: first,
      obstacle: { kind: 'later', article: '624', how: { ...choice, because } },
    })
    const why = { kind: 'pair', passedOver: [passed('apart'), passed('higher')], earlier: 2 } as unknown as WhyPair
    const explainer = { why: () => why, whyUnpaired: () => null } as unknown as Parameters<typeof forEverybody>[0]
    const told = forEverybody(explainer).why(odd, first) as WhyPair
    expect([told.passedOver, told.earlier]).toEqual([[passed('higher')], 1])
  })
})
