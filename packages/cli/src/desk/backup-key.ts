import { readFileSync } from 'node:fs'
import { Option } from 'commander'
import { Failure } from '../failure.ts'
import { fileProblem, isFileError } from '../io/file-error.ts'
import { badRequest } from '../issue-lines.ts'

/** Whoever has a file can try keys at leisure. */
const fewest = 12

const help = 'file with the passphrase of encrypted backups (default: ZUG_BACKUP_KEY_FILE, or the passphrase itself in ZUG_BACKUP_KEY)'

export const keyFileOption = (flag = '--key-file'): Option => new Option(`${flag} <file>`, help)

/** The passphrase, without the end of its line; null: backups are plain. */
export const backupKey = (given: string | undefined): string | null => {
  const file = given ?? (process.env.ZUG_BACKUP_KEY_FILE || undefined)
  const [source, text] = file === undefined ? ['ZUG_BACKUP_KEY', process.env.ZUG_BACKUP_KEY ?? ''] : [file, contentOf(file)]
  const key = text.replace(/\r?\n$/, '')
  if (file === undefined && key === '') return null
  if (/[\r\n]/.test(key)) throw new Failure(badRequest(source, 'key-unclear', 'The passphrase of a backup is one line.'))
  if ([...key].length < fewest)
    throw new Failure(badRequest(source, 'key-too-short', `The passphrase of a backup has at least ${fewest} characters.`))
  return key
}

const contentOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isFileError(error)) throw new Failure(fileProblem(file, error))
    throw error
  }
}
