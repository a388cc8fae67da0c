import { expect, it } from 'vitest'
import { newPerson, phone, picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'
import { expectFits } from './testing/look.ts'

it('a printed slip follows its player through an amendment, and a contradicting report is a dispute the arbiter resolves', async () => {
  const hall = await openHall({ players: ['Alice', 'Bruno', 'Carla', 'David'] })
  const [[slip]] = (await hall.boardLinks(1)) as [[string, string]]
  const { white, black } = await hall.board(0)
  const change = { kind: 'swap', a: white, b: (await hall.board(1)).white }
  await hall.command({ kind: 'amend-pairing', change, reason: 'competition-rules', confirmed: true })
  const player = await newPerson(phone)
  await player.goto(slip)
  await player.getByRole('heading', { name: 'Board 2' }).waitFor()

  // Tapped without network while the arbiter enters another result.
  await player.waitForFunction(async (path) => (await (await caches.open('zug-phone')).match(path)) !== undefined, new URL(slip).pathname)
  await player.context().setOffline(true)
  await player.getByRole('button', { name: 'Draw' }).click()
  await player.locator('#network', { hasText: 'Waiting for network (1)' }).waitFor()
  await hall.command({ kind: 'enter-result', round: 1, board: 1, result: { white: 'loss', black: 'win', rated: true } })
  await player.context().setOffline(false)
  await player.getByText('Your result was passed on to the arbiter').waitFor()
  await player.getByText('The arbiter sees what you say and decides.').waitFor()
  expect((await hall.board(1)).result).toMatchObject({ white: 'loss' })

  // The arbiter keeps the result; the player says once more that it is wrong, and the arbiter takes what the player says.
  const desk = await signedIn(hall.desk)
  await desk.goto(`${hall.desk.url}/desk/${hall.id}/results/1`)
  await desk.getByRole('link', { name: 'Round 1: the result is disputed on board 2' }).waitFor()
  await picture(desk, 'console-dispute')
  await desk.getByRole('button', { name: /: keep the result/ }).click()
  await player.getByText('This is wrong').click()
  await expectFits(player)
  await picture(player, 'phone-this-is-wrong')
  await player.getByRole('button', { name: 'I won' }).click()
  await player.getByText('The arbiter sees what you say and decides.').waitFor()
  await picture(player, 'phone-claimed')
  const dispute = (await hall.board(1)).disputes
  expect(dispute).toMatchObject([{ by: white, result: { white: 'win' } }])
  await desk.locator('[data-dispute]').click()
  await desk.keyboard.press('Enter')
  await expect.poll(async () => (await hall.board(1)).result.white).toBe('win')
  await player.locator('.figure', { hasText: '1–0' }).first().waitFor()
  expect(black).toBe((await hall.board(0)).black)
})
