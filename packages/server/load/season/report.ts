/** The value below which so many of all are. */
export const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Milliseconds since 1970, finer than a millisecond, alike in all processes of a machine. */
export const now = (): number => performance.timeOrigin + performance.now()

/** An event of the season. */
export type SeasonEvent = {
  readonly id: string
  /** An account that may enter its results. */
  readonly token: string
  readonly boards: number
  /** How far its record is, and how far everybody's numbers go: from here on every event is a result. */
  readonly sequence: number
  readonly shown: number
}

/** What the processes of the clients are told, and what they tell. */
export type ToCrowd = {
  readonly kind: 'watch'
  readonly url: string
  readonly watched: readonly { readonly event: number; readonly id: string; readonly after: number }[]
}
export type FromCrowd =
  | { readonly kind: 'open'; readonly count: number }
  | { readonly kind: 'seen'; readonly seen: readonly (readonly [event: number, sequence: number, at: number])[] }
  | { readonly kind: 'wrong'; readonly what: string }

export type ToTypists = {
  readonly kind: 'type'
  readonly urls: readonly string[]
  readonly events: readonly SeasonEvent[]
  readonly perSecond: number
  readonly seconds: number
}
export type FromTypists =
  | { readonly kind: 'entered'; readonly entered: readonly (readonly [event: number, sequence: number, sent: number, answered: number])[] }
  | { readonly kind: 'done'; readonly asked: number; readonly refused: readonly string[] }

export type ToScreens = {
  readonly kind: 'show'
  readonly url: string
  readonly shown: readonly { readonly event: number; readonly id: string }[]
}
export type FromScreens =
  | { readonly kind: 'ready' }
  | { readonly kind: 'shown'; readonly event: number; readonly sequence: number; readonly at: number; readonly cache: string | null }

export type ToReaders = {
  readonly kind: 'read'
  readonly urls: readonly string[]
  readonly paths: readonly string[]
  readonly seconds: number
  readonly lines: number
}
export type FromReaders = {
  readonly kind: 'read'
  readonly answers: number
  readonly wrong: number
  readonly seconds: number
  readonly cached: Readonly<Record<string, number>>
}
