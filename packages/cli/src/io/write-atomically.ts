import { chmodSync, closeSync, fsyncSync, openSync, realpathSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Failure } from '../failure.ts'
import { fileProblem, isFileError } from './file-error.ts'
import { dash } from './read-bytes.ts'
import { writeOut } from './standard-output.ts'

export type FileText = readonly [path: string, text: string]

/**
 * Puts `text` where `path` says, whole or not at all: written beside the target, flushed to disk, then renamed over it. A symbolic link is
 * followed, an existing file keeps its permissions, a device or pipe is written to directly.
 */
export const writeAtomically = (path: string, text: string): void => writeAllAtomically([[path, text]])

/** Several files that belong together: none of them is there before all are on disk. What goes to standard output comes last. */
export const writeAllAtomically = (files: readonly FileText[]): void => {
  const staged: Staged[] = []
  try {
    for (const [path, text] of files) if (path !== dash) staged.push(guarded(path, () => stage(path, text)))
    for (const { path, put } of staged) guarded(path, put)
  } finally {
    for (const { drop } of staged) drop()
  }
  for (const [path, text] of files) if (path === dash) writeOut(text)
}

/** A text that waits beside its target. `put` may be called once; `drop` clears away what is still waiting. */
type Staged = { readonly path: string; readonly put: () => void; readonly drop: () => void }

const stage = (path: string, text: string): Staged => {
  const existing = statSync(path, { throwIfNoEntry: false })
  if (existing?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR', syscall: 'open' })
  if (existing !== undefined && !existing.isFile()) return { path, put: () => writeFileSync(path, text), drop: () => {} }
  const target = existing === undefined ? path : realpathSync(path)
  const temporary = join(dirname(target), `.${basename(target).slice(0, 64)}.${unlike()}.tmp`)
  const drop = (): void => removeQuietly(temporary)
  try {
    const descriptor = openSync(temporary, 'wx')
    try {
      writeFileSync(descriptor, text)
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    if (existing !== undefined) chmodSync(temporary, existing.mode & 0o7777)
  } catch (error) {
    drop()
    throw error
  }
  return { path, put: () => renameSync(temporary, target), drop }
}

const guarded = <T>(path: string, action: () => T): T => {
  try {
    return action()
  } catch (error) {
    if (isFileError(error)) throw new Failure(fileProblem(path, error))
    throw error
  }
}

/** A name nobody has; it is opened only if so. Of the process and by chance: to load cryptography takes as long as to write the file. */
const unlike = (): string => `${process.pid.toString(36)}-${Math.random().toString(36).slice(2)}`

const removeQuietly = (path: string): void => {
  try {
    unlinkSync(path)
  } catch {
    // It was never made, or is in its place already.
  }
}
