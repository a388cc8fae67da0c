import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openHall, signedIn } from './testing/console.ts'

/** First load of a page of the console, cache empty: no more script than this. */
const budget = 100 * 1024

it('every page of the console loads at most 100 KB of script, compressed', async () => {
  const { desk, id } = await openHall()
  for (const page of ['round', 'results', 'standings', 'players', 'settings']) {
    const person = await signedIn(desk)
    const scripts: { readonly url: string; readonly bytes: number }[] = []
    person.on('response', async (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push({ url: response.url(), bytes: gzipSync(await response.body()).length })
    })
    await person.goto(`${desk.url}/desk/${id}/${page}`)
    await person.locator('h1').waitFor()
    await person.waitForLoadState('networkidle')
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    expect(scripts.length).toBeGreaterThan(1)
    expect(total, JSON.stringify(scripts, null, 1)).toBeLessThan(budget)
  }
})
