import { afterEach, describe, expect, test, vi } from 'vitest'
import { enter, publish, usePublicPages } from '../../../testing/public-pages.ts'
import { newTournament } from '../../../testing/server.ts'

const start = usePublicPages()
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Desk = Awaited<ReturnType<typeof start>>

const pointer = async ({ server, id }: Desk, asked = '') => server.nobody.get(`/t/${id}/live.json${asked}`)
const pagesOf = async (desk: Desk): Promise<string> => String((await pointer(desk)).body.pages)
const forEver = 'public, max-age=31536000, s-maxage=60, stale-if-error=3600, immutable'
const aMoment = 'public, max-age=1, stale-while-revalidate=5, stale-if-error=3600'

const paths = ['', '/round/1', '/standings', '/crosstable', '/prizes', '/players', '/player/1', '/why?player=1&opponent=2'] as const
const files = ['/standings.csv', '/round/1/pairings.csv', '/round/1/games.pgn', '/round/1/receipt.json', '/calendar.ics'] as const

describe('what caches hold for everybody', () => {
  test('behind a proxy that may pass on what strangers say of our name, nobody is handed the page of another name', async () => {
    const told = { 'x-forwarded-host': 'elsewhere.example' }
    const varyOf = async (config: object) => {
      const { server, id } = await start(8, {}, config)
      const { body, headers } = await server.nobody.send('GET', `/t/${id}`, undefined, told)
      return [String(body.text).includes('elsewhere.example'), headers.get('vary')?.includes('x-forwarded-host')]
    }
    expect(await varyOf({ trustProxy: true })).toEqual([true, true])
    expect(await varyOf({ trustProxy: true, publicUrl: 'https://chess.example' })).toEqual([false, false])
    expect(await varyOf({})).toEqual([false, false])
  })

  test('a page of one state has an address of its own, for ever; the usual one is kept for a second', async () => {
    const desk = await start()
    const { server, owner, id } = desk
    await publish(owner, id)
    const pages = await pagesOf(desk)
    expect(pages).toMatch(new RegExp(`^/t/${id}/at/\\d+-[\\w-]{12}$`))
    for (const path of [...paths, ...files]) {
      const english = path.includes('?') ? `${path}&lang=en` : `${path}?lang=en`
      const [usual, version] = [await server.nobody.get(`/t/${id}${english}`), await server.nobody.get(`${pages}${english}`)]
      expect([path, usual.status, usual.headers.get('cache-control')]).toEqual([path, 200, aMoment])
      expect([path, version.status, version.headers.get('cache-control')]).toEqual([path, 200, forEver])
      expect(version.body, path).toEqual(usual.body)
      expect(version.headers.get('etag')).toBe(usual.headers.get('etag'))
    }
    // Somebody who has it already is told so, and may keep it.
    const tag = (await server.nobody.get(`${pages}/standings`)).headers.get('etag')!
    const again = await server.nobody.send('GET', `${pages}/standings`, undefined, { 'if-none-match': tag })
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, forEver])
  })

  test('no cookie is set, and none decides what is shown; the language is in the address or in Vary', async () => {
    const desk = await start()
    const { server, owner, id } = desk
    await publish(owner, id)
    const pages = await pagesOf(desk)
    const cookies = { cookie: 'zug-language=fr; zug-me=1; zug-session=nobody', 'accept-language': 'de' }
    for (const path of [...paths, ...files].flatMap((each) => [each, `${each}${each.includes('?') ? '&' : '?'}lang=fr&me=2&embed=1`])) {
      for (const base of [`/t/${id}`, pages]) {
        const [plain, other] = [
          await server.nobody.send('GET', base + path, undefined, { 'accept-language': 'de' }),
          await server.nobody.send('GET', base + path, undefined, cookies),
        ]
        expect(plain.headers.get('set-cookie'), path).toBeNull()
        expect(other.headers.get('set-cookie'), path).toBeNull()
        expect(other.body, path).toEqual(plain.body)
        expect(other.headers.get('vary'), path).not.toContain('cookie')
        if (path.includes('lang=') || base === pages) expect(other.headers.get('vary'), path).toBe('accept-encoding')
        else expect(other.headers.get('vary'), path).toContain('accept-language')
      }
    }
    const inFrame = await server.nobody.get(`${pages}/standings?embed=1&lang=de`)
    expect(inFrame.body.text).toContain('class="public embedded"')
    // Without a language the page of a state is in English, whoever asks.
    expect((await server.nobody.send('GET', `${pages}/standings`, undefined, { 'accept-language': 'de' })).body.text).toContain('lang="en"')
  })

  test('the pointer is small, has a tag, and moves with what everybody sees and nothing else', async () => {
    const desk = await start()
    const { server, owner, id } = desk
    await publish(owner, id)
    await enter(owner, id, 1, 4)
    const before = await pointer(desk)
    expect(before.headers.get('cache-control')).toBe('public, max-age=1, stale-while-revalidate=1, stale-if-error=600')
    expect(JSON.stringify(before.body).length).toBeLessThan(300)
    const same = await server.nobody.send('GET', `/t/${id}/live.json`, undefined, { 'if-none-match': before.headers.get('etag')! })
    expect(same.status).toBe(304)
    const standings = (await server.nobody.get(`${before.body.pages}/standings`)).body

    // A draft, a wish for a bye, a round that is held back: nothing that a cache could get hold of.
    await owner.command(id, { kind: 'request-bye', player: 1, rounds: [3], bye: 'half-point' })
    await owner.command(id, { kind: 'pair-round' })
    expect((await pointer(desk)).body).toEqual(before.body)
    expect((await server.nobody.get(`${before.body.pages}/standings`)).body).toEqual(standings)
    expect((await server.nobody.get(`${before.body.pages}/round/2`)).status).toBe(404)
    await owner.send('PUT', `/api/tournaments/${id}/hall/plan`, { onPublish: 'nothing', onComplete: 'nothing' })
    const held = (await pointer(desk)).body
    await owner.command(id, { kind: 'publish-round' })
    expect((await pointer(desk)).body).toEqual(held)
    const hidden = await server.nobody.get(`${held.pages}/round/2`)
    expect([hidden.status, hidden.headers.get('cache-control')]).toEqual([404, 'no-store'])

    await owner.send('PUT', `/api/tournaments/${id}/hall/rounds/2`, { level: 'pairings' })
    const shown = (await pointer(desk)).body
    expect(shown.version).not.toBe(held.version)
    expect((await server.nobody.get(`${shown.pages}/round/2`)).status).toBe(200)
  })

  test('an announcement that ends by the clock is another state', async () => {
    const desk = await start()
    const { server, owner, id } = desk
    const until = new Date(Date.now() + 60_000).toISOString()
    await owner.send('PUT', `/api/tournaments/${id}/hall/announcements/lunch`, { text: 'Lunch', until })
    const during = await pagesOf(desk)
    expect((await server.nobody.get(during)).body.text).toContain('Lunch')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    const after = await pagesOf(desk)
    expect(after).not.toBe(during)
    expect((await server.nobody.get(after)).body.text).not.toContain('Lunch')
  })

  test('what is taken back, taken down or changed is not to be had at any address again', async () => {
    const desk = await start()
    const { server, owner, id } = desk
    await owner.command(id, { kind: 'correct-player', player: 1, changes: { name: 'Name Withheld Later' } })
    await publish(owner, id)
    await enter(owner, id, 1, 4)
    const old = await pagesOf(desk)
    expect((await server.nobody.get(`${old}/players`)).body.text).toContain('Name Withheld Later')

    await owner.command(id, { kind: 'correct-player', player: 1, changes: { name: 'Anonymous' } })
    const changed = await pagesOf(desk)
    const led = await server.nobody.get(`${old}/players?lang=en&q=Name`)
    expect([led.status, led.headers.get('location'), led.headers.get('cache-control')]).toEqual([
      307,
      `${changed}/players?lang=en&q=Name`,
      'no-store',
    ])
    expect(JSON.stringify(led.body)).not.toContain('Name Withheld')
    expect((await server.nobody.get(`${changed}/players`)).body.text).not.toContain('Name Withheld')

    // A round that is hidden again.
    await owner.send('PUT', `/api/tournaments/${id}/hall/rounds/1`, { level: 'nothing', confirmed: true })
    const hidden = await pagesOf(desk)
    expect((await server.nobody.get(`${changed}/round/1`)).headers.get('location')).toBe(`${hidden}/round/1`)
    expect((await server.nobody.get(`${hidden}/round/1`)).status).toBe(404)
    await owner.send('PUT', `/api/tournaments/${id}/hall/rounds/1`, { level: 'standings' })

    // A round that is taken back.
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'publish-round' })
    const published = await pagesOf(desk)
    expect((await server.nobody.get(`${published}/round/2`)).status).toBe(200)
    expect((await owner.command(id, { kind: 'recall-round', round: 2, reason: 'A player came late', confirmed: true })).status).toBe(200)
    const recalled = await pagesOf(desk)
    expect(recalled).not.toBe(published)
    expect((await server.nobody.get(`${published}/round/2`)).status).toBe(307)

    // A tournament that is not for everybody any more; members have no address of a state either.
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: false })
    for (const path of [`/t/${id}/live.json`, `/t/${id}/standings`, `${recalled}/standings`, `${old}/standings`, `${old}/players`]) {
      const gone = await server.nobody.get(path)
      expect([path, gone.status, gone.headers.get('cache-control')]).toEqual([path, 404, 'no-store'])
    }
    const own = await owner.get(`/t/${id}/live.json`)
    expect([own.body.version, own.body.pages, own.headers.get('cache-control')]).toEqual([null, `/t/${id}`, 'private, no-cache'])
    const page = await owner.get(`/t/${id}/standings`)
    expect([page.status, page.headers.get('cache-control'), page.headers.get('vary')]).toEqual([
      200,
      'private, no-cache',
      'accept-language, cookie, accept-encoding',
    ])
    expect((await owner.get(`${recalled}/standings`)).status).toBe(404)
  })

  test('a page during whose making something changed is not given out for ever under the old name', async () => {
    const desk = await start()
    const { server, owner, id } = desk
    await publish(owner, id)
    const pages = await pagesOf(desk)
    const share = server.context.fairShare
    let entered = false
    vi.spyOn(server.context, 'fairShare').mockImplementation(async (who, work) => {
      if (!entered) {
        entered = true
        await enter(owner, id, 1, 1)
      }
      return share(who, work)
    })
    const page = await server.nobody.get(`${pages}/round/1`)
    expect(entered).toBe(true)
    expect([page.status, page.headers.get('cache-control')]).toEqual([307, 'no-store'])
    expect(page.headers.get('location')).toBe(`${await pagesOf(desk)}/round/1`)
  })

  test('a process that has not heard yet of what another told reads it before it answers', async () => {
    const desk = await start()
    const { server, owner, id } = desk
    await publish(owner, id)
    const ahead = (await pointer(desk)).body
    const get = server.context.tournaments.get
    const refresh = server.context.tournaments.refresh
    // As if this process knew only what was so before.
    const old = await get(id)
    await enter(owner, id, 1, 1)
    const newest = (await pointer(desk)).body
    let behind = true
    vi.spyOn(server.context.tournaments, 'get').mockImplementation(async (asked) => (behind && asked === id ? old : get(asked)))
    vi.spyOn(server.context.tournaments, 'refresh').mockImplementation(async (asked) => {
      behind = false
      return refresh(asked)
    })
    expect((await pointer(desk)).body.version).toBe(ahead.version)
    expect((await pointer(desk, `?after=${newest.sequence}-${newest.hall}`)).body.version).toBe(newest.version)
    behind = true
    expect((await server.nobody.get(`${newest.pages}/round/1`)).status).toBe(200)
  })

  test('printouts, screens, forms and the API have no such addresses, and nothing is changed at one', async () => {
    const desk = await start()
    const { server, owner, id } = desk
    await publish(owner, id)
    const pages = await pagesOf(desk)
    for (const path of ['/paper', '/paper/pairings', '/screen', '/screen/everything', '/register', '/live.json', '/nonsense'])
      expect([path, (await server.nobody.get(`${pages}${path}`)).status]).toEqual([path, 404])
    expect((await owner.send('POST', `${pages}/register`, 'name=x')).status).toBe(404)
    const other = await newTournament(owner, 4)
    expect((await server.nobody.get(`/t/${other}/at/1-abcdefghijkl/standings`)).status).toBe(404)
    expect((await server.nobody.get('/t/nothing/live.json')).status).toBe(404)
  })
})
