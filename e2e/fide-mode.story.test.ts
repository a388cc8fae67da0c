import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'

/** Texts keep number and noun together. */
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ')

const win = { white: 'win', black: 'loss', rated: true }
const settings = (changes: object) => ({ kind: 'change-settings', changes })
const bye = (round: number, kind: string) => ({ kind: 'request-bye', bye: { player: 5, round, bye: kind } })

/** What an arbiter is tempted to do, how the desk answers, and what it says. */
type Temptation = readonly [command: object, level: 'note' | 'sure' | 'twice' | 'refused', says: string]

it('an open in FIDE mode: its wizard, twelve temptations, what the desk says at each, and its report', async () => {
  const { desk } = await openHall()
  const page = await signedIn(desk)
  await page.goto(`${desk.url}/new`)
  await page.getByRole('checkbox', { name: 'FIDE mode' }).check()
  await expectAccessible(page)
  const id = await createInFideMode(page, desk)
  await page.locator('.event-line').getByText('FIDE mode').waitFor()
  const api = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(`${desk.url}/api/tournaments/${id}${path}`, {
      method,
      ...(data === undefined ? {} : { data }),
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    return { status: answer.status(), text: await answer.text() }
  }
  const command = async (given: object): Promise<void> => {
    const { status, text } = await api('POST', '/commands', { key: crypto.randomUUID(), command: given })
    expect(status, text).toBe(200)
  }
  const players = Array.from({ length: 8 }, (_, at) => ({ name: `Player ${at + 1}`, rating: 2400 - 20 * at }))
  await command({ kind: 'import-players', players })
  await command({ kind: 'pair-round' })
  await command({ kind: 'publish-round' })
  for (const board of [0, 1, 2]) await command({ kind: 'enter-result', round: 1, board, result: win })

  // The pages keep people from most of this. So one button sends, in turn, what somebody in a hurry would have sent.
  let sent: object | null = null
  const last: { status: number } = { status: 0 }
  await page.route('**/commands', async (route) => {
    const body = route.request().postDataJSON()
    const { confirmed } = body.command ?? {}
    const asked = sent === null ? body : { ...body, command: { ...sent, ...(confirmed === undefined ? {} : { confirmed }) } }
    const response = await route.fetch({ postData: asked })
    last.status = response.status()
    await route.fulfill({ response })
  })
  const tempt = async (button: string, [what, level, says]: Temptation, give = false): Promise<void> => {
    sent = what
    await page.getByRole('button', { name: button }).click()
    const question = page.getByRole('dialog')
    const toast = page.locator('.toast')
    const shown = level === 'refused' ? toast : question
    await expect.poll(async () => plain(await shown.textContent()), { message: says }).toContain(says)
    expect(last.status).toBe(422)
    if (level === 'refused') {
      expect(plain(await toast.textContent())).toContain('FIDE mode does not allow it')
      await toast.getByRole('button').last().click()
      await toast.waitFor({ state: 'detached' })
      return
    }
    const title = { note: 'Please note', sure: 'Are you sure?', twice: 'Are you sure?' }[level]
    await question.getByRole('heading', { name: title }).waitFor()
    if (level === 'twice') {
      await question.getByRole('button').last().click()
      await question.getByRole('heading', { name: 'Are you really sure?' }).waitFor()
      await expectAccessible(page)
    }
    await (give ? question.getByRole('button').last() : question.getByRole('button').first()).click()
    await question.waitFor({ state: 'detached' })
    sent = null
  }

  await page.goto(`${desk.url}/desk/${id}/round/2`)
  const pair = 'Pair round 2'
  const prohibition = { who: { kind: 'players', players: [1, 2] }, firstRound: 2, lastRound: null, strength: 'law' }
  await tempt(pair, [settings({ numberOfRounds: 6 }), 'refused', 'The number of rounds'])
  await tempt(pair, [{ kind: 'forbid-pair', prohibition }, 'refused', 'Forbidden pairs are announced before round 1'])
  await tempt(pair, [settings({ fideMode: false }), 'refused', 'FIDE mode is left by'])
  await tempt(pair, [settings({ tieBreaks: ['BH'] }), 'twice', 'It goes into the integrity record.'])
  await tempt(pair, [bye(2, 'full-point'), 'note', 'A full-point bye on request is deprecated.'])
  await command(bye(2, 'half-point'))
  await tempt(pair, [bye(3, 'half-point'), 'sure', 'Player 5'])
  await tempt(pair, [{ kind: 'recall-round', round: 1, reason: 'Wrong list' }, 'twice', 'Round 1 is public.'])
  const flip = { kind: 'amend-pairing', change: { kind: 'flip', board: 3 }, reason: 'competition-rules' }
  await tempt(pair, [flip, 'sure', 'The pairing of round 1 is published.'])
  // The open game of board 4: the round is paired over it, once that is noted.
  await tempt(pair, [{ kind: 'pair-round' }, 'note', 'Results are missing: 1 of round 1.'], true)
  await page.getByRole('heading', { name: 'Round 2 draft' }).waitFor()
  await picture(page, 'fide-mode-draft')
  await command({ kind: 'publish-round' })
  await page.getByRole('heading', { name: 'Round 2 published' }).waitFor()
  for (const board of [0, 1, 2]) await command({ kind: 'enter-result', round: 2, board, result: win })
  await page.goto(`${desk.url}/desk/${id}/round/3`)
  const third = 'Pair round 3'
  await tempt(
    third,
    [{ kind: 'enter-result', round: 1, board: 3, result: win }, 'sure', 'counted as drawn when later rounds were paired'],
    true,
  )
  await command({ kind: 'pair-round' })
  await page.getByRole('heading', { name: 'Round 3 draft' }).waitFor()
  await command({ kind: 'start-manual', reason: 'The players asked' })
  await command({ kind: 'change-draft', change: { kind: 'swap', a: 1, b: 8 }, confirmed: true })
  await page.getByText('Hand edits to round 3 are open').waitFor()
  sent = null
  await page.getByRole('button', { name: 'Finish' }).click()
  const yours = page.getByRole('dialog', { name: 'Round 3: yours and the engine’s' })
  await yours.getByRole('heading', { name: 'Engine only' }).waitFor()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'sure?' })
  await question.getByText('It goes into the report (MPA)').waitFor()
  await picture(page, 'fide-mode-mpa')
  await question.getByRole('button').last().click()
  await yours.waitFor({ state: 'detached' })
  await command({ kind: 'publish-round' })

  // The last: to leave. A reason, two questions, and a sign for ever.
  await page.goto(`${desk.url}/desk/${id}/settings`)
  await page.getByLabel('Reason').fill('The organiser wants a sixth round')
  await page.getByRole('button', { name: 'Leave FIDE mode …' }).click()
  await question.getByText('FIDE mode is left after round 3 for good').waitFor()
  await picture(page, 'fide-mode-leave')
  await question.getByRole('button').last().click()
  await question.getByRole('heading', { name: 'Are you really sure?' }).waitFor()
  await question.getByRole('button').last().click()
  await page.getByText('The event left FIDE mode after round 3.').waitFor()
  await page.locator('.event-line').getByText('FIDE mode left').waitFor()
  await expectAccessible(page)
  const trf = (await api('GET', '/export/trf26')).text
  for (const line of ['Adjournment @ Round 1', 'MPA @ Round 3', 'FIDE mode exited @ Round 3']) expect(trf).toContain(`### ${line}`)
  await page.goto(`${desk.url}/t/${id}/paper/integrity`)
  await page.getByText('FIDE mode left after round 3.').waitFor()
  await picture(page, 'fide-mode-record')
})

it('an event whose report is not complete: every gap leads to its field, the forms and the finish name them', async () => {
  const { desk } = await openHall()
  const page = await signedIn(desk)
  await page.goto(`${desk.url}/new`)
  await page.getByRole('checkbox', { name: 'FIDE mode' }).check()
  const id = await createInFideMode(page, desk, '1')
  const command = async (given: object): Promise<void> => {
    const data = { key: crypto.randomUUID(), command: given }
    const answer = await page.request.post(`${desk.url}/api/tournaments/${id}/commands`, {
      data,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  const players = ['Ada', 'Bo'].map((name, at) => ({ name, federation: 'SUI', fideId: at === 0 ? '1300001' : '', birth: '1990' }))
  await command({ kind: 'import-players', players })
  await command({ kind: 'pair-round' })
  await command({ kind: 'publish-round' })
  await command({ kind: 'enter-result', round: 1, board: 0, result: win })

  await page.goto(`${desk.url}/desk/${id}/settings`)
  const report = page.getByRole('region', { name: 'Report to FIDE' })
  await report.getByRole('link', { name: 'The chief arbiter is missing.' }).waitFor()
  await page.getByText('things are missing for FIDE').nth(1).waitFor()
  expect(await page.getByText('carries everything').count()).toBe(0)
  await picture(page, 'report-to-fide')
  await expectAccessible(page)
  await report.getByRole('link', { name: 'The chief arbiter is missing.' }).click()
  const arbiter = page.getByLabel('Chief arbiter')
  await expect.poll(() => arbiter.evaluate((input) => input === document.activeElement)).toBe(true)
  await arbiter.fill('Muster, Anna')
  await page.getByRole('button', { name: 'Save' }).click()
  await report.getByRole('link', { name: 'The chief arbiter is missing.' }).waitFor({ state: 'detached' })
  await report.getByRole('link', { name: 'Bo', exact: true }).click()
  await page.getByRole('dialog', { name: 'Bo' }).getByLabel('FIDE ID').waitFor()

  await page.goto(`${desk.url}/desk/${id}/print`)
  await page.getByRole('link', { name: 'things are missing for FIDE' }).first().waitFor()
  await page.goto(`${desk.url}/t/${id}/paper/tournament-report?lang=en`)
  const warning = page.getByRole('complementary', { name: 'Before you print: this is missing for FIDE' })
  await warning.getByText('The time control is missing.').waitFor()
  await picture(page, 'report-to-fide-it3')
  await page.emulateMedia({ media: 'print' })
  expect(await warning.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await warning.getByRole('link').click()
  await page.getByRole('button', { name: 'Finish the tournament' }).click()
  const question = page.getByRole('dialog', { name: 'Please note' })
  await question.getByText('The time control is missing.').waitFor()
  await picture(page, 'report-to-fide-finish')
  await question.getByRole('button').last().click()
  await page.getByText('The tournament is finished.').waitFor()
})

/** As anybody makes a tournament, with the tick that is set already. */
const createInFideMode = async (page: Page, desk: { readonly url: string }, rounds = '5'): Promise<string> => {
  await page.getByLabel('Name of the event').fill('Rated Open')
  await page.getByLabel('Rounds', { exact: true }).fill(rounds)
  await page.getByRole('button', { name: 'Create the tournament' }).click()
  await page.waitForURL(/\/desk\/[^/]+\/players$/)
  return new RegExp(`${desk.url}/desk/([^/]+)/`).exec(page.url())![1]!
}
