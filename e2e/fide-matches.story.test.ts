import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openHall, signedIn } from './testing/console.ts'
import { expectGoodLook } from './testing/look.ts'
import { createTournament, pairAndPublish, pastePlayers } from './testing/wizard.ts'

// biome-ignore lint/suspicious/noExplicitAny: the story looks into answers of every shape
type Json = any

/** The keys of all matches of a round, one after the other: the first of each opens it. */
const typeMatches = async (page: Page, matches: number, keysOf: (match: number) => readonly string[], all = matches): Promise<void> => {
  await page.keyboard.press('KeyE')
  await page.locator('#board-0').focus()
  for (let match = 0; match < matches; match++) {
    await page.locator(`#board-${match}:focus`).waitFor()
    for (const [at, key] of keysOf(match).entries()) {
      await page.keyboard.press(key)
      if (at < keysOf(match).length - 1) await page.locator(`#match-${at + 1}:focus`).waitFor()
    }
  }
  if (matches < all) return
  await page.getByText(`All ${all} in`).waitFor()
  await page.locator('[data-saving="saved"]').waitFor()
}

/** The last match of a round, to which one side did not come. */
const missed = async (page: Page, match: number, button: string, look: string): Promise<void> => {
  await page.locator(`#board-${match}`).press('Enter')
  await page.getByRole('button', { name: button }).click()
  await page.locator('.result-picker').waitFor()
  await expectGoodLook(page, look)
  await page.locator('.result-picker button').first().click()
  await page.getByText(`All ${match + 1} in`).waitFor()
  await page.locator('[data-saving="saved"]').waitFor()
}

/** Whoever has the file sees in the browser that every round is by the rules. */
const verified = async (page: Page, url: string, name: string, text: string, rounds: number): Promise<void> => {
  await page.goto(`${url}/verify`)
  await page.locator('#file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.getByText(`All ${rounds} rounds are as the rules give them.`).waitFor()
  await expect.poll(() => page.locator('.verdict.good').count()).toBe(rounds)
}

const finish = async (page: Page, url: string, id: string): Promise<string> => {
  const todo = page.getByRole('navigation', { name: /^To do in round/ })
  await todo.getByRole('button', { name: 'Finish the event' }).click()
  await todo.getByText('Finished').waitFor()
  await page.goto(`${url}/desk/${id}/standings`)
  await page.getByRole('heading', { name: /^Standings/ }).waitFor()
  await page.locator('.ranking tbody tr').first().waitFor()
  return (await page.request.get(`${url}/api/tournaments/${id}/export/trf26`)).text()
}

it('24 teams on four boards by C.04.6: from the start list to the final report', async () => {
  const hall = await openHall()
  const page = await signedIn(hall.desk)
  const id = await createTournament(page, hall.desk, /^FIDE team Swiss/, 'League', 3)
  const lines = Array.from({ length: 96 }, (_, at) => {
    const [team, board] = [Math.floor(at / 4) + 1, (at % 4) + 1]
    return `${['Ana', 'Ben', 'Cleo', 'Dirk'][board - 1]} Of${String.fromCharCode(64 + team).repeat(3)}\t${2500 - 10 * team - board}\tTeam ${String(team).padStart(2, '0')}\t${board}`
  })
  await pastePlayers(page, 'Name\tRating\tTeam\tBoard', lines)
  const view = async (): Promise<Json> => (await page.request.get(`${hall.desk.url}/api/tournaments/${id}`)).json()
  await expect.poll(async () => (await view()).teams.length).toBe(24)
  for (const round of [1, 2, 3]) {
    await pairAndPublish(page, hall.desk, id, round)
    if (round === 2) await expectGoodLook(page, 'fide-team-round')
    // In the last round a board of the second match is forfeited, and nobody of one team comes to the last match.
    const keys = (match: number) => [
      'Digit1',
      match % 3 === 0 ? 'Digit3' : 'Digit2',
      round === 3 && match === 1 ? 'Digit5' : 'Digit2',
      match % 4 === 0 ? 'Digit3' : 'Digit2',
    ]
    await typeMatches(page, round === 3 ? 11 : 12, keys, 12)
  }
  await missed(page, 11, 'A team did not come', 'fide-team-missed')
  const trf = await finish(page, hall.desk.url, id)
  await expectGoodLook(page, 'fide-team-standings')
  const of = (record: string) => trf.split(/\r?\n/).filter((line) => line.startsWith(record))
  expect([of('192 '), of('142 '), of('362 ')]).toEqual([['192 FIDE_TEAM'], ['142 3'], ['362 TW 2.0   TD 1.0   TL 0.0']])
  expect([of('001 ').length, of('310 ').length]).toEqual([96, 24])
  // Two points a match, twelve matches, three rounds; the team that came to the match that was missed has the four boards.
  expect(of('310 ').reduce((sum, line) => sum + Number(line.slice(54, 60)), 0)).toBe(72)
  expect(of('310 ').reduce((sum, line) => sum + Number(line.slice(61, 67)), 0)).toBe(144)
  expect([of('330 ').length, of('802 ').length, of('802 ').filter((line) => /f\s*$/.test(line)).length]).toEqual([1, 24, 2])
  expect(of('001 ').filter((line) => /[+-]\s*$/.test(line) && !line.includes('0000')).length).toBe(2)
  await verified(page, hall.desk.url, 'league.trf', trf, 3)
  await verified(
    page,
    hall.desk.url,
    'league.json',
    await (await page.request.get(`${hall.desk.url}/api/tournaments/${id}/export/json`)).text(),
    3,
  )
}, 180_000)

it('30 players in two-game matches by C.04.5: two keys a match, from the start list to the final report', async () => {
  const hall = await openHall()
  const page = await signedIn(hall.desk)
  const id = await createTournament(page, hall.desk, /^Double-Swiss/, 'Double', 3)
  await pastePlayers(
    page,
    'Name\tRating',
    Array.from({ length: 30 }, (_, at) => `Player ${String(at + 1).padStart(2, '0')}\t${2500 - 10 * at}`),
  )
  for (const round of [1, 2, 3]) {
    await pairAndPublish(page, hall.desk, id, round)
    if (round === 2) await expectGoodLook(page, 'double-swiss-round')
    // In the last round a game of the second match is forfeited, and somebody does not come to the last match.
    const keys = (match: number) => ['Digit1', round === 3 && match === 1 ? 'Digit5' : match % 3 === 0 ? 'Digit3' : 'Digit2']
    await typeMatches(page, round === 3 ? 14 : 15, keys, 15)
  }
  await missed(page, 14, 'A player did not come', 'double-swiss-forfeit')
  const trf = await finish(page, hall.desk.url, id)
  await expectGoodLook(page, 'double-swiss-standings')
  const of = (record: string) => trf.split(/\r?\n/).filter((line) => line.startsWith(record))
  expect([of('192 '), of('142 ')]).toEqual([['192 FIDE_DOUBLESWISS'], ['142 6']])
  // Two points a match, fifteen matches, three rounds.
  expect(of('001 ').reduce((sum, line) => sum + Number(line.slice(80, 84)), 0)).toBe(90)
  // Both games of the match that was missed, and the second of another.
  const forfeits = of('001 ').flatMap((line) => [...line.slice(89).matchAll(/\d [wb] ([+-])/g)].map(([, sign]) => sign))
  expect([forfeits.filter((sign) => sign === '+').length, forfeits.filter((sign) => sign === '-').length]).toEqual([3, 3])
  await verified(page, hall.desk.url, 'double.trf', trf, 3)
  await verified(
    page,
    hall.desk.url,
    'double.json',
    await (await page.request.get(`${hall.desk.url}/api/tournaments/${id}/export/json`)).text(),
    3,
  )
}, 180_000)
