import { type DestinationStream, type Logger, pino } from 'pino'
import type { ServerConfig } from '../config.ts'
import { StoreError } from '../storage/segments/store.ts'
import { StorageError } from '../storage/storage-error.ts'

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>

/** Trouble with the world is a sentence and says nothing of the program; of anything else it is worth knowing where it came from. */
const said = (error: Error): object => {
  const ofSystem = error instanceof Error && 'syscall' in error
  if (!(error instanceof StorageError) && !(error instanceof StoreError) && !ofSystem) return pino.stdSerializers.err(error)
  const { cause, message } = error
  return {
    ...('code' in error ? { code: error.code } : {}),
    message,
    ...(cause instanceof Error ? { cause: cause.message } : {}),
  }
}

/** Structured lines on standard output. Headers, bodies and addresses with secrets in them are never given to it; the list stands behind that. */
export const createLog = (level: ServerConfig['logLevel'], to?: DestinationStream): Log => {
  const options = {
    level,
    serializers: { err: said },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['password', 'secret', 'token', 'authorization', 'cookie', '*.password', '*.secret', '*.token', '*.authorization', '*.cookie'],
  }
  return to === undefined ? pino(options) : pino(options, to)
}
