import { afterAll, expect, test } from 'vitest'
import { deploy, openGround } from '../load/season/deployed.ts'
import { spendEvening } from '../load/season/evening.ts'

const ground = await openGround()
afterAll(() => ground.close(), 60_000)

test('a very small season: a writer, an edge, a cache; every result is there, every update arrives once, every screen shows it', {
  timeout: 120_000,
}, async () => {
  const deployed = await deploy(ground, { writers: 1, edges: 1, workers: 0 })
  try {
    const evening = await spendEvening(deployed, { events: 2, connections: 6, perSecond: 4, seconds: 1, screens: 2, settling: 200 })
    expect([evening.entered, evening.heard.length, evening.faults]).toEqual([4, evening.expected, []])
    expect(evening.expected).toBe(12)
    expect(evening.shown.filter((took) => Number.isFinite(took))).toHaveLength(4)
  } finally {
    await deployed.cache.stop()
  }
})
