import type { Bus } from '../bus/port.ts'
import type { AcceptedBreaches, ChainHead, ChainPoint, CheckedChain } from './chain/checker.ts'

/**
 * The port to storage: what an installation remembers, and nothing about how. A tournament is a stream of events, each stream numbered 1, 2, 3, …
 * without gap; all events of a database together are numbered by `position`, also without gap and in the order in which readers see them, so
 * that a cursor over positions never misses an event. An installation is one database (node:sqlite, PostgreSQL), or several, of which each has some of the
 * tournaments; all pass one contract suite.
 */
export type Storage = {
  /** Where the data lies, for messages: a folder, or an address without its password. */
  readonly place: string

  /** Makes an empty stream; the identifier is the tournament's. `beside`: where there are several databases, in that of this other stream. */
  readonly createStream: (stream: string, at: string, beside?: string) => Promise<'created' | 'exists'>
  /** Every stream with the number of its last event, in the order of identifiers. Those of a database that is away are left out. */
  readonly streams: () => Promise<readonly StreamSummary[]>

  /**
   * Appends all of `events` or none. When the promise is fulfilled with `appended` they are on disk. When it is rejected the outcome may be
   * unknown (a connection lost in the moment of commit): the same call again, with the same key, settles it.
   */
  readonly append: (
    stream: string,
    expectedSequence: number,
    events: readonly StorableEvent[],
    metadata: AppendMetadata,
  ) => Promise<AppendResult>
  /**
   * Appends to several streams, to all of them or to none, under one key: what happens in two tournaments at once, such as a player's move from one
   * to the other. No stream may be named twice. Streams in different databases are refused (`apart`): no transaction spans two.
   */
  readonly appendTogether: (parts: readonly StreamAppend[], metadata: AppendMetadata) => Promise<AppendTogetherResult>
  /**
   * Appends to one stream what several commands decided one after the other, each under its own key: all of it or, when a key had its effect before,
   * nothing. One flush for all of them is what lets many results a second through.
   */
  readonly appendSeries: (stream: string, expectedSequence: number, series: readonly SeriesPart[]) => Promise<AppendSeriesResult>
  /** The events of one stream that follow number `after` (0: from the first), in order; nothing for a stream that does not exist. */
  readonly read: (stream: string, after?: number) => Promise<readonly StoredEvent[]>
  /**
   * The same with the chain of hashes followed: from the first event to the mark of the last, or from where it was followed before. Events from one on
   * that cannot be read at all are left out; it is among the breaches.
   */
  readonly readChecked: (stream: string, from?: ChainPoint) => Promise<CheckedEvents>
  /** The hash of an event, which stands for the whole record up to it; null when there is no such event. */
  readonly hashOf: (stream: string, sequence: number) => Promise<string | null>
  /**
   * Appends that somebody answers for a record that is not as it was written: from here on the record as it stands counts as written. The numbers of
   * events that were cut off are not given out again.
   */
  readonly accept: (stream: string, reason: string, metadata: AppendMetadata) => Promise<AcceptResult>
  /** What is read on from, one for each database: the first has what belongs to the installation itself. Each event is in one of them. */
  readonly logs: readonly [EventLog, ...EventLog[]]
  /** By which processes say something to each other. */
  readonly bus: Bus

  /** Settings of the installation: small JSON values by name. */
  readonly settings: () => Promise<ReadonlyMap<string, unknown>>
  readonly saveSetting: (name: string, value: unknown) => Promise<void>
  /** Saves unless there is a value already, and gives the value that now holds: of two processes at first start one wins and both agree. */
  readonly settleSetting: (name: string, value: unknown) => Promise<unknown>
  readonly deleteSetting: (name: string) => Promise<void>

  /** Everything, as of one moment: what a backup consists of. */
  readonly records: () => AsyncIterable<InstallationRecord>
  readonly close: () => Promise<void>
}

/** The name of the database that has accounts, halls and settings. */
export const home = 'home'

/** The events of a database in the order of their positions: the source of live updates. */
export type EventLog = {
  /** As the operator calls the database; the first is `home`. */
  readonly name: string
  /** The events of all streams that follow position `after`, in order, at most `limit`. */
  readonly readAll: (after: number, limit: number) => Promise<readonly StoredEvent[]>
  /** Position of the last event, 0 when there is none. */
  readonly position: () => Promise<number>
  /** Woken after events were appended, by this process or by another one on the same PostgreSQL: reading on from one's cursor is worth it. */
  readonly bus: Bus
  /** Could the database not be reached when it was last asked? */
  readonly isAway: () => boolean
}

/** An installation in one database, or one of the databases of an installation that has several. */
export type Database = Storage &
  Pick<EventLog, 'readAll' | 'position'> & {
    /** When a stream was made; null: there is none. */
    readonly createdAt: (stream: string) => Promise<string | null>
    /** Where each stream is said to end; none of an installation that an older Zug has left. `position`: of the database. */
    readonly heads: () => Promise<{ readonly position: number | null; readonly heads: ReadonlyMap<string, ChainHead> }>
    /** Fills an empty installation in one transaction: all records or, when the source fails or has a gap, none. */
    readonly load: (records: AsyncIterable<InstallationRecord>) => Promise<void>
    readonly moving: Moving
  }

/** What it takes to bring a stream from one database to another. A fence names a move: while it stands, appends are refused with it (`Fenced`). */
export type Moving = {
  readonly fenceOf: (stream: string) => Promise<string | null>
  readonly setFence: (stream: string, move: string) => Promise<void>
  /** Does nothing where the fence is that of another move. */
  readonly liftFence: (stream: string, move: string) => Promise<void>
  /** Makes the stream behind a fence; what an earlier move has left of it stays. */
  readonly makeRoom: (stream: string, createdAt: string, move: string) => Promise<void>
  /** Appends events behind the fence of this move as they were written elsewhere; only their positions are new. */
  readonly receive: (stream: string, events: readonly StoredEvent[], move: string, chainedLater: number) => Promise<void>
  /** Held by one process at a time, until it lets go or dies; null: somebody else has it. */
  readonly claim: () => Promise<{ readonly release: () => Promise<void> } | null>
}

/** How an installation is opened: see `OpenOptions`. */
export type Mode = 'read' | 'write' | 'follow'

/** An event as the desk decides it: JSON with a kind. Storage looks at nothing else. */
export type StorableEvent = { readonly kind: string }

/** Who and when, and the key of the command: within a stream a key takes effect once, however often it is sent. */
export type AppendMetadata = { readonly idempotencyKey: string; readonly actor: string; readonly at: string }

export type AppendResult =
  /** Number and position of the last event appended. */
  | { readonly kind: 'appended'; readonly sequence: number; readonly position: number }
  /** The key had its effect before: what the first call answered. */
  | { readonly kind: 'duplicate'; readonly sequence: number; readonly position: number }
  /** The stream has moved on; `sequence` is where it stands. */
  | { readonly kind: 'conflict'; readonly sequence: number }
  | { readonly kind: 'unknown-stream' }

export type StreamAppend = { readonly stream: string; readonly expectedSequence: number; readonly events: readonly StorableEvent[] }

export type AppendTogetherResult =
  /** Number and position of the last event appended to each stream, in the order of the parts. */
  | { readonly kind: 'appended'; readonly parts: readonly AppendedPart[] }
  /** The key had its effect before, in these of the streams: in all of them when it came from this very call. */
  | { readonly kind: 'duplicate'; readonly parts: readonly AppendedPart[] }
  /** The first of the streams that has moved on, and where it stands. */
  | { readonly kind: 'conflict'; readonly stream: string; readonly sequence: number }
  | { readonly kind: 'unknown-stream'; readonly stream: string }

export type AppendedPart = { readonly stream: string; readonly sequence: number; readonly position: number; readonly hash: string }

export type SeriesPart = { readonly events: readonly StorableEvent[]; readonly metadata: AppendMetadata }

export type AppendSeriesResult =
  /** Number and position of the last event of each part. */
  | { readonly kind: 'appended'; readonly parts: readonly AppendedPart[] }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'conflict'; readonly sequence: number }
  | { readonly kind: 'unknown-stream' }

export type StoredEvent = AppendMetadata & {
  readonly position: number
  readonly stream: string
  readonly sequence: number
  readonly event: StorableEvent
  /** Over this event and the hash of the one before; empty in what an older Zug has left. */
  readonly hash: string
}

export type CheckedEvents = CheckedChain & { readonly events: readonly StoredEvent[] }

export type AcceptResult =
  | { readonly kind: 'accepted'; readonly sequence: number; readonly breaches: AcceptedBreaches['breaches'] }
  /** There is nothing to answer for. */
  | { readonly kind: 'intact' }
  | { readonly kind: 'unknown-stream' }

export type StreamSummary = { readonly stream: string; readonly sequence: number; readonly createdAt: string }

/** What a backup consists of, in this order: settings, where the installation ends, streams, then events by position. */
export type InstallationRecord =
  | { readonly kind: 'setting'; readonly name: string; readonly value: unknown }
  | { readonly kind: 'mark'; readonly position: number }
  /** `head`: where the stream ended at least. */
  | { readonly kind: 'stream'; readonly stream: string; readonly createdAt: string; readonly head?: ChainHead }
  | ({ readonly kind: 'event' } & StoredEvent)
