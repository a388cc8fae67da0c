import { createHash } from 'node:crypto'
import { engineVersion } from '@zug/engine/desk'
import type { ServerContext } from '../../../context.ts'
import { shownOf } from '../../../hall/shown.ts'
import { standsOf } from '../../../sections/stands.ts'
import { seenIn } from '../../../tournaments/views/public-view.ts'
import { assetsOf } from '../../assets.ts'

/** One state of a tournament as everybody sees it. */
export type Version = {
  /** How many events everybody may notice, and how often the hall was changed. */
  readonly sequence: number
  readonly hall: number
  /** In addresses: the sequence, and a hash of everything else that a page shows. */
  readonly name: string
}

/**
 * The state that everybody sees now; null where not everybody sees the tournament. Two states never have one name: it holds the moment of the last event, so
 * that also a restored backup, which counts on from an earlier number, gives others. Drafts and what the hall holds back are no part of it.
 */
export const versionOf = async (context: ServerContext, id: string): Promise<Version | null> => {
  const { directory, halls, tournaments, now } = context
  if (!directory.state.visible.has(id)) return null
  const hall = halls.of(id)
  const shown = shownOf(await tournaments.get(id), hall, 'results')
  const sections = await standsOf(context, id)
  const at = now().toISOString()
  const sequence = seenIn(shown)
  const parts = [
    [engineVersion, assetsOf('public')],
    [id, sequence, shown.line.at, hall.sequence],
    hall.announcements.flatMap(({ id: name, at: said, until }) => (until === null || until > at ? [[name, said]] : [])),
    // Of an event of several sections pages say something of the others.
    sections.length > 1 ? [directory.state.visibility.changes, sections] : [],
  ]
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12)
  return { sequence, hall: hall.sequence, name: `${sequence}-${hash}` }
}

/**
 * Reads from storage what this process may not have heard of yet: another one told of it. Whoever asks while it is read waits for the next reading, so that
 * however many ask there is one at a time, and none that began before the question.
 */
export const createCatchUp = ({ tournaments, halls, directory }: ServerContext) => {
  const waiting = new Map<string, { readonly now: Promise<void>; next: Promise<void> | null }>()
  // Without storage we know what we know.
  const read = async (id: string): Promise<void> => {
    await Promise.allSettled([directory.refresh(), halls.refresh(), tournaments.refresh(id)])
  }
  const begin = (id: string): Promise<void> => {
    const now = read(id)
    const entry = { now, next: null }
    waiting.set(id, entry)
    return now.finally(() => {
      if (waiting.get(id) === entry) waiting.delete(id)
    })
  }
  return (id: string): Promise<void> => {
    const running = waiting.get(id)
    if (running === undefined) return begin(id)
    running.next ??= running.now.then(() => begin(id))
    return running.next
  }
}
