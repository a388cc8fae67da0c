import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, phone, picture } from './testing/browser.ts'
import { startDesk } from './testing/desk.ts'
import { openHall } from './testing/hall.ts'

const narrow = { ...phone, viewport: { width: 360, height: 740 } }

const paths = [
  '',
  '/round/4',
  '/round/4?by=name',
  '/standings',
  '/standings?working=7',
  '/crosstable',
  '/players',
  '/player/7',
  '/why?player=3&opponent=5&round=3',
]

/** Nothing but what scrolls by itself may be wider than the phone. */
const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('every public page fits a small phone and a large screen, light and dark, in every language, and is accessible', async () => {
  const desk = await startDesk()
  for (const [device, options, language, colorScheme, whole] of [
    ['phone', narrow, 'en', 'light', true],
    ['screen', {}, 'fr', 'dark', true],
    ['phone-dark', narrow, 'de', 'dark', false],
    ['screen-light', {}, 'de', 'light', false],
  ] as const) {
    const page = await newPerson({ ...options, colorScheme, locale: language })
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    for (const [at, path] of ['/t', ...paths.map((path) => `/t/demo${path}`)].entries()) {
      await page.goto(`${desk.url}${path}`)
      expect([path, await page.locator('html').getAttribute('lang')]).toEqual([path, language])
      expect([path, await overflow(page)]).toEqual([path, 0])
      await picture(page, `public-${device}-${at}`)
      if (!whole) continue
      for (const details of await page.locator('details').all()) await details.evaluate((element) => element.setAttribute('open', ''))
      await expectAccessible(page)
    }
    expect(complaints).toEqual([])
  }
})

test('without any script a player finds the board, the reason, the tie-breaks and asks why not', async () => {
  const desk = await startDesk()
  const page = await newPerson({ ...narrow, javaScriptEnabled: false })
  await page.goto(`${desk.url}/t`)
  await page.getByRole('link', { name: /worked example/ }).click()
  await page.getByRole('searchbox').fill('giorg')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('cell', { name: 'Giorgia' }).first().getByRole('link').click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Giorgia plays on\s+Board 4/)
  await expect.poll(() => page.locator('#why').innerText()).toContain('Carla and Giorgia are the only two with 2 points')
  await page.getByRole('link', { name: 'This is me' }).click()
  await page.getByRole('link', { name: /worked example/ }).click()
  await expect.poll(() => page.locator('#yours').innerText()).toMatch(/Giorgia[\s\S]*Board 4[\s\S]*Black[\s\S]*Carla/)
  await page.getByRole('link', { name: 'Giorgia' }).first().click()
  // Whoever has said so is spoken to.
  await expect.poll(() => page.locator('#why').innerText()).toContain('You and Carla are the two players with 2 points')
  await page.getByRole('link', { name: 'Why not someone else?' }).click()
  await page.getByLabel('Opponent').selectOption({ label: 'Bruno' })
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect.poll(() => page.locator('#answer').innerText()).toMatch(/Giorgia|Bruno/)
  await page.getByRole('link', { name: 'Standings' }).click()
  await page.getByRole('link', { name: /How the tie-breaks of Giorgia come about/ }).click()
  await expect.poll(() => page.locator('#working-7').innerText()).toMatch(/BH\/C1[\s\S]*Robert[\s\S]*Total/)
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Stand nach Runde 5')
})

test('the list follows what is typed, also on a page that was searched before', async () => {
  const { desk, id } = await openHall({ players: ['Müller, Zoë', 'Núñez, Ana', 'Smith, John', 'Öztürk, Ali'] })
  const page = await newPerson(narrow)
  await page.goto(`${desk.url}/t/${id}/round/1?by=name`)
  const rows = page.locator('.list tbody tr:visible')
  await expect.poll(() => rows.count()).toBe(4)
  await page.getByRole('searchbox').fill('nunez')
  await expect.poll(() => rows.count()).toBe(1)
  await page.goto(`${desk.url}/t/${id}/players?q=smith`)
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('searchbox').fill('ozt')
  await page.waitForFunction(() => document.querySelector('.list tbody tr:not([hidden])')?.textContent?.includes('Öztürk'))
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('searchbox').fill('')
  await expect.poll(() => rows.count()).toBe(4)
})

test('teams, round robins and games without colours fit a phone too', async () => {
  const names = [
    'Andersson, Ada',
    'Bianchi, Luca',
    'Courtois, Éloïse',
    'Dvořák, Klára',
    'Eriksen, Nils',
    'Fernández, Inés',
    'Großmann-Haldenstein, Maximiliane',
    'Horváth, Boris',
  ]
  const teams = [0, 1, 2, 3].map((at) => ({ kind: 'enter-team', name: `Team ${at + 1}`, boards: [2 * at + 1, 2 * at + 2], alternates: [] }))
  for (const [settings, commands, result, seen] of [
    [{ rules: { rulebook: 'cfc-team' } }, teams, null, 'Team 1'],
    [
      { rules: { rulebook: 'round-robin' }, numberOfRounds: 7 },
      [],
      { white: 'forfeit-win', black: 'forfeit-loss', rated: true },
      'forfeit',
    ],
    [{ rules: { rulebook: 'ssm' } }, [], { white: 'win', black: 'loss', rated: true, scores: [4120, 3550] }, '412–355'],
  ] as const) {
    const { desk, id, command } = await openHall({ players: names, settings, commands })
    if (result !== null) for (let board = 0; board < 4; board++) await command({ kind: 'enter-result', round: 1, board, result })
    const page = await newPerson(narrow)
    for (const path of ['/round/1', '/standings', '/crosstable', '/player/1']) {
      await page.goto(`${desk.url}/t/${id}${path}`)
      if (path === '/round/1') expect(await page.locator('main').innerText()).toContain(seen)
      expect([path, await overflow(page)]).toEqual([path, 0])
      await expectAccessible(page)
      await picture(page, `public-${settings.rules.rulebook}-${path.split('/')[1]}`)
    }
  }
})

test('all script of the public pages is less than 5 KB', () => {
  const folder = new URL('../packages/web/dist/', import.meta.url)
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8'))
  const files = new Set<string>()
  const collect = (name: string): void => {
    files.add(manifest[name].file)
    for (const imported of manifest[name].imports ?? []) collect(imported)
  }
  collect('src/public/public.ts')
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, folder))).length, 0)
  expect(bytes).toBeGreaterThan(500)
  expect(bytes).toBeLessThan(5 * 1024)
})
