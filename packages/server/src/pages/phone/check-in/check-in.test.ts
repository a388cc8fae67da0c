import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useDatabases } from '../../../storage/testing/databases.ts'
import { type Client, setUp, startServer, type TestServer } from '../../../testing/server.ts'

const databases = useDatabases()
let server: TestServer
let owner: Client
let id: string

beforeEach(async () => {
  server = await startServer(await databases.openNew('sqlite'))
  owner = await setUp(server)
  id = String((await owner.post('/api/tournaments', { key: randomUUID(), settings: { numberOfRounds: 3 } })).body.id)
  const players = ['Müller, Hans', 'Nuñez, Zoë', 'Łukasz, Jan', 'Müller, Anna'].map((name) => ({ name, club: 'Zug' }))
  await owner.command(id, { kind: 'import-players', players })
})
afterEach(() => server.close())

const linkFor = async (checkIn: boolean): Promise<{ readonly id: string; readonly secret: string }> =>
  (await owner.post(`/api/tournaments/${id}/links`, { label: 'Door', boards: { first: 1, last: 9 }, checkIn })).body as never

const open = async (path: string): Promise<{ readonly status: number; readonly html: string }> => {
  const response = await server.app.request(path)
  return { status: response.status, html: await response.text() }
}
const send = async (path: string, fields: Record<string, string>) => {
  const response = await server.app.request(path, { method: 'POST', body: new URLSearchParams({ key: randomUUID(), ...fields }) })
  return { status: response.status, html: await response.text() }
}
const named = (html: string): readonly string[] => [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, name]) => name!)
const here = async (): Promise<readonly boolean[]> =>
  (await owner.get(`/api/tournaments/${id}`)).body.players.map(({ checkedIn }: { readonly checkedIn: boolean }) => checkedIn)

it('a helper whose link is for it checks players in; the link of another helper opens nothing', async () => {
  const [door, boards] = [await linkFor(true), await linkFor(false)]
  const page = `/h/${door.secret}/check-in`
  expect((await open(`/h/${boards.secret}/check-in`)).status).toBe(410)
  expect((await send(`/h/${boards.secret}/check-in`, { player: '1', present: 'yes', seen: '' })).status).toBe(410)
  expect((await open(`/h/${boards.secret}`)).html).not.toContain('check-in')
  expect((await open(`/h/${door.secret}`)).html).toContain(page)

  const shown = await open(page)
  expect(shown.status).toBe(200)
  expect(named(shown.html)).toEqual(['Łukasz, Jan', 'Müller, Anna', 'Müller, Hans', 'Nuñez, Zoë'])
  expect((await send(page, { player: '1', present: 'yes', seen: '' })).status).toBe(303)
  expect(await here()).toEqual([true, false, false, false])
  expect((await open(`${page}?saved=1`)).html).toContain('Müller, Hans is here')
  // The API lets the link do the same, and no more.
  const api = server.bearer(door.secret)
  expect((await api.command(id, { kind: 'check-in', player: 2, present: true })).status).toBe(200)
  expect((await server.bearer(boards.secret).command(id, { kind: 'check-in', player: 3, present: true })).status).toBe(403)
  expect((await api.command(id, { kind: 'withdraw', player: 2 })).status).toBe(403)
  expect((await api.command(id, { kind: 'close-check-in' })).status).toBe(403)
  // Revoked, it is over at once.
  await owner.send('DELETE', `/api/tournaments/${id}/links/${door.id}`)
  expect((await open(page)).status).toBe(410)
})

it('what waited on a phone undoes nothing that was said meanwhile, and counts once', async () => {
  const page = `/h/${(await linkFor(true)).secret}/check-in`
  const key = randomUUID()
  for (let time = 0; time < 2; time++) expect((await send(page, { key, player: '1', present: 'yes', seen: '' })).status).toBe(303)
  // Said by two: both are right.
  expect((await send(page, { player: '1', present: 'yes', seen: '' })).status).toBe(303)
  const { events } = (await owner.get(`/api/tournaments/${id}/history`)).body
  expect(events.filter(({ event }: { readonly event: { readonly kind: string } }) => event.kind === 'player-checked-in')).toHaveLength(1)
  // The arbiter has taken it back; an old page that would take it back too says what is so.
  await owner.command(id, { kind: 'check-in', player: 1, present: false })
  await owner.command(id, { kind: 'check-in', player: 2, present: true })
  const stale = await send(page, { player: '2', present: 'no', seen: '' })
  expect(stale.status).toBe(409)
  expect(stale.html).toContain('somebody else has said otherwise')
  expect(await here()).toEqual([false, true, false, false])
  for (const fields of [{ player: '99', present: 'yes' }, { player: 'x', present: 'yes' }, { player: '1', present: 'perhaps' }, {}])
    expect((await send(page, fields as Record<string, string>)).status).toBe(409)
})

it.each([
  ['mul', ['Müller, Anna', 'Müller, Hans']],
  ['mueller h', ['Müller, Hans']],
  ['HA mü', ['Müller, Hans']],
  ['nunez', ['Nuñez, Zoë']],
  ['luk', ['Łukasz, Jan']],
  ['uller', []],
])('“%s” finds %j, also without script', async (typed, names) => {
  const page = `/h/${(await linkFor(true)).secret}/check-in`
  expect(named((await open(`${page}?find=${encodeURIComponent(typed)}`)).html)).toEqual(names)
})

it('codes are printed for the desk, and say to everybody else what they are for', async () => {
  const paper = await owner.get(`/t/${id}/paper/check-in-codes`)
  expect(paper.status).toBe(200)
  expect((await server.nobody.get(`/t/${id}/paper/check-in-codes`)).status).toBe(404)
  const scan = await open(`/h/scan?t=${id}&p=2`)
  expect(scan.status).toBe(200)
  expect(scan.html).toContain(`/t/${id}/player/2`)
  expect((await open('/h/scan?t=%3Cscript%3E&p=x')).html).not.toContain('script%3E')
})

it('the script of a phone finds every letter that is typed as it is written, and names with strokes in one', async () => {
  await owner.command(id, { kind: 'import-players', players: ['O’Connor, Seán', 'Weiß, Đorđe', 'Παπάς, Ηλίας'].map((name) => ({ name })) })
  const { html } = await open(`/h/${(await linkFor(true)).secret}/check-in`)
  // What packages/web/src/phone/check-in.ts does with the field and the cards.
  const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const cards = [...html.matchAll(/data-find="([^"]*)"/g)].map(([, find]) => find!.split(/[\s,.'’-]+/))
  const found = (typed: string): number =>
    cards.filter((words) =>
      plain(typed)
        .split(/[\s,.'’-]+/)
        .every((part) => words.some((word) => word.startsWith(part))),
    ).length
  for (const typed of ['oconnor', 'connor', 'Weiß', 'weiss', 'Đor', 'dor', 'Łuk', 'luk', 'Παπ', 'papas', 'Nuñ', 'muell'])
    expect([typed, found(typed)]).toEqual([typed, typed === 'muell' ? 2 : 1])
})

/** Players 1 to 3 are here, check-in is closed, and player 4 has a bye for absence in round 1. */
const closed = async (): Promise<string> => {
  for (const player of [1, 2, 3]) await owner.command(id, { kind: 'check-in', player, present: true })
  expect((await owner.command(id, { kind: 'close-check-in' })).status).toBe(200)
  return `/h/${(await linkFor(true)).secret}/check-in`
}
const desk = async () => (await owner.get(`/api/tournaments/${id}`)).body
const buttonsOf = (html: string, player: number): readonly string[] =>
  [
    ...html
      .split(`id="player-${player}"`)[1]!
      .split('</article>')[0]!
      .matchAll(/name="present" value="(\w+)"/g),
  ].map(([, value]) => value!)

it('a late arrival is not lost: who comes after check-in was closed can play at the tap of a button, said by two helpers once', async () => {
  const page = await closed()
  expect(buttonsOf((await open(page)).html, 4)).toEqual(['plays', 'yes'])
  // Tapped before it was closed, on a phone without network.
  expect((await send(page, { player: '4', present: 'yes', seen: '', round: '1' })).status).toBe(303)
  expect((await desk()).lateArrivals).toEqual([{ player: 4, round: 1, published: false }])
  const asked = await open(`${page}?saved=4`)
  expect(asked.html).toContain('Müller, Anna is here, but has a bye in round 1.')
  expect(buttonsOf(asked.html, 4)).toEqual(['plays', 'no'])
  expect((await owner.command(id, { kind: 'pair-round' })).body).toMatchObject({
    code: 'present-with-bye',
    data: { round: 1, players: [{ id: 4, name: 'Müller, Anna' }] },
  })
  for (let helper = 0; helper < 2; helper++)
    expect((await send(page, { player: '4', present: 'plays', seen: 'here', round: '1' })).status).toBe(303)
  expect(await desk()).toMatchObject({ byes: [], lateArrivals: [] })
  expect((await owner.command(id, { kind: 'pair-round' })).status).toBe(200)
  expect((await desk()).draft.unpaired).toEqual([])
})

it('a late arrival while the draft is looked at is asked about before it is published, and the API offers the same as data', async () => {
  const page = await closed()
  await owner.command(id, { kind: 'pair-round' })
  const api = server.bearer((await linkFor(true)).secret)
  const { body } = await api.command(id, { kind: 'check-in', player: 4, present: true })
  expect(body.lateArrivals).toEqual([{ player: 4, round: 1, published: false }])
  expect((await owner.command(id, { kind: 'publish-round' })).body.code).toBe('present-with-bye')
  expect((await send(page, { player: '4', present: 'plays', seen: 'here', round: '1' })).status).toBe(303)
  expect((await desk()).byes).toEqual([])
  await owner.command(id, { kind: 'discard-draft' })
  await owner.command(id, { kind: 'pair-round' })
  expect((await owner.command(id, { kind: 'publish-round' })).status).toBe(200)
  // A helper ends an absence, and no bye that was agreed with the arbiter.
  await owner.command(id, { kind: 'request-bye', bye: { player: 2, round: 2, bye: 'half-point' } })
  expect((await api.command(id, { kind: 'check-in', player: 2, present: true, cancelBye: 2 })).status).toBe(403)
})

it('a tap that arrives after publication cancels no bye of a later round, and says that the arbiter must know', async () => {
  const page = await closed()
  await owner.command(id, { kind: 'pair-round' })
  await owner.command(id, { kind: 'publish-round' })
  await owner.command(id, { kind: 'request-bye', bye: { player: 4, round: 2, bye: 'zero-point' } })
  expect((await send(page, { player: '4', present: 'plays', seen: '', round: '1' })).status).toBe(303)
  expect(await desk()).toMatchObject({
    byes: [{ round: 1 }, { player: 4, round: 2 }],
    lateArrivals: [
      { player: 4, round: 2, published: false },
      { player: 4, round: 1, published: true },
    ],
  })
  expect((await open(`${page}?saved=4`)).html).toContain('Müller, Anna arrived after round 1 was published')
})
