import type { DeskEvent } from '@zug/engine/desk'
import { isBelow, leastShown } from '../hall/ladder.ts'
import { emptyHall, type HallState } from '../hall/state.ts'
import { publicRound } from '../tournaments/views/public-view.ts'

/** Who listens: `everybody` is told only what is published. */
export type Audience = 'everybody' | 'desk'

type Told = { readonly sequence: number; readonly kind: string }

/** What a live message carries of an event; null: nothing that concerns this audience. `changed` means that the view is worth reading again. */
export const tellOf = (event: DeskEvent, sequence: number, audience: Audience): Told | null => {
  if (audience === 'desk') return { sequence, ...event }
  switch (event.kind) {
    case 'round-published':
      return { sequence, kind: event.kind, ...{ round: publicRound(event.round) } }
    case 'result-entered':
    case 'pairing-amended':
      return { sequence, ...event }
    case 'result-corrected': {
      const { reason: _, ...told } = event
      return { sequence, ...told }
    }
    case 'bye-requested':
      return event.past === true ? { sequence, kind: 'changed' } : null
    case 'settings-changed':
    case 'player-entered':
    case 'player-corrected':
    case 'player-removed':
    case 'player-withdrawn':
    case 'player-re-entered':
    case 'team-entered':
    case 'line-up-changed':
    case 'team-corrected':
    case 'team-removed':
    case 'numbers-given':
    case 'tournament-finished':
    case 'tournament-reopened':
    case 'undone':
    case 'redone':
      return { sequence, kind: 'changed' }
    default:
      return null
  }
}

/** Of a round that is not shown so far, everybody hears no more than that the view is worth reading again. */
const held = (event: DeskEvent, hall: HallState): boolean => {
  switch (event.kind) {
    case 'round-published': {
      const level = leastShown(hall, event.round.round)
      // A round that came from a file has its results with it.
      return level === 'nothing' || (isBelow(level, 'results') && event.round.boards.some(({ result }) => result !== null))
    }
    case 'pairing-amended':
      return leastShown(hall, event.round) === 'nothing'
    case 'result-entered':
    case 'result-corrected':
      return isBelow(leastShown(hall, event.round), 'results')
    default:
      return false
  }
}

type Entry = { readonly sequence: number; readonly event: { readonly kind: string } }

const encoder = new TextEncoder()

const none: ReadonlySet<number> = new Set()

/**
 * One message for several events; its id is where to resume: for everybody the last that they are told of, since the numbers of others are the desk's. null
 * when there is nothing to tell. What is `overtaken` everybody hears of, and not what it was.
 */
export const messageOf = (
  entries: readonly Entry[],
  audience: Audience,
  hall: HallState = emptyHall,
  overtaken: ReadonlySet<number> = none,
): Uint8Array | null => {
  const told = entries.flatMap(({ sequence, event }): readonly Told[] | Told =>
    audience === 'everybody' && (overtaken.has(sequence) || held(event as DeskEvent, hall))
      ? { sequence, kind: 'changed' }
      : (tellOf(event as DeskEvent, sequence, audience) ?? []),
  )
  const last = (audience === 'desk' ? entries : told).at(-1)
  if (told.length === 0 || last === undefined) return null
  return encoder.encode(`id: ${last.sequence}\ndata: ${JSON.stringify(told)}\n\n`)
}

export const heartbeatMessage = encoder.encode(': still here\n\n')
/** A browser that lost us tries again after a second; the spread keeps a whole hall from coming back at one moment. */
export const openingMessage = (spread: number): Uint8Array => encoder.encode(`retry: ${1000 + Math.floor(spread * 2000)}\n\n`)
/** What the reader knows is not so any more; its cursor goes back with it. */
export const setBackMessage = (sequence: number): Uint8Array =>
  encoder.encode(`id: ${sequence}\ndata: ${JSON.stringify([{ sequence, kind: 'changed' }])}\n\n`)
