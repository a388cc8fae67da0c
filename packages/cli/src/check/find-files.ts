import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../failure.ts'
import { fileProblem, isFileError } from '../io/file-error.ts'

/** Endings that tournament reports have in practice. `.txt` and `.json` are used for much else, so there the first lines decide. */
const reports = /\.(trf|trfx|trf06|trf16|trf26|fid)$/i
const perhaps = /\.(txt|json)$/i
const trfRecord = /(?:^|[\r\n])\uFEFF?(?:001 +\d+ |012 )/
const jsonTournament = /^\uFEFF?\s*\{(?=.*"zug-tournament")/s

/** `empty`: folders that were searched and hold no tournament. */
export type FoundFiles = { readonly files: readonly string[]; readonly problems: readonly Problem[]; readonly empty: readonly string[] }

/** Files as named; folders searched to any depth, in the order of their names. Links to folders are not followed, so that no circle traps us. */
export const findTournamentFiles = (paths: readonly string[]): FoundFiles => {
  const files = new Set<string>()
  const problems: Problem[] = []
  const empty: string[] = []
  for (const path of paths)
    guarded(path, problems, () => {
      if (path === '-' || !statSync(path).isDirectory()) files.add(path)
      else {
        const inside = new Set<string>()
        searchFolder(path, inside, problems)
        if (inside.size === 0) empty.push(path)
        for (const file of inside) files.add(file)
      }
    })
  return { files: [...files], problems, empty }
}

const searchFolder = (folder: string, files: Set<string>, problems: Problem[]): void => {
  guarded(folder, problems, () => {
    const entries = readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => !entry.name.startsWith('.') && entry.name !== 'node_modules',
    )
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) searchFolder(path, files, problems)
      else if (reports.test(entry.name) || (perhaps.test(entry.name) && beginsLikeTournament(path, problems))) files.add(path)
    }
  })
}

const beginsLikeTournament = (path: string, problems: Problem[]): boolean => {
  let begins = false
  guarded(path, problems, () => {
    const descriptor = openSync(path, 'r')
    try {
      const chunk = Buffer.alloc(8192)
      const text = chunk.toString('utf8', 0, readSync(descriptor, chunk, 0, chunk.length, 0))
      begins = trfRecord.test(text) || jsonTournament.test(text)
    } finally {
      closeSync(descriptor)
    }
  })
  return begins
}

const guarded = (path: string, problems: Problem[], action: () => void): void => {
  try {
    action()
  } catch (error) {
    if (!isFileError(error)) throw error
    problems.push(fileProblem(path, error))
  }
}
