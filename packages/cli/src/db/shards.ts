import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { writeOut } from '../io/standard-output.ts'
import { badRequest } from '../issue-lines.ts'
import type { Database, Server } from './installation.ts'

type Opened = import('@zug/server/storage').OpenedShards
type Places = Parameters<Server['placeOf']>[0]

/** Moves a tournament with the other sections of its event; those that are there already stay. */
export const moveTo = async (server: Server, opened: Opened, tournament: string, to: string): Promise<ExitCode> => {
  const { storage, databases, directory } = opened
  if (!databases.has(to))
    throw new Failure(badRequest('zug', 'shard-unknown', `There is no shard ${to}; there are ${[...databases.keys()].join(', ')}.`))
  if (!(await storage.streams()).some(({ stream }) => stream === tournament && !stream.startsWith('$')))
    throw new Failure(badRequest(tournament, 'tournament-unknown', 'There is no such tournament, or its database is away.'))
  const { movedTogether } = await import('@zug/server/sections')
  const together = await movedTogether(storage, tournament)
  const { streams, refused } = await server.moveStreams(databases, directory, together, to)
  for (const { stream, from, events } of streams) writeOut(`${stream}: ${events} events from ${from} to ${to}\n`)
  writeOut(
    streams.length === 0
      ? `${tournament}: is in ${to} already.\n`
      : `${streams.length === 1 ? 'It was' : `All ${streams.length} sections were`} closed to changes for ${(refused / 1000).toFixed(2)} s.\n`,
  )
  return exitCodes.done
}

/** What is in which database, and which cannot be reached. */
export const listShards = async ({ databases, directory }: Opened, server: Server, list: boolean): Promise<ExitCode> => {
  const places = await directory.refresh()
  let away = 0
  let strange = 0
  for (const [name, database] of databases) {
    try {
      const streams = (await database.streams()).filter(({ stream }) => !stream.startsWith('$') && server.placeOf(places, stream) === name)
      writeOut(`${name}: ${database.place}, ${streams.length} tournaments, ${await database.position()} events\n`)
      const unknown = await unplaced(server, places, name, database)
      if (unknown.length > 0) {
        strange += unknown.length
        writeOut(`${name}: the directory knows nothing of ${unknown.join(', ')}: is home older than this database?\n`)
      }
      if (list) for (const { stream, sequence } of streams) writeOut(`  ${stream} ${sequence}\n`)
    } catch (error) {
      if (!(error instanceof server.StorageError)) throw error
      away += 1
      writeOut(`${name}: ${error.message}\n`)
    }
  }
  for (const { to, streams } of server.openMoves(places))
    writeOut(`being moved to ${to}, or left over from a move that was broken off: ${streams.map(({ stream }) => stream).join(', ')}\n`)
  return away + strange === 0 ? exitCodes.done : exitCodes.discrepancies
}

/** What nobody has moved away and the directory says is elsewhere: home was set back, to before it was placed or moved here. */
const unplaced = async (server: Server, places: Places, name: string, database: Database): Promise<readonly string[]> => {
  if (name === server.home) return []
  const found: string[] = []
  for (const { stream } of await database.streams())
    if (server.placeOf(places, stream) !== name && (await database.moving.fenceOf(stream)) === null) found.push(stream)
  return found
}
