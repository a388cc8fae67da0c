import { describe, expect, test } from 'vitest'
import { rulebooks } from '../../pairing/rulebook-of.ts'
import { books } from './books.ts'
import { newCounts, selfTest } from './self-test.ts'

/** The short version of `npm run self-test`, of which docs/conformance.md records a long run. */
const tournaments = 40

describe(`${tournaments} random tournaments each`, () => {
  test.each(rulebooks.map((system) => [system.id, system] as const))('%s: referee and book find nothing wrong', (id, system) => {
    const counts = newCounts()
    for (let number = 1; number <= tournaments; number++) selfTest(system, `continuous/${number}`, number, counts)
    expect(counts.faults).toEqual([])
    if (id in books) expect(counts.byTheBook).toBeGreaterThan(tournaments)
    expect(counts.tooLarge).toBeLessThan(counts.rounds / 10)
  })
})
