import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStorage } from '@zug/server/storage'
import { describe, expect, test } from 'vitest'
import { useDatabases } from '../../../server/src/storage/testing/databases.ts'
import { runZug } from '../testing/run-zug.ts'

const databases = useDatabases()
const at = '2026-05-01T10:00:00.000Z'
const passphrase = 'four horses on a board'

/** An installation with a secret in it, and a file with the passphrase as an editor leaves it. */
const prepared = async () => {
  const place = await databases.newPlace('sqlite')
  const storage = await openStorage(place)
  await storage.createStream('open', at)
  await storage.append('open', 0, [{ kind: 'created' }, { kind: 'finished' }], { idempotencyKey: 'a', actor: 'hunter2', at })
  await storage.close()
  const [file, keyFile] = [join(databases.folder(), 'club.zug-backup'), join(databases.folder(), 'key')]
  writeFileSync(keyFile, `${passphrase}\r\n`)
  return { place, file, keyFile }
}

describe('zug db with a passphrase', () => {
  test('backup encrypts, check and restore read it with the same one, wherever it is said', async () => {
    const { place, file, keyFile } = await prepared()
    expect(runZug(['db', 'backup', file, '--database', place, '--key-file', keyFile])).toMatchObject({
      status: 0,
      stdout: `${file}: 1 tournaments, 2 events, encrypted\n`,
      stderr: '',
    })
    expect(readFileSync(file).includes('hunter2')).toBe(false)
    const sound = { status: 0, stdout: '1 records, 2 events: as written.\n', stderr: '' }
    expect(runZug(['db', 'check', file, '--key-file', keyFile])).toMatchObject(sound)
    expect(runZug(['db', 'check', file], { env: { ZUG_BACKUP_KEY: passphrase } })).toMatchObject(sound)
    const target = await databases.newPlace('sqlite')
    expect(runZug(['db', 'restore', file, '--database', target], { env: { ZUG_BACKUP_KEY_FILE: keyFile } })).toMatchObject({
      status: 0,
      stdout: `${target}: 1 tournaments, 2 events\n`,
      stderr: '',
    })
  })

  test('a plain backup opens with a passphrase too', async () => {
    const { place, file, keyFile } = await prepared()
    runZug(['db', 'backup', file, '--database', place])
    expect(readFileSync(file).includes('hunter2')).toBe(true)
    expect(runZug(['db', 'check', file, '--key-file', keyFile]).status).toBe(0)
  })

  test('what is wrong with a passphrase is said in one line, and nothing is written', async () => {
    const { place, file, keyFile } = await prepared()
    runZug(['db', 'backup', file, '--database', place, '--key-file', keyFile])
    const target = join(databases.folder(), 'new')
    const damaged = join(databases.folder(), 'damaged')
    writeFileSync(damaged, readFileSync(file).subarray(0, -1))
    const [short, two] = [join(databases.folder(), 'short'), join(databases.folder(), 'two')]
    writeFileSync(short, 'hunter2\n')
    writeFileSync(two, `${passphrase}\n${passphrase}\n`)
    const rows: readonly (readonly [readonly string[], Readonly<Record<string, string>>, number, RegExp])[] = [
      [['restore', file, '--database', target], {}, 3, /^zug:1:1 key-missing .*--key-file.*\n$/],
      [
        ['restore', file, '--database', target],
        { ZUG_BACKUP_KEY: 'another passphrase' },
        3,
        /^zug:1:1 key-wrong .*Nothing was written\.\n$/,
      ],
      [['restore', damaged, '--database', target, '--key-file', keyFile], {}, 3, /^zug:1:1 backup-damaged .*Nothing was written\.\n$/],
      [['check', file], {}, 3, /^zug:1:1 key-missing /],
      [['backup', join(target, 'x'), '--database', place, '--key-file', short], {}, 3, /short:1:1 key-too-short .*12.*\n$/],
      [['backup', join(target, 'x'), '--database', place, '--key-file', two], {}, 3, /two:1:1 key-unclear .*\n$/],
      [['backup', join(target, 'x'), '--database', place, '--key-file', join(target, 'none')], {}, 5, /none:1:1 file-not-found .*\n$/],
      [['backup', join(target, 'x'), '--database', place], { ZUG_BACKUP_KEY: 'hunter2' }, 3, /^ZUG_BACKUP_KEY:1:1 key-too-short .*\n$/],
    ]
    for (const [args, env, status, message] of rows) {
      const run = runZug(['db', ...args], { env })
      expect(run.stderr).toMatch(message)
      expect([run.status, run.stdout]).toEqual([status, ''])
      expect(run.stderr).not.toMatch(/hunter2|four horses|another passphrase/)
    }
    expect(existsSync(join(target, 'x'))).toBe(false)
  })
})
