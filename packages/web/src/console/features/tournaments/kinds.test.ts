import type { Rules } from '@zug/engine/model'
import { type PairingSystem, rulebooks } from '@zug/engine/pairing'
import { en } from '@zug/messages/console/tournaments/en'
import type { RulebookList } from '@zug/server/views'
import { describe, expect, it } from 'vitest'
import { kindsOf, proposedRounds, rulesOf } from './kinds.ts'

const listed = (system: PairingSystem) => ({
  ...system,
  offers: system.offers.map((offer) => {
    const rules = { ...system.defaults, ...offer.rules } as Rules
    return { ...offer, rules, rounds: Array.from({ length: 129 }, (_, entrants) => system.rounds(entrants, rules)) }
  }),
})
const list = { rulebooks: rulebooks.map(listed) } as unknown as RulebookList
const { offers } = en.wizard
const kinds = kindsOf(list, offers)
const kind = (name: string) => kinds.find(({ offer }) => offer.name === name)!

describe('kinds of event', () => {
  it('are those that rulebooks offer, in the order of the words', () => {
    expect(kinds.map(({ offer }) => offer.name)).toEqual(Object.keys(offers))
  })

  it('that words do not know yet come last', () => {
    const { open: _, ...known } = offers
    expect(kindsOf(list, known).map(({ offer }) => offer.name)).toEqual([...Object.keys(known), 'open'])
  })

  it('have a seed wherever lots are drawn, and what they declare under any edition', () => {
    expect(rulesOf(kind('doubleRoundRobin'), kind('doubleRoundRobin').book, 'x')).toMatchObject({ numbers: 'lot', double: true, seed: 'x' })
    expect(rulesOf(kind('open'), kind('open').book, 'x')).not.toHaveProperty('seed')
    const older = list.rulebooks[0]!
    expect(rulesOf(kind('accelerated'), older, 'x')).toMatchObject({ rulebook: older.id, acceleration: 'baku' })
  })

  it('propose rounds for the field, or for a usual one while nobody knows', () => {
    expect([0, 6, 7, 500].map((players) => proposedRounds(kind('roundRobin'), players))).toEqual([9, 5, 7, 99])
    expect([0, 2, 60].map((players) => proposedRounds(kind('open'), players))).toEqual([7, 3, 8])
  })
})
