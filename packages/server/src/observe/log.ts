import { type Logger, pino } from 'pino'
import type { ServerConfig } from '../config.ts'

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>

/** Structured lines on standard output. Headers, bodies and addresses with secrets in them are never given to it; the list stands behind that. */
export const createLog = (level: ServerConfig['logLevel']): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['password', 'secret', 'token', 'authorization', 'cookie', '*.password', '*.secret', '*.token', '*.authorization', '*.cookie'],
  })
