import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStorage } from '@zug/server/storage'
import { describe, expect, test } from 'vitest'
import { useDatabases } from '../../../server/src/storage/testing/databases.ts'
import { runZug } from '../testing/run-zug.ts'

const databases = useDatabases()

const at = '2026-05-01T10:00:00.000Z'

const makeInstallation = async (place: string): Promise<void> => {
  const storage = await openStorage(place)
  await storage.createStream('open', at)
  await storage.append('open', 0, [{ kind: 'created' }, { kind: 'finished' }], { idempotencyKey: 'a', actor: 'chief', at })
  await storage.close()
}

const kindsIn = async (place: string): Promise<readonly string[]> => {
  const storage = await openStorage(place, { mode: 'read' })
  try {
    return (await storage.read('open')).map(({ event }) => event.kind)
  } finally {
    await storage.close()
  }
}

describe('zug db', () => {
  test('backup and restore, beside a desk that is running', async () => {
    const place = await databases.newPlace('sqlite')
    await makeInstallation(place)
    const running = await databases.open(place)
    const file = join(databases.folder(), 'club.zug-backup')
    expect(runZug(['db', 'backup', file, '--database', place])).toMatchObject({
      status: 0,
      stdout: `${file}: 1 tournaments, 2 events\n`,
      stderr: '',
    })
    await running.close()
    const target = await databases.newPlace('sqlite')
    expect(runZug(['db', 'restore', file], { env: { ZUG_DATABASE: target } })).toMatchObject({
      status: 0,
      stdout: `${target}: 1 tournaments, 2 events\n`,
      stderr: '',
    })
    expect(await kindsIn(target)).toEqual(['created', 'finished'])
  })

  test('check says whether all is as written, of data, backups and receipts; accept answers for what is not', async () => {
    const place = await databases.newPlace('sqlite')
    await makeInstallation(place)
    const storage = await openStorage(place)
    const record = await storage.hashOf('open', 2)
    await storage.close()
    const [file, receipt] = [join(databases.folder(), 'club.zug-backup'), join(databases.folder(), 'receipt.json')]
    writeFileSync(receipt, JSON.stringify({ kind: 'zug-receipt', tournament: 'open', record, receipt: { round: 1 } }))
    runZug(['db', 'backup', file, '--database', place])
    const sound = `${receipt}: the record of open up to round 1 is the one of this receipt\n1 records, 2 events: as written.\n`
    expect(runZug(['db', 'check', '--database', place, '--receipt', receipt])).toMatchObject({ status: 0, stdout: sound, stderr: '' })
    expect(runZug(['db', 'check', file, '--receipt', receipt])).toMatchObject({ status: 0, stdout: sound, stderr: '' })
    expect(runZug(['db', 'check', file, '--receipt', file])).toMatchObject({ status: 3, stderr: expect.stringContaining('no-receipt') })

    const database = new DatabaseSync(join(place, 'zug.sqlite'))
    database.exec(`update events set actor = 'nobody' where sequence = 1`)
    database.close()
    const altered = runZug(['db', 'check', '--database', place, '--receipt', receipt])
    expect(altered).toMatchObject({ status: 6, stderr: '' })
    expect(altered.stdout.split('\n').slice(0, 2)).toEqual([
      'open: event 1 is not as written',
      `${receipt}: NO record here has led to this receipt of round 1 of open`,
    ])
    expect(runZug(['db', 'accept', 'other', '--reason', 'x', '--database', place])).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('record-unknown'),
    })
    const accepted = 'open: accepted at event 3: event 1 is not as written\n'
    expect(runZug(['db', 'accept', 'open', '--reason', 'Known', '--database', place])).toMatchObject({ status: 0, stdout: accepted })
    expect(runZug(['db', 'check', '--database', place])).toMatchObject({
      status: 0,
      stdout: `${accepted}1 records, 3 events: as written.\n`,
    })
  })

  test('accept does not answer for events that make no sense', async () => {
    const place = await databases.newPlace('sqlite')
    await makeInstallation(place)
    const database = new DatabaseSync(join(place, 'zug.sqlite'))
    database.exec(`update events set body = '{' where sequence = 2`)
    database.close()
    const refused = runZug(['db', 'accept', 'open', '--reason', 'Never mind', '--database', place])
    expect(refused).toMatchObject({ status: 3, stdout: '' })
    expect(refused.stderr).toMatch(/^zug:1:1 record-unreadable .*event 2 is not as written.*Restore the last backup/)
    expect(runZug(['db', 'check', '--database', place]).status).toBe(6)
  })

  test('reset-second-factor takes it away, once, and says why not', async () => {
    const place = await databases.newPlace('sqlite')
    const reset = (login: string, where = place) => runZug(['db', 'reset-second-factor', login, '--database', where])
    expect(reset('olga').status).toBe(3)
    const storage = await openStorage(place)
    await storage.createStream('$accounts', at)
    const created = { kind: 'account-created', id: 'abcd', login: 'olga', name: 'Olga', password: 'x', administrator: true }
    const set = { kind: 'second-factor-set', account: 'abcd', session: 's', secret: 'A'.repeat(32), recovery: [] }
    await storage.append('$accounts', 0, [created, set], { idempotencyKey: 'a', actor: 'account:abcd', at })
    await storage.close()
    expect(reset('nobody')).toMatchObject({ status: 3, stdout: '' })
    expect(reset('Olga')).toMatchObject({ status: 0, stderr: '' })
    expect(reset('olga').stderr).toContain('no second factor')
    const after = await openStorage(place, { mode: 'read' })
    const last = (await after.read('$accounts')).at(-1)!
    await after.close()
    expect([last.actor, last.event]).toEqual(['command-line', { kind: 'second-factor-reset', account: 'abcd' }])
  })

  test('copy from a folder to PostgreSQL and back', async () => {
    const [folder, postgres, back] = [
      await databases.newPlace('sqlite'),
      await databases.newPlace('postgres'),
      await databases.newPlace('sqlite'),
    ]
    await makeInstallation(folder)
    expect(runZug(['db', 'copy', '--from', folder, '--to', postgres])).toMatchObject({
      status: 0,
      stdout: `${postgres}: 1 tournaments, 2 events\n`,
      stderr: '',
    })
    expect(runZug(['db', 'copy', '--from', postgres, '--to', back])).toMatchObject({ status: 0, stderr: '' })
    expect(await kindsIn(back)).toEqual(['created', 'finished'])
    expect(runZug(['db', 'copy', '--from', folder, '--to', back])).toMatchObject({
      status: 3,
      stdout: '',
      stderr: `zug:1:1 not-empty There is data in ${back} already; only an empty installation can be filled.\n`,
    })
  })

  test('what cannot be done is said in one line, with the exit code for its kind', async () => {
    const place = await databases.newPlace('sqlite')
    await makeInstallation(place)
    const folder = databases.folder()
    const damaged = join(folder, 'damaged')
    writeFileSync(damaged, 'no backup')
    const rows: readonly (readonly [readonly string[], number, RegExp])[] = [
      [['backup', join(folder, 'x'), '--database', join(folder, 'none')], 3, /^zug:1:1 no-installation There is no Zug data in .*\n$/],
      [['backup', join(folder, 'no', 'x'), '--database', place], 5, /x:1:1 file-not-found No such file or folder\.\n$/],
      [['restore', damaged, '--database', join(folder, 'new')], 3, /^zug:1:1 backup-damaged .*Nothing was written\.\n$/],
      [['restore', join(folder, 'none'), '--database', join(folder, 'new')], 5, /none:1:1 file-not-found No such file or folder\.\n$/],
      [
        ['copy', '--from', place, '--to', 'postgres://u:hunter2@127.0.0.1:1/x'],
        5,
        /^zug:1:1 unreachable PostgreSQL at postgres:\/\/u@127.*\n$/,
      ],
      [['copy', '--from', place], 3, /^zug: required option '--to <place>' not specified/],
      [['copy', '--from', 'mysql://x', '--to', place], 3, /^zug:1:1 place-unknown /],
    ]
    for (const [args, status, message] of rows) {
      const run = runZug(['db', ...args])
      expect(run.stderr).toMatch(message)
      expect([run.status, run.stdout]).toEqual([status, ''])
    }
    const running = await databases.open(place)
    expect(runZug(['db', 'restore', damaged, '--database', place])).toMatchObject({
      status: 5,
      stderr: expect.stringMatching(/^zug:1:1 in-use /),
    })
    await running.close()
    expect(readFileSync(damaged, 'utf8')).toBe('no backup')
  })
})
