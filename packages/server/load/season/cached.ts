import { startClients, untilSaid } from './clients.ts'
import type { FromReaders, SeasonEvent, ToReaders } from './report.ts'

export type Read = { readonly perSecond: number; readonly hits: number; readonly wrong: number }

/** Pages asked for without a pause for some seconds; `hits`: the share that the cache answered. */
export const readPages = async (urls: readonly string[], paths: readonly string[], seconds: number): Promise<Read> => {
  let said: (read: FromReaders) => void = () => {}
  const readers = startClients<ToReaders, FromReaders>('readers', (message) => said(message))
  const { answers, wrong, cached } = await untilSaid<FromReaders>((seconds + 60) * 1000, 'readers', (resolve) => {
    said = resolve
    readers.tell({ kind: 'read', urls, paths, seconds, lines: 24 })
  })
  readers.stop()
  const hits = ['hit', 'stale', 'updating', 'revalidated'].reduce((sum, name) => sum + (cached[name] ?? 0), 0)
  return { perSecond: answers / seconds, hits: answers === 0 ? 0 : hits / answers, wrong }
}

/** Of each event the pages that people read, at their usual addresses, and the pointer. */
export const pathsOf = (events: readonly SeasonEvent[]): readonly string[] =>
  events.flatMap(({ id }) => ['', '/round/1', '/standings', '/players', '/live.json'].map((path) => `/t/${id}${path}`))
