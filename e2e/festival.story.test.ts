import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newPerson, phone, picture } from './testing/browser.ts'
import { signedIn } from './testing/console.ts'
import { startDesk, type TestDesk } from './testing/desk.ts'
import {
  addArbiter,
  chiefOf,
  enterResults,
  expectSlips,
  helperLink,
  makeSection,
  pairAndPublish,
  type Section,
  tapResults,
  toSection,
} from './testing/festival.ts'
import { type Busy, beside, busy, report, type Stage } from './testing/friction.ts'

const event = 'Zug Festival'
const rounds = 5
const wheelchair = 'Meier, Claire'
const zug = new URL('../packages/cli/bin/zug.js', import.meta.url).pathname

/** The sheet that a key opens in a window of its own. */
const print = async ({ page, press }: Busy, title: string): Promise<void> => {
  const [sheet] = await Promise.all([page.context().waitForEvent('page'), press('KeyD')])
  await sheet.getByRole('heading', { level: 1, name: title }).waitFor()
  await sheet.close()
}

/** One list of all sections hangs at the door: everybody once, and no board twice. */
const expectSheetForTheHall = async (reader: Page, desk: TestDesk, { id }: Section): Promise<number> => {
  await reader.goto(`${desk.url}/t/${id}/paper/hall-by-name?columns=1&lang=en`)
  const rows = await reader.$$eval('.rows > tbody > tr', (found) => found.map((row) => row.textContent ?? ''))
  expect(new Set(rows).size).toBe(rows.length)
  await reader.goto(`${desk.url}/t/${id}/paper/hall-pairings?lang=en`)
  const numbers = await reader.$$eval('.rows.boards > tbody > tr', (found) =>
    found.map((row) => row.firstElementChild?.textContent?.trim() ?? ''),
  )
  const boards = numbers.filter((number) => /^\d+$/.test(number))
  expect(new Set(boards).size).toBe(boards.length)
  return boards.length
}

/** What happens between rounds, as it does. */
const meanwhile: Readonly<Record<number, (olga: Busy, anna: Busy) => Promise<void>>> = {
  // Somebody comes late to B, somebody leaves A.
  2: async (olga, anna) => {
    await anna.press('KeyP')
    await anna.page.getByRole('form', { name: 'Enter a player' }).waitFor()
    await anna.press('KeyN')
    await anna.type('Late, Lea')
    await anna.press('Tab')
    await anna.type('1700')
    await anna.press('Enter')
    await anna.page.getByRole('row', { name: /Late, Lea/ }).waitFor()
    // The next name could be typed; letters are keys again outside the field.
    await anna.press('Escape')
    await olga.press('KeyP')
    const row = olga.page.getByRole('row', { name: /Okafor, Anna/ }).first()
    await olga.click(row.getByRole('button', { name: 'plays' }))
    await olga.click(row.getByRole('button', { name: 'Withdraw' }))
    await row.getByRole('button', { name: 'withdrawn from round 2' }).waitFor()
  },
  // One of B should play in C.
  3: async (_, anna) => {
    await anna.press('KeyP')
    await anna.click(anna.page.getByRole('button', { name: 'Late, Lea' }).first())
    await anna.click(anna.page.getByRole('button', { name: '→ C' }))
    await anna.page.getByText('Withdrawn from B from round 3').waitFor()
    await anna.press('Enter')
    await anna.page.getByText('Late, Lea is in C now.').waitFor()
  },
}

it('a festival: three sections, 150 players, five rounds, two arbiters, a helper, screens and paper', async () => {
  const began = performance.now()
  const desk = await startDesk()
  const olga = await chiefOf(desk)
  const stages: Stage[] = []
  const stage = (what: string, results: number, people: readonly Busy[]): void => {
    stages.push({ what, results, efforts: people.map(({ spent }) => spent()) })
  }

  // Before the first round: three sections, one more arbiter, a helper with a phone, a player who has a board of her own.
  const a = await makeSection(olga, desk, event, 'A', [0, 60], rounds)
  const b = await makeSection(olga, desk, event, 'B', [60, 50], rounds)
  const c = await makeSection(olga, desk, event, 'C', [110, 40], rounds)
  await addArbiter(olga, 'Anna', 'anna')
  const anna = busy(await signedIn(desk, 'anna'))
  const helper = busy(await newPerson(phone))
  const address = await helperLink(olga, 56, 60)
  await toSection(olga, a)
  await olga.press('KeyP')
  await olga.click(olga.page.getByRole('button', { name: wheelchair }))
  await olga.click(olga.page.getByRole('dialog').getByLabel('Board number'))
  await olga.type('3')
  await olga.press('Enter')
  await olga.page.getByText(`${wheelchair} sits at board 3.`).waitFor()
  await olga.press('Escape')
  stage('before the first round', 0, [olga, anna, helper])

  const screen = await newPerson({ viewport: { width: 1920, height: 1080 } })
  const visitor = await newPerson(phone)
  const reader = await newPerson()
  await anna.page.goto(`${desk.url}/desk/${b.id}/round`)

  for (let round = 1; round <= rounds; round++) {
    await meanwhile[round]?.(olga, anna)
    // Olga has A; Anna has B and, with the helper, C.
    await Promise.all([
      pairAndPublish(olga, round).then(() => print(olga, 'Pairings')),
      (async () => {
        await pairAndPublish(anna, round)
        await toSection(anna, c)
        await pairAndPublish(anna, round)
      })(),
    ])
    if (round === 1) {
      await screen.goto(`${desk.url}/t/${a.id}/screen/event?seconds=600&lang=en`)
      await visitor.goto(`${desk.url}/t/${a.id}/event?lang=en`)
      await helper.page.goto(address)
    }
    await screen
      .getByRole('heading', { name: new RegExp(`Round ${round}$`) })
      .first()
      .waitFor()
    await expect
      .poll(() => visitor.getByRole('row', { name: wheelchair }).first().textContent())
      .toMatch(new RegExp(`Round ${round}3 (White|Black)`))
    await helper.page.getByText(`Round ${round}`).first().waitFor()
    await picture(screen, `festival-screen-${round}`)
    await picture(helper.page, `festival-helper-${round}`)
    await picture(olga.page, `festival-round-${round}`)

    const [boards, ...typed] = await Promise.all([
      expectSheetForTheHall(reader, desk, a),
      enterResults(olga, round),
      enterResults(anna, round, 61).then(async (rest) => {
        await toSection(anna, b)
        return rest + (await enterResults(anna, round))
      }),
      tapResults(helper, round, [56, 57, 58, 59, 60]),
    ])
    const entered = typed.reduce((sum, count) => sum + count, 0)
    expect(entered, `results of round ${round}`).toBe(boards)
    // Nothing was lost between three people: each page shows what was on the slips.
    await expectSlips(olga, round)
    await expectSlips(anna, round)
    await toSection(anna, c)
    await expectSlips(anna, round)
    await toSection(anna, b)
    stage(`round ${round}`, entered, [olga, anna, helper])
  }

  // The end of each section, from the line that says what is left to do.
  for (const section of [a, b, c]) {
    await toSection(olga, section)
    const todo = olga.page.getByRole('navigation', { name: /^To do in round/ })
    await todo.getByText('All results in').waitFor()
    await olga.click(todo.getByRole('button', { name: 'Finish the event' }))
    await todo.getByText('Finished').waitFor()
    // Whoever pairs the file again gets every round as it was played.
    const trf = await olga.page.request.get(`${desk.url}/api/tournaments/${section.id}/export/trf26`)
    const file = join(desk.folder, `${section.name}.trf`)
    writeFileSync(file, await trf.body())
    execFileSync(process.execPath, [zug, 'check', file], { encoding: 'utf8' })
  }
  await picture(olga.page, 'festival-end')
  await screen
    .getByText(/Standings/)
    .first()
    .waitFor({ state: 'attached' })
  stage('at the end', 0, [olga, anna, helper])

  console.log(`${report(stages)}\nin ${((performance.now() - began) / 1000).toFixed(0)} s`)
  // Beside one key or tap for every result, a round of three sections takes no more than this.
  for (const played of stages.filter(({ results }) => results > 0)) expect(beside(played), played.what).toBeLessThanOrEqual(50)
}, 300_000)
