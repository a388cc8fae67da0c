import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, phone, picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'
import { expectFits, expectGoodLook } from './testing/look.ts'
import { expectNoEnglish } from './testing/no-english.ts'

const event = 'Zug Open'

/** Section A with its first round published, and what else the story needs. */
const openFestival = async () => {
  const hall = await openHall({ settings: { section: { event, name: 'A' }, info: { name: event, city: 'Zug', startDate: '2026-07-01' } } })
  const page = await signedIn(hall.desk)
  return { hall, page }
}

const publishRound = async (page: Page, base: string, id: string): Promise<void> => {
  for (const kind of ['pair-round', 'publish-round'])
    await page.request.post(`${base}/api/tournaments/${id}/commands`, {
      data: { key: randomUUID(), command: { kind } },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
}

it('a second section is added with the keyboard, and a player moves there when it is clear what that means', async () => {
  const { hall, page } = await openFestival()
  await page.goto(hall.desk.url)
  await page.getByRole('rowheader', { name: event }).waitFor()
  await page.getByRole('link', { name: `Add a section to ${event}` }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: `A new section of ${event}` }).waitFor()
  // The first field has the focus; place and dates are those of the event.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('section')
  // Two sections of one name could not be told apart: said while it is typed, and not made.
  await page.keyboard.type('a')
  await page.getByText('The event has a section of this name already.').waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+KeyA')
  await page.keyboard.type('B')
  expect(await page.getByText('The event has a section of this name already.').count()).toBe(0)
  expect(await page.getByLabel('First day').inputValue()).toBe('2026-07-01')
  await expectGoodLook(page, 'section-new')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/desk\/[^/]+\/players/)
  const b = page.url().split('/desk/')[1]!.split('/')[0]!
  expect((await page.request.get(`${hall.desk.url}/api/tournaments/${b}`).then((answer) => answer.json())).settings).toMatchObject({
    section: { event, name: 'B' },
    firstBoard: 5,
  })

  // The next one without a reload: the field has the focus again, its days are in order, and its boards follow those of players who came to B meanwhile.
  await page.request.post(`${hall.desk.url}/api/tournaments/${b}/commands`, {
    data: { key: 'four', command: { kind: 'import-players', players: ['Ines', 'Jan', 'Kim', 'Lea'].map((name) => ({ name })) } },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await page.getByRole('link', { name: 'Zug: All tournaments' }).click()
  await page.getByRole('link', { name: `Add a section to ${event}` }).click()
  await page.getByLabel('Name of the section').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('section')
  await page.keyboard.type('C')
  await page.getByLabel('Last day').fill('2026-06-30')
  await page.keyboard.press('Enter')
  expect(await page.getByLabel('Last day').evaluate((field: HTMLInputElement) => field.validity.rangeUnderflow)).toBe(true)
  await page.getByLabel('Last day').fill('2026-07-05')
  await page.getByLabel('Name of the section').press('Enter')
  await page.waitForURL(/\/desk\/[^/]+\/players/)
  const c = page.url().split('/desk/')[1]!.split('/')[0]!
  expect((await page.request.get(`${hall.desk.url}/api/tournaments/${c}`).then((answer) => answer.json())).settings.firstBoard).toBe(7)
  await page.request.post(`${hall.desk.url}/api/tournaments/${b}/commands`, {
    data: { key: 'none', command: { kind: 'undo' } },
    headers: { 'sec-fetch-site': 'same-origin' },
  })

  const { players: entered } = await hall.get('')
  const carla = entered.find(({ name }: { readonly name: string }) => name === 'Carla').id
  await hall.command({ kind: 'fix-board', player: carla, number: 1, rounds: null })

  // In A everybody is paired already: the move is a withdrawal there and a late entry here, and that is said first.
  await page.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  await page.getByRole('button', { name: 'Carla' }).first().click()
  await page.getByRole('button', { name: '→ B' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move Carla to B' })
  await dialog.getByText('Withdrawn from A from round 2').waitFor()
  await dialog.getByText('Entered in B, to be paired from round 1.').waitFor()
  await dialog.getByText('The fixed board 1 does not go along: B has boards 5 to 5.').waitFor()
  await expectGoodLook(page, 'section-move')
  // Pressed twice, moved once.
  await page.route('**/moves', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByText('Carla is in B now.').waitFor()
  const players = async (id: string): Promise<readonly { name: string; withdrawnFrom: number | null }[]> =>
    (await page.request.get(`${hall.desk.url}/api/tournaments/${id}`).then((answer) => answer.json())).players
  expect((await players(b)).map(({ name }) => name)).toEqual(['Carla'])
  expect((await players(hall.id)).find(({ name }) => name === 'Carla')?.withdrawnFrom).toBe(2)

  // Not possible any more: the dialog says why, and offers nothing.
  await page.unroute('**/moves')
  await hall.command({ kind: 'pair-round', confirmed: true })
  await page.getByRole('button', { name: 'David' }).first().click()
  await page.getByRole('button', { name: '→ B' }).click()
  await page.getByRole('dialog', { name: 'Move David to B' }).getByRole('alert').waitFor()
  expect(await page.getByRole('button', { name: 'Move', exact: true }).isDisabled()).toBe(true)
})

it('people and settings are given once for all sections, and home shows the event with them', async () => {
  const { hall, page } = await openFestival()
  const sameSite = { 'sec-fetch-site': 'same-origin' }
  const made = await page.request.post(`${hall.desk.url}/api/tournaments`, {
    data: { key: 'second', settings: { section: { event, name: 'B' }, info: { name: event }, firstBoard: 3 } },
    headers: sameSite,
  })
  const { id: b } = await made.json()
  await page.request.post(`${hall.desk.url}/api/tournaments/${b}/commands`, {
    data: { key: 'p', command: { kind: 'import-players', players: ['Ines', 'Jan'].map((name) => ({ name })) } },
    headers: sameSite,
  })
  await page.request.post(`${hall.desk.url}/api/accounts`, {
    data: { login: 'dora', name: 'Dora', password: 'a long password' },
    headers: sameSite,
  })
  await page.goto(`${hall.desk.url}/desk/${hall.id}/people`)
  await page.getByRole('button', { name: 'Add somebody' }).click()
  await page.getByRole('radio', { name: 'Dora' }).check()
  expect(await page.getByRole('checkbox', { name: 'In all sections of the event The role' }).isChecked()).toBe(true)
  await expectGoodLook(page, 'section-people')
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await page.getByRole('row', { name: /Dora/ }).waitFor()
  const access = await (await page.request.get(`${hall.desk.url}/api/tournaments/${b}/access`)).json()
  expect(access.members.map(({ name }: { name: string }) => name)).toContain('Dora')

  await page.goto(`${hall.desk.url}/desk/${hall.id}/settings`)
  const sections = page.getByRole('region', { name: 'Sections of the event' })
  await sections.getByText('same board numbers as B').waitFor()
  await sections.getByRole('button', { name: 'Copy to the other sections' }).click()
  await page.getByText('Copied to B.').waitFor()
  expect((await (await page.request.get(`${hall.desk.url}/api/tournaments/${b}`)).json()).settings.info.city).toBe('Zug')
  await expectGoodLook(page, 'section-settings')

  // The name of another section is not taken here either, in every language; what was typed is still there.
  for (const [language, refusal, save] of [
    ['en', 'The event has a section called B already.', 'Save'],
    ['de', 'Die Veranstaltung hat schon eine Gruppe B.', 'Speichern'],
    ['fr', 'L’événement a déjà une section B.', 'Enregistrer'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('zug.language', chosen), language)
    await page.reload()
    const name = page.getByLabel({ en: 'Name of the section', de: 'Name der Gruppe', fr: 'Nom de la section' }[language])
    await name.fill('b')
    await page.getByRole('button', { name: save, exact: true }).click()
    await page.getByText(refusal).waitFor()
    expect(await name.inputValue()).toBe('b')
    await picture(page, `section-taken-${language}`)
  }
  expect((await hall.get('')).settings.section.name).toBe('A')

  for (const [language, width] of [
    ['en', 1440],
    ['de', 360],
    ['fr', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(hall.desk.url)
    await page.evaluate((chosen) => localStorage.setItem('zug.language', chosen), language)
    await page.reload()
    await page.getByText(event).first().waitFor()
    if (language !== 'en') await expectNoEnglish(page, language)
    await expectFits(page)
    await picture(page, `home-sections-${language}-${width}`)
  }
})

it('everybody finds their board on one page of the event, which hears of every section', async () => {
  const { hall, page } = await openFestival()
  const sameSite = { 'sec-fetch-site': 'same-origin' }
  const made = await page.request.post(`${hall.desk.url}/api/tournaments`, {
    data: { key: 'second', settings: { section: { event, name: 'B' }, info: { name: event }, firstBoard: 11 } },
    headers: sameSite,
  })
  const { id: b } = await made.json()
  await page.request.put(`${hall.desk.url}/api/tournaments/${b}/visibility`, { data: { visible: true }, headers: sameSite })
  await page.request.post(`${hall.desk.url}/api/tournaments/${b}/commands`, {
    data: { key: 'p', command: { kind: 'import-players', players: ['Ines', 'Jan', 'Kim', 'Lea'].map((name) => ({ name })) } },
    headers: sameSite,
  })
  const visitor = await newPerson(phone)
  await visitor.goto(`${hall.desk.url}/t/${hall.id}/event`)
  await visitor.getByText('Alice').first().waitFor()
  const screen = await newPerson({ viewport: { width: 1920, height: 1080 } })
  await screen.goto(`${hall.desk.url}/t/${hall.id}/screen/event?seconds=600`)
  await screen.getByText('Alice').first().waitFor()
  expect(await visitor.getByText('Jan').count()).toBe(0)
  await publishRound(page, hall.desk.url, b)
  await visitor.getByText('Jan').first().waitFor()
  await screen.getByText('Jan').first().waitFor()
  // What has just come is marked for a moment; it is looked at when that is over.
  await visitor.reload()
  await expectGoodLook(visitor, 'event-page')
  await picture(screen, 'event-screen')
  await visitor.getByRole('searchbox').fill('kim')
  await expect.poll(() => visitor.getByRole('row', { name: /Alice/ }).isVisible()).toBe(false)
  await visitor.getByRole('row', { name: /Kim/ }).first().waitFor()
  for (const language of ['de', 'fr']) {
    await visitor.goto(`${hall.desk.url}/t/${hall.id}/event?lang=${language}`)
    await expectNoEnglish(visitor, language as 'de')
    await picture(visitor, `event-page-${language}`)
  }
  const paper = await newPerson()
  for (const sheet of ['hall-by-name', 'hall-by-name?columns=2', 'hall-pairings']) {
    await paper.goto(`${hall.desk.url}/t/${hall.id}/paper/${sheet}`)
    await paper.getByText('Jan').first().waitFor()
    await expectAccessible(paper)
    await picture(paper, `event-${sheet.replace(/\W/g, '-')}`)
  }
})

it('who is in two sections is named over the players of both, however they came there, until withdrawn from one', async () => {
  const { hall, page } = await openFestival()
  const headers = { 'sec-fetch-site': 'same-origin' }
  const settings = { info: { name: event }, section: { event, name: 'B' }, numberOfRounds: 5 }
  const made = await page.request.post(`${hall.desk.url}/api/tournaments`, { data: { key: 'section-b', settings }, headers })
  const { id: b } = await made.json()
  await page.goto(`${hall.desk.url}/desk/${b}/players`)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await page.keyboard.type('Nobody Else')
  await page.keyboard.press('Enter')
  await page.getByText('Nobody Else entered.').waitFor()
  expect(await page.getByText('In another section').count()).toBe(0)
  await page.keyboard.type('Alice')
  await page.keyboard.press('Enter')
  await page.getByText('In another section as well: Alice (A).').waitFor()
  const command = { kind: 'import-players', players: ['Bruno', 'Carla', 'David', 'Eloise'].map((name) => ({ name })) }
  await page.request.post(`${hall.desk.url}/api/tournaments/${b}/commands`, { data: { key: 'four', command }, headers })
  await page.getByText('In another section as well: Alice (A); Bruno (A); Carla (A) and 2 more.').waitFor()
  await expectGoodLook(page, 'section-twice')
  for (const language of ['de', 'fr'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('zug.language', chosen), language)
    await page.reload()
    await page.getByText('Alice (A); Bruno (A); Carla (A)').waitFor()
    await expectNoEnglish(page, language)
  }
  await hall.command({ kind: 'withdraw', player: 1 })
  await page.reload()
  await page.getByText('Bruno (A); Carla (A); David (A)').waitFor()
  await page.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  await page.getByText('Bruno (B); Carla (B); David (B)').waitFor()
})
