import { makeTournamentJson, underPairingNumbers } from '@zug/engine/files'
import type { Issue, Tournament } from '@zug/engine/model'
import { makeTrf } from '@zug/engine/trf'
import { Failure } from '../failure.ts'
import { dash, readBytes } from '../io/read-bytes.ts'
import type { FileText } from '../io/write-atomically.ts'
import { badRequest } from '../issue-lines.ts'
import { type LoadedTournament, parseTournament, unwrap } from './load.ts'

/** The text for a file, and what its format has no room for. */
export type WrittenBack = { readonly file: FileText; readonly issues: readonly Issue[] }

/** Refuses what cannot take rounds and results: standard input, and a start list. */
export const refuseUnlessWritable = (path: string, { name, format }: LoadedTournament): void => {
  if (path === dash) throw new Failure(badRequest(name, 'file-needed', 'Rounds and results are written into a file: give its name.'))
  if (format === 'csv')
    throw new Failure(
      badRequest(
        name,
        'start-list-only',
        'A start list has no room for rounds. zug convert makes a tournament of it: zug convert list.csv open.json.',
      ),
    )
}

/**
 * A tournament in the form and dialect that its file has, to be written over it. Whoever else has written to the file since it was read is not overwritten, and what
 * is written has been read again.
 */
export const writtenBack = (path: string, loaded: LoadedTournament, tournament: Tournament): WrittenBack => {
  const { text, issues } =
    loaded.dialect === null
      ? { text: makeTournamentJson(tournament), issues: [] }
      : makeTrf(underPairingNumbers(tournament), { dialect: loaded.dialect })
  if (Buffer.compare(unwrap(readBytes(path)), loaded.bytes) !== 0)
    throw new Failure(badRequest(loaded.name, 'file-changed', 'Somebody else has changed the file in the meantime; nothing is written.'))
  unwrap(parseTournament(loaded.name, new TextEncoder().encode(text)))
  return { file: [path, text], issues }
}
