import { ok } from '@zug/engine/model'
import { rulebookOf } from '@zug/engine/pairing'
import type { ServerContext } from './context.ts'
import { deskEventsOf } from './exchange/desk-events.ts'
import { told } from './exchange/issues.ts'
import { readFile } from './exchange/read-file.ts'

export const demoId = 'demo'

/** A tournament to look at and play on, made when an installation is empty; never twice. */
export const makeDemo = async (context: ServerContext, file: Uint8Array): Promise<'made' | 'not-needed'> => {
  if ((await context.tournaments.ids()).length > 0) return 'not-needed'
  const at = context.now().toISOString()
  const settled = await context.storage.settleSetting('demo', { at })
  if ((settled as { readonly at?: string }).at !== at) return 'not-needed'
  const read = await readFile(file)
  if (!read.ok) throw new Error(`The demonstration tournament cannot be read: ${told(read.error)[0]?.message}`)
  const { tournament } = read.value
  const named = { ...tournament, info: { ...tournament.info, name: 'Demonstration: the worked example of the rulebook' } }
  const events = deskEventsOf(named, rulebookOf(tournament).id)
  await context.tournaments.create(demoId, events, { actor: 'demo', at, idempotencyKey: 'demo' })
  await context.directory.record('demo', at, () => ok([{ kind: 'visibility-set', tournament: demoId, visible: true }]))
  const screen = {
    id: 'hall',
    name: 'Hall',
    views: (['pairings-by-name', 'results', 'standings', 'clock'] as const).map((kind) => ({ kind, part: null, columns: null, top: null })),
    pageSeconds: 12,
    fontSize: 100,
    paused: false,
  }
  await context.halls.record('demo', at, demoId, () => ok({ kind: 'screen-arranged', tournament: demoId, screen }))
  return 'made'
}
