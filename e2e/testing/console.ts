import type { BrowserContextOptions, Page } from 'playwright-core'
import { newPerson } from './browser.ts'
import type { TestDesk } from './desk.ts'
import { type Arbiter, openHall } from './hall.ts'

const password = 'a long password'
const sameSite = { 'sec-fetch-site': 'same-origin' }

/** Somebody at a device of their own, signed in; without a name the owner of `openHall`. */
export const signedIn = async (desk: TestDesk, login = 'olga', options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await newPerson(options)
  const response = await page.request.post(`${desk.url}/api/session`, { data: { login, password }, headers: sameSite })
  if (!response.ok()) throw new Error(`${login} cannot sign in: ${await response.text()}`)
  return page
}

/** Another arbiter of the tournament. */
export const withArbiter = async (owner: Page, { desk, id }: Arbiter, login: string, name: string, role = 'deputy'): Promise<Page> => {
  const made = await owner.request.post(`${desk.url}/api/accounts`, { data: { login, name, password }, headers: sameSite })
  if (!made.ok()) throw new Error(`No account for ${name}: ${await made.text()}`)
  await owner.request.post(`${desk.url}/api/tournaments/${id}/members`, { data: { login, role }, headers: sameSite })
  return signedIn(desk, login)
}

export { openHall }
