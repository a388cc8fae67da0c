import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage } from '@zug/server/storage'
import { afterAll, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'

const event = { kind: 'player-withdrawn', player: 1 }
const folder = mkdtempSync(join(tmpdir(), 'zug-test-of-drill-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('zug db drill restores the newest backup to try it, says what would be lost, and leaves nothing behind', async () => {
  const data = join(folder, 'data')
  expect(runZug(['db', 'drill', '--data', data])).toMatchObject({ status: 3, stderr: expect.stringContaining('no-backup') })
  const storage = await openStorage(data)
  await storage.createStream('open', '2026-11-01T00:00:00.000Z')
  const append = (sequence: number): Promise<unknown> =>
    storage.append('open', sequence, [event], {
      idempotencyKey: `${sequence}`,
      actor: 'test',
      at: '2026-11-01T00:00:00.000Z',
    })
  await append(0)
  mkdirSync(join(data, 'backups'))
  const backup = join(data, 'backups/zug-000000000001.backup')
  expect(runZug(['db', 'backup', backup, '--data', data]).status).toBe(0)
  expect(runZug(['db', 'drill', '--data', data]).stdout).toMatch(
    /1 tournaments, 1 events restored in [\d.]+ s\.\n.*as written\.\nNothing was written since\.\n$/,
  )
  await append(1)
  const drilled = runZug(['db', 'drill', '--data', data])
  expect([drilled.status, drilled.stderr]).toEqual([0, ''])
  expect(drilled.stdout).toContain('1 events were written since, and would be lost.')
  await storage.close()
  // The data is gone, and somebody has cut the backup.
  rmSync(join(data, 'zug.sqlite'))
  expect(runZug(['db', 'drill', backup]).status).toBe(0)
  writeFileSync(backup, readFileSync(backup, 'utf8').slice(0, -40))
  expect(runZug(['db', 'drill', backup])).toMatchObject({ status: 3, stderr: expect.stringContaining('backup-damaged') })
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('zug-drill-') && existsSync(join(tmpdir(), name, 'data')))).toEqual([])
})
