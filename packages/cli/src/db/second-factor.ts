import { Failure } from '../failure.ts'
import { writeOut } from '../io/standard-output.ts'
import { badRequest } from '../issue-lines.ts'
import { placeOf, using, withServer } from './installation.ts'

export const resetSecondFactor = (login: string, database: string | undefined): Promise<void> =>
  withServer('zug', async (server) => {
    const accounts = await import('@zug/server/accounts')
    const place = placeOf(server, database)
    // Writing would make an installation where there is none.
    await using(server, place, 'read', async () => {})
    const problem = await using(server, place, 'write', (storage) => accounts.resetSecondFactor(storage, login))
    if (problem !== null) throw new Failure(badRequest(login, problem.code, problem.detail))
    writeOut(`${login}: the second factor is off, and every session of the account has ended\n`)
  })
