import { expect, it } from 'vitest'
import { openHall, signedIn } from './testing/console.ts'
import { expectGoodLook } from './testing/look.ts'
import { createTournament, pairAndPublish, pastePlayers } from './testing/wizard.ts'

const names = ['Ada', 'Bea', 'Cas', 'Dev', 'Eli', 'Fay', 'Gus', 'Hal']
const list = names.map((name, at) => `${name}\t${1800 - 25 * at}\t${['Zug', 'Baar'][at % 2]}`)

// biome-ignore lint/suspicious/noExplicitAny: the story looks into answers of every shape
type Json = any

it('an SSM event without colours, scored by games, and a Canadian Swiss with the variations it announced', async () => {
  const hall = await openHall()
  const page = await signedIn(hall.desk)
  const get = async (id: string, path = ''): Promise<Json> =>
    (await page.request.get(`${hall.desk.url}/api/tournaments/${id}${path}`)).json()
  const settings = (): Promise<void> => page.getByRole('link', { name: 'Settings' }).click()

  // SSM: nobody has White, and nothing speaks of colours.
  const ssm = await createTournament(page, hall.desk, /^SSM/, 'SSM of Zug', 4)
  await pastePlayers(page, 'Name\tRating\tClub', list)
  await settings()
  await expect.poll(() => page.getByRole('region', { name: 'Lots' }).count()).toBe(0)
  const section = page.getByRole('region', { name: 'SSM', exact: true })
  await section.getByRole('radio', { name: 'club' }).check()
  await section.getByLabel('in the first rounds').fill('2')
  await expectGoodLook(page, 'ssm-settings')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Settings saved.').waitFor()
  expect((await get(ssm)).settings).toMatchObject({ rules: { rulebook: 'ssm', restricted: { by: 'club', rounds: 2 } } })
  await pairAndPublish(page, hall.desk, ssm, 1)
  const table = page.locator('.round-table')
  await expect.poll(() => table.getByText('White', { exact: true }).count()).toBe(0)
  await expectGoodLook(page, 'ssm-round')
  const { rounds, players } = await get(ssm)
  const clubOf = (id: number): string => players.find((player: Json) => player.id === id).club
  for (const { white, black } of rounds[0].boards) expect(clubOf(white)).not.toBe(clubOf(black))
  for (const board of [0, 1, 2, 3])
    await page.request.post(`${hall.desk.url}/api/tournaments/${ssm}/commands`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: {
        key: `score-${board}`,
        command: {
          kind: 'enter-result',
          round: 1,
          board,
          result: { white: 'win', black: 'loss', rated: true, scores: [4230 + board, 3870] },
        },
      },
    })
  // From the round straight into the first score.
  await page.getByRole('link', { name: 'Results', exact: true }).click()
  await page.locator('.results-table input[data-score]:focus').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Standings', exact: true }).click()
  await page.locator('.ranking tbody tr').nth(7).waitFor()
  await page.getByRole('button', { name: 'working: Ada' }).click()
  await page.locator('.working dl').waitFor()
  await expectGoodLook(page, 'ssm-standings')
  await page.getByRole('button', { name: 'Ada', exact: true }).click()
  const card = page.getByRole('dialog', { name: 'Ada' })
  await card.getByRole('img', { name: /^Score/ }).waitFor()
  await expect.poll(() => card.getByText('Colours').count()).toBe(0)
  await page.keyboard.press('Escape')

  // CFC: variations exclude each other, are announced beforehand, and are locked from the first pairing on.
  const cfc = await createTournament(page, hall.desk, /^Canadian Swiss/, 'Canadian Open of Zug', 4)
  await pastePlayers(page, 'Name\tRating\tClub', list)
  await settings()
  const handbook = page.getByRole('region', { name: 'CFC Swiss' })
  await handbook.getByLabel(/^633\.1/).check()
  await handbook.getByLabel(/^633\.2/).check()
  await expect.poll(() => handbook.getByLabel(/^633\.1/).isChecked()).toBe(false)
  await handbook.getByLabel(/^616\.1/).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Settings saved.').first().waitFor()
  expect((await get(cfc)).settings.rules.variations).toEqual(expect.arrayContaining(['616.1', '633.2']))
  await pairAndPublish(page, hall.desk, cfc, 1)
  await settings()
  await expect.poll(() => handbook.getByLabel(/^633\.2/).isDisabled()).toBe(true)
  await handbook.getByText('Locked.').waitFor()
  await expectGoodLook(page, 'cfc-settings')
})
