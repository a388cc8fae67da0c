import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { useDatabases } from '../../../server/src/storage/testing/databases.ts'
import { newTournament, setUp, startServer } from '../../../server/src/testing/server.ts'
import { runZug } from '../testing/run-zug.ts'

const databases = useDatabases()

test('zug db move, shards, backup, check and drill of several databases, beside a desk that is running', async () => {
  const places = await Promise.all([1, 2, 3].map(() => databases.newPlace('postgres')))
  const { storage, databases: of } = await databases.openSharded(places)
  const server = await startServer(storage)
  const owner = await setUp(server)
  const id = await newTournament(owner, 6)
  const [home, east, west] = places as [string, string, string]
  const folder = databases.folder()
  const named = join(folder, 'shards')
  writeFileSync(named, `# of the federation\neast=${east}\n\nwest = ${west.replace('zug@', 'zug:s3cret@')}\n`)
  const all = ['--database', home, '--shards-file', named]

  const moved = runZug(['db', 'move', id, '--to', 'west', ...all])
  expect(moved).toMatchObject({ status: 0, stderr: '' })
  expect(moved.stdout).toMatch(new RegExp(`^${id}: \\d+ events from east to west\nIt was closed to changes for 0\\.\\d\\d s\\.\n$`))
  expect(runZug(['db', 'move', id, '--to', 'west', ...all]).stdout).toBe(`${id}: is in west already.\n`)
  expect(runZug(['db', 'move', id, '--to', 'south', ...all])).toMatchObject({ status: 3, stdout: '' })
  expect(runZug(['db', 'move', 'nothing', '--to', 'west', ...all]).stderr).toContain('There is no such tournament')
  expect((await owner.command(id, { kind: 'pair-round' })).status).toBe(200)

  const shards = runZug(['db', 'shards', '--list', ...all])
  expect(shards.stdout).toMatch(/^home: .*, 0 tournaments, \d+ events\neast: .*, 0 tournaments, .*\nwest: .*, 1 tournaments, .*\n {2}/)
  expect(shards.stdout).not.toContain('s3cret')
  await of.get('east')!.createStream('strange', '2026-05-01T10:00:00.000Z')
  expect(runZug(['db', 'shards', ...all])).toMatchObject({ status: 6, stdout: expect.stringContaining('knows nothing of strange') })

  const file = join(folder, 'all.zug-backup')
  expect(runZug(['db', 'backup', file, ...all])).toMatchObject({ status: 0, stderr: '' })
  expect(runZug(['db', 'drill', file, ...all]).stdout).toContain('Nothing was written since.')
  expect(runZug(['db', 'check', ...all])).toMatchObject({ status: 0, stdout: expect.stringContaining('as written') })
  await server.close()

  // A part is not taken for the whole, by any command.
  for (const command of [['backup', join(folder, 'part')], ['check'], ['copy', '--to', join(folder, 'copy')]]) {
    const [name, ...rest] = command as [string, ...string[]]
    const part = runZug(['db', name, ...rest, name === 'copy' ? '--from' : '--database', home])
    expect([part.status, part.stderr]).toEqual([3, expect.stringContaining('shards-missing')])
  }
  expect(runZug(['serve', '--database', home, '--port', '0']).stderr).toContain('several databases')
  expect(runZug(['serve', '--database', home, '--shard', `east=${west}`, '--port', '0']).stderr).toContain('is shard west, not east')
  expect(runZug(['serve', '--database', home, '--shard', 'east:postgres://a:s3cret@b/c']).stderr).not.toContain('s3cret')

  expect(runZug(['doctor', ...all]).stdout).toMatch(/^ok +shard west +\d+ events, as written$/m)
  const client = new Client({ connectionString: west })
  await client.connect()
  await client.query(`update events set actor = 'nobody' where stream = '${id}' and sequence = 1`)
  await client.end()
  expect(runZug(['doctor', ...all])).toMatchObject({
    status: 6,
    stdout: expect.stringMatching(new RegExp(`^WRONG +shard west +Changed outside the desk: ${id}$`, 'm')),
  })

  const again = join(folder, 'again')
  expect(runZug(['db', 'restore', file, '--database', again])).toMatchObject({ status: 0 })
  expect(runZug(['db', 'check', '--database', again]).stdout).toContain('as written')
}, 180_000)
