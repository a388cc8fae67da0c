import { OpenAPIHono } from '@hono/zod-openapi'
import { emptyAccounts } from '../accounts/state.ts'
import type { ServerConfig } from '../config.ts'
import type { ServerContext } from '../context.ts'
import { endpoints } from '../endpoints.ts'
import type { LooksOf } from '../hall/looks.ts'
import type { HallState } from '../hall/state.ts'
import { register } from '../http/register.ts'
import { createLog } from '../observe/log.ts'
import { createMetrics } from '../observe/metrics.ts'
import type { StoredEvent } from '../storage/port.ts'
import { extend, type OpenTournament, sequenceOf, unopened } from '../tournaments/desk-store.ts'
import { workHere } from '../work/workers.ts'
import { registerPaperPages } from './paper/routes.tsx'
import { registerProjectorPages } from './projector/index.tsx'
import { registerPublicPages } from './public/routes.tsx'

/** An event with who said it, as it went into storage. */
type Said = Omit<StoredEvent, 'stream' | 'position' | 'hash'>

/** A page of a tournament that everybody may see, for a thread to make: what to ask its pages, and what has happened since it last heard. */
export type PageJob = {
  readonly kind: 'page'
  readonly tournament: string
  /** As it stands after this event. */
  readonly upTo: number
  /** Those after `after`; where a thread knows less it says so, and is told more. */
  readonly after: number
  readonly events: readonly Said[]
  readonly record: OpenTournament['record']
  readonly hall: HallState
  /** Of some events, by their numbers: what a receipt says of the record. */
  readonly hashes: readonly (readonly [sequence: number, hash: string | null])[]
  readonly config: ServerConfig
  readonly now: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  /** May the page ask why a round is paired as it is, where that was not worked out before? */
  readonly mayAsk: boolean
}

/** Who was shown which pairing: counted where all are counted. */
export type Looked = Parameters<LooksOf['note']>

export type PageMade =
  | {
      readonly kind: 'page'
      readonly status: number
      readonly type: string
      readonly body: Uint8Array<ArrayBuffer>
      readonly looks: readonly Looked[]
    }
  | { readonly kind: 'behind'; readonly has: number }

/** What a thread is to be told of a tournament that it knows up to an event. */
export const eventsAfter = ({ desk, said }: OpenTournament, after: number): readonly Said[] =>
  desk.history.flatMap(({ sequence, event }, at) => (sequence > after ? [{ ...said[at]!, sequence, event }] : []))

/** Tournaments that a thread keeps in mind. */
const most = 3
const known = new Map<string, OpenTournament>()
let current: PageJob | null = null
let looks: Looked[] = []
/** By the settings they are made for: those of one desk under its names, and in a worker of several processes. */
const apps = new Map<string, OpenAPIHono>()

/** The pages over what the job says: the same as the desk's, with nobody in it but the public, and nothing that could be changed. */
const pagesOf = (config: ServerConfig): OpenAPIHono => {
  const open = async (id: string): Promise<OpenTournament> => known.get(id) ?? unopened(id)
  const state = emptyAccounts()
  const context = {
    config,
    tournaments: { get: open },
    directory: {
      get state() {
        return { ...state, visible: new Set([current?.tournament ?? '']) }
      },
    },
    halls: { of: () => current!.hall },
    // Nobody else writes to what a thread was told.
    storage: { bus: { lookEvery: null }, hashOf: async (_: string, sequence: number) => new Map(current!.hashes).get(sequence) ?? null },
    workers: workHere,
    looks: { note: (...look: Looked) => void looks.push(look) },
    work: { during: async <T>(_: unknown, run: (started: () => void) => Promise<T>) => run(() => {}) },
    questions: { take: () => current!.mayAsk },
    fairShare: async <T>(_: string, work: () => Promise<T>) => ({ done: await work() }),
    metrics: createMetrics(),
    log: createLog('error'),
    now: () => new Date(current!.now),
  } as unknown as ServerContext
  const made = new OpenAPIHono()
  for (const family of [registerProjectorPages, registerPaperPages, registerPublicPages]) family(made, context)
  register(made, context, endpoints)
  return made
}

export const makePage = async (job: PageJob): Promise<PageMade> => {
  const before = known.get(job.tournament) ?? unopened(job.tournament)
  const has = sequenceOf(before)
  if (has < job.after) return { kind: 'behind', has }
  known.delete(job.tournament)
  known.set(job.tournament, { ...extend(before, job.events), record: job.record })
  if (known.size > most) known.delete(known.keys().next().value!)
  current = job
  looks = []
  const settings = JSON.stringify(job.config)
  const app = apps.get(settings) ?? pagesOf(job.config)
  apps.delete(settings)
  apps.set(settings, app)
  if (apps.size > most) apps.delete(apps.keys().next().value!)
  const response = await app.request(job.address, { headers: job.headers })
  const type = response.headers.get('content-type') ?? ''
  // Bytes: decoding to text would drop the byte order mark of CSV files.
  const body = new Uint8Array(await response.arrayBuffer())
  return { kind: 'page', status: response.status, type, body, looks }
}
