import { StorageError } from './storage/storage-error.ts'

/** node:sqlite without a flag or a warning came with Node 24. */
const neededMajor = 24

export const needNode = (version: string = process.versions.node): void => {
  if (Number.parseInt(version, 10) < neededMajor)
    throw new StorageError('node-too-old', `The desk and its storage need Node ${neededMajor} or newer, this is Node ${version}.`)
}
