import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { type Client, newTournament, setUp, startServer, type TestServer } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const event = 'Zug Festival'

/** Three sections; C is for members only. A and B play round 1, C is where it began. */
const festival = async () => {
  const server = await startServer(await databases.openNew('sqlite'), {}, { now: () => new Date('2026-06-01T08:00:00Z') })
  servers.push(server)
  const owner = await setUp(server)
  const make = async (name: string, firstBoard: number): Promise<string> => {
    const id = await newTournament(owner, 0, { info: { name: event, city: 'Zug' }, section: { event, name }, firstBoard })
    await owner.command(id, {
      kind: 'import-players',
      players: ['Anna', 'Bea', 'Cora', 'Dora'].map((first) => ({ name: `${first} ${name}` })),
    })
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'publish-round' })
    return id
  }
  const [a, b, c] = [await make('A', 1), await make('B', 11), await make('C', 21)]
  for (const id of [a, b]) await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  return { server, owner, a, b, c }
}
const page = async (client: Client, path: string) => {
  const { status, body } = await client.get(path)
  return { status, text: String(body.text) }
}

test('one page has everybody of the public sections, whoever looked at it before', async () => {
  const { server, owner, a, b } = await festival()
  for (const client of [owner, server.nobody]) {
    const { status, text } = await page(client, `/t/${a}/event`)
    expect(status).toBe(200)
    expect(text).toContain(`<h1 class="event-name">${event}</h1>`)
    for (const name of ['Anna A', 'Anna B', 'Dora B']) expect(text).toContain(name)
    expect(text).not.toContain('Anna C')
  }
  expect((await page(server.nobody, `/t/${a}/event?q=bea`)).text).not.toContain('Anna A')
  const before = (await page(server.nobody, `/t/${a}/event`)).text
  await owner.command(b, { kind: 'enter-result', round: 1, board: 0, result: { white: 'win', black: 'loss', rated: true } })
  expect((await page(server.nobody, `/t/${a}/event`)).text).not.toBe(before)
  expect((await page(server.nobody, `/t/${a}`)).text).toContain(`/t/${b}`)
})

test('a section for members alone is named on no public page, even after a member looked at it', async () => {
  const { server, owner, a, c } = await festival()
  await page(owner, `/t/${a}`)
  expect((await page(server.nobody, `/t/${a}`)).text).not.toContain(c)
  await page(owner, `/t/${a}/screen/event`)
  expect((await page(server.nobody, `/t/${a}/screen/event`)).text).not.toContain('Anna C')
  await page(owner, `/t/${a}/paper/hall-by-name`)
  expect((await page(server.nobody, `/t/${a}/paper/hall-by-name`)).text).not.toContain('Anna C')
})

test('one set of sheets has all sections, by name and by board, with the receipt of each', async () => {
  const { server, owner, a, b } = await festival()
  const byName = (await page(server.nobody, `/t/${a}/paper/hall-by-name`)).text
  expect(byName.match(/Bea [AB]</g)).toHaveLength(4)
  expect(byName.indexOf('Anna B')).toBeLessThan(byName.indexOf('>Dora A<'))
  const byBoard = (await page(owner, `/t/${b}/paper/hall-pairings`)).text
  expect(byBoard).toContain('Anna C')
  expect(byBoard.match(/class="receipt"/g)).toHaveLength(3)
  for (const columns of [2, 3]) expect((await page(owner, `/t/${b}/paper/hall-by-name?columns=${columns}`)).status).toBe(200)
  expect((await page(owner, `/t/${a}/paper`)).text).toContain('hall-pairings')
  const alone = await newTournament(owner, 4)
  await owner.command(alone, { kind: 'pair-round' })
  await owner.command(alone, { kind: 'publish-round' })
  expect((await page(owner, `/t/${alone}/paper`)).text).not.toContain('hall-pairings')
  expect((await page(owner, `/t/${alone}/paper/hall-pairings`)).status).toBe(404)
  expect((await page(owner, `/t/${alone}/event`)).status).toBe(404)
})

test('one screen has one list by name and the boards section by section', async () => {
  const { server, owner, a, b } = await festival()
  await owner.send('PUT', `/api/tournaments/${b}/hall/announcements/abcd`, { text: 'Lunch at noon' })
  const { text } = await page(server.nobody, `/t/${a}/screen/event`)
  expect(text).toContain(`/api/tournaments/${a}/sections/live`)
  expect(text).toContain('B · ')
  expect(text).toContain('Lunch at noon')
  expect(text.match(/data-kind="pairings-by-name"/g)).toHaveLength(1)
  expect(text.match(/data-kind="standings"/g)).toHaveLength(2)
  expect((await page(server.nobody, `/t/${a}/screen`)).text).toContain(`/t/${a}/screen/event`)
})

test('the screen of all sections is made once until something changes', async () => {
  const { server, owner, a, b } = await festival()
  let made = 0
  const { fairShare } = server.context
  Object.assign(server.context, {
    fairShare: ((...given) => {
      made += 1
      return fairShare(...given)
    }) as typeof fairShare,
  })
  const screen = async (): Promise<string> => (await page(server.nobody, `/t/${a}/screen/event?lang=en`)).text
  const first = await screen()
  expect([await screen(), made]).toEqual([first, 1])
  await owner.command(b, { kind: 'enter-result', round: 1, board: 0, result: { white: 'win', black: 'loss', rated: true } })
  expect(await screen()).not.toBe(first)
  await owner.send('PUT', `/api/tournaments/${b}/visibility`, { visible: false })
  expect(await screen()).not.toContain('Anna B')
  expect(made).toBe(3)
})

test('sections of one event stand together on the list', async () => {
  const { server, owner, a, b, c } = await festival()
  const alone = await newTournament(owner, 2)
  const { tournaments } = (await owner.get('/api/tournaments')).body
  const groupOf = (id: string) => tournaments.find((one: { id: string }) => one.id === id).group
  expect(new Set([a, b, c].map(groupOf)).size).toBe(1)
  expect([groupOf(a) !== null, groupOf(alone)]).toEqual([true, null])
  expect((await page(server.nobody, '/t')).text).toContain(`href="/t/${a}/event">${event}<`)
})

test('what is sent and kept of a section says of which one it is: address, files, receipt, title of a sheet, calendar, application', async () => {
  const { server, owner, b } = await festival()
  expect(b).toMatch(/^zug-festival-b-[0-9a-f]{10}$/)
  const trf = await owner.get(`/api/tournaments/${b}/export/trf26`)
  expect(trf.headers.get('content-disposition')).toContain('zug-festival-b-')
  const receipt = await server.nobody.get(`/t/${b}/round/1/receipt.json`)
  expect(receipt.body.event).toBe(`${event} · B`)
  const title = async (document: string) => /<title>([^<]*)/.exec((await page(server.nobody, `/t/${b}/paper/${document}?lang=en`)).text)![1]
  expect(await title('pairings')).toBe(`Pairings by board · ${event} · B`)
  expect(await title('hall-by-name')).toBe(`All sections by name · ${event}`)
  expect((await page(server.nobody, `/t/${b}/calendar.ics`)).text).toContain(`${event} · B`)
  expect((await server.nobody.get(`/t/${b}/manifest.webmanifest`)).body.name).toBe(`${event} · B`)
})
