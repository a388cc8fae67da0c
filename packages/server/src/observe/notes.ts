import type { ServerContext } from '../context.ts'

/** Seconds for which segments may be behind before it is said: a store that is restarted is back sooner. */
const late = 60

/** What does not keep the desk from working and still wants somebody's attention, in English as all that operators are told. */
export const healthNotes = ({ storage, segments }: Pick<ServerContext, 'storage' | 'segments'>): readonly string[] => [
  ...storage.logs.flatMap((log) =>
    log.isAway() ? [`The database ${log.name} cannot be reached: its tournaments are not available.`] : [],
  ),
  ...(segments !== null && segments.lag() > late ? [`Segments are ${Math.round(segments.lag())} seconds behind.`] : []),
]
