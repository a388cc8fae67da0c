import { exitCodes } from '../exit-codes.ts'
import type { Problem } from '../failure.ts'
import { messageLine } from '../message-line.ts'

const known: Readonly<Record<string, readonly [code: string, message: string]>> = {
  ENOENT: ['file-not-found', 'No such file or folder.'],
  EACCES: ['file-access', 'Permission denied.'],
  EPERM: ['file-access', 'Operation not permitted.'],
  EISDIR: ['file-is-folder', 'This is a folder, a file is needed.'],
  ENOTDIR: ['file-not-found', 'A part of this path is not a folder.'],
  EEXIST: ['file-access', 'There is a file of this name; a folder is needed.'],
  ENOSPC: ['file-access', 'No space left on the device.'],
  EROFS: ['file-access', 'The file system is read-only.'],
  ELOOP: ['file-access', 'Too many symbolic links.'],
  ENAMETOOLONG: ['file-access', 'The name is too long.'],
}

/** Is this what a file operation throws, rather than a bug of ours? */
export const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && typeof (error as NodeJS.ErrnoException).code === 'string'

export const fileProblem = (file: string, error: NodeJS.ErrnoException): Problem => {
  const [code, message] = known[error.code ?? ''] ?? ['file-access', error.message]
  return { exitCode: exitCodes.fileAccess, lines: [messageLine(file, { code }, message)] }
}
