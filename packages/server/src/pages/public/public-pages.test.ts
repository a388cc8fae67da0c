import { standardScoring } from '@zug/engine/model'
import { describe, expect, test } from 'vitest'
import { enter, publish, usePublicPages } from '../../testing/public-pages.ts'
import { drawn, newTournament, won } from '../../testing/server.ts'

const start = usePublicPages()

test('what a page does not know does not make another page of it', async () => {
  const { server, owner, id } = await start()
  await publish(owner, id)
  const page = (query: string) => server.nobody.get(`/t/${id}/round/1${query}`)
  const plain = await page('?by=name&q=Player')
  const odd = await page('?zzz=1&q=Player&by=name&by=board')
  expect(odd.headers.get('etag')).toBe(plain.headers.get('etag'))
  expect(odd.body.text).not.toContain('zzz')
  expect((await page('?by=name')).headers.get('etag')).not.toBe(plain.headers.get('etag'))
})

describe('pages', () => {
  test('come again only when something changed', async () => {
    const { server, owner, id } = await start()
    await publish(owner, id)
    const first = await server.nobody.get(`/t/${id}/round/1`)
    const tag = first.headers.get('etag')!
    const ask = () => server.nobody.send('GET', `/t/${id}/round/1`, undefined, { 'if-none-match': tag })
    expect((await ask()).status).toBe(304)
    await enter(owner, id, 1, 1)
    expect((await ask()).status).toBe(200)
  })

  test('speak the language of the browser, or the one that was chosen', async () => {
    const { server, owner, id, text } = await start()
    await publish(owner, id)
    expect(await text('/round/1', { 'accept-language': 'de-CH,fr;q=0.5' })).toContain('<h1>Runde 1</h1>')
    expect(await text('/round/1', { 'accept-language': 'fr' })).toContain('<h1>Ronde 1</h1>')
    const chosen = await server.nobody.send('GET', `/t/${id}/round/1?lang=fr`, undefined, { 'accept-language': 'de' })
    expect(chosen.body.text).toContain('Échiquier')
    expect(chosen.body.text).toMatch(new RegExp(`href="/t/${id}/standings\\?lang=fr"`))
    expect(chosen.headers.get('set-cookie')).toBeNull()
  })

  test('find a name without a script, whatever its accents', async () => {
    const { owner, id, text } = await start(0)
    await owner.command(id, {
      kind: 'import-players',
      players: ['Müller, Zoë', 'Núñez, Ana', 'Smith, John', 'Öztürk, Ali', 'Łukasz Weiß', 'Đurić, Søren'].map((name) => ({ name })),
    })
    await publish(owner, id)
    const found = await text('/players?q=nunez')
    expect(found).toContain('Núñez')
    expect(found).not.toContain('Smith')
    expect(await text('/round/1?by=name&q=zoe+mul')).toContain('Müller, Zoë')
    // Letters that Unicode does not take apart are typed without their signs as well.
    expect(await text('/players?q=lukasz+weiss')).toContain('Łukasz Weiß')
    expect(await text('/players?q=soren+duric')).toContain('Đurić, Søren')
    expect(await text('/players?q=<b>nobody')).toContain('Nobody here is called “&lt;b&gt;nobody”.')
  })

  test('standings are after the last round that is over; those of the round being played are there for whoever asks', async () => {
    const { owner, id, text } = await start()
    await publish(owner, id)
    expect(await text('/standings')).toContain('No round is over yet.')
    await enter(owner, id, 1, 3)
    // Three games are won, and nobody has half a point for a game that is still on.
    expect(await text('/standings?round=1')).toContain('Not final: 1\u00a0game open.')
    expect(await text('/player/4')).not.toContain('½')
    await enter(owner, id, 1, 4)
    expect(await text('/standings')).toContain('<h1>Standings after round 1</h1>')
    await publish(owner, id)
    await owner.command(id, { kind: 'enter-result', round: 2, board: 0, result: won })
    expect(await text('/standings')).toContain('<h1>Standings after round 1</h1>')
    expect(await text('/standings?round=2')).toContain('<h1>Standings after round 2</h1>')
    expect(await text('/crosstable')).toContain('Standings after round 1')
  })

  test.each([
    ['en', 'Since then: round 1, board 1, Player 1 – Player 5: 1–0 became ½–½.'],
    ['de', 'Seither: Runde 1, Brett 1, Player 1 – Player 5: aus 1–0 wurde ½–½.'],
    ['fr', 'Depuis : ronde 1, échiquier 1, Player 1 – Player 5 : 1–0 est devenu ½–½.'],
  ])('a round that was paired before a correction says so, beside its boards and its reasons: %s', async (language, said) => {
    const { server, owner, id, text } = await start(8)
    await publish(owner, id)
    await enter(owner, id, 1, 4)
    await publish(owner, id)
    const speak = { 'accept-language': language }
    const [first] = (await server.nobody.get(`/api/tournaments/${id}/rounds/2`)).body.boards
    const why = `/why?round=2&player=${first.white}&opponent=${first.black}`
    for (const path of ['/round/2', why]) expect(await text(path, speak)).not.toContain(said)
    const { boards } = (await server.nobody.get(`/api/tournaments/${id}/rounds/1`)).body
    const at = boards.findIndex(({ white, black }: { white: number; black: number }) => [white, black].toSorted().join() === '1,5')
    const correction = { kind: 'enter-result', round: 1, board: at, result: drawn, reason: 'Both say draw' }
    expect((await owner.command(id, correction)).status).toBe(200)
    for (const path of ['/round/2', why]) {
      // White of the first board may be either of the two.
      const page = (await text(path, speak)).replace('Player 5 – Player 1', 'Player 1 – Player 5').replace('0–1', '1–0')
      expect(page, path).toContain(said.replace(/(board|Brett|échiquier) 1/, `$1 ${at + 1}`))
    }
    // The points that the reasons speak of.
    const { corrected } = (await server.nobody.get(`/api/tournaments/${id}/rounds/2`)).body
    expect(corrected.asPaired.map(({ points }: { points: number }) => points).toSorted()).toEqual([0, 1])
    expect((await owner.get(`/api/tournaments/${id}`)).body.rounds[1].corrected).toEqual(corrected)
    expect((await server.nobody.get(`/api/tournaments/${id}/rounds/1`)).body.corrected).toBeUndefined()
    // Corrected back: nothing is left to say.
    await owner.command(id, { kind: 'enter-result', round: 1, board: at, result: won, reason: 'It was a win' })
    expect((await server.nobody.get(`/api/tournaments/${id}/rounds/2`)).body.corrected).toBeUndefined()
  })

  test('a correction of a result that is held back is told to nobody', async () => {
    const { server, owner, id, text } = await start(8)
    await publish(owner, id)
    await enter(owner, id, 1, 4)
    await publish(owner, id)
    await owner.send('PUT', `/api/tournaments/${id}/hall/rounds/1`, { level: 'pairings', confirmed: true })
    await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: drawn, reason: 'Both say draw' })
    expect((await server.nobody.get(`/api/tournaments/${id}/rounds/2`)).body.corrected).toBeUndefined()
    expect(await text('/round/2')).not.toContain('Since then')
    expect((await owner.get(`/api/tournaments/${id}`)).body.rounds[1].corrected.results).toHaveLength(1)
  })

  test('remember whose device it is', async () => {
    const { server, owner, id, text } = await start()
    await publish(owner, id)
    expect(await text('/player/3')).toContain(`href="/t/${id}/player/3?me=3"`)
    const said = await server.nobody.get(`/t/${id}/player/3?me=3&lang=en`)
    expect(said.headers.get('set-cookie')).toBeNull()
    // Its links go on so: no cookie, and no script is needed for it.
    expect(said.body.text).toContain(`href="/t/${id}/round/1?lang=en&amp;me=3"`)
    expect(said.body.text).toContain(`href="/t/${id}/player/3?me=no&amp;lang=en"`)
    expect(said.body.text).toContain('href="/t?lang=en"')
    expect(await text('?me=3')).toContain('id="yours"')
    expect(await text('/round/1?me=3')).toMatch(/class="mine"/)
    expect(await text('/players?me=3')).toContain('<input type="hidden" name="me" value="3"/>')
    expect(await text('')).not.toContain('id="yours"')
  })

  test('say where to play and why, and answer for any two players', async () => {
    const { owner, id, text } = await start()
    await publish(owner, id)
    const page = await text('/player/1')
    expect(page).toMatch(/Player 1 plays on<\/span> <span class="place">Board 1/)
    expect(page).toContain('Why Player 5?')
    expect(await text('/why?player=1&opponent=2')).toMatch(/id="answer"/)
    expect(await text('/why?player=Player+1&opponent=Nobody')).toContain('“Nobody” is no player of this tournament.')
    expect(await text('/why?player=Player&opponent=2')).toContain('Several players match')
    expect(await text('/why?player=2&opponent=2')).toContain('Choose two different players.')
  })

  test('say that there was no time to explain, and explain when there is', async () => {
    let later = 0
    const { owner, id, text } = await start(8, {}, { questionsPerMinute: 1 }, () => later)
    await publish(owner, id)
    expect(await text('/player/1')).toMatch(/class="headline"/)
    expect(await text('/player/2')).toContain('Too many questions at once.')
    later = 61_000
    expect(await text('/player/2')).toMatch(/class="headline"/)
  })

  test('carry what a preview of a link shows', async () => {
    const { server, owner, id, text } = await start(8, { info: { name: 'Zug <Open> 2026' } })
    await publish(owner, id)
    const page = await text('/round/1')
    expect(page).toContain('<meta property="og:title" content="Round 1 · Zug &lt;Open&gt; 2026"/>')
    expect(page).toMatch(/<meta property="og:description" content="[^"]+"\/>/)
    expect(page).not.toMatch(/ style=|<style|<script>/)
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(page)![1]!
    expect(new URL(picture).origin).toBe(new URL(/<meta property="og:url" content="([^"]+)"/.exec(page)![1]!).origin)
    const sent = await server.app.request(new URL(picture).pathname)
    expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(Buffer.from(await sent.arrayBuffer()).readUInt32BE(16)).toBe(1200)
  })
})

test('what the engine remarks on a tie-break is said in the language of the page, as are its name, dates and decimals', async () => {
  const { owner, id, text } = await start(9, { info: { name: 'Open', startDate: '2026/11/14', endDate: '2026/11/15' } })
  for (const round of [1, 2]) {
    await publish(owner, id)
    await enter(owner, id, round, 4, round === 1 ? won : drawn)
  }
  const pages = await Promise.all([1, 2, 3, 9].map((player) => text(`/standings?working=${player}&lang=de`)))
  for (const page of pages) {
    expect(page).toContain('gestrichen: schlechtester Wert')
    expect(page).toContain('Buchholz, ohne den schlechtesten')
    expect(page).not.toMatch(/did not meet|least significant|not all met|unplayed|pairing allocated|lang="en">[^E]/)
    expect(page).not.toMatch(/>\d+\.\d+</)
  }
  expect(await text('?lang=fr')).toMatch(/14\D{1,3}15 novembre 2026/)
})

test('a bye counts what the event gives for it', async () => {
  const scoring = { ...standardScoring, pairingAllocatedBye: 5 }
  const { owner, id, text } = await start(3, { scoring })
  await publish(owner, id)
  await enter(owner, id, 1, 1)
  const out = (await owner.get(`/api/tournaments/${id}`)).body.rounds[0].unpaired[0].player
  const cells = /id="card-1">(.*?)<\/tr>/
    .exec(await text(`/player/${out}`))![1]!
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
  expect(cells).toBe('|1|pairing-allocated bye|↓|½|½|')
  expect(await text('/crosstable')).toContain('>bye</td>')
})

test('the list of tournaments begins with what is being played, and ends with what is over', async () => {
  const { server, owner } = await start(4, { info: { name: 'Being played', startDate: '2026/03/01' } })
  const first = (await owner.get('/api/tournaments')).body.tournaments[0].id
  await publish(owner, first)
  const make = async (name: string, startDate: string): Promise<string> => {
    const id = await newTournament(owner, 2, { info: { name, startDate }, numberOfRounds: 1 })
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    return id
  }
  const over = await make('All over', '2026/01/01')
  await publish(owner, over)
  await enter(owner, over, 1, 1)
  await owner.command(over, { kind: 'finish-tournament' })
  await make('Next year', '2027/01/01')
  await make('Next month', '2026/04/01')
  const page = (await server.nobody.get('/t')).body.text as string
  const order = ['Being played', 'Next month', 'Next year', 'All over'].map((name) => page.indexOf(name))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(page).toContain('1 April 2026')
})
