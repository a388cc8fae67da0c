import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'

/** Round 2 of eight players, drafted: everybody who won meets, and nothing is public. */
const drafted = async (dark = false) => {
  const arbiter = await openHall()
  for (let board = 0; board < 4; board++)
    await arbiter.command({ kind: 'enter-result', round: 1, board, result: { white: 'win', black: 'loss', rated: true } })
  await arbiter.command({ kind: 'pair-round' })
  const page = await signedIn(arbiter.desk, undefined, { colorScheme: dark ? 'dark' : 'light' })
  await page.goto(`${arbiter.desk.url}/desk/${arbiter.id}/round`)
  await page.getByRole('heading', { name: 'Round 2 draft' }).waitFor()
  const names = new Map<number, string>((await arbiter.get('')).players.map(({ id, name }: { id: number; name: string }) => [id, name]))
  const boards = async (): Promise<string[]> =>
    (await arbiter.get('')).draft.boards.map(
      ({ white, black }: { white: number; black: number }) => `${names.get(white)} ${names.get(black)}`,
    )
  return { arbiter, page, boards }
}

const start = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Edit by hand' }).focus()
  await page.keyboard.press('Enter')
  const reason = page.getByRole('textbox', { name: 'Why is the pairing changed?' })
  await reason.waitFor()
  await page.keyboard.type('Two of one family')
  await page.keyboard.press('Enter')
  await page.getByText('Hand edits to round 2 are open').waitFor()
}

const nameOn = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

it('changes a draft by keys alone: before and after, the rules broken, undo, the difference to the engine', async () => {
  const { page, boards, arbiter } = await drafted()
  const engine = await boards()
  expect(engine).toHaveLength(4)
  await start(page)
  await expectAccessible(page)
  await expect.poll(() => page.getByRole('button', { name: 'Publish round 2' }).isDisabled()).toBe(true)

  // Somebody of the first board takes the place of somebody of the second, with a menu, by keys.
  const [[, b], [c]] = [engine[0]!.split(' ') as [string, string], engine[1]!.split(' ') as [string, string]]
  await nameOn(page, b).focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menu', { name: `What to do with ${b}` }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: `Swap ${b} with …` }).waitFor()
  await page.keyboard.type(c.slice(0, 4))
  await page.keyboard.press('Enter')
  // Colours are not as the rules give them any more: the desk asks, with before and after.
  const question = page.getByRole('dialog', { name: 'Are you sure?' })
  await question.getByText('This change breaks').waitFor()
  await expect.poll(() => question.locator('.places p').count()).toBe(2)
  await expect.poll(() => question.locator('.article').count()).toBe(1)
  await picture(page, 'manual-question')
  await question.getByRole('button', { name: 'Do it all the same' }).click()
  const log = page.getByRole('region', { name: 'Hand edits to round 2 are open' })
  await log.getByText('Board 2').waitFor()
  await expect.poll(() => log.locator('.hand-changes li').count()).toBe(1)
  await expect.poll(() => log.locator('.hand-changes .article').count()).toBeGreaterThan(0)
  const once = await boards()
  expect(once).not.toEqual(engine)
  await expectAccessible(page)
  await picture(page, 'manual-changed')

  // A second change, taken back.
  await nameOn(page, engine[3]!.split(' ')[0]!).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('KeyF')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => {
      if (await question.isVisible()) await question.getByRole('button', { name: 'Do it all the same' }).click()
      return (await boards())[3]
    })
    .toBe(engine[3]!.split(' ').reverse().join(' '))
  await log.getByRole('button', { name: 'Undo this change' }).click()
  await expect.poll(boards).toEqual(once)

  // The end shows both pairings; then it can be published, and the record says it was by hand.
  await log.getByRole('button', { name: 'Finish' }).click()
  const difference = page.getByRole('dialog', { name: 'Round 2: yours and the engine’s' })
  await difference.getByRole('heading', { name: 'Engine only' }).waitFor()
  await expect.poll(() => difference.getByText('Two of one family').isVisible()).toBe(true)
  expect(await difference.locator('section').evaluateAll((all) => all.map((each) => each.querySelectorAll('li').length))).toEqual([2, 2, 2])
  await expectAccessible(page)
  await picture(page, 'manual-difference')
  await page.keyboard.press('Enter')
  await log.waitFor({ state: 'detached' })
  await page.getByText(/^2\sboards not as the engine paired/).waitFor()
  await page.getByRole('button', { name: 'Publish round 2' }).click()
  await page.getByText(/^Changed by hand: 2\sboards differ/).waitFor()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('heading', { name: 'Round 2 published' }).waitFor()
  expect((await arbiter.get('')).rounds[1].byHand).toBe(true)
})

it('changes a draft by dragging names, unpairs and pairs again, in the dark', async () => {
  const { page, boards } = await drafted(true)
  const engine = await boards()
  await start(page)
  const centre = async (locator: ReturnType<typeof nameOn>) => {
    const box = (await locator.boundingBox())!
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const drag = async (from: ReturnType<typeof nameOn>, to: ReturnType<typeof nameOn>): Promise<void> => {
    await to.scrollIntoViewIfNeeded()
    const [x, y] = await centre(from)
    const [left, top] = await centre(to)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 12, y + 4)
    await page.mouse.move(left, top, { steps: 4 })
    await page.mouse.up()
  }
  const agree = async (): Promise<void> => {
    const yes = page.getByRole('button', { name: 'Do it all the same' })
    const changed = page.locator('.hand-changes li')
    const before = await changed.count()
    await expect.poll(async () => (await yes.isVisible()) || (await changed.count()) > before).toBe(true)
    if (await yes.isVisible()) await yes.click()
    await expect.poll(() => changed.count()).toBeGreaterThan(before)
  }
  const [a, b] = [engine[0]!.split(' ')[0]!, engine[1]!.split(' ')[0]!]
  await drag(nameOn(page, a), nameOn(page, b))
  await agree()
  expect((await boards())[0]).toBe(engine[0]!.replace(a, b))
  expect((await boards())[1]).toBe(engine[1]!.replace(b, a))
  await expect.poll(() => page.getByRole('menu').count()).toBe(0)

  // Dropped among those to pair, a board is no more; its players are paired again the other way round.
  const toPair = page.getByRole('region', { name: /^To pair/ })
  const [w, s] = engine[3]!.split(' ') as [string, string]
  await drag(nameOn(page, w), toPair)
  await agree()
  await toPair.getByRole('button', { name: w }).waitFor()
  expect(await boards()).toHaveLength(3)
  // Nothing is finished while somebody has no place.
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  await page.getByRole('alert').getByText('Still without a board').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Finish the changes' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Go on editing' }).click()
  await drag(toPair.getByRole('button', { name: s }), toPair.getByRole('button', { name: w }))
  await agree()
  expect((await boards())[3]).toBe(`${s} ${w}`)
  await expectAccessible(page)
  await picture(page, 'manual-dragged-dark')
})

it('makes a pair that was asked for by hand, from the answer to why not', async () => {
  const { page, boards, arbiter } = await drafted()
  const engine = await boards()
  const [a, b] = [engine[0]!.split(' ')[0]!, engine[1]!.split(' ')[1]!]
  await nameOn(page, a).click()
  await page.getByRole('menuitem', { name: 'Why not …?' }).click()
  await page.getByRole('dialog', { name: `${a}: Why not …?` }).waitFor()
  await page.keyboard.type(b)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Apply by hand' }).click()
  const yes = page.getByRole('button', { name: 'Do it all the same' })
  const open = page.getByText('Hand edits to round 2 are open')
  await yes.or(open.first()).first().waitFor()
  if (await yes.isVisible()) await yes.click()
  await open.first().waitFor()
  expect((await boards()).some((board) => board.includes(a) && board.includes(b))).toBe(true)
  expect((await arbiter.get('')).manual.reason).toContain(`${a} – ${b}`)
})
