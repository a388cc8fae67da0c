import type { Page } from 'playwright-core'
import type { TestDesk } from './desk.ts'

/** A tournament made as people make it; gives its id. */
export const createTournament = async (
  page: Page,
  desk: TestDesk,
  kind: string | RegExp,
  name: string,
  rounds: number | null,
  boardsPerMatch: number | null = null,
): Promise<string> => {
  await page.goto(`${desk.url}/new`)
  await page.getByLabel('Name of the event').fill(name)
  await page.getByRole('radio', { name: kind }).check()
  if (rounds !== null) await page.getByLabel('Rounds', { exact: true }).fill(String(rounds))
  if (boardsPerMatch !== null) await page.getByLabel('Boards per match').fill(String(boardsPerMatch))
  await page.getByRole('button', { name: 'Create the tournament' }).click()
  await page.waitForURL(/\/desk\/[^/]+\/players$/)
  return /\/desk\/([^/]+)\//.exec(page.url())![1]!
}

/** A list pasted from a spreadsheet, reviewed and entered; the page of players is open. */
export const pastePlayers = async (page: Page, header: string, lines: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name: 'Paste or import' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill([header, ...lines].join('\n'))
  await dialog.getByRole('button', { name: 'Read' }).click()
  await dialog.getByRole('button', { name: /^Enter \d+ players/ }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Pairs the next round on the page of the round and publishes it. */
export const pairAndPublish = async (page: Page, desk: TestDesk, id: string, round: number): Promise<void> => {
  await page.goto(`${desk.url}/desk/${id}/round`)
  await page.getByRole('button', { name: `Pair round ${round}` }).click()
  await page.getByRole('heading', { name: `Round ${round} draft` }).waitFor()
  await page.getByRole('button', { name: `Publish round ${round}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('heading', { name: `Round ${round} published` }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
