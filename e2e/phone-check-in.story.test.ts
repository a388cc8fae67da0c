import { expect, it } from 'vitest'
import { expectAccessible } from './testing/axe.ts'
import { newPerson, phone, picture } from './testing/browser.ts'
import { openHall, signedIn } from './testing/console.ts'
import { expectFits } from './testing/look.ts'

type Entry = { readonly event: { readonly kind: string; readonly player?: number } }

const players = [
  ...['Müller, Hans', 'Müller, Anna', 'Nuñez, Zoë', 'Øverland, Kari', 'Keller, Urs'],
  ...Array.from({ length: 35 }, (_, at) => `Family${at + 1}, Given`),
]

it('a helper checks players in on a phone: by letters, by scanned code and without network, live at the arbiter’s desk', async () => {
  const hall = await openHall({ players })
  const desk = await signedIn(hall.desk)

  // The arbiter makes a link that is for it, and sees who comes.
  await desk.goto(`${hall.desk.url}/desk/${hall.id}/people`)
  await desk.getByLabel('For whom').fill('Door')
  await desk.getByLabel('Last board').fill('20')
  await desk.getByLabel('May also check players in').check()
  await desk.getByRole('button', { name: 'Make a link' }).click()
  const address = await desk.getByRole('dialog').getByLabel('Address').inputValue()
  await desk.keyboard.press('Escape')
  await desk.getByText('boards 1 to 20, check-in').waitFor()
  await desk.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  await desk.getByRole('button', { name: 'Check-in' }).first().click()

  const helper = await newPerson(phone)
  await helper.goto(address)
  await helper.getByRole('link', { name: 'Check-in' }).click()
  await helper.getByRole('heading', { name: 'Check-in' }).waitFor()
  await expectAccessible(helper)
  await expectFits(helper)
  await picture(helper, 'phone-check-in')
  const card = (name: string) => helper.getByRole('article', { name, exact: true })

  // A few letters, without the accent; what does not begin so goes away as it is typed.
  const search = helper.getByLabel('A few letters of the name')
  await search.pressSequentially('mul an')
  await expect.poll(() => helper.locator('.card:visible h2').allInnerTexts()).toEqual(['Müller, Anna'])
  await card('Müller, Anna').getByRole('button').click()
  await helper.getByText('Müller, Anna is here').waitFor()
  await desk.getByRole('button', { name: /Müller, Anna/, pressed: true }).waitFor()
  await search.fill('nobody of this name')
  await helper.getByText('Nobody of this name.').waitFor()
  await search.fill('')

  // The code on a label, scanned with the camera, opens its address in the same browser.
  const at = (name: string): number => players.indexOf(name) + 1
  const code = (name: string): string => `${hall.desk.url}/h/scan?t=${hall.id}&p=${at(name)}`
  await helper.goto(code('Nuñez, Zoë'))
  await helper.getByText('Nuñez, Zoë is here').waitFor()
  await picture(helper, 'phone-check-in-scanned')
  await desk.getByRole('button', { name: /Nuñez, Zoë/, pressed: true }).waitFor()

  // Who is away in the next round and comes all the same is seen to be so, and one click pairs them.
  await hall.command({ kind: 'request-bye', bye: { player: at('Nuñez, Zoë'), round: 2, bye: 'zero-point' } })
  await desk.getByText('Not paired in round 2: zero-point bye').waitFor()
  await desk.getByRole('button', { name: 'Nuñez, Zoë: Play after all' }).click()
  await desk.getByText('Not paired in round 2').waitFor({ state: 'detached' })
  expect((await hall.get('')).byes).toEqual([])

  // Without network: a tap and a code wait on the phone, through a reload, and arrive once.
  const kept = async (path: string): Promise<unknown> =>
    helper.waitForFunction(async (wanted) => (await (await caches.open('zug-phone')).match(wanted)) !== undefined, path)
  await kept(new URL(helper.url()).pathname)
  await kept('/h/scan')
  await helper.context().setOffline(true)
  await card('Keller, Urs').getByRole('button', { name: /^Here/ }).click()
  await helper.locator('#network', { hasText: 'Waiting for network (1)' }).waitFor()
  await helper.goto(code('Øverland, Kari'))
  await helper.locator('#network', { hasText: 'Waiting for network (2)' }).waitFor()
  await picture(helper, 'phone-check-in-offline')
  await helper.context().setOffline(false)
  await desk.getByRole('button', { name: /Keller, Urs/, pressed: true }).waitFor()
  await desk.getByRole('button', { name: /Øverland, Kari/, pressed: true }).waitFor()
  const { events } = (await hall.get('/history')) as { readonly events: readonly Entry[] }
  expect(events.filter(({ event }) => event.kind === 'player-checked-in').map(({ event }) => event.player)).toHaveLength(4)

  // The arbiter's tick arrives on the phone; whoever has gone is taken back there.
  await hall.command({ kind: 'check-in', player: at('Müller, Hans'), present: true })
  await card('Müller, Hans').getByText('here', { exact: true }).waitFor()
  await card('Müller, Hans')
    .getByRole('button', { name: /^Not here/ })
    .click()
  await helper.getByText('Müller, Hans is not here').waitFor()
})

it('whoever is no helper and scans a code is told what it is for, in three languages', async () => {
  const hall = await openHall({ players })
  const someone = await newPerson(phone)
  for (const [language, text] of [
    ['en', 'Code for the check-in'],
    ['de', 'Code für den Eingang'],
    ['fr', 'Code de pointage'],
  ]) {
    await someone.goto(`${hall.desk.url}/h/scan?t=${hall.id}&p=3&lang=${language}`)
    await someone.getByRole('heading', { name: text! }).waitFor()
    await expectFits(someone)
  }
  await expectAccessible(someone)
  await someone.getByRole('link', { name: 'Page du joueur' }).click()
  await someone.getByRole('heading', { name: /Nuñez/ }).waitFor()
})

it('a late arrival is not lost: the phone and the console offer to cancel the bye, and pairing asks', async () => {
  const results = [0, 1].map((board) => ({ kind: 'enter-result', round: 1, board, result: { white: 'win', black: 'loss', rated: true } }))
  const hall = await openHall({ players: ['Alice', 'Bruno', 'Carla', 'David'] })
  for (const each of [...results, ...[1, 2].map((player) => ({ kind: 'check-in', player, present: true })), { kind: 'close-check-in' }])
    await hall.command(each)
  const desk = await signedIn(hall.desk)
  await desk.goto(`${hall.desk.url}/desk/${hall.id}/round/2`)

  const { secret } = await hall.send('POST', '/links', { label: 'Door', boards: { first: 1, last: 2 }, checkIn: true })
  const helper = await newPerson(phone)
  await helper.goto(`${hall.desk.url}/h/${secret}/check-in`)
  for (const language of ['de', 'fr', 'en']) {
    await helper.goto(`${hall.desk.url}/h/${secret}/check-in?lang=${language}`)
    await expectFits(helper)
    await picture(helper, `phone-check-in-absent-${language}`)
  }
  await helper.getByRole('button', { name: 'Here, does not play: Carla' }).click()
  await helper.getByText('Carla is here, but has a bye in round 2.').waitFor()
  await expectFits(helper)
  await expectAccessible(helper)
  await picture(helper, 'phone-check-in-late')

  // The arbiter sees it on every page, and is asked when pairing all the same.
  await desk.getByRole('link', { name: 'Present, but with a bye for absence in round 2: Carla' }).waitFor()
  await desk.getByRole('button', { name: 'Pair round 2' }).click()
  const question = desk.getByRole('dialog', { name: 'Present, but not paired' })
  await picture(desk, 'console-present-with-bye')
  await question.getByRole('button', { name: 'They do not play' }).click()
  await desk.getByRole('button', { name: 'Publish round 2' }).waitFor()

  // David comes while the arbiter looks at the draft: publishing asks, and the round is paired again with him.
  await helper.getByRole('button', { name: 'Here, does not play: David' }).click()
  await helper.getByText('David is here, but has a bye in round 2.').waitFor()
  await desk.getByText('Present, but with a bye for absence: David.').waitFor()
  await desk.getByRole('button', { name: 'Publish round 2' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await question.getByText(/^David is present/).waitFor()
  await question.getByRole('button', { name: 'Cancel the bye: they play' }).click()
  await expect.poll(async () => (await hall.get('')).draft.unpaired).toEqual([{ player: 3, bye: 'zero-point' }])
  expect((await hall.get('')).rounds).toHaveLength(1)
})
