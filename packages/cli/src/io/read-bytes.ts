import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { err, fileLimits, ok, type Result } from '@zug/engine/model'
import { exitCodes } from '../exit-codes.ts'
import type { Problem } from '../failure.ts'
import { issueLine } from '../issue-lines.ts'
import { fileProblem, isFileError } from './file-error.ts'

/** A tournament of 10,000 players and 50 rounds is under 6 MB; whatever is larger than this was not meant for us. */
const limit = fileLimits.bytes

/** Stands for standard input (reading) or standard output (writing), as everywhere. */
export const dash = '-'

export const displayName = (path: string): string => (path === dash ? '(stdin)' : path)

/** A file's bytes, or those of standard input. Sizes are checked while reading: a pipe or a device may never end. */
export const readBytes = (path: string): Result<Uint8Array, Problem> => {
  const name = displayName(path)
  let descriptor: number | null = null
  try {
    descriptor = path === dash ? 0 : openSync(path, 'r')
    if (fstatSync(descriptor).isDirectory()) return err(fileProblem(name, Object.assign(new Error(), { code: 'EISDIR', syscall: 'read' })))
    const bytes = readAll(descriptor)
    if (bytes === null)
      return err({
        exitCode: exitCodes.tooLarge,
        lines: [issueLine(name, { code: 'file-too-large', message: `More than ${limit / 1024 / 1024} MB is not taken.` })],
      })
    return ok(bytes)
  } catch (error) {
    if (isFileError(error)) return err(fileProblem(name, error))
    throw error
  } finally {
    if (descriptor !== null && descriptor !== 0) closeSync(descriptor)
  }
}

/** null: too large. */
const readAll = (descriptor: number): Uint8Array | null => {
  const chunks: Buffer[] = []
  let size = 0
  for (;;) {
    const chunk = Buffer.allocUnsafe(64 * 1024)
    const length = readSome(descriptor, chunk)
    if (length === 0) return Buffer.concat(chunks, size)
    chunks.push(chunk.subarray(0, length))
    size += length
    if (size > limit) return null
  }
}

/** One read. A terminal or non-blocking pipe without data says EAGAIN; waiting a little is all there is to do. Some systems end a pipe with EOF. */
const readSome = (descriptor: number, chunk: Buffer): number => {
  for (;;) {
    try {
      return readSync(descriptor, chunk, 0, chunk.length, null)
    } catch (error) {
      if (!isFileError(error)) throw error
      if (error.code === 'EOF') return 0
      if (error.code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}
