import type { RecordBreach } from '@zug/engine/desk'

/**
 * Where a record is not what was written: events `from` to `to`. `altered`: an event does not follow from what stands before it: it, or the one before it, was
 * changed, put in or moved. `missing`: numbers are left out. `cut`: there were events after the last. `added`: the last were not written by the desk.
 * `unmarked`: what says where the record ends is gone.
 */
export type Breach = RecordBreach

/** The kind of event by which somebody answers for a record as it stands from here on. Its reason and what was found are in it. */
export const acceptanceKind = 'record-accepted'

export type Acceptance = {
  readonly kind: typeof acceptanceKind
  readonly reason: string
  readonly breaches: readonly Breach[]
}

const kinds: readonly unknown[] = ['altered', 'missing', 'cut', 'added', 'unmarked'] satisfies readonly Breach['kind'][]

/** A record may come from a file, where anything may stand. */
export const areBreaches = (value: unknown): value is readonly Breach[] =>
  Array.isArray(value) &&
  value.every((one: Partial<Breach> | null) => {
    const { kind, from, to } = one ?? {}
    return kinds.includes(kind) && Number.isSafeInteger(from) && Number.isSafeInteger(to) && 1 <= from! && from! <= to!
  })

/** For operators: what was found, in English as all that storage says. */
const breachText = ({ kind, from, to }: Breach): string => {
  const events = from === to ? `event ${from}` : `events ${from} to ${to}`
  switch (kind) {
    case 'altered':
      return `${events} ${from === to ? 'is' : 'are'} not as written`
    case 'missing':
      return `${events} ${from === to ? 'is' : 'are'} missing`
    case 'cut':
      return `the end is cut off (${events})`
    case 'added':
      return `${events} ${from === to ? 'was' : 'were'} not written by the desk`
    case 'unmarked':
      return 'the mark of its end is missing'
  }
}

/** At most five, so that a sentence stays one. */
export const breachesText = (breaches: readonly Breach[]): string =>
  [...breaches.slice(0, 5).map(breachText), ...(breaches.length > 5 ? [`and ${breaches.length - 5} more`] : [])].join(', ')
