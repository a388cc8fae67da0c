import { type Acceptance, acceptanceKind, areBreaches, type Breach } from './breach.ts'
import { chainStart, type LinkedEvent, linkOf } from './link.ts'

/** As far as a record was checked: the number of the last event, and the hash over everything up to it as it stands. */
export type ChainPoint = { readonly sequence: number; readonly hash: string }

/** Where the desk says a record ends. Events up to `chainedLater` got their hashes when an older installation was brought up to date. */
export type ChainHead = ChainPoint & { readonly chainedLater: number }

/** `elsewhere`: at another desk, of which the record came as a file. */
export type AcceptedBreaches = { readonly sequence: number; readonly breaches: readonly Breach[]; readonly elsewhere?: true }

export type CheckedChain = {
  /** What nobody has answered for. */
  readonly breaches: readonly Breach[]
  readonly accepted: readonly AcceptedBreaches[]
  readonly point: ChainPoint
  /** How many events were looked at. */
  readonly count: number
}

/**
 * Follows a record event by event. The hash over what stands there is compared with the one that was written; where they part, the written hash of the
 * event before tells whether the fault is here or was seen already. From an acceptance on, the record as it stood then counts as written.
 */
export const createChainChecker = (from: ChainPoint = { sequence: 0, hash: chainStart }) => {
  let { sequence, hash } = from
  let written = hash
  let count = 0
  let breaches: Breach[] = []
  const accepted: AcceptedBreaches[] = []

  const note = (kind: Breach['kind'], first: number, last: number): void => {
    const before = breaches.at(-1)
    if (before?.kind === kind && before.to === first - 1) breaches[breaches.length - 1] = { ...before, to: last }
    else breaches.push({ kind, from: first, to: last })
  }

  return {
    take: (event: LinkedEvent & { readonly hash: string }): void => {
      count += 1
      const gap = event.sequence !== sequence + 1
      const stood = hash
      hash = linkOf(stood, event)
      if (gap) note('missing', sequence + 1, event.sequence - 1)
      else if (hash !== event.hash && (written === stood || linkOf(written, event) !== event.hash))
        note('altered', event.sequence, event.sequence)
      const acceptance = hash === event.hash ? acceptanceIn(event.body) : null
      if (acceptance !== null) {
        const elsewhere = event.actor.startsWith('file:') ? { elsewhere: true as const } : {}
        accepted.push({ sequence: event.sequence, breaches: acceptance.breaches, ...elsewhere })
        breaches = []
      }
      written = event.hash
      sequence = event.sequence
    },
    /** `head`: what is kept beside the events; null when there is none. */
    end: (head: ChainPoint | null): CheckedChain => {
      if (head === null) {
        if (sequence > 0) note('unmarked', sequence, sequence)
      } else if (head.sequence > sequence) note('cut', sequence + 1, head.sequence)
      else if (head.sequence < sequence) note('added', head.sequence + 1, sequence)
      else if (sequence > 0 && head.hash !== written && breaches.at(-1)?.to !== sequence) note('altered', sequence, sequence)
      return { breaches, accepted, point: { sequence, hash }, count }
    },
    /** So far, where the end is not looked at. */
    soFar: (): CheckedChain => ({ breaches, accepted, point: { sequence, hash }, count }),
  }
}

const acceptanceIn = (body: string): Acceptance | null => {
  if (!body.includes(acceptanceKind)) return null
  try {
    const event = JSON.parse(body) as Acceptance
    return event.kind === acceptanceKind && areBreaches(event.breaches) ? event : null
  } catch {
    return null
  }
}
