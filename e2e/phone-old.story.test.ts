import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newPerson, phone } from './testing/browser.ts'
import { openHall } from './testing/hall.ts'

/** What browsers of 2021 do not know yet; some not even which button a form was sent with. */
const makeOld = async (page: Page, tapped: boolean): Promise<void> => {
  await page.addInitScript((knows) => {
    const New = FormData
    Object.assign(window, {
      FormData: class extends New {
        constructor(form?: HTMLFormElement) {
          super(form)
        }
      },
    })
    Object.defineProperty(AbortSignal, 'timeout', { value: undefined })
    if (!knows) Object.defineProperty(SubmitEvent.prototype, 'submitter', { value: undefined })
  }, tapped)
}

it.each([true, false])('a telephone of some years ago reports with one tap too (says which button was tapped: %s)', async (tapped) => {
  const arbiter = await openHall()
  const [[white, black]] = (await arbiter.boardLinks(1)) as [[string, string]]
  const player = await newPerson(phone)
  await makeOld(player, tapped)
  await player.goto(white)
  await player.getByRole('button', { name: 'I won' }).click()
  await player.getByText('Recorded').waitFor()
  expect((await arbiter.board(0)).result).toMatchObject({ white: 'win', black: 'loss' })

  // The other player's page is told, and a correction by the arbiter as well.
  const opponent = await newPerson(phone)
  await makeOld(opponent, tapped)
  await opponent.goto(black)
  await opponent.getByText('You lost').waitFor()
  const drawn = { white: 'draw', black: 'draw', rated: true }
  await arbiter.command({ kind: 'enter-result', round: 1, board: 0, result: drawn, reason: 'misheard' })
  await opponent.getByText('You drew').waitFor()
})
