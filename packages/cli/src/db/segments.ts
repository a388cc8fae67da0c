import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { writeOut } from '../io/standard-output.ts'
import { badRequest } from '../issue-lines.ts'
import { checkLines } from './check-lines.ts'
import type { Database, Server } from './installation.ts'

export type SegmentChoice = { readonly tournament?: string; readonly until?: string; readonly line?: string }

/** Up to when: a number is an event of the tournament, everything else a time. */
const momentOf = ({ until, tournament }: SegmentChoice): { readonly until: Date | null; readonly sequence: number | null } => {
  if (until === undefined) return { until: null, sequence: null }
  if (/^\d{1,9}$/.test(until)) {
    if (tournament === undefined)
      throw new Failure(
        badRequest('zug', 'until-unclear', 'The number of an event is that of a tournament: say --tournament too, or a time.'),
      )
    return { until: null, sequence: Number(until) }
  }
  const time = new Date(until)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(until) || Number.isNaN(time.getTime()))
    throw new Failure(
      badRequest('zug', 'until-unclear', 'Say a time with its zone, like 2026-05-01T14:30:00Z or 2026-05-01T14:30:00+02:00.'),
    )
  return { until: time, sequence: null }
}

/** Everything is read and checked before anything is written. */
export const restoreSegments = async (
  server: Server,
  place: string,
  choice: SegmentChoice,
  key: string | null,
  into: (work: (storage: Database) => Promise<ExitCode>) => Promise<ExitCode>,
): Promise<ExitCode> => {
  const moment = momentOf(choice)
  const store = server.openStore(place)
  const wanted = { tournament: choice.tournament ?? null, line: choice.line ?? null, ...moment }
  const { line, segments, newest, tournaments, events, records } = await server.readSegments(store, key, wanted)
  return into(async (storage) => {
    const loaded = async function* () {
      yield* records
    }
    await storage.load(loaded())
    const { lines, sound } = checkLines(server, await server.checkInstallation(storage, new Set()), [])
    writeOut(
      [
        `${storage.place}: ${tournaments} tournaments, ${events} events of line ${line}`,
        `${segments} segments, the newest of ${newest}: none is missing or changed.`,
        ...lines,
        '',
      ].join('\n'),
    )
    return sound ? exitCodes.done : exitCodes.discrepancies
  })
}
