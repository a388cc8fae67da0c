import { randomUUID } from 'node:crypto'
import { backupKey } from '../desk/backup-key.ts'
import type { Where } from '../desk/place.ts'
import type { WithShards } from '../desk/shards.ts'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { writeOut } from '../io/standard-output.ts'
import { badRequest } from '../issue-lines.ts'
import { checkLines, readReceipts } from './check-lines.ts'
import { ofInstallation, type WithKey, withServer } from './installation.ts'

/** Are the events as they were written: of the data, or of a backup? */
export const check = (file: string | undefined, options: WithKey & { readonly receipt?: readonly string[] }): Promise<void> =>
  withServer(file ?? 'zug', async (server) => {
    const receipts = readReceipts(options.receipt ?? [])
    const hashes = new Set(receipts.map(({ record }) => record))
    const found =
      file === undefined
        ? await ofInstallation(server, options, 'read', ({ databases }) => server.checkAll(databases, hashes))
        : await server.checkBackup(server.readBackupFile(file, backupKey(options.keyFile)), hashes)
    const { lines, sound } = checkLines(server, found, receipts)
    writeOut(`${lines.join('\n')}\n`)
    return sound ? exitCodes.done : exitCodes.discrepancies
  })

/** What was done past the desk stands, because somebody answers for it. */
export const accept = (record: string, { reason, ...where }: Where & WithShards & { readonly reason: string }): Promise<void> =>
  withServer('zug', async (server) => {
    if (reason.trim() === '') throw new Failure(badRequest('zug', 'reason-missing', 'Say why the record may stand as it is.'))
    const metadata = { idempotencyKey: randomUUID(), actor: 'operator', at: new Date().toISOString() }
    const { acceptRecord } = await import('@zug/server/record')
    const answer = await ofInstallation(server, where, 'write', ({ storage }) => acceptRecord(storage, record, reason.trim(), metadata))
    if (answer.kind === 'unreadable')
      throw new Failure(
        badRequest(
          'zug',
          'record-unreadable',
          `What was done to ${record} leaves events that make no sense (${server.breachesText(answer.breaches)}): nobody can answer for them. Restore the last backup that is sound (zug db check FILE) into a new place.`,
        ),
      )
    if (answer.kind === 'unknown-stream')
      throw new Failure(badRequest('zug', 'record-unknown', `There is no record ${record}: zug db check lists those that need it.`))
    writeOut(
      answer.kind === 'intact'
        ? `${record}: as written, nothing to accept.\n`
        : `${record}: accepted at event ${answer.sequence}: ${server.breachesText(answer.breaches)}\n`,
    )
  })
