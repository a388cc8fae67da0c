import { describe, expect, test } from 'vitest'
import { enter, publish, usePublicPages } from '../../testing/public-pages.ts'
import { drawn } from '../../testing/server.ts'

const start = usePublicPages()

/** Every page there is, as everybody and as an arbiter who looks at it. */
const everywhere = async ({ server, owner, id }: Awaited<ReturnType<typeof start>>): Promise<readonly (readonly [string, string])[]> => {
  const paths = [
    '',
    '/standings',
    '/standings?working=1',
    '/crosstable',
    '/players',
    '/why?player=1&opponent=2',
    ...[1, 2, 3].flatMap((round) => [
      `/round/${round}`,
      `/round/${round}?by=name`,
      `/round/${round}/receipt.json`,
      `/round/${round}/certificate.json`,
      `/round/${round}/report.trf`,
    ]),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((player) => `/player/${player}`),
  ]
  const pages = []
  for (const path of paths)
    for (const who of [server.nobody, owner]) {
      const { body } = await who.get(`/t/${id}${path}`)
      pages.push([path, typeof body.text === 'string' ? body.text : JSON.stringify(body)] as const)
    }
  return pages
}

describe('nothing unpublished', () => {
  test('no page tells of drafts, byes to come, unconfirmed reports, births, or who is kept apart', async () => {
    const desk = await start(0, { confirmResults: true, numberOfRounds: 5 })
    const { owner, id } = desk
    const players = Array.from({ length: 9 }, (_, at) => ({
      name: `Player ${at + 1}`,
      rating: 2400 - at * 10,
      birth: `1987/06/0${at + 1}`,
    }))
    await owner.command(id, { kind: 'import-players', players })
    await owner.command(id, {
      kind: 'forbid-pair',
      prohibition: { strength: 'law', who: { kind: 'players', players: [2, 7] }, firstRound: 1, lastRound: null },
    })
    await publish(owner, id)
    const before = await everywhere(desk)
    await enter(owner, id, 1, 3)
    const { body } = await desk.server.nobody.get(`/api/tournaments/${id}`)
    const open = body.rounds[0].boards[3]
    expect(open.result).toBeNull()
    const link = await owner.post(`/api/tournaments/${id}/board-links`, { round: 1 })
    const own = link.body.links.find(({ may }: { readonly may: { readonly player: number } }) => may.player === open.white)
    const reported = await desk.server
      .bearer(own.secret)
      .command(id, { kind: 'report-result', round: 1, board: 3, by: open.white, result: { white: 'loss', black: 'win', rated: true } })
    expect(reported.status).toBe(200)
    const shown = await everywhere(desk)
    expect(shown.find(([path]) => path === '/round/1')![1]).not.toBe(before.find(([path]) => path === '/round/1')![1])
    expect((await owner.get(`/t/${id}/round/1`)).body.text).not.toContain('0–1')
    expect((await owner.get(`/t/${id}/round/1`)).body.text).toContain('1–0')

    await owner.command(id, { kind: 'enter-result', round: 1, board: 3, result: drawn })
    await owner.command(id, { kind: 'request-bye', bye: { player: 5, round: 2, bye: 'half-point' } })
    await owner.command(id, { kind: 'request-bye', bye: { player: 6, round: 3, bye: 'zero-point' } })
    const without = await everywhere(desk)
    expect((await owner.command(id, { kind: 'pair-round' })).status).toBe(200)
    expect((await owner.get(`/api/tournaments/${id}`)).body.draft.round).toBe(2)
    const pages = await everywhere(desk)
    // The draft changes nothing but the number the live stream resumes from.
    const still = (all: typeof pages) => all.map(([path, text]) => [path, text.replace(/data-after="\d+"/, '')])
    expect(still(pages)).toEqual(still(without))
    for (const [path, text] of pages) {
      if (!path.startsWith('/round/2')) expect([path, text.includes('/round/2')]).toEqual([path, false])
      expect([path, /half-point|zero-point/.test(text)]).toEqual([path, false])
      expect([path, text.includes('1987')]).toEqual([path, false])
      expect([path, /forbidden|"apart":\[[^\]]/i.test(text.replace(/"forbiddenPairs":\[\]/g, ''))]).toEqual([path, false])
    }
    for (const path of ['/round/2', '/round/2/receipt.json', '/round/2/certificate.json', '/round/2/report.trf'])
      expect(await desk.status(path)).toBe(404)
  })

  test('the ladder of the hall holds on every page', async () => {
    const desk = await start()
    const { owner, id, text, status } = desk
    const level = (round: number, rung: string) =>
      owner.send('PUT', `/api/tournaments/${id}/hall/rounds/${round}`, { level: rung, confirmed: true })
    await publish(owner, id)
    await enter(owner, id, 1, 4)
    expect(await text('/round/1')).toContain('1–0')
    expect(await text('/standings')).toContain('id="rank-1"')
    await level(1, 'results')
    expect(await text('/standings')).not.toContain('id="rank-1"')
    expect(await text('/crosstable')).toContain('The standings are not shown yet.')
    await level(1, 'pairings')
    expect(await text('/round/1')).not.toContain('1–0')
    expect(await text('/player/1')).not.toContain('You won')
    await publish(owner, id)
    for (const file of ['receipt.json', 'certificate.json', 'report.trf'])
      expect([file, await status(`/round/2/${file}`)]).toEqual([file, 404])
    await level(1, 'nothing')
    for (const path of ['/round/1', '/round/2', '/round/1/receipt.json']) expect([path, await status(path)]).toEqual([path, 404])
    expect(await text('')).toContain('No round has been published yet.')
  })

  test('a tournament that is not visible is not there, and not in the list; its members may look', async () => {
    const { server, owner, id } = await start()
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: false })
    expect((await server.nobody.get(`/t/${id}`)).status).toBe(404)
    expect((await server.nobody.get('/t')).body.text).not.toContain(id)
    expect((await owner.get(`/t/${id}`)).status).toBe(200)
    for (const path of ['/t/none', '/t/UPPER', `/t/${id}/nothing`, '/t/%00', `/t/${id}/round/x`])
      expect([path, (await server.nobody.get(path)).status]).toEqual([path, 404])
  })
})
