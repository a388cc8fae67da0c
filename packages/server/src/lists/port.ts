import type { ListEntry } from './entry.ts'
import type { Mapping } from './read/mapping.ts'

/** What is known of a list itself. */
export type ListInfo = {
  /** As people call it: `FIDE`, `DSB`. One list a name. */
  readonly name: string
  readonly kind: 'fide' | 'national'
  /** The month that it is for, `2026-10`. */
  readonly month: string
  /** The file that it came from. */
  readonly source: string
  readonly importedAt: string
  readonly rows: number
  /** Lines that could not be read, and were left out. */
  readonly faults: number
  /** Which columns of a national list are which; kept for the next one. */
  readonly mapping: Mapping | null
}

/** Somebody who was found, and in which list. */
export type Found = { readonly list: string; readonly entry: ListEntry }

export type FindOptions = { readonly list?: string | undefined; readonly most?: number; readonly who?: string }

/** Takes the entries of a new list; nothing of it is seen before it is finished, and the old one stays until then. */
export type ListWriter = {
  readonly add: (entries: readonly ListEntry[]) => Promise<void>
  /** Brings it into order and puts it in the place of the old one, in one step. `progress` is told how far the ordering is, from 0 to 1. */
  readonly finish: (info: Omit<ListInfo, 'rows'>, progress?: (share: number) => void) => Promise<ListInfo>
  /** Leaves no trace. */
  readonly abandon: () => Promise<void>
}

/** The rating lists of an installation: a port with a driver for each database. */
export type RatingLists = {
  readonly lists: () => Promise<readonly ListInfo[]>
  /** The most sought first; `list` for one of them only. `who` asks: where searching keeps the process busy, they take turns. */
  readonly find: (typed: string, options?: FindOptions) => Promise<readonly Found[]>
  /** By the number of the list, exactly. */
  readonly entry: (list: string, id: string) => Promise<ListEntry | null>
  /** In a national list: whoever has this number of FIDE's. In FIDE's own the same as `entry`. */
  readonly byFideId: (list: string, fideId: string) => Promise<ListEntry | null>
  /** One at a time; the next is refused with `list-busy`. */
  readonly write: (name: string) => Promise<ListWriter>
  /** Removes what an import that was ended has left behind, unless one is going on. */
  readonly sweep: () => Promise<void>
  readonly remove: (name: string) => Promise<boolean>
  readonly close: () => Promise<void>
}

export const usualMost = 10
