import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openHall, signedIn } from './testing/console.ts'

/** First load of a page of the console, cache empty: no more script than this. */
const budget = 100 * 1024

it('every page of the console loads at most 100 KB of script, compressed', async () => {
  const { desk, id } = await openHall()
  for (const page of ['round', 'results', 'standings', 'players', 'settings']) {
    const person = await signedIn(desk)
    const asked = new Set<string>()
    person.on('request', (request) => {
      if (request.resourceType() === 'script') asked.add(request.url())
    })
    await person.goto(`${desk.url}/desk/${id}/${page}`)
    await person.locator('h1').waitFor()
    // Until nothing more comes. A page whose worker listens beside it never counts as idle.
    for (let before = -1; before !== asked.size; await person.waitForTimeout(500)) before = asked.size
    const scripts = await Promise.all(
      [...asked].map(async (url) => ({ url, bytes: gzipSync(await (await person.request.get(url)).body()).length })),
    )
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    expect(scripts.length).toBeGreaterThan(1)
    expect(total, JSON.stringify(scripts, null, 1)).toBeLessThan(budget)
  }
})
