import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useDatabases } from '../../storage/testing/databases.ts'
import { type Client, newTournament, setUp, startServer, type TestServer } from '../../testing/server.ts'
import { rowsOf, screenOf, wishesOf } from './screens.ts'

const databases = useDatabases()
let server: TestServer
let owner: Client

beforeEach(async () => {
  server = await startServer(await databases.openNew('sqlite'))
  owner = await setUp(server)
})
afterEach(() => server.close())

const page = async (path: string): Promise<string> => (await server.app.request(path)).text()
/** Texts of the rows, cells parted by a bar. */
const rows = (html: string): readonly string[] =>
  [...html.matchAll(/<li class="row[^>]*>(.*?)<\/li>/g)].map(([, row]) =>
    row!
      .split(/<\/span>/)
      .map((cell) => cell.replace(/<[^>]*>/g, '').trim())
      .filter((cell) => cell !== '')
      .join('|'),
  )

const show = async (id: string): Promise<void> => {
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  await owner.command(id, { kind: 'pair-round' })
  await owner.command(id, { kind: 'publish-round' })
}

describe('a screen', () => {
  it('lists everybody by name, byes included, and marks forfeits', async () => {
    const id = await newTournament(owner, 5)
    await show(id)
    const names = rows(await page(`/t/${id}/screen/pairings-by-name`))
    expect(names).toHaveLength(5)
    expect(names).toContain('Player 5|pairing-allocated bye|bye')
    expect(names).toContain('Player 1|Player 3|1')
    const result = { white: 'forfeit-loss', black: 'forfeit-win', rated: true }
    await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result })
    const html = await page(`/t/${id}/screen/results`)
    expect(rows(html)[0]).toContain('|−:+|')
    expect(html).toContain('1\u00a0game still open')
    expect(rows(await page(`/t/${id}/screen/open-games`))).toHaveLength(1)
  })

  it('ranks after the last round that is over, with every shared place marked and every column written one way', async () => {
    const id = await newTournament(owner, 5, { numberOfRounds: 2, tieBreaks: ['SB', 'BH'] })
    await show(id)
    const enter = async (round: number, board: number, white: string, black: string): Promise<void> => {
      await owner.command(id, { kind: 'enter-result', round, board, result: { white, black, rated: true } })
    }
    await enter(1, 0, 'draw', 'draw')
    expect(await page(`/t/${id}/screen/standings`)).toMatch(/round 1, as it stands<\/span><span class="sub columns"> · SB BH/)
    await enter(1, 1, 'win', 'loss')
    const after = await page(`/t/${id}/screen/standings?lang=de`)
    expect(after).toContain('nach Runde 1')
    const values = rows(after).map((row) => row.split('|').at(-2)!)
    expect(values.every((value) => /,\d\d$/.test(value)) || values.every((value) => /^\d*½?$/.test(value))).toBe(true)
    expect(rows(after).filter((row) => /^\d+=\|/.test(row)).length).toBeGreaterThan(1)
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'publish-round' })
    await enter(2, 0, 'win', 'loss')
    expect(rows(await page(`/t/${id}/screen/standings?lang=de`))).toEqual(rows(after))
    await enter(2, 1, 'win', 'loss')
    expect(await page(`/t/${id}/screen/everything`)).toContain('Pairings by name')
    await owner.command(id, { kind: 'finish-tournament' })
    const end = await page(`/t/${id}/screen/everything`)
    expect(end).toContain('final, after round 2')
    expect(end).not.toContain('Pairings by name')
  })

  it('says of nobody in a round robin that they have a bye', async () => {
    const id = await newTournament(owner, 3, { rules: { rulebook: 'round-robin' }, numberOfRounds: 3 })
    await show(id)
    const names = rows(await page(`/t/${id}/screen/pairings-by-name`))
    expect(names.filter((row) => row.endsWith('|rests'))).toHaveLength(1)
    expect(names.join()).not.toContain('bye')
  })

  it('ranks and pairs teams in a team event', async () => {
    const id = await newTournament(owner, 8, { rules: { rulebook: 'cfc-team' } })
    await owner.command(id, { kind: 'draw-lots', seed: 'team' })
    for (const team of [0, 1, 2, 3])
      await owner.command(id, { kind: 'enter-team', name: `Team ${team}`, boards: [2 * team + 1, 2 * team + 2], alternates: [] })
    await show(id)
    const names = rows(await page(`/t/${id}/screen/pairings-by-name`))
    expect(names.map((row) => row.split('|')[0])).toEqual(['Team 0', 'Team 1', 'Team 2', 'Team 3'])
    expect(await page(`/t/${id}/screen/results`)).toContain('2\u00a0matches still open')
    expect(await page(`/t/${id}/round/1`)).toContain('2\u00a0matches open')
  })

  it('says what is missing in the reader’s language, and nothing of tournaments that are not visible', async () => {
    const id = await newTournament(owner, 4)
    expect((await server.app.request(`/t/${id}/screen/standings`)).status).toBe(404)
    expect((await server.app.request(`/t/${id}/screen`)).status).toBe(404)
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    expect(await page(`/t/${id}/screen/standings?lang=fr`)).toContain('Aucun classement')
    expect(await page(`/t/${id}/screen/everything?lang=de`)).toContain('noch keine Paarungen')
  })
})

describe('the arrangement of a screen', () => {
  const list = Array.from({ length: 10 }, (_, at) => at)

  it('cuts a list into parts that together are the whole, whatever their number', () => {
    for (const of of [1, 2, 3, 4, 7, 10, 20]) {
      const parts = Array.from({ length: of }, (_, at) => rowsOf(list, { part: { number: at + 1, of }, top: null }))
      expect(parts.flat()).toEqual(list)
    }
    expect(rowsOf(list, { part: { number: 2, of: 2 }, top: 6 })).toEqual([3, 4, 5])
  })

  it('takes wishes from the address where they make sense', () => {
    expect(wishesOf({ part: '2/3', font: '150', seconds: '5', columns: '2', group: '3' })).toEqual({
      part: { number: 2, of: 3 },
      fontSize: 150,
      pageSeconds: 5,
      columns: 2,
      group: 3,
    })
    const nothing = { part: null, fontSize: null, pageSeconds: null, columns: null, group: null }
    expect(wishesOf({ part: '4/3', font: '1', seconds: '1', columns: '9' })).toEqual(nothing)
    expect(wishesOf({ part: 'x', font: '1e2', seconds: '-5', columns: '' })).toEqual(nothing)
  })

  it('prefers what the arbiter arranged to what is ready', () => {
    const own = { id: 'results', name: 'Own', views: [], pageSeconds: 20, fontSize: 80, paused: true }
    expect(screenOf([own], 'results', wishesOf({}))).toEqual(own)
    expect(screenOf([], 'results', wishesOf({ font: '120' }))).toMatchObject({ fontSize: 120, views: [{ kind: 'results' }] })
    expect(screenOf([], 'nothing', wishesOf({}))).toBeNull()
  })
})
