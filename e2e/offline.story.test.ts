import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, phone, picture } from './testing/browser.ts'
import { openHall, signedIn, withArbiter } from './testing/console.ts'

const keptNames = (page: Page, cache: string): Promise<readonly string[]> =>
  page.evaluate(
    async (where) => (await (await caches.open(where)).keys()).map(({ url }) => decodeURIComponent(new URL(url).pathname)),
    cache,
  )

/** Until something with such a name has been put aside. */
const untilKept = async (page: Page, cache: string, name: RegExp): Promise<void> => {
  await expect.poll(async () => (await keptNames(page, cache)).some((one) => name.test(one))).toBe(true)
}

test('public pages that were open are read without the desk, say of when they are, and are new as soon as it answers', async () => {
  const arbiter = await openHall()
  const { desk, id } = arbiter
  const reader = await newPerson({ ...phone, viewport: { width: 360, height: 740 } })
  await reader.goto(`${desk.url}/t/${id}/round/1`)
  expect(await reader.locator('link[rel=manifest]').getAttribute('href')).toBe(`/t/${id}/manifest.webmanifest?lang=en`)
  await untilKept(reader, 'zug-pages', /\/round\/1$/)
  await untilKept(reader, 'zug-files', /\.css$/)
  await reader.goto(`${desk.url}/t/${id}/standings?lang=de`)
  await untilKept(reader, 'zug-pages', /\/standings$/)
  expect(await reader.locator('.kept').isVisible()).toBe(false)

  await reader.context().setOffline(true)
  await reader.goto(`${desk.url}/t/${id}/round/1`)
  await reader.locator('.kept', { hasText: /^The desk cannot be reached\. This page is as it was: \d/ }).waitFor()
  expect(Date.now() - Date.parse((await reader.locator('.kept time').getAttribute('datetime'))!)).toBeLessThan(120_000)
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await reader.locator('main').innerText()).toContain('Alice')
  await expectAccessible(reader)
  await picture(reader, 'offline-public')
  await reader.goto(`${desk.url}/t/${id}/standings`)
  await reader.locator('.kept', { hasText: 'Der Server ist nicht erreichbar. Diese Seite zeigt den Stand von:' }).waitFor()
  // What was never open says so.
  await reader.goto(`${desk.url}/t/${id}/crosstable`)
  await reader.getByRole('heading', { name: 'Keine Verbindung' }).waitFor()
  await picture(reader, 'offline-nothing')

  // The desk itself is away, not the network: the same. Back again, the page is of now without a touch.
  await reader.goto(`${desk.url}/t/${id}/round/1`)
  await reader.context().setOffline(false)
  await arbiter.command({ kind: 'enter-result', round: 1, board: 0, result: { white: 'win', black: 'loss', rated: true } })
  await expect.poll(() => reader.locator('main').innerText()).toContain('1–0')
  await expect.poll(() => reader.locator('.kept').isVisible()).toBe(false)

  // Taken down, nothing of it stays on the device.
  await arbiter.send('PUT', '/visibility', { visible: false })
  // The page may hear of it by itself meanwhile.
  await reader.goto(`${desk.url}/t/${id}/standings`).catch(() => {})
  const known = `/t/${id}/round/1`
  await expect.poll(() => keptNames(reader, 'zug-pages').catch(() => [known])).not.toContain(known)
})

test('the console is read without the desk, changes nothing, and keeps nothing of an account that has signed out', async () => {
  const arbiter = await openHall()
  const { desk, id } = arbiter
  const olga = await signedIn(desk)
  await withArbiter(olga, arbiter, 'dora', 'Dora')
  await olga.goto(`${desk.url}/desk/${id}/standings`)
  await olga.locator('h1').waitFor()
  await untilKept(olga, 'zug-plain', /^\/$/)
  await olga.goto(`${desk.url}/desk/${id}/round`)
  await olga.getByText('Alice').first().waitFor()
  await untilKept(olga, 'zug-desk', /"view"/)
  expect(await olga.locator('.kept-banner').count()).toBe(0)

  await desk.kill()
  await olga.reload()
  await olga.locator('.kept-banner', { hasText: 'The desk cannot be reached. You see what this device has kept:' }).waitFor()
  await olga.getByText('Alice').first().waitFor()
  expect(Date.now() - Date.parse((await olga.locator('.kept-banner').getAttribute('data-kept'))!)).toBeLessThan(120_000)
  expect(await olga.getByRole('button', { name: /Pair round|Publish/ }).count()).toBe(0)
  await expectAccessible(olga)
  await picture(olga, 'offline-console')

  await desk.restart()
  await expect.poll(() => olga.locator('.kept-banner').count()).toBe(0)
  await olga.getByText('Alice').first().waitFor()

  // Signed out: whoever sits down next finds nothing, with the desk or without it.
  await olga.getByRole('button', { name: 'Account' }).click()
  await olga.getByRole('button', { name: 'Sign out' }).click()
  await olga.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await keptNames(olga, 'zug-desk')).toEqual([])
  await olga.context().setOffline(true)
  await olga.goto(`${desk.url}/desk/${id}/round`).catch(() => {})
  await expect.poll(() => olga.locator('body').innerText()).toMatch(/cannot be reached/)
  expect(await olga.locator('body').innerText()).not.toContain('Alice')
  await olga.context().setOffline(false)

  // Somebody else signs in on the same device by another way, and the network goes before anything was open.
  const session = await olga.request.post(`${desk.url}/api/session`, {
    data: { login: 'dora', password: 'a long password' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(session.ok()).toBe(true)
  await olga.goto(`${desk.url}/`)
  await olga.getByText('Zug Open').first().waitFor()
  expect((await keptNames(olga, 'zug-desk')).filter((name) => name.includes('view'))).toEqual([])
})

test('after an upgrade nobody gets a script of before, with the desk or without it', async () => {
  const worker = readFileSync(new URL(`../packages/web/dist/${offlineWorker()}`, import.meta.url))
  let version = 1
  const server = createServer((request, response) => {
    const send = (type: string, body: string | Buffer): void => {
      response.writeHead(200, { 'content-type': type, 'content-security-policy': "default-src 'self'" }).end(body)
    }
    if (request.url === '/worker.js') send('text/javascript', worker)
    else if (request.url === `/assets/main-${version}.js`)
      send('text/javascript', `document.title = 'version ${version}'; navigator.serviceWorker.register('/worker.js')`)
    else if (request.url === '/')
      send('text/html', `<html lang="en"><script type="module" src="/assets/main-${version}.js"></script></html>`)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const page = await newPerson()
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await untilKept(page, 'zug-files', /main-1\.js/)
  version = 2
  await page.reload()
  await expect.poll(() => page.title()).toBe('version 2')
  await untilKept(page, 'zug-files', /main-2\.js/)
  await page.context().setOffline(true)
  await page.reload()
  await expect.poll(() => page.title()).toBe('version 2')
})

const offlineWorker = (): string => {
  const manifest = JSON.parse(readFileSync(new URL('../packages/web/dist/.vite/manifest.json', import.meta.url), 'utf8'))
  return manifest['src/offline/worker.ts'].file
}
