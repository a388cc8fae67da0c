import { mkdirSync } from 'node:fs'
import { Failure } from '../failure.ts'
import { fileProblem, isFileError } from './file-error.ts'

/** Makes a folder, and those above it, when it is not there yet. */
export const prepareFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    if (isFileError(error)) throw new Failure(fileProblem(folder, error))
    throw error
  }
}
