import { expect, it } from 'vitest'
import { newPerson, phone, picture } from './testing/browser.ts'
import { openHall } from './testing/hall.ts'

type Entry = { readonly event: { readonly kind: string; readonly board?: number } }

it('results wait on the phone without network, survive a reload, and arrive exactly once', async () => {
  const arbiter = await openHall()
  const { address } = await arbiter.helperLink(1, 4)
  const helper = await newPerson(phone)
  await helper.goto(address)
  // The page has put itself aside for bad times.
  await helper.waitForFunction(
    async (path) => (await (await caches.open('zug-phone')).match(path)) !== undefined,
    new URL(address).pathname,
  )
  await helper.waitForFunction(async () => (await (await caches.open('zug-phone')).keys()).some(({ url }) => url.endsWith('.css')))

  await helper.context().setOffline(true)
  await helper.getByRole('button', { name: 'Board 1: 1–0' }).click()
  await helper.getByRole('button', { name: 'Board 3: ½–½' }).click()
  await helper.locator('#network', { hasText: 'Waiting for network (2)' }).waitFor()
  await picture(helper, 'helper-offline')
  await helper.reload()
  await helper.locator('#network', { hasText: 'Waiting for network (2)' }).waitFor()
  await expect.poll(() => helper.locator('#board-1 [data-pending]').innerText()).toBe('1–0')
  await expect.poll(() => helper.locator('#board-1').getByRole('button', { name: '0–1' }).count()).toBe(0)

  // Meanwhile the arbiter has entered one of them otherwise: that stands.
  await arbiter.command({ kind: 'enter-result', round: 1, board: 2, result: { white: 'loss', black: 'win', rated: true } })
  await helper.context().setOffline(false)
  await helper.locator('#board-1 .figure', { hasText: '1–0' }).first().waitFor()
  await helper.getByText('Nothing was changed: board 3 has a result already').waitFor()
  await expect.poll(() => helper.locator('#network').isVisible()).toBe(false)
  expect((await arbiter.board(0)).result).toMatchObject({ white: 'win' })
  expect((await arbiter.board(2)).result).toMatchObject({ white: 'loss' })
  const { events } = (await arbiter.get('/history')) as { events: readonly Entry[] }
  expect(events.filter(({ event }) => event.kind === 'result-entered' && event.board === 0)).toHaveLength(1)
})

it('a report whose answer was lost is sent again and counts once', async () => {
  const arbiter = await openHall({ settings: { confirmResults: true } })
  const [[whiteLink]] = (await arbiter.boardLinks(1)) as [[string, string]]
  const white = await newPerson({ ...phone, serviceWorkers: 'block' })
  let lost = 0
  await white.route('**/b/*', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  await white.goto(whiteLink)
  await white.getByRole('button', { name: 'Draw' }).click()
  await white.getByText('Waiting for network').first().waitFor()
  await picture(white, 'phone-offline')
  await white.getByText('Waiting for Eloise').waitFor()
  expect(lost).toBe(1)
  const { events } = (await arbiter.get('/history')) as { events: readonly Entry[] }
  expect(events.filter(({ event }) => event.kind === 'result-reported')).toHaveLength(1)

  // A hotspot that answers for everybody is not the desk.
  const [, [other]] = (await arbiter.boardLinks(1)) as [[string, string], [string, string]]
  const guest = await newPerson({ ...phone, serviceWorkers: 'block' })
  await guest.goto(other)
  await guest.route('**/b/*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' })
      : route.continue(),
  )
  await guest.getByRole('button', { name: 'I won' }).click()
  await guest.locator('#network', { hasText: 'Waiting for network (1)' }).waitFor()
  await guest.getByRole('button', { name: 'Take back' }).click()
  await guest.getByRole('button', { name: 'I won' }).waitFor()
  expect((await arbiter.board(1)).reports).toEqual([])
})
