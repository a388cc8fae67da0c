import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { openHall, signedIn } from './testing/console.ts'
import { busy } from './testing/friction.ts'

const players = Array.from({ length: 8 }, (_, at) => `Player ${String.fromCharCode(65 + at)}\t${1900 - 10 * at}`)

it('an evening at the club: ten actions from the empty form to the first published round, then one key a result', async () => {
  const { desk } = await openHall()
  const page = await signedIn(desk)
  await page.goto(`${desk.url}/new`)
  const done: string[] = []
  const click = async (target: Locator): Promise<void> => {
    await target.waitFor()
    done.push((await target.textContent())!.trim())
    await target.click()
  }
  const fill = async (target: Locator, text: string): Promise<void> => {
    done.push(text.split('\t')[0]!)
    await target.fill(text)
  }
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name })
  const dialog = page.getByRole('dialog')
  await fill(page.getByLabel('Name of the event'), 'Club evening')
  await click(button('Create the tournament'))
  await click(button('Paste or import'))
  await fill(dialog.getByRole('textbox'), ['Name\tRating', ...players].join('\n'))
  await click(dialog.getByRole('button', { name: 'Read' }))
  await click(dialog.getByRole('button', { name: /^Enter \d+ players/ }))
  await dialog.waitFor({ state: 'detached' })
  await click(page.getByRole('link', { name: 'Round', exact: true }))
  await click(button('Pair round 1'))
  await click(button('Publish round 1'))
  await click(dialog.getByRole('button', { name: 'Publish now' }))
  await page.getByRole('heading', { name: 'Round 1 published' }).waitFor()
  expect(done).toHaveLength(10)

  await page.getByRole('link', { name: 'Enter results' }).or(button('Enter results')).click()
  await page.locator('#board-0:focus').waitFor()
  const typing = busy(page)
  await typing.press('Digit1', 'Digit2', 'Digit3', 'Digit1')
  await page.getByText('All 4 in').waitFor()
  await page.locator('[data-saving="saved"]').waitFor()
  expect(typing.spent()).toEqual({ clicks: 0, keys: 4 })
})
