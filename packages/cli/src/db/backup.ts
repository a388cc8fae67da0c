import { backupKey } from '../desk/backup-key.ts'
import type { WithShards } from '../desk/shards.ts'
import { writeOut } from '../io/standard-output.ts'
import { nameOf, ofInstallation, placeOf, type Summary, using, type WithKey, withServer } from './installation.ts'

export const backUp = (file: string, options: WithKey): Promise<void> =>
  withServer(file, async (server) => {
    const key = backupKey(options.keyFile)
    const summary = await ofInstallation(server, options, 'read', ({ storage }) => server.backup(storage, file, key))
    writeOut(`${file}: ${counted(summary)}${key === null ? '' : ', encrypted'}\n`)
  })

export const restoreFrom = (file: string, database: string | undefined, keyFile: string | undefined): Promise<void> =>
  withServer(file, async (server) => {
    const key = backupKey(keyFile)
    const place = placeOf(server, database)
    const summary = await using(server, place, 'write', (storage) => server.restore(storage, file, key))
    writeOut(`${nameOf(server, place)}: ${counted(summary)}\n`)
  })

export const copy = ({ from, to, ...shards }: WithShards & { readonly from?: string; readonly to: string }): Promise<void> =>
  withServer('zug', async (server) => {
    const whole = { ...shards, ...(from === undefined ? {} : { database: from }) }
    const summary = await ofInstallation(server, whole, 'read', ({ storage: source }) =>
      using(server, to, 'write', (target) => server.copyInstallation(source, target)),
    )
    writeOut(`${nameOf(server, to)}: ${counted(summary)}\n`)
  })

const counted = ({ tournaments, events }: Summary): string => `${tournaments} tournaments, ${events} events`
