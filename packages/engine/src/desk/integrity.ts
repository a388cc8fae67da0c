import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { AmendReason, CorrectionEffect, DeskEvent, RecordBreach } from './events.ts'
import { evolve } from './evolve.ts'
import { effective, type RecordedEvent } from './history.ts'
import { canonical } from './receipt.ts'
import { type BoardResult, isOpen } from './result.ts'
import type { DeskSettings } from './settings.ts'
import { type DeskState, emptyState } from './state.ts'

/** Settings whose change during an event is part of the record. */
export type RecordedSetting = 'tieBreaks' | 'numberOfRounds'

/**
 * What an arbiter did that pairings and standings do not follow from by the rules alone, in order. `rounds`: how many were published then; boards count
 * from 0. `recalled`: it was part of a publication that was taken back, and of the round as it stands it is not true.
 */
export type IntegrityEntry = { readonly sequence: number; readonly recalled?: true } & (
  | {
      readonly kind: 'by-hand'
      readonly round: RoundNumber
      readonly reason: string
      readonly boards: number
      readonly byeChanged: boolean
      /** Articles that the pairing breaks. */
      readonly breaks: readonly string[]
    }
  /** Rounds of the file that the event was made of, which are not as the rules pair them. */
  | { readonly kind: 'imported'; readonly differing: readonly number[] }
  | { readonly kind: 'amended'; readonly round: RoundNumber; readonly reason: AmendReason }
  | { readonly kind: 'recalled'; readonly round: RoundNumber; readonly reason: string }
  | { readonly kind: 'full-point-bye'; readonly round: RoundNumber; readonly player: PlayerId }
  /** Paired over while the game went on; `round` is that of the game, `over` the first that counted it as drawn. */
  | { readonly kind: 'adjourned'; readonly round: RoundNumber; readonly board: number; readonly over: RoundNumber }
  | {
      readonly kind: 'corrected'
      readonly round: RoundNumber
      readonly board: number
      readonly result: BoardResult
      readonly effect: CorrectionEffect
      readonly reason: string
    }
  | { readonly kind: 'setting'; readonly setting: RecordedSetting; readonly rounds: number; readonly before: string; readonly now: string }
  /** The rating that counts, of a player who was paired with the one before; null: unrated. */
  | {
      readonly kind: 'rating-changed'
      readonly rounds: number
      readonly player: PlayerId
      readonly before: number | null
      readonly now: number | null
    }
  | { readonly kind: 'numbers-again'; readonly rounds: number }
  | { readonly kind: 'kept-apart-late'; readonly rounds: number; readonly allowed: boolean }
  | { readonly kind: 'reopened'; readonly reason: string }
  | { readonly kind: 'record-accepted'; readonly reason: string; readonly breaches: readonly RecordBreach[] }
  | { readonly kind: 'fide-mode-left'; readonly rounds: number; readonly reason: string }
)

/** The integrity record of an event: what was undone is not in it. */
export const integrityOf = (history: readonly RecordedEvent[]): readonly IntegrityEntry[] => {
  const entries: IntegrityEntry[] = []
  let state = emptyState
  const own = new WeakSet<object>()
  let session: { readonly reason: string; readonly breaks: readonly string[] } | null = null
  for (const { sequence, event } of effective(history)) {
    if (event.kind === 'manual-started') session = { reason: event.reason, breaks: [] }
    if (event.kind === 'manual-changed' && session !== null) session = { ...session, breaks: event.breaks }
    if (event.kind === 'round-drafted' || event.kind === 'draft-discarded') session = null
    if (event.kind === 'round-recalled')
      entries.forEach((entry, at) => {
        if (isOfRound(entry, event.round)) entries[at] = { ...entry, recalled: true }
      })
    for (const entry of entriesOf(state, event, session)) entries.push({ sequence, ...entry })
    if (event.kind === 'round-published') session = null
    state = evolve(state, event, own)
  }
  return entries
}

/** Is this about one publication of the round? Another publication has entries of its own. */
const isOfRound = (entry: IntegrityEntry, round: RoundNumber): boolean => {
  switch (entry.kind) {
    case 'by-hand':
    case 'amended':
    case 'full-point-bye':
    case 'corrected':
      return entry.round === round
    case 'adjourned':
      return entry.over === round
    default:
      return false
  }
}

type Session = { readonly reason: string; readonly breaks: readonly string[] }
type Entry<E = IntegrityEntry> = E extends unknown ? Omit<E, 'sequence' | 'recalled'> : never

const entriesOf = (state: DeskState, event: DeskEvent, session: Session | null): readonly Entry[] => {
  const rounds = state.rounds.length
  switch (event.kind) {
    case 'tournament-created':
      return (event.differing ?? []).length === 0 ? [] : [{ kind: 'imported', differing: event.differing! }]
    case 'settings-changed':
      return rounds === 0 ? [] : changedSettings(state.settings!, event.changes as Partial<DeskSettings>, rounds)
    case 'player-corrected':
      return rounds === 0 ? [] : changedRating(state, event, rounds)
    case 'numbers-given':
      return rounds > 0 && reordered(state, event.numbers) ? [{ kind: 'numbers-again', rounds }] : []
    case 'pair-forbidden':
    case 'pair-allowed':
      return rounds === 0 ? [] : [{ kind: 'kept-apart-late', rounds, allowed: event.kind === 'pair-allowed' }]
    case 'round-published':
      return published(state, event.round, session)
    case 'pairing-amended':
      return [{ kind: 'amended', round: event.round, reason: event.reason }]
    case 'round-recalled':
      return [{ kind: 'recalled', round: event.round, reason: event.reason }]
    case 'result-corrected': {
      const { round, board, result, effect, reason } = event
      return [{ kind: 'corrected', round, board, result, effect, reason }]
    }
    case 'tournament-reopened':
      return [{ kind: 'reopened', reason: event.reason }]
    case 'record-accepted':
      return [{ kind: 'record-accepted', reason: event.reason, breaches: event.breaches }]
    case 'fide-mode-left':
      return [{ kind: 'fide-mode-left', rounds, reason: event.reason }]
    default:
      return []
  }
}

/** A round is part of the record once it is public: the pairing by hand, full-point byes, and games of the round before that go on. */
const published = (
  state: DeskState,
  round: Extract<DeskEvent, { kind: 'round-published' }>['round'],
  session: Session | null,
): readonly Entry[] => {
  const { difference } = state
  const differs = difference !== null && (difference.deskOnly.length > 0 || difference.byeChanged)
  const before = state.rounds.at(-1)
  return [
    ...(round.byHand && differs
      ? [
          {
            kind: 'by-hand' as const,
            round: round.round,
            reason: session?.reason ?? '',
            boards: difference.deskOnly.length,
            byeChanged: difference.byeChanged,
            breaks: session?.breaks ?? [],
          },
        ]
      : []),
    ...round.unpaired.flatMap(({ player, bye }) =>
      bye === 'full-point' ? [{ kind: 'full-point-bye' as const, round: round.round, player }] : [],
    ),
    ...(before?.boards ?? []).flatMap(({ result }, board) =>
      isOpen(result) ? [{ kind: 'adjourned' as const, round: before!.round, board, over: round.round }] : [],
    ),
  ]
}

const changedRating = (
  { players }: DeskState,
  { player, changes }: Extract<DeskEvent, { kind: 'player-corrected' }>,
  rounds: number,
): readonly Entry[] => {
  const before = players.get(player)?.rating ?? null
  return changes.rating === undefined || changes.rating === before
    ? []
    : [{ kind: 'rating-changed', rounds, player, before, now: changes.rating }]
}

const changedSettings = (before: DeskSettings, changes: Partial<DeskSettings>, rounds: number): readonly Entry[] =>
  (['tieBreaks', 'numberOfRounds'] as const).flatMap((setting) => {
    const now = changes[setting]
    if (now === undefined || canonical(now) === canonical(before[setting])) return []
    return [{ kind: 'setting' as const, setting, rounds, before: String(before[setting]), now: String(now) }]
  })

/** Does the order of those who have numbers change? */
export const reordered = ({ players }: DeskState, numbers: Extract<DeskEvent, { kind: 'numbers-given' }>['numbers']): boolean => {
  const now = new Map(numbers)
  const before = [...players.values()]
    .filter(({ pairingNumber }) => pairingNumber !== null)
    .toSorted((a, b) => a.pairingNumber! - b.pairingNumber!)
  return before.some(({ id }, at) => at > 0 && now.get(before[at - 1]!.id)! > now.get(id)!)
}
