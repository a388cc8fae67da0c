import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, picture } from './testing/browser.ts'

/** The folder of `npm run site`, served as the plainest web space does, below a path of its own. */
const folder = mkdtempSync(join(tmpdir(), 'zug-site-'))
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}
const asked: string[] = []
let server: Server
let address = ''

beforeAll(async () => {
  const config = ['packages/web/site', '--config', 'packages/web/vite.site.config.ts', '--logLevel', 'error', '--outDir', folder]
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...config, '--emptyOutDir'], { stdio: 'inherit' })
  server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://x').pathname
    asked.push(path)
    try {
      if (!path.startsWith('/chess/club/')) throw new Error('elsewhere')
      const file = path.slice('/chess/club/'.length) || 'index.html'
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(join(folder, file)))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/chess/club/`
}, 120_000)
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const demo = (name: string): Buffer => readFileSync(new URL(`../packages/cli/demo/${name}`, import.meta.url))
const give = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.locator('#file').setInputFiles({ name, mimeType: 'text/plain', buffer })

test('a file is dropped into the playground: every round, why and why not, and the standings, in three languages and without a server', async () => {
  const page = await newPerson()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(address)
  await expectAccessible(page)
  await give(page, 'open.trf', demo('worked-example.trf'))
  // The next round first, and the standings before it.
  await page.getByText('not played yet').waitFor()
  const rounds = await page.locator('.rounds button').count()
  await expect.poll(() => page.locator('.boards-table tbody tr').count()).toBe(7)
  await expect.poll(() => page.locator('.ranks-table tbody tr').count()).toBe(14)
  await expectAccessible(page)
  await picture(page, 'playground')

  await page.getByRole('button', { name: 'Round 2', exact: true }).click()
  await page.getByText('as the file records it').waitFor()
  await page.getByRole('heading', { name: 'Standings after round 2' }).waitFor()
  await expect.poll(() => page.locator('.boards-table .result').first().innerText()).toMatch(/^[10½]/)
  await page.locator('.boards-table tbody tr').first().getByRole('button').click()
  await expect.poll(() => page.locator('#answer .headline').innerText()).toMatch(/\w+/)
  await page.getByLabel('Player').selectOption({ index: 0 })
  await page.getByLabel('Opponent').selectOption({ index: 14 })
  await page.getByRole('button', { name: 'Why, or why not?' }).click()
  await expect.poll(() => page.locator('#answer').innerText()).toMatch(/instead of/)
  await page.locator('.story summary').click()
  await expect.poll(() => page.locator('.story pre').innerText()).toContain('Bracket 1')
  await picture(page, 'playground-answer')

  // Another language and other rules show the same round again.
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('heading', { name: 'Rangliste nach Runde 2' }).waitFor()
  await page.getByLabel('Regeln').selectOption('fide-dutch-2017')
  await page.getByText('FIDE (Dutch) 2017 (').waitFor()
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByRole('heading', { name: 'Classement après la ronde 2' }).waitFor()
  await expectAccessible(page)
  expect(await page.locator('.rounds button').count()).toBe(rounds)

  // What cannot be shown says why.
  await give(page, 'broken.trf', Buffer.from('001    1      Ada                               2O00\n'))
  await page.locator('.issues li').first().waitFor()
  await give(page, 'open.trf', demo('worked-example.trf'))
  await page.getByLabel('Règles').selectOption('fide-team-2026')
  await page.getByText('le fichier n’en a pas').waitFor()
  expect(complaints).toEqual([])
  expect(asked.every((path) => path.startsWith('/chess/club/'))).toBe(true)
})

test('the example and the verify page work there too, by keyboard alone and on a small screen', async () => {
  const page = await newPerson({ viewport: { width: 360, height: 740 }, colorScheme: 'dark', locale: 'en-GB' })
  await page.goto(`${address}index.html`)
  await page.getByRole('button', { name: 'Try an example' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /Pairings/ }).waitFor()
  await expect.poll(() => page.locator('.boards-table tbody tr').count()).toBeGreaterThan(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
  await picture(page, 'playground-small')
  await page.getByRole('link', { name: 'Verify a whole file' }).click()
  await give(page, 'open.trf', demo('worked-example.trf'))
  await page.getByText(/rounds are as the rules give them|rounds? differs?\./).waitFor()
  expect(await page.getByRole('textbox', { name: /paste the address/ }).count()).toBe(0)
  expect(
    (
      await page.request.get(new URL((await page.getByRole('link', { name: /Save this page/ }).getAttribute('href'))!, page.url()).href)
    ).ok(),
  ).toBe(true)
  await page.getByRole('link', { name: 'Playground' }).click()
  await page.getByRole('heading', { name: 'Any round, and why.' }).waitFor()
  expect(asked.every((path) => path.startsWith('/chess/club/'))).toBe(true)
})
