import { randomUUID } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { chainStart, linkOf } from '../storage/chain/link.ts'
import { databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { type Client, newTournament, setUp, startServer, type TestServer, won } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const fileOf = async (server: TestServer, client: Client, path: string): Promise<Uint8Array> => {
  const { body } = await client.post('/api/tokens', { name: 'files' })
  const response = await server.app.request(path, { headers: { authorization: `Bearer ${body.secret}` } })
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}
const preview = (client: Client, file: Uint8Array) => client.send('POST', '/api/backups/preview', file)
const restore = (client: Client, file: Uint8Array, query = '') => client.send('POST', `/api/backups?key=${randomUUID()}${query}`, file)

const play = async (client: Client, id: string): Promise<void> => {
  for (const kind of ['pair-round', 'publish-round']) await client.command(id, { kind })
  for (const board of [0, 1]) await client.command(id, { kind: 'enter-result', round: 1, board, result: won })
}

describe.each(databaseKinds)('the backup of an event on %s', (kind) => {
  const start = async () => {
    const server = await startServer(await databases.openNew(kind))
    servers.push(server)
    const owner = await setUp(server)
    const id = await newTournament(owner, 4, { info: { name: 'Open' } })
    await play(owner, id)
    return { server, owner, id }
  }
  const views = async (client: Client, id: string) => {
    const { id: _, ...rest } = (await client.get(`/api/tournaments/${id}`)).body
    // Those of a file go by their names.
    return JSON.parse(JSON.stringify(rest).replace(/"actor":"[^"]*"/g, '"actor":""'))
  }

  test('becomes the same tournament at another desk, with who did what and when, and no secret in it', async () => {
    const { server, owner, id } = await start()
    const file = await fileOf(server, owner, `/api/tournaments/${id}/backup`)
    const text = gunzipSync(file).toString()
    expect(text).not.toMatch(/password|secret|zug_/)
    const other = await startServer(await databases.openNew(kind === 'sqlite' ? 'postgres' : 'sqlite'))
    servers.push(other)
    const there = await setUp(other)
    expect((await preview(there, file)).body.tournaments).toMatchObject([
      { file: { name: 'Open', players: 4, rounds: 1, results: 2 }, here: null },
    ])
    const made = await restore(there, file)
    expect(made.status).toBe(201)
    const copy = made.body.tournaments[0].id
    expect(await views(there, copy)).toEqual(await views(owner, id))
    const history = async (client: Client, which: string) =>
      (await client.get(`/api/tournaments/${which}/history`)).body.events.map(({ actor: _, ...entry }: { actor: string }) => entry)
    expect(await history(there, copy)).toEqual(await history(owner, id))
    // It goes on.
    for (const command of ['pair-round', 'undo', 'pair-round', 'publish-round'])
      expect((await there.command(copy, { kind: command })).status).toBe(200)
    // Nobody but its owner sees it.
    expect((await other.nobody.get(`/api/tournaments/${copy}`)).status).toBe(404)
  })

  test('is compared with what is here, and makes a copy beside it', async () => {
    const { server, owner, id } = await start()
    const file = await fileOf(server, owner, `/api/tournaments/${id}/backup`)
    const before = (await preview(owner, file)).body.tournaments[0]
    expect(before.here).toMatchObject({ onlyInFile: 0, onlyHere: 0, deleted: false, results: 2 })
    await owner.command(id, { kind: 'enter-player', player: { name: 'Late' } })
    await owner.command(id, { kind: 'pair-round' })
    const after = (await preview(owner, file)).body.tournaments[0]
    expect(after.here).toMatchObject({ onlyInFile: 0, onlyHere: 3, players: 5 })
    const here = await views(owner, id)
    const made = await restore(owner, file, '&name=Open%20again')
    const copy = await views(owner, made.body.tournaments[0].id)
    expect(copy).toMatchObject({ settings: { info: { name: 'Open again' } }, draft: null })
    expect(copy.players).toHaveLength(4)
    expect(await views(owner, id)).toEqual(here)
    // A copy of a copy keeps the names of those who did it.
    const second = await fileOf(server, owner, `/api/tournaments/${made.body.tournaments[0].id}/backup`)
    expect((await restore(owner, second, '&name=Third')).status).toBe(201)
  })

  test('has all sections of the event, and brings them back as one', async () => {
    const { server, owner } = await start()
    const section = (name: string, firstBoard: number) =>
      newTournament(owner, 4, { info: { name: 'Fest' }, section: { event: 'Fest', name }, firstBoard })
    const [a] = [await section('A', 1), await section('B', 11)]
    await play(owner, a)
    const view = { kind: 'results', part: null, columns: null, top: null, group: null }
    const screen = { name: 'Hall', views: [view], pageSeconds: 10, fontSize: 100, paused: false }
    await owner.send('PUT', `/api/tournaments/${a}/hall/screens/hall`, screen)
    const file = await fileOf(server, owner, `/api/tournaments/${a}/backup?everySection=true`)
    const made = await restore(owner, file, '&name=Fest%20copy')
    const [first] = made.body.tournaments
    const { sections, event } = (await owner.get(`/api/tournaments/${first.id}/sections`)).body
    expect(event).toBe('Fest copy')
    expect(sections.map((one: { section: { name: string } }) => one.section.name)).toEqual(['A', 'B'])
    expect((await owner.get(`/api/tournaments/${first.id}/hall`)).body.screens).toHaveLength(1)
  })
})

describe('a file that cannot be used', () => {
  const start = async () => {
    const server = await startServer(await databases.openNew('sqlite'))
    servers.push(server)
    const owner = await setUp(server)
    const id = await newTournament(owner, 4, { info: { name: 'Open' } })
    await play(owner, id)
    const file = await fileOf(server, owner, `/api/tournaments/${id}/backup`)
    return { owner, file, text: gunzipSync(file).toString() }
  }
  /** As somebody would who knows how the last line is made. */
  const sealed = async (lines: readonly string[]): Promise<Uint8Array> => {
    const { hash } = await import('node:crypto')
    const text = lines.map((line) => `${line}\n`).join('')
    const end = JSON.stringify({ kind: 'end', records: lines.length - 1, sha256: hash('sha256', text) })
    return gzipSync(`${text}${end}\n`)
  }

  /** As somebody would who also knows how hashes follow each other: nothing in the file says that it was changed. */
  const forged = async (text: string, change: (events: Record<string, unknown>[]) => void): Promise<Uint8Array> => {
    const records = text
      .trimEnd()
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line))
    const [head, events] = [records[1], records.filter(({ kind }) => kind === 'event')]
    change(events.map(({ event }) => event))
    let hash = chainStart
    for (const said of events) {
      hash = linkOf(hash, { ...said, stream: head.id, body: JSON.stringify(said.event) })
      said.hash = hash
      head.head = { sequence: said.sequence, hash }
    }
    return sealed(records.map((record) => JSON.stringify(record)))
  }

  test('is refused where no desk could have written it, whatever its hashes say', async () => {
    const { owner, text } = await start()
    type Said = Record<string, unknown>
    const kindOf = (events: Said[], kind: string): Said => events.find((event) => event.kind === kind)!
    const settings = (events: Said[]): Said => kindOf(events, 'tournament-created').settings as Said
    expect((await restore(owner, await forged(text, () => {}))).status).toBe(201)
    // A name that every object has is nobody's.
    const inherited = text.replaceAll(/"actor":"[^"]*"/g, '"actor":"__proto__"')
    expect((await restore(owner, await forged(inherited, () => {}))).status).toBe(201)
    const senseless: readonly ((events: Said[]) => void)[] = [
      // A page with a line for each would take all the memory there is.
      (events) => {
        settings(events).numberOfRounds = 1_000_000_000
      },
      (events) => {
        ;(settings(events).info as Said).name = 'A'.repeat(3_000_000)
      },
      (events) => {
        ;(settings(events).info as Said).name = 'a\u0000b'
      },
      (events) => {
        ;(kindOf(events, 'round-published').round as Said).round = 1_000_000_000
      },
      // Nobody was entered, and they play.
      (events) => {
        for (const event of events) if (String(event.kind).startsWith('player')) Object.assign(event, { kind: 'record-accepted' })
      },
      // Taken back, it would be so again.
      (events) => {
        settings(events).numberOfRounds = 1_000_000_000
        Object.assign(events.at(-1)!, { kind: 'settings-changed', changes: { numberOfRounds: 5 } })
      },
    ]
    const firstBoard = (events: Said[]): Said => ((kindOf(events, 'round-published').round as Said).boards as Said[])[0]!
    const misshapen: readonly ((events: Said[]) => void)[] = [
      (events) => {
        firstBoard(events).reports = 300_000
      },
      (events) => {
        firstBoard(events).result = 'constructor'
      },
      (events) => {
        kindOf(events, 'round-drafted').draft = true
      },
      (events) => {
        ;((kindOf(events, 'round-published').round as Said).receipt as Said).short = { white: 'win' }
      },
      (events) => {
        ;(kindOf(events, 'player-entered').player as Said).withdrawnFrom = { kind: 'player-entered' }
      },
    ]
    for (const [at, change] of [...senseless, ...misshapen].entries()) {
      const { status, body } = await restore(owner, await forged(text, change))
      expect([at, status, body.data?.because ?? body.data]).toEqual([at, 422, expect.anything()])
    }
    expect((await owner.get('/api/tournaments')).body.tournaments).toHaveLength(3)
  })

  test('is refused where something in its hall is nothing a hall has, and the desk goes on', async () => {
    const { owner, text } = await start()
    const [head, ...records] = text.trimEnd().split('\n').slice(0, -1)
    const { id: tournament } = JSON.parse(records[0]!)
    const screen = { id: 'a', name: 'A', views: [], pageSeconds: 12, fontSize: 100, paused: false }
    const withHall = (event: object): Promise<Uint8Array> =>
      sealed([head!, ...records, JSON.stringify({ kind: 'hall', event: { tournament, ...event } })])
    expect((await restore(owner, await withHall({ kind: 'screen-arranged', screen }))).status).toBe(201)
    for (const event of [
      // Written without end by a desk that waited for the hall to change.
      { kind: '9999-12-31T23:59:59.999Z' },
      { kind: 'record-accepted' },
      { kind: 'screen-arranged', screen: { ...screen, views: '9999-12-31' } },
      { kind: 'screen-arranged', screen: 'x' },
      { kind: 'announced', announcement: { id: 'a', text: 'x', until: 'tomorrow', at: '2026-06-01T10:00:00.000Z' } },
      { kind: 'clock-set', clock: { round: 1, start: 'noon', minutes: 90 } },
      { kind: 'level-set', round: 1, level: 'everything', held: false },
    ]) {
      const { status, body } = await restore(owner, await withHall(event))
      expect([event, status, body.data]).toEqual([event, 422, { why: 'senseless' }])
    }
    expect((await owner.get('/api/tournaments')).body.tournaments).toHaveLength(2)
  })

  test('says why, and nothing is made of it', async () => {
    const { owner, file, text } = await start()
    const lines = text.trimEnd().split('\n').slice(0, -1)
    const swap = (from: string, to: string): readonly string[] => {
      expect(text).toContain(from)
      return lines.map((line) => line.replace(from, to))
    }
    const cases: readonly (readonly [string, Uint8Array])[] = [
      ['no-backup', new TextEncoder().encode('012 Open\n')],
      ['no-backup', new Uint8Array()],
      ['no-backup', gzipSync('{"format":"zug-backup","version":2}\n')],
      ['not-whole', file.slice(0, file.length - 20)],
      ['not-whole', gzipSync(text.replace('Player 1', 'Player X'))],
      ['not-whole', gzipSync(text.split('\n').slice(0, -3).join('\n'))],
      ['newer', await sealed(swap('"version":1', '"version":2'))],
      ['altered', await sealed(swap('Player 1', 'Player X'))],
      ['altered', await sealed(lines.slice(0, -1))],
      ['altered', await sealed(lines.filter((_, index) => index !== 3))],
      ['altered', await sealed([...lines, '{"kind":"unknown"}'])],
      ['altered', await sealed(lines.slice(0, 1))],
    ]
    for (const [why, bytes] of cases)
      for (const answer of [await preview(owner, bytes), await restore(owner, bytes)])
        expect([why, answer.status, answer.body.data]).toEqual([why, 422, { why }])
    expect((await owner.get('/api/tournaments')).body.tournaments).toHaveLength(1)
  })
})
