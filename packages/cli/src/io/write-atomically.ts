import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, fsyncSync, openSync, realpathSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Failure } from '../failure.ts'
import { fileProblem, isFileError } from './file-error.ts'
import { dash } from './read-bytes.ts'
import { writeOut } from './standard-output.ts'

/**
 * Puts `text` where `path` says, whole or not at all: written beside the target, flushed to disk, then renamed over it. A symbolic link is
 * followed, an existing file keeps its permissions, a device or pipe is written to directly.
 */
export const writeAtomically = (path: string, text: string): void => {
  if (path === dash) {
    writeOut(text)
    return
  }
  try {
    const existing = statSync(path, { throwIfNoEntry: false })
    if (existing?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR', syscall: 'open' })
    if (existing === undefined) replace(path, text, undefined)
    else if (existing.isFile()) replace(realpathSync(path), text, existing.mode)
    else writeFileSync(path, text)
  } catch (error) {
    if (isFileError(error)) throw new Failure(fileProblem(path, error))
    throw error
  }
}

const replace = (target: string, text: string, mode: number | undefined): void => {
  const temporary = join(dirname(target), `.${basename(target).slice(0, 64)}.${randomBytes(6).toString('hex')}.tmp`)
  try {
    const descriptor = openSync(temporary, 'wx')
    try {
      writeFileSync(descriptor, text)
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    if (mode !== undefined) chmodSync(temporary, mode & 0o7777)
    renameSync(temporary, target)
  } catch (error) {
    removeQuietly(temporary)
    throw error
  }
}

const removeQuietly = (path: string): void => {
  try {
    unlinkSync(path)
  } catch {
    // It was never made, or is gone already.
  }
}
