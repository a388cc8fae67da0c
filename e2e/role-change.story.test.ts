import { expect, it } from 'vitest'
import { newPerson, phone, picture } from './testing/browser.ts'
import { openHall, signedIn, withArbiter } from './testing/console.ts'
import { expectGoodLook } from './testing/look.ts'

it('a deputy who is made a helper, and then nothing, sees it on the open page without loading it again', async () => {
  const hall = await openHall()
  const olga = await signedIn(hall.desk)
  const dora = await withArbiter(olga, hall, 'dora', 'Dora')
  await dora.goto(`${hall.desk.url}/desk/${hall.id}/players`)
  await dora.getByRole('button', { name: 'Paste or import' }).waitFor()
  await olga.goto(`${hall.desk.url}/desk/${hall.id}/people`)
  await olga.getByText('2 arbiters here').waitFor()
  // Nothing is loaded anew: what the page remembers of itself stays.
  await dora.evaluate(() => Object.assign(window, { same: true }))
  const { members } = await hall.get('/access')
  const account = members.find(({ name }: { name: string }) => name === 'Dora').account
  await hall.send('PUT', `/members/${account}`, { role: 'helper', boards: { first: 1, last: 2 } })
  await dora.getByText('Your role here has changed: helper.').waitFor()
  await dora.getByRole('button', { name: 'Paste or import' }).waitFor({ state: 'detached' })
  await olga.getByText('You are alone here').waitFor()
  await expectGoodLook(dora, 'role-changed')
  await hall.send('PUT', `/members/${account}`, { role: 'chief' })
  await dora.getByText('Your role here has changed: chief arbiter.').waitFor()
  await dora.getByRole('button', { name: 'Paste or import' }).waitFor()
  // Of a tournament that is not public nothing is left.
  await hall.send('PUT', '/visibility', { visible: false })
  await hall.send('DELETE', `/members/${account}`)
  await dora.getByText('There is nothing here, or nothing you may see.').waitFor()
  expect(await dora.evaluate(() => 'same' in window)).toBe(true)
  await picture(dora, 'role-taken')
})

it('the phone of a link that is revoked says so at once', async () => {
  const hall = await openHall()
  const { address, id } = await hall.helperLink(1, 4)
  const helper = await newPerson(phone)
  await helper.goto(address)
  await helper.getByText('Alice').first().waitFor()
  await hall.send('DELETE', `/links/${id}`)
  await helper.getByRole('heading', { name: /over|valid|expired|no longer/i }).waitFor()
  await picture(helper, 'link-revoked')
})
