import { describe, expect, test } from 'vitest'
import { publish, usePublicPages } from '../testing/public-pages.ts'
import { type Client, won } from '../testing/server.ts'

const start = usePublicPages()

/** Eight players; number 8, on the last board by the rule, sits at the first. */
const fix = (owner: Client, id: string, more: object = {}) =>
  owner.command(id, { kind: 'fix-board', player: 8, number: 1, rounds: null, ...more })

const plain = (html: string): string =>
  html
    .slice(html.indexOf('<main'))
    .replace(/<(style|script).*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const nameOf8 = async (owner: Client, id: string): Promise<string> =>
  (await owner.get(`/api/tournaments/${id}`)).body.players.find((player: { readonly id: number }) => player.id === 8).name

/** The index of the board of number 8, in the order of the pairing. */
const indexOf8 = async (owner: Client, id: string): Promise<number> =>
  (await owner.get(`/api/tournaments/${id}`)).body.rounds[0].boards.findIndex(
    ({ white, black }: { readonly white: number; readonly black: number }) => white === 8 || black === 8,
  )

describe('a fixed board', () => {
  test('is on public pages, sheets, slips, screens and phones, and the pairing and its receipt are the engine’s', async () => {
    const { server, owner, id, text } = await start(8)
    await publish(owner, id)
    const before = (await owner.get(`/api/tournaments/${id}`)).body.rounds[0]
    expect((await fix(owner, id, { published: true })).status).toBe(200)
    const { fixed, ...after } = (await owner.get(`/api/tournaments/${id}`)).body.rounds[0]
    expect([after, fixed]).toEqual([before, [{ player: 8, number: 1 }]])
    const name = await nameOf8(owner, id)
    const at = await indexOf8(owner, id)
    expect(at).toBeGreaterThan(0)
    const opponent = [before.boards[at].white, before.boards[at].black].find((player: number) => player !== 8)
    const rows = [...(await text('/round/1')).matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row]) => plain(`<main>${row}`))
    expect(rows.find((row) => row.includes(name))?.trim()).toMatch(/^1 /)
    expect(rows.findIndex((row) => row.includes(name))).toBe(1)
    expect(plain(await text(`/player/8`))).toContain('Board 1')
    expect(plain(await text(`/player/${opponent}`))).toContain('Board 1')
    for (const paper of ['pairings', 'slips'])
      expect(plain(await text(`/paper/${paper}?round=1`)).indexOf(name), paper).toBeLessThan(
        plain(await text(`/paper/${paper}?round=1`)).indexOf('Player 1'),
      )
    const { links } = (await owner.post(`/api/tournaments/${id}/board-links`, { round: 1 })).body
    const own = links.find(({ may }: { readonly may: { readonly player: number } }) => may.player === 8)
    expect(plain((await server.nobody.get(`/b/${own.secret}`)).body.text)).toContain('Board 1')
  })

  test('belongs to the helper who has its number, and refusals name that number', async () => {
    const { server, owner, id } = await start(8)
    await fix(owner, id)
    await publish(owner, id)
    const at = await indexOf8(owner, id)
    const { secret } = (await owner.post(`/api/tournaments/${id}/links`, { label: 'Hall A', boards: { first: 1, last: 1 } })).body
    const helper = server.bearer(secret)
    const other = await helper.command(id, { kind: 'enter-result', round: 1, board: 0, result: won })
    expect(other).toMatchObject({ status: 403, body: { code: 'forbidden', data: { because: 'other-board', board: 2 } } })
    expect((await helper.command(id, { kind: 'enter-result', round: 1, board: at, result: won })).status).toBe(200)
    expect(plain((await server.nobody.get(`/h/${secret}`)).body.text)).toContain(await nameOf8(owner, id))
  })

  test('keeps its number for a helper of a round that is not shown, who learns nothing of other boards', async () => {
    const { server, owner, id } = await start(8)
    await fix(owner, id)
    await owner.send('PUT', `/api/tournaments/${id}/hall/rounds/1`, { level: 'nothing', confirmed: true })
    await publish(owner, id)
    await owner.send('PUT', `/api/tournaments/${id}/hall/rounds/1`, { level: 'nothing', confirmed: true })
    const { secret } = (await owner.post(`/api/tournaments/${id}/links`, { label: 'Hall B', boards: { first: 2, last: 2 } })).body
    const [round] = (await server.bearer(secret).get(`/api/tournaments/${id}`)).body.rounds
    expect(round.fixed).toBeUndefined()
    const own = round.boards.findIndex(({ white }: { readonly white: number }) => white !== 0)
    expect(round.boards.filter(({ white }: { readonly white: number }) => white !== 0)).toHaveLength(1)
    expect(round.numbers[own]).toBe(2)
  })

  test('is told to nobody before its round is out', async () => {
    const { server, owner, id } = await start(8)
    await publish(owner, id)
    const before = (await server.nobody.get(`/api/tournaments/${id}`)).body
    await fix(owner, id)
    expect((await server.nobody.get(`/api/tournaments/${id}`)).body).toEqual(before)
    await fix(owner, id, { published: true })
    const after = (await server.nobody.get(`/api/tournaments/${id}`)).body
    expect(after.sequence).toBeGreaterThan(before.sequence)
    expect(after.rounds[0].fixed).toEqual([{ player: 8, number: 1 }])
    expect(JSON.stringify(after)).not.toContain('fixedBoards')
  })

  test('is refused with a code where it makes no sense', async () => {
    const { owner, id } = await start(8)
    const codeOf = async (more: object) => (await fix(owner, id, more)).body.code
    expect(await codeOf({ player: 99 })).toBe('unknown-player')
    expect(await codeOf({ number: null })).toBe('no-fixed-board')
    expect(await codeOf({ rounds: [99] })).toBe('unknown-round')
    expect(await codeOf({ published: true })).toBe('round-not-published')
    expect((await fix(owner, id, { number: 0 })).status).toBe(400)
  })
})
