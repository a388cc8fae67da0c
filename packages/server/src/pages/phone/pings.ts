import type { DeskEvent } from '@zug/engine/desk'
import type { ServerContext } from '../../context.ts'
import { helpersLine } from '../../hall/public-line.ts'
import { eventStream } from '../../live/event-stream.ts'
import { heartbeatMessage, openingMessage } from '../../live/message.ts'
import type { LinkPrincipal } from './enter.ts'

const changed = new TextEncoder().encode('data: changed\n\n')

/** What the people at the boards see anything of; byes and check-in are not theirs. */
const told: ReadonlySet<DeskEvent['kind']> = new Set<DeskEvent['kind']>([
  'result-entered',
  'result-reported',
  'result-corrected',
  'result-disputed',
  'dispute-dismissed',
  'round-published',
  'pairing-amended',
  'board-fixed',
  'round-recalled',
  'settings-changed',
  'player-corrected',
  'line-up-changed',
  'tournament-finished',
  'tournament-reopened',
  'undone',
  'redone',
])
/** While the next round is paired helpers enter nothing; players do not hear of it. */
const toldHelpers: ReadonlySet<DeskEvent['kind']> = new Set([...told, 'round-drafted', 'draft-discarded'])
/** At the door it is who is expected and who has come. */
const toldAtDoor: ReadonlySet<DeskEvent['kind']> = new Set<DeskEvent['kind']>([
  'player-checked-in',
  'player-entered',
  'player-corrected',
  'player-removed',
  'player-withdrawn',
  'player-re-entered',
  'numbers-given',
  'bye-requested',
  'bye-cancelled',
  'round-published',
  'round-recalled',
  'settings-changed',
  'undone',
  'redone',
])

/**
 * Says that a phone's page is worth reading again, and nothing more: what the link may see is decided there. A page that comes back reads itself
 * anew, so nothing has to be resumed.
 */
export const pings = (
  context: ServerContext,
  tournament: string,
  stillGood: () => boolean,
  { kind: who, link }: LinkPrincipal,
  /** Asked anew each time: in another round other boards have the numbers of a link. */
  ownBoards: () => Promise<(board: number) => boolean>,
  gone: AbortSignal,
  page: 'boards' | 'check-in' = 'boards',
): Response => {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let stop: (() => void) | null = null
  const finish = (): void => {
    stop?.()
    stop = null
    gone.removeEventListener('abort', finish)
    try {
      controller?.close()
    } catch {
      // The phone has gone already.
    }
    controller = null
  }
  const send = (message: Uint8Array): void => {
    if (controller === null) return
    const good = stillGood()
    // Of a link that is over the page says so itself, when it reads itself again.
    if ((controller.desiredSize ?? 0) > 0) controller.enqueue(good ? message : changed)
    else finish()
    if (!good) finish()
  }
  const heard = page === 'check-in' ? toldAtDoor : who === 'helper' ? toldHelpers : told
  const isHeard = (event: DeskEvent): boolean => heard.has(event.kind) && (event.kind !== 'board-fixed' || event.published !== undefined)
  /** Taking back what only the desk saw is the desk's. */
  const isSeen = async (sequence: number): Promise<boolean> =>
    helpersLine(await context.tournaments.get(tournament)).sequences.includes(sequence)
  const concerns = async (
    events: readonly { readonly sequence: number; readonly event: { readonly kind: string } }[],
  ): Promise<boolean> => {
    const known = events.map(({ sequence, event }) => ({ sequence, event: event as DeskEvent })).filter(({ event }) => isHeard(event))
    const isMine = known.some(({ event }) => 'board' in event) ? await ownBoards() : () => true
    const own = known.filter(({ event }) => !('board' in event) || isMine(event.board))
    const takings = own.filter(({ event: { kind } }) => kind === 'undone' || kind === 'redone')
    if (own.length > takings.length || (who === 'helper' && takings.length > 0)) return true
    return (await Promise.all(takings.map(({ sequence }) => isSeen(sequence)))).includes(true)
  }
  stop = context.hub.listen(
    tournament,
    (events) => {
      concerns(events).then((yes) => yes && send(changed), finish)
    },
    () => send(heartbeatMessage),
    finish,
    { kind: 'link', id: link },
  )
  const stopLooking = context.signals.onAccess(() => {
    if (!stillGood()) send(changed)
  })
  const stopContact = context.signals.onContact(() => send(changed))
  if (stop === null) {
    stopContact()
    stopLooking()
    return new Response(null, { status: 503, headers: { 'retry-after': '10' } })
  }
  const stopHearing = stop
  stop = () => {
    stopHearing()
    stopContact()
    stopLooking()
  }
  gone.addEventListener('abort', finish)
  return eventStream(
    {
      start: (given) => {
        controller = given
        if (gone.aborted) finish()
        else send(openingMessage(Math.random()))
      },
      cancel: () => {
        controller = null
        finish()
      },
    },
    20,
  )
}
