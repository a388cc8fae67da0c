import type { Bus, Unsubscribe } from '../../bus/port.ts'
import type { Database } from '../port.ts'
import { StorageError, type StorageErrorCode } from '../storage-error.ts'

/** Milliseconds in which a database that could not be reached is not asked again: who wants it is told at once. */
const pause = 2000

/** What is wrong with a database as a whole, and not with what it was asked. */
const unusable: ReadonlySet<StorageErrorCode> = new Set(['unreachable', 'no-access', 'no-installation', 'place-unknown', 'schema-newer'])

/**
 * A database that may be away, at the start as well: it is opened when it is first asked and, while it is away, again and again. One that cannot be reached is
 * left alone for a while, so that nobody waits for what many have waited for in vain.
 */
export const reached = (name: string, place: string, open: () => Promise<Database>, now = () => performance.now()): Database => {
  let opened: Promise<Database> | null = null
  let closed = false
  let away: { readonly until: number; readonly error: unknown } | null = null

  const connected = (): Promise<Database> => {
    opened ??= open().catch((error) => {
      opened = null
      throw error
    })
    return opened
  }
  const asking = async <T>(ask: (database: Database) => Promise<T>): Promise<T> => {
    if (away !== null && now() < away.until) throw away.error
    try {
      const answer = await ask(await connected())
      away = null
      return answer
    } catch (error) {
      if (error instanceof StorageError && unusable.has(error.code)) away = { until: now() + pause, error }
      throw error
    }
  }
  const bus = lateBus(connected, () => closed)
  const readAll: Database['readAll'] = (after, limit) => asking((database) => database.readAll(after, limit))
  const position = () => asking((database) => database.position())
  return {
    place,
    createStream: (...asked) => asking((database) => database.createStream(...asked)),
    streams: () => asking((database) => database.streams()),
    append: (...asked) => asking((database) => database.append(...asked)),
    appendTogether: (...asked) => asking((database) => database.appendTogether(...asked)),
    appendSeries: (...asked) => asking((database) => database.appendSeries(...asked)),
    read: (...asked) => asking((database) => database.read(...asked)),
    readChecked: (...asked) => asking((database) => database.readChecked(...asked)),
    hashOf: (...asked) => asking((database) => database.hashOf(...asked)),
    accept: (...asked) => asking((database) => database.accept(...asked)),
    logs: [{ name, readAll, position, bus, isAway: () => away !== null }],
    bus,
    settings: () => asking((database) => database.settings()),
    saveSetting: (...asked) => asking((database) => database.saveSetting(...asked)),
    settleSetting: (...asked) => asking((database) => database.settleSetting(...asked)),
    deleteSetting: (...asked) => asking((database) => database.deleteSetting(...asked)),
    records: async function* () {
      yield* (await connected()).records()
    },
    readAll,
    position,
    createdAt: (...asked) => asking((database) => database.createdAt(...asked)),
    heads: () => asking((database) => database.heads()),
    load: (...asked) => asking((database) => database.load(...asked)),
    moving: {
      fenceOf: (...asked) => asking((database) => database.moving.fenceOf(...asked)),
      setFence: (...asked) => asking((database) => database.moving.setFence(...asked)),
      liftFence: (...asked) => asking((database) => database.moving.liftFence(...asked)),
      makeRoom: (...asked) => asking((database) => database.moving.makeRoom(...asked)),
      receive: (...asked) => asking((database) => database.moving.receive(...asked)),
      claim: () => asking((database) => database.moving.claim()),
    },
    close: async () => {
      closed = true
      await (await opened?.catch(() => null))?.close()
    },
  }
}

/** Joined once the database is there; until then its readers look by themselves. */
const lateBus = (connected: () => Promise<Database>, closed: () => boolean): Bus => {
  const joining = async (join: (bus: Bus) => Promise<Unsubscribe>): Promise<Unsubscribe> => {
    let left = false
    let leave: Unsubscribe | null = null
    let timer: NodeJS.Timeout | null = null
    const attempt = async (): Promise<void> => {
      try {
        leave = await join((await connected()).bus)
        if (left) await leave()
      } catch {
        if (left || closed()) return
        timer = setTimeout(() => void attempt(), pause)
        timer.unref()
      }
    }
    await attempt()
    return async () => {
      left = true
      if (timer !== null) clearTimeout(timer)
      await leave?.()
    }
  }
  return {
    wake: () =>
      void connected().then(
        ({ bus }) => bus.wake(),
        () => {},
      ),
    onWake: (listener) => joining((bus) => bus.onWake(listener)),
    tell: async (message) => (await connected()).bus.tell(message),
    hear: (listener) => joining((bus) => bus.hear(listener)),
    lookEvery: 2000,
    close: async () => {},
  }
}
