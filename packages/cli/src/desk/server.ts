import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'
import { loadDesk } from './place.ts'

export type Server = typeof import('@zug/server')

/** Why a desk cannot start, in a sentence where it is no bug. */
export const whyNot = (server: Server, { host, port }: { readonly host: string; readonly port: number }, error: unknown): unknown => {
  if (error instanceof server.StorageError)
    return new Failure({
      ...badRequest('zug', error.code, error.message),
      exitCode: error.code === 'node-too-old' ? exitCodes.badInput : exitCodes.fileAccess,
    })
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return new Failure(badRequest('zug', 'port-taken', `Port ${port} of ${host} is taken. Say another with --port.`))
  if (code === 'EACCES')
    return new Failure(
      badRequest('zug', 'cannot-listen', `Port ${port} of ${host} may not be used by this account. Take one from 1024, behind a proxy.`),
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Failure(
      badRequest('zug', 'cannot-listen', `${host} is no address of this machine. Say another --host: 127.0.0.1, or 0.0.0.0 for the hall.`),
    )
  return error
}

export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)

export const loadServer = async (): Promise<Server> => {
  const [major] = process.versions.node.split('.').map(Number)
  if (major === undefined || major < 24)
    throw new Failure(badRequest('zug', 'node-too-old', `zug serve needs Node 24 or newer, this is Node ${process.versions.node}.`))
  return loadDesk('serve', () => import('@zug/server'))
}
