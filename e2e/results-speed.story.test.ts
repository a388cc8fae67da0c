import { expect, test } from 'vitest'
import { openHall, signedIn } from './testing/console.ts'

test('a round of 300 boards takes its first key within a second of opening the page', async () => {
  const others = Array.from({ length: 598 }, (_, at) => ({ name: `Surname${at + 3}, Given`, rating: 2380 - at, federation: 'SUI' }))
  const hall = await openHall({ players: ['Surname1, Given', 'Surname2, Given'], commands: [{ kind: 'import-players', players: others }] })
  const page = await signedIn(hall.desk)
  const address = `${hall.desk.url}/desk/${hall.id}/results`
  // A first visit, as on any working day, so that scripts are in the browser's cache.
  await page.goto(address)
  await page.getByRole('button', { name: /^Board 300,/ }).waitFor({ state: 'attached' })

  // The key is tried again and again from the first moment; what counts is when the page has taken it.
  await page.addInitScript(() => {
    const times = window as unknown as { taken?: number }
    const tick = (): void => {
      const focused = document.activeElement
      if (focused?.id.startsWith('board-')) {
        focused.dispatchEvent(new KeyboardEvent('keydown', { code: 'Digit2', key: '2', bubbles: true, cancelable: true }))
        if (document.querySelector('#board-0')?.textContent === '½–½') {
          times.taken = performance.now()
          return
        }
      }
      setTimeout(tick, 4)
    }
    tick()
  })
  const runs: number[] = []
  // Other work on the machine can only make it slower: the best of a few tells what the page takes.
  for (let run = 0; run < 5 && !(Math.min(...runs) < 1000); run++) {
    if (run > 0) await hall.command({ kind: 'enter-result', round: 1, board: 0, result: null })
    await page.goto(address)
    await page.waitForFunction(() => (window as unknown as { taken?: number }).taken !== undefined)
    runs.push(await page.evaluate(() => (window as unknown as { taken: number }).taken))
    await page.locator('[data-saving="saved"]').waitFor()
  }
  console.log(`first key of 300 boards taken after ${runs.map((ms) => `${Math.round(ms)} ms`).join(', ')}`)
  expect(Math.min(...runs)).toBeLessThan(1000)
})
