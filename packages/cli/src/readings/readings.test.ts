import { rulebooks } from '@zug/engine/pairing'
import { readingSaid } from '@zug/messages/readings/words'
import { describe, expect, test } from 'vitest'
import { findDifference, partingOf } from './find-difference.ts'
import { knownCase } from './known-case.ts'
import { readingsPage } from './page.ts'

const all = rulebooks.flatMap((system) => (system.readings ?? []).map((reading) => [system.id, reading.name, { system, reading }] as const))

/** A team event of the CFC is under the articles of players as well. */
const articles = new Set(rulebooks.flatMap((system) => system.articles.map(({ number }) => number)))

describe('open readings', () => {
  test.each(all)(
    '%s %s: declared by settings that the rulebook has, worded, at an article that there is',
    (_, name, { system, reading }) => {
      expect(readingSaid(name, 'fr')).not.toBeNull()
      const settings = new Set(system.settings.map((setting) => setting.name))
      expect([...Object.keys(reading.ours), ...Object.keys(reading.other)].every((key) => settings.has(key))).toBe(true)
      expect(reading.other).not.toEqual(reading.ours)
      expect(reading.article === 'C.04.7 1.2' || articles.has(reading.article)).toBe(true)
    },
  )

  test.each(all)('%s %s: the smallest tournament known parts the readings in its last round', (_, __, { system, reading }) => {
    const known = knownCase(system, reading)
    expect(known).not.toBeNull()
    const parted = partingOf(system, reading, known!.tournament, known!.round)
    expect(parted).not.toBeNull()
  })

  test('a search finds a tournament, and the same one again with the same seed', () => {
    const [, , { system, reading }] = all.find(([id, name]) => id === 'fide-dutch-2026' && name === 'parity')!
    const search = () => {
      let calls = 0
      return findDifference(system, reading, { seed: 'again', most: 8, outOfTime: () => ++calls > 400 })
    }
    const found = search()
    expect(found?.tournament.players.length).toBe(2)
    expect(search()?.tournament).toEqual(found?.tournament)
  })

  test('the page of readings is as the engine pairs today', async () => {
    await expect(readingsPage()).toMatchFileSnapshot('../../../../docs/readings.md')
  })
})
