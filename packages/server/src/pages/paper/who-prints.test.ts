import { describe, expect, test } from 'vitest'
import { cookieOf, owner, won } from '../../testing/server.ts'
import { ofTheTournament, printable, usePaperDesks, words } from './testing/paper-desk.ts'

const start = usePaperDesks()

describe('who may print what', () => {
  test('the desk has every document, everybody only what is published, and nobody what is not theirs to see', async () => {
    const { server, owner, id, text, publish } = await start()
    await publish()
    const forAll = printable(await text(server.nobody, ''))
    const forDesk = printable(await text(owner, ''))
    expect(forDesk.filter((each) => !forAll.includes(each))).toEqual([
      'tournament-report',
      'check-in',
      'check-in-codes',
      'checklist',
      'integrity',
    ])
    expect(forAll).toContain('pairings')
    expect((await server.nobody.get(`/t/${id}/paper/check-in`)).status).toBe(403)
    expect((await server.nobody.get(`/t/${id}/paper/checklist`)).status).toBe(403)
    expect((await server.nobody.get(`/t/${id}/paper/nothing`)).status).toBe(404)
    expect((await server.nobody.get('/t/nowhere/paper')).status).toBe(404)
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: false })
    for (const path of ['', '/pairings', '/poster']) expect((await server.nobody.get(`/t/${id}/paper${path}`)).status).toBe(404)
    // Nobody could open it: no code leads there.
    expect(await text(owner, '/pairings')).not.toContain('class="qr"')
    expect((await owner.get(`/t/${id}/paper/poster`)).status).toBe(404)
  })

  test('a draft is on no paper but the checklist of the desk, which says so', async () => {
    const { server, owner, id, text } = await start()
    expect((await server.nobody.get(`/t/${id}/paper/pairings`)).status).toBe(404)
    await owner.command(id, { kind: 'pair-round' })
    for (const who of [server.nobody, owner])
      for (const document of ['pairings', 'pairings-by-name', 'results', 'slips'])
        expect((await who.get(`/t/${id}/paper/${document}?round=1`)).status).toBe(404)
    expect(await text(owner, '/checklist?lang=en')).toContain('Draft, not published')
    expect(ofTheTournament(await text(owner, '/wall-chart'))).not.toMatch(/\d[wb]</)
    await owner.command(id, { kind: 'publish-round' })
    expect(ofTheTournament(await text(owner, '/wall-chart'))).toMatch(/\d[wb]</)
  })

  test('what the hall holds back is not printed: no result, no score that follows from it', async () => {
    const { server, owner, id, text, publish, enter } = await start(8)
    await publish()
    for (const board of [0, 1, 2, 3]) await enter(1, board, won)
    await publish()
    const boards = await text(server.nobody, '/pairings?lang=en')
    expect(words(boards)).toContain('Pts')
    const down = await owner.send('PUT', `/api/tournaments/${id}/hall/rounds/1`, { level: 'pairings', confirmed: true })
    expect(down.status).toBe(200)
    const results = words(await text(server.nobody, '/results?round=1&lang=en'))
    expect(results).toContain('Player 1')
    expect(results).not.toMatch(/1\u2009?–\u2009?0|½/)
    expect(words(await text(server.nobody, '/pairings?round=2&lang=en'))).not.toContain('Pts')
    expect((await server.nobody.get(`/t/${id}/paper/standings`)).status).toBe(404)
    expect((await server.nobody.get(`/t/${id}/paper/crosstable`)).status).toBe(404)
    expect(await text(server.nobody, '/wall-chart')).not.toMatch(/<b class="line">[\d½]/)
    expect(words(await text(owner, '/pairings?round=2&lang=en'))).toContain('Pts')
    expect((await owner.get(`/t/${id}/paper/pairings?round=2&as=public&lang=en`)).body.text).not.toContain('Pts')
  })

  test('whether results that are held back have come in cannot be seen on any paper', async () => {
    const { server, owner, id, text, publish, enter } = await start(9)
    await owner.send('PUT', `/api/tournaments/${id}/hall/plan`, { onPublish: 'pairings', onComplete: 'pairings' })
    await publish()
    const printed = async (): Promise<readonly string[]> =>
      Promise.all(
        ['pairings', 'pairings-by-name', 'results', 'wall-chart', 'cards', 'slips'].map(async (document) =>
          words(await text(server.nobody, `/${document}?lang=en`)).replace(/Printed .*/, ''),
        ),
      )
    const before = await printed()
    for (const board of [0, 1, 2, 3]) await enter(1, board, won)
    expect(await printed()).toEqual(before)
  })

  test('players’ links are made in a hall without TLS too, where a browser names only the origin of a form', async () => {
    const { server, id, publish } = await start()
    await publish()
    const cookie = cookieOf(await server.nobody.post('/api/session', { login: owner.login, password: owner.password }))
    const form = (origin: string) =>
      server.clientWith({ cookie, host: '192.168.1.20:8080', origin }).send('POST', `/t/${id}/paper/slips/links?round=1`)
    expect((await form('null')).status).toBe(403)
    expect((await form('http://192.168.1.21:8080')).status).toBe(403)
    expect((await form('http://192.168.1.20:8080')).status).toBe(303)
    expect((await server.nobody.get(`/t/${id}/paper/slips`)).headers.get('referrer-policy')).toBe('same-origin')
  })

  test('players’ links are shown to the desk when it asks, made only by asking, and not for a token that reads', async () => {
    const { server, owner, id, text, publish } = await start(8)
    await publish()
    const before = server.context.directory.state.links.size
    expect(await text(owner, '/slips?links=yes')).not.toContain('class="qr"')
    expect(server.context.directory.state.links.size).toBe(before)
    expect((await server.nobody.send('POST', `/t/${id}/paper/slips/links?round=1`)).status).toBe(403)
    const elsewhere = await owner.send('POST', `/t/${id}/paper/slips/links?round=1`, undefined, { 'sec-fetch-site': 'cross-site' })
    expect(elsewhere.status).toBe(403)
    expect(server.context.directory.state.links.size).toBe(before)
    const made = await owner.send('POST', `/t/${id}/paper/slips/links?round=1&perPage=3`)
    expect([made.status, made.headers.get('location')]).toEqual([303, `/t/${id}/paper/slips?round=1&perPage=3&links=yes`])
    const slips = await text(owner, '/slips?links=yes')
    expect(slips.split('class="qr"')).toHaveLength(8 + 1)
    // Whoever holds a half can speak for one side only.
    const halves = slips.split('<article class="cell slip half">').slice(1)
    expect(halves.map((half) => half.split('class="qr"').length - 1)).toEqual(Array.from({ length: 8 }, () => 1))
    const token = (await owner.post('/api/tokens', { name: 'screen', readOnly: true })).body.secret
    expect(await text(server.bearer(token), '/slips?links=yes')).not.toContain('class="qr"')
    expect(await text(server.nobody, '/slips?links=yes')).not.toContain('class="qr"')
  })
})
