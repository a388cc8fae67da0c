import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newPerson, picture } from './testing/browser.ts'
import { startDesk } from './testing/desk.ts'
import { expectVisibleFocus, press, tabTo } from './testing/keyboard.ts'

type Game = { readonly opponent: number | null; readonly colour: string; readonly result: string }
type Player = { readonly name: string; readonly title: string; readonly rating: string; readonly games: readonly Game[] }

/** The worked example as its report has it: fourteen players, six rounds. */
const readExample = (): readonly Player[] =>
  readFileSync(new URL('../golden/worked-example-2016.trf', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('001'))
    .map((line) => ({
      name: line.slice(14, 47).trim(),
      title: line.slice(10, 13).trim(),
      rating: line.slice(48, 52).trim(),
      games: [...line.slice(91).matchAll(/(\d+) ([wb-]) (.)/g)].map(([, opponent, colour, result]) => ({
        opponent: opponent === '0000' ? null : Number(opponent) - 1,
        colour: colour!,
        result: result!,
      })),
    }))

const keys: Readonly<Record<string, string>> = { '1': 'Digit1', '=': 'Digit2', '0': 'Digit3', '+': 'Digit4', '-': 'Digit5' }

const boardsOf = async (page: Page): Promise<readonly (readonly [string, string])[]> => {
  const labels = await page
    .getByRole('button', { name: /^Why board/ })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!))
  return labels.map((label) => {
    const [, white, black] = /^Why board \d+: (.+) – (.+)\?$/.exec(label)!
    return [white!, black!]
  })
}

it('the worked example: six rounds from the empty desk to the final standings, by keyboard alone', async () => {
  const players = readExample()
  const desk = await startDesk()
  const page = await newPerson()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto(desk.url)

  // The first account.
  await tabTo(page, page.getByLabel('Your name'))
  for (const text of ['Olga', 'olga', 'a long password']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await press(page, page.getByRole('button', { name: 'Make the account' }))

  // The tournament.
  await press(page, page.getByRole('button', { name: 'New tournament' }))
  await page.getByLabel('Name of the event').waitFor()
  await tabTo(page, page.getByLabel('Name of the event'))
  await page.keyboard.type('The worked example')
  await tabTo(page, page.getByLabel('About how many players?'))
  await page.keyboard.type('14')
  await tabTo(page, page.getByLabel('Rounds', { exact: true }))
  await page.keyboard.type('6')
  await tabTo(page, page.getByRole('radio', { name: 'FIDE (Dutch) 2026', exact: true }))
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.getByRole('radio', { name: 'FIDE (Dutch) 2017' }).isChecked()).toBe(true)
  await tabTo(page, page.getByRole('radio', { name: /By lot/ }))
  await page.keyboard.press('ArrowDown')
  await expectVisibleFocus(page)
  await press(page, page.getByRole('button', { name: 'Create the tournament' }))

  // Fourteen players from a spreadsheet.
  await press(page, page.getByRole('button', { name: 'Paste or import' }))
  await tabTo(page, page.getByRole('textbox', { name: /Paste a table/ }))
  await page.keyboard.insertText(
    ['Name\tRating\tTitle', ...players.map(({ name, rating, title }) => [name, rating, title].join('\t'))].join('\n'),
  )
  await press(page, page.getByRole('button', { name: 'Read' }))
  await page.getByText('14 players read').waitFor()
  await press(page, page.getByRole('button', { name: 'Enter 14 players' }))
  await page.getByRole('heading', { name: 'Players 14' }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Paste or import')
  await picture(page, 'worked-players')

  // The lot, from a seed that gives White to the first player.
  await press(page, page.getByRole('link', { name: 'Settings' }))
  await tabTo(page, page.getByLabel('Seed', { exact: true }))
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    await tabTo(page, page.getByLabel('Seed', { exact: true }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(seed)
    await press(page, page.getByRole('button', { name: 'Draw the lot' }))
    const drawn = page.getByText(`Drawn from the seed “${seed}”`)
    await drawn.waitFor()
    if ((await drawn.innerText()).includes('White')) break
    await tabTo(page, page.getByLabel('Seed', { exact: true }), 'Shift+Tab')
  }

  for (let round = 1; round <= 6; round++) {
    const at = round - 1
    // Who asked not to play says so in the list of players: two keys from the name.
    for (const { name, games } of players.filter((player) => player.games[at]!.result === 'Z')) {
      await page.keyboard.press('KeyP')
      await press(page, page.getByRole('row', { name: new RegExp(name) }).getByRole('button', { name: 'plays' }))
      expect(games[at]!.opponent).toBeNull()
      await press(page, page.getByRole('button', { name: 'Zero-point bye' }))
      await page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('button', { name: '0 bye' })
        .waitFor()
    }
    await page.keyboard.press('KeyR')
    await press(page, page.getByRole('button', { name: `Pair round ${round}` }))
    await page.getByRole('heading', { name: `Round ${round} draft` }).waitFor()
    await page.getByText('Referee agrees').waitFor()
    const boards = await boardsOf(page)
    const expected = players.flatMap(({ name, games }) => {
      const { opponent, colour } = games[at]!
      return colour === 'w' ? [`${name} – ${players[opponent!]!.name}`] : []
    })
    expect(boards.map((pair) => pair.join(' – ')).toSorted(), `round ${round}`).toEqual(expected.toSorted())
    for (const { name } of players.filter(({ games }) => games[at]!.result === 'U'))
      await page
        .getByText(new RegExp(`bye.*${name}|${name}.*bye`))
        .first()
        .waitFor()
    await press(page, page.getByRole('button', { name: `Publish round ${round}` }))
    const dialog = page.getByRole('dialog')
    await press(page, dialog.getByRole('button', { name: 'Publish now' }))
    await page.getByRole('heading', { name: `Round ${round} published` }).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await expectVisibleFocus(page)
    await page.keyboard.press('KeyE')
    for (const [index, [white]] of boards.entries()) {
      await page.waitForFunction(
        (number) => document.activeElement?.getAttribute('aria-label')?.startsWith(`Board ${number},`) === true,
        index + 1,
      )
      await expectVisibleFocus(page)
      await page.keyboard.press(keys[players.find(({ name }) => name === white)!.games[at]!.result]!)
    }
    await page.getByText(/^All \d in/).waitFor()
    await page.locator('[data-saving="saved"]').waitFor()
  }
  await picture(page, 'worked-results')

  // The end: Alice, Bruno and Eloise share the lead, as in the book.
  await page.keyboard.press('KeyS')
  await page.getByRole('heading', { name: /^Standings/ }).waitFor()
  const points = new Map(
    players.map(({ name, games }) => [
      name,
      games.reduce((sum, { result }) => sum + (/[1+U]/.test(result) ? 1 : result === '=' ? 0.5 : 0), 0),
    ]),
  )
  const rows = await page
    .locator('.ranking tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [row.querySelector('.standings-name')!.textContent!, row.querySelector('td:nth-child(4)')!.textContent!] as const),
    )
  const shown = (text: string): number => Number(text.replace('½', '')) + (text.includes('½') ? 0.5 : 0)
  expect(new Map(rows.map(([name, text]) => [name, shown(text)]))).toEqual(points)
  expect(
    rows
      .slice(0, 3)
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(['Alice', 'Bruno', 'Eloise'])
  await press(page, page.getByRole('button', { name: 'working: Bruno' }))
  await page.getByText('Alice 4½').first().waitFor()
  await expectVisibleFocus(page)
  await picture(page, 'worked-standings')
  expect(complaints).toEqual([])
})
