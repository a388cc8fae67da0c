import { expect, it } from 'vitest'
import { largeFile } from '../packages/server/src/exchange/testing/large-event.ts'
import { expectAccessible } from './testing/axe.ts'
import { picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'
import { expectFits } from './testing/look.ts'

it('a large event is imported over a slow line: how far it is, stopped with nothing left behind, and whole the second time', async () => {
  const hall = await openHall()
  const page = await signedIn(hall.desk)
  const list = async (): Promise<number> => (await (await page.request.get(`${hall.desk.url}/api/tournaments`)).json()).tournaments.length
  const before = await list()
  await page.goto(hall.desk.url)
  await page.getByRole('button', { name: 'Import a file' }).click()
  const dialog = page.getByRole('dialog')

  // 10 KB a second, as in a cellar: the file takes seconds, and says how far it is.
  const session = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 100, downloadThroughput: 50_000, uploadThroughput: 10_000 }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow)
  const shares: number[] = []
  await page.exposeFunction('noted', (share: number) => shares.push(share))
  await page.evaluate(() =>
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLProgressElement>('dialog progress[value]')
      if (bar !== null) (window as unknown as { noted: (share: number) => void }).noted(bar.value)
    }).observe(document.body, { subtree: true, childList: true, attributes: true }),
  )
  const file = { name: 'large.trf', mimeType: 'text/plain', buffer: Buffer.from(largeFile(400, 7)) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByText(/^Sending: \d+ %$/).waitFor()
  await expectFits(page)
  await expectAccessible(page)
  await picture(page, 'import-progress')
  await dialog.getByText(/400\splayers · 7\srounds/).waitFor({ timeout: 60_000 })
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })

  // Stopped between two rounds.
  await dialog.getByRole('button', { name: /^Import/ }).click()
  await dialog.getByText(/^Round \d of 7 is being checked and entered\.$/).waitFor()
  await picture(page, 'import-rounds')
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await dialog.getByText('Stopped. Nothing was imported.').waitFor()
  await expect.poll(list).toBe(before)

  await dialog.getByRole('button', { name: /^Import/ }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/desk/large-open-'), { timeout: 60_000 })
  expect(await list()).toBe(before + 1)
  const id = new URL(page.url()).pathname.split('/')[2]
  const { players, rounds } = await (await page.request.get(`${hall.desk.url}/api/tournaments/${id}`)).json()
  expect([players.length, rounds.length]).toEqual([400, 7])
  // The bar has moved, not only the words.
  expect(new Set(shares).size).toBeGreaterThan(2)
})
