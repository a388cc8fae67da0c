import type { DeskEvent } from '@zug/engine/desk'
import { isBelow, leastShown } from '../hall/ladder.ts'
import { type PublicLine, publicNumber } from '../hall/public-line.ts'
import { emptyHall, type HallState } from '../hall/state.ts'
import { publicRound } from '../tournaments/views/public-view.ts'

/** Who listens: `everybody` is told only what is shown; helpers also that something happened where their boards may be. */
export type Audience = 'everybody' | 'helpers' | 'desk'

type Told = { readonly sequence: number; readonly kind: string }

/** What a live message carries of an event that its audience may notice. `changed` means that the view is worth reading again. */
export const tellOf = (event: DeskEvent, sequence: number, audience: Audience): Told => {
  if (audience === 'desk') return { sequence, ...event }
  switch (event.kind) {
    case 'round-published':
      return { sequence, kind: event.kind, ...{ round: publicRound(event.round) } }
    case 'result-entered':
    case 'pairing-amended':
      return { sequence, ...event }
    case 'round-recalled': {
      const { joins: _, ...told } = event
      return { sequence, ...told }
    }
    case 'result-corrected': {
      const { reason: _, ...told } = event
      return { sequence, ...told }
    }
    default:
      return { sequence, kind: 'changed' }
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
    case 'round-recalled':
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
 * One message for several events; its id is where to resume. Whoever is not at the desk is told of those in their `line` only, by their numbers in it. null
 * when there is nothing to tell. What is `overtaken` they hear of, and not what it was.
 */
export const messageOf = (
  entries: readonly Entry[],
  audience: Audience,
  line: PublicLine | null = null,
  hall: HallState = emptyHall,
  overtaken: ReadonlySet<number> = none,
): Uint8Array | null => {
  const told = entries.flatMap(({ sequence, event }): readonly Told[] | Told => {
    if (line === null) return tellOf(event as DeskEvent, sequence, audience)
    const number = publicNumber(line, sequence)
    if (line.sequences[number - 1] !== sequence) return []
    return overtaken.has(sequence) || held(event as DeskEvent, hall)
      ? { sequence: number, kind: 'changed' }
      : tellOf(event as DeskEvent, number, audience)
  })
  const last = told.at(-1)
  return last === undefined ? null : encoder.encode(`id: ${last.sequence}\ndata: ${JSON.stringify(told)}\n\n`)
}

export const heartbeatMessage = encoder.encode(': still here\n\n')
/** A browser that lost us tries again after a second; the spread keeps a whole hall from coming back at one moment. */
export const openingMessage = (spread: number): Uint8Array => encoder.encode(`retry: ${1000 + Math.floor(spread * 2000)}\n\n`)
/** What the reader knows is not so any more; its cursor goes back with it. */
export const setBackMessage = (sequence: number): Uint8Array =>
  encoder.encode(`id: ${sequence}\ndata: ${JSON.stringify([{ sequence, kind: 'changed' }])}\n\n`)
