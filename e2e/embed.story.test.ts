import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { newPerson } from './testing/browser.ts'
import { startDesk } from './testing/desk.ts'
import { expectGoodLook } from './testing/look.ts'

it('a club shows the standings in a frame of its own site; a site that was not named cannot', async () => {
  let framed = ''
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><html lang="en"><title>Club</title><h1>Club</h1><iframe title="Pairings" src="${framed}" width="900" height="600"></iframe>`,
    )
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  const { port } = site.address() as AddressInfo
  try {
    const desk = await startDesk(['--embed-in', `http://127.0.0.1:${port}`])
    const setUp = await fetch(`${desk.url}/api/setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ login: 'olga', name: 'Olga', password: 'a long password' }),
    })
    const headers = {
      cookie: setUp.headers.get('set-cookie')!.split(';')[0]!,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    }
    const send = async (method: string, path: string, body: object) =>
      (await fetch(`${desk.url}/api${path}`, { method, headers, body: JSON.stringify(body) })).json()
    const { id } = await send('POST', '/tournaments', { key: 'one', settings: { info: { name: 'Zug Open' }, numberOfRounds: 5 } })
    const players = ['Alice', 'Bruno', 'Carla', 'David'].map((name) => ({ name }))
    for (const [key, command] of Object.entries({
      two: { kind: 'import-players', players },
      three: { kind: 'pair-round' },
      four: { kind: 'publish-round' },
    }))
      await send('POST', `/tournaments/${id}/commands`, { key, command })
    await send('PUT', `/tournaments/${id}/visibility`, { visible: true })
    const visitor = await newPerson()
    framed = `${desk.url}/t/${id}/round/1?embed=1&lang=en`
    await visitor.goto(`http://127.0.0.1:${port}/`)
    const frame = visitor.frameLocator('iframe')
    await frame.getByRole('heading', { name: 'Round 1' }).first().waitFor()
    expect(await frame.getByRole('navigation', { name: 'Tournament' }).count()).toBe(0)
    // A link of the tournament stays in the frame.
    await frame.getByRole('link', { name: 'Alice' }).first().click()
    await frame.getByRole('heading', { name: 'Alice' }).waitFor()
    // Another site, by its origin, is refused; and so is a page that is not made for it.
    await visitor.goto(`http://localhost:${port}/`)
    await expect.poll(() => frame.getByText('Round 1').count()).toBe(0)
    framed = `${desk.url}/t/${id}/round/1`
    await visitor.goto(`http://127.0.0.1:${port}/`)
    await expect.poll(() => frame.getByText('Round 1').count()).toBe(0)
    await visitor.goto(`${desk.url}/t/${id}/round/1?embed=1&lang=en`)
    await expectGoodLook(visitor, 'embedded')
  } finally {
    site.close()
  }
})
