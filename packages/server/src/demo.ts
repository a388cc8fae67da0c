import type { DeskEvent } from '@zug/engine/desk'
import { ok } from '@zug/engine/model'
import { rulebookOf } from '@zug/engine/pairing'
import type { ServerContext } from './context.ts'
import { demoEvents } from './demo-events.ts'
import { deskEventsOf } from './exchange/desk-events.ts'
import { told } from './exchange/issues.ts'
import { readFile } from './exchange/read-file.ts'

export const demoId = 'demo'

/**
 * Tournaments to look at and play on, made when an installation is empty; never twice. The worked example, of which the file is given, is where the owner comes in.
 */
export const makeDemo = async (context: ServerContext, file: Uint8Array): Promise<'made' | 'not-needed'> => {
  if ((await context.tournaments.ids()).length > 0) return 'not-needed'
  const at = context.now().toISOString()
  const settled = await context.storage.settleSetting('demo', { at })
  if ((settled as { readonly at?: string }).at !== at) return 'not-needed'
  const read = await readFile(file)
  if (!read.ok) throw new Error(`The demonstration tournament cannot be read: ${told(read.error)[0]?.message}`)
  const { tournament } = read.value
  const named = { ...tournament, info: { ...tournament.info, name: 'Demonstration: the worked example of the rulebook' } }
  const first = { id: demoId, events: deskEventsOf(named, rulebookOf(tournament).id) }
  for (const { id, events } of [first, ...demoEvents(at)]) await show(context, id, events, at)
  return 'made'
}

/** Everybody sees it, and it has a screen for the hall. */
const show = async (context: ServerContext, id: string, events: readonly DeskEvent[], at: string): Promise<void> => {
  await context.tournaments.create(id, events, { actor: 'demo', at, idempotencyKey: id })
  await context.directory.record('demo', at, () => ok([{ kind: 'visibility-set', tournament: id, visible: true }]))
  const screen = {
    id: 'hall',
    name: 'Hall',
    views: (['pairings-by-name', 'results', 'standings', 'clock'] as const).map((kind) => ({ kind, part: null, columns: null, top: null })),
    pageSeconds: 12,
    fontSize: 100,
    paused: false,
  }
  await context.halls.record('demo', at, id, () => ok({ kind: 'screen-arranged', tournament: id, screen }))
}
