import { expect, it } from 'vitest'
import { openHall, signedIn } from './testing/console.ts'

it('a misspelt tie-break is refused where it is typed, with the one that is meant, and the list stays', async () => {
  const { desk, id, get } = await openHall({ settings: { tieBreaks: ['BH', 'ARO'] } })
  const page = await signedIn(desk)
  await page.goto(`${desk.url}/desk/${id}/settings`)
  const section = page.getByRole('region', { name: 'Tie-breaks' })
  const field = section.getByLabel('Add a tie-break')
  await section.getByRole('button', { name: 'Remove BH' }).click()
  await field.fill('Buchhholz')
  await field.press('Enter')
  await section.getByRole('alert').filter({ hasText: "There is no tie-break 'Buchhholz'. Did you mean BH (Buchholz)" }).waitFor()
  if (process.env.ZUG_PICTURE) await page.screenshot({ path: process.env.ZUG_PICTURE, fullPage: true })
  expect(await field.inputValue()).toBe('Buchhholz')
  expect(await section.getByRole('list', { name: 'In this order' }).getByRole('listitem').count()).toBe(1)

  // Typed again as meant; the list has no entry twice.
  await field.fill('bh c1, aro')
  await field.press('Enter')
  await section.getByRole('alert').filter({ hasText: "'ARO' is given twice" }).waitFor()
  await field.fill('bh c1')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Do it all the same' }).click()
  await page.getByText('Settings saved.').waitFor()
  expect((await get('')).settings.tieBreaks).toEqual(['ARO', 'BH/C1'])
  expect((await get('/standings')).tieBreaks).toEqual(['ARO', 'BH/C1'])
})
