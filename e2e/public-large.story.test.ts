import { expect, test } from 'vitest'
import { newPerson, phone } from './testing/browser.ts'
import { openHall } from './testing/hall.ts'

const count = 2000
const family = ['Andersson', 'Bianchi', 'Courtois', 'Dvořák', 'Eriksen', 'Fernández', 'Großmann', 'Horváth', 'Ivanov', 'Jørgensen']
const given = ['Ada', 'Boris', 'Chiara', 'David', 'Éloïse', 'Finn', 'Grete', 'Hugo', 'Ines', 'João', 'Klára', 'Luca', 'Mei', 'Nils']

/** Longest time between two pictures while something runs, in milliseconds. */
const longestPause = `async (what) => {
  let longest = 0
  let last = performance.now()
  let running = true
  const watch = (now) => {
    longest = Math.max(longest, now - last)
    last = now
    if (running) requestAnimationFrame(watch)
  }
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(watch) })
  await what()
  running = false
  return longest
}`

test('2,000 players on one page stay smooth on a phone', async () => {
  const players = Array.from({ length: count }, (_, at) => ({
    name: `${family[at % family.length]}, ${given[at % given.length]} ${at + 1}`,
    rating: 2600 - Math.floor(at / 2),
  }))
  const { desk, id, command } = await openHall({ players: ['First'], commands: [{ kind: 'import-players', players: players.slice(1) }] })
  const page = await newPerson(phone)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 2 })
  const measured: Record<string, number> = {}
  const started = performance.now()
  await page.goto(`${desk.url}/t/${id}/round/1?by=name`, { waitUntil: 'load' })
  measured.load = performance.now() - started
  await expect.poll(() => page.locator('.list tbody tr').count()).toBe(count)

  measured.scroll = await page.evaluate(`(${longestPause})(async () => {
    for (let step = 0; step < 60; step++) {
      scrollBy(0, 1500)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })`)
  await page.evaluate(() => scrollTo(0, 0))
  measured.type = await page.evaluate(`(async () => {
    const field = document.querySelector('#q')
    let longest = 0
    for (const text of ['e', 'el', 'elo', 'eloi', 'elois', 'eloise 5', '']) {
      const from = performance.now()
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
      document.body.offsetHeight
      longest = Math.max(longest, performance.now() - from)
    }
    return longest
  })()`)
  await page.getByRole('searchbox').fill('dvorak boris')
  await expect.poll(() => page.locator('.list tbody tr:visible').count()).toBeGreaterThan(0)

  await page.goto(`${desk.url}/t/${id}/round/1`)
  await page.locator('#board-1').waitFor()
  const entered = performance.now()
  const pause = page.evaluate(`(${longestPause})(async () => {
    while (document.querySelector('#board-1 .score').textContent !== '1–0') await new Promise((resolve) => setTimeout(resolve, 10))
  })`) as Promise<number>
  await command({ kind: 'enter-result', round: 1, board: 0, result: { white: 'win', black: 'loss', rated: true } })
  measured.live = await pause
  measured.arrives = performance.now() - entered
  console.log(
    `2,000 players, in ms: ${JSON.stringify(Object.fromEntries(Object.entries(measured).map(([name, ms]) => [name, Math.round(ms)])))}`,
  )
  // Far from what is usual (a tenth of it), so that a busy machine does not fail it; a page that lays out every row, or scripts every row, does.
  expect(measured.load).toBeLessThan(8000)
  expect(measured.scroll).toBeLessThan(600)
  expect(measured.type).toBeLessThan(600)
  expect(measured.live).toBeLessThan(2000)
})
