import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStorage } from '@zug/server/storage'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { examineProxy } from '../doctor/network.ts'
import { runZug } from '../testing/run-zug.ts'

const folder = mkdtempSync(join(tmpdir(), 'zug-doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const serving = async (answer: RequestListener): Promise<number> => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return (server.address() as AddressInfo).port
}

/** The lines about one thing. */
const about = (text: string, name: string): string => new RegExp(`^.{6}${name} .*(\\n +→.*)?`, 'm').exec(text)?.[0] ?? ''

describe('zug doctor', () => {
  test('finds a sound set-up well', async () => {
    const data = join(folder, 'sound')
    const storage = await openStorage(data)
    await storage.createStream('open', '2026-11-01T00:00:00.000Z')
    await storage.close()
    mkdirSync(join(data, 'backups'))
    writeFileSync(join(data, 'backups/zug-000000000001.backup'), '')
    const { status, stdout, stderr } = runZug(['doctor', '--data', data, '--port', '0'])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).not.toMatch(/WRONG/)
    for (const name of ['node', 'database', 'record', 'permissions', 'disk', 'backups', 'clock', 'port', 'firewall'])
      expect(stdout).toMatch(new RegExp(`^ok    ${name} `, 'm'))
  })

  test('finds what a desk would not start on, or not change', async () => {
    const data = join(folder, 'struck')
    const file = join(data, 'zug.sqlite')
    const storage = await openStorage(data)
    await storage.createStream('open', '2026-11-01T00:00:00.000Z')
    const event = { kind: 'player-withdrawn', player: 1 }
    await storage.append('open', 0, [event], { idempotencyKey: 'a', actor: 'test', at: '2026-11-01T00:00:00.000Z' })
    await storage.close()
    const found = () => about(runZug(['doctor', '--data', data, '--port', '0']).stdout, 'record')
    expect(found()).toMatch(/^ok .* 1 events, as written/)
    const altering = new DatabaseSync(file)
    altering.exec(`update events set actor = 'somebody'`)
    altering.close()
    expect(found()).toMatch(/^WRONG .*: open\n +→ zug db check/)
    // An index, which no reading of events comes upon.
    const indexing = new DatabaseSync(file)
    const { rootpage } = indexing.prepare(`select rootpage from sqlite_schema where name = 'events_stream_key'`).get() as {
      rootpage: number
    }
    const { page_size } = indexing.prepare('pragma page_size').get() as { page_size: number }
    indexing.close()
    writeFileSync(file, readFileSync(file).fill(0, (rootpage - 1) * page_size, rootpage * page_size))
    expect(found()).toMatch(/^WRONG .*damaged.*\n +→ zug db drill/)
  })

  test('says what is wrong, how to mend it, and ends with 6', async () => {
    const data = join(folder, 'sick')
    const storage = await openStorage(data)
    await storage.createStream('open', '2026-11-01T00:00:00.000Z')
    const event = { kind: 'player-withdrawn', player: 1 }
    await storage.append('open', 0, [event], { idempotencyKey: 'a', actor: 'test', at: '2099-01-01T00:00:00.000Z' })
    await storage.close()
    chmodSync(data, 0o755)
    mkdirSync(join(data, 'backups'))
    const backup = join(data, 'backups/zug-000000000001.backup')
    writeFileSync(backup, '')
    utimesSync(backup, 1, 1_700_000_000)
    const port = await serving((_, response) => response.writeHead(404).end())
    // The other program cannot answer while the test waits for the command; that it has the port is enough.
    const { status, stdout } = runZug(['doctor', '--data', data, '--port', String(port)])
    expect(status).toBe(6)
    expect(about(stdout, 'clock')).toMatch(/^WRONG .*2099-01-01.*\n +→ Set the clock/)
    expect(about(stdout, 'port')).toMatch(/^WRONG .* taken by another program\n +→ Say another with --port/)
    expect(about(stdout, 'permissions')).toMatch(/^note .*\n +→ chmod go-rwx/)
    expect(about(stdout, 'backups')).toMatch(/^note .* days old\n +→ zug db backup/)
  })

  test('says that data is gone of which there are backups, and how it comes back', async () => {
    const data = join(folder, 'gone')
    mkdirSync(join(data, 'backups'), { recursive: true })
    const [older, newer] = ['zug-000000000001.backup', 'before-update-2-to-4.zug-backup'].map((name) => join(data, 'backups', name))
    for (const backup of [older!, newer!]) writeFileSync(backup, '')
    utimesSync(older!, 1, 1_700_000_000)
    const says = () => {
      const { status, stdout } = runZug(['doctor', '--data', data, '--port', '0'])
      return [status, about(stdout, 'database')]
    }
    const expected = [
      6,
      expect.stringMatching(/^WRONG .*There is no data .*\n +→ zug db restore .*before-update-2-to-4\.zug-backup --database /),
    ]
    expect(says()).toEqual(expected)
    // A start that refused has left tables, and nothing in them.
    await (await openStorage(data)).close()
    expect(says()).toEqual(expected)
  })

  test('refuses data of a newer Zug in a sentence, and finds none where there is none', async () => {
    const data = join(folder, 'newer')
    await (await openStorage(data)).close()
    const database = new DatabaseSync(join(data, 'zug.sqlite'))
    database.exec("insert into migrations values (99, 'future', '2030-01-01')")
    database.close()
    expect(about(runZug(['doctor', '--data', data, '--port', '0']).stdout, 'database')).toMatch(/^WRONG .*newer Zug \(schema 99/)
    const none = runZug(['doctor', '--data', join(folder, 'none'), '--port', '0', '--host', '0.0.0.0'])
    expect(none.status).toBe(0)
    expect(about(none.stdout, 'database')).toMatch(/^note .*no Zug data/)
  })
})

describe('a proxy', () => {
  const seenAs = (seen: object): Promise<number> =>
    serving((_, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify(seen)))
  const at = new Date().toISOString()

  test.each([
    ['which passes all', {}, 'well', /sees 192\.0\.2\.7/],
    ['whose headers are not believed', { trustProxy: false }, 'wrong', /--trust-proxy|believe/],
    ['which does not say how it was asked', { origin: 'http://127.0.0.1:8080' }, 'wrong', /takes .* for/],
    ['which does not say for whom', { forwarded: false }, 'wrong', /X-Forwarded-For/],
  ])('%s', async (_, differs, state, says) => {
    const seen: { origin: string } & Record<string, unknown> = { origin: '', address: '192.0.2.7', trustProxy: true, forwarded: true, at }
    const port = await seenAs(new Proxy(seen, {}))
    seen.origin = `http://127.0.0.1:${port}`
    Object.assign(seen, differs)
    const [found] = await examineProxy(`http://127.0.0.1:${port}`)
    expect(found).toMatchObject({ about: 'proxy', state, says: expect.stringMatching(says) })
  })

  test('which leads elsewhere, or nowhere', async () => {
    const port = await serving((_, response) => response.writeHead(404).end())
    expect(await examineProxy(`http://127.0.0.1:${port}`)).toMatchObject([
      { state: 'wrong', says: expect.stringMatching(/not as a desk does/) },
    ])
    expect(await examineProxy('http://127.0.0.1:9')).toMatchObject([{ state: 'wrong', says: expect.stringMatching(/does not answer/) }])
  })

  test('and a desk whose clock is another', async () => {
    const seen: { origin: string } & Record<string, unknown> = {
      origin: '',
      address: 'a',
      trustProxy: false,
      forwarded: false,
      at: '2020-01-01T00:00:00Z',
    }
    const port = await seenAs(seen)
    seen.origin = `http://127.0.0.1:${port}`
    expect(await examineProxy(`http://127.0.0.1:${port}`)).toMatchObject([{ state: 'well' }, { about: 'clock', state: 'wrong' }])
  })
})
