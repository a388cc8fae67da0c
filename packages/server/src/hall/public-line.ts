import { type Desk, type DeskEvent, type DeskState, effective, type RecordedEvent } from '@zug/engine/desk'
import type { PairingNumber, PlayerId } from '@zug/engine/model'
import type { OpenTournament } from '../tournaments/desk-store.ts'
import { isBelow, type Level } from './ladder.ts'

/** Nobody but the desk sees anything of these. */
const unseen: ReadonlySet<DeskEvent['kind']> = new Set<DeskEvent['kind']>([
  'round-drafted',
  'draft-discarded',
  'manual-started',
  'manual-changed',
  'manual-finished',
  'bye-requested',
  'bye-cancelled',
  'pair-forbidden',
  'pair-allowed',
  'player-checked-in',
  'result-reported',
  'result-disputed',
  'dispute-dismissed',
  'record-accepted',
])

/**
 * The events that everybody may notice, by their numbers at the desk. For everybody they are numbered anew, one by one, so that no gap tells what the desk
 * prepares or holds back.
 */
export type PublicLine = {
  readonly sequences: readonly number[]
  /** When the last of them was. */
  readonly at: string | null
}

const isNoticed = (event: DeskEvent, levels: readonly Level[]): boolean => {
  const levelOf = (round: number): Level => levels[round - 1] ?? 'nothing'
  switch (event.kind) {
    // What a missed round counts for a late entry is in the standings at once; a bye to come is nobody's business.
    case 'bye-requested':
      return event.past === true
    case 'round-published':
      return levelOf(event.round.round) !== 'nothing'
    case 'pairing-amended':
    case 'round-recalled':
      return levelOf(event.round) !== 'nothing'
    // Who is to sit where is seen with the round; only boards of a round that is out move before everybody.
    case 'board-fixed':
      return event.published !== undefined && levelOf(event.published) !== 'nothing'
    case 'result-entered':
    case 'result-corrected':
      return !isBelow(levelOf(event.round), 'results')
    case 'tournament-finished':
    case 'tournament-reopened':
      return levels.every((level) => !isBelow(level, 'results'))
    default:
      return !unseen.has(event.kind)
  }
}

/** Of the rounds that are published, or were and are taken back. */
export const lastRoundOf = ({ state: { rounds, recalled = [] } }: Desk): number =>
  Math.max(rounds.length, ...recalled.map(({ round }) => round))

const draftsIn = (history: readonly RecordedEvent[]): ReadonlySet<number> =>
  new Set(history.flatMap(({ event, batch }) => (event.kind === 'round-drafted' ? [batch] : [])))

const withDraft: ReadonlySet<DeskEvent['kind']> = new Set<DeskEvent['kind']>(['numbers-given', 'lots-drawn'])

/** Of all events those that everybody may notice, by what the hall shows of each round. */
export const publicLine = ({ desk: { history }, said }: OpenTournament, levels: readonly Level[]): PublicLine => {
  const drafts = draftsIn(history)
  const noticed = new Set<number>()
  const sequences: number[] = []
  let last = -1
  for (const [at, { sequence, batch, event }] of history.entries()) {
    const of = event.kind === 'undone' || event.kind === 'redone' ? event.batch : null
    // Numbers and a lot that come with a draft are told by the round that comes of it; taking back what nobody saw is not seen either.
    const hidden = of === null ? withDraft.has(event.kind) && drafts.has(batch) : !noticed.has(of)
    if (hidden || !isNoticed(event, levels)) continue
    noticed.add(batch)
    sequences.push(sequence)
    last = at
  }
  return { sequences, at: last === -1 ? null : said[last]!.at }
}

/** The same for helpers, who have boards to enter in rounds that others do not see yet: all that is not a draft. */
export const helpersLine = (open: OpenTournament): PublicLine =>
  publicLine(
    open,
    Array.from({ length: lastRoundOf(open.desk) }, () => 'standings'),
  )

/** How many of them there are up to an event of the desk. */
export const publicNumber = ({ sequences }: PublicLine, sequence: number): number => {
  let [low, high] = [0, sequences.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sequences[middle]! <= sequence) low = middle + 1
    else high = middle
  }
  return low
}

type Numbers = ReadonlyMap<PlayerId, PairingNumber>

/** Pairing numbers as everybody knows them, where the desk has others for a round that is not shown; null where these are the same. */
export const numbersShown = ({ history }: Desk, shownRounds: number): Numbers | null => {
  const events = effective(history)
  const drafts = draftsIn(events)
  const isShown = ({ event }: RecordedEvent): boolean => event.kind === 'round-published' && event.round.round <= shownRounds
  const isOwn = ({ event, batch }: RecordedEvent): boolean => event.kind === 'numbers-given' && !drafts.has(batch)
  const boundary = events.findLastIndex(isShown)
  const given = events.findLastIndex(({ event }) => event.kind === 'numbers-given')
  if (given <= boundary || isOwn(events[given]!)) return null
  const known = events.findLast((entry, at) => (at < boundary && entry.event.kind === 'numbers-given') || isOwn(entry))
  return new Map(known?.event.kind === 'numbers-given' ? known.event.numbers : [])
}

/** The lot as everybody knows it: one that was drawn to pair round 1 is shown with that round. */
export const lotsShown = ({ history, state }: Desk, shownRounds: number): DeskState['lots'] => {
  if (state.lots === null || shownRounds > 0) return state.lots
  const events = effective(history)
  const drawn = events.findLast(({ event }) => event.kind === 'lots-drawn')
  return drawn !== undefined && draftsIn(events).has(drawn.batch) ? null : state.lots
}
