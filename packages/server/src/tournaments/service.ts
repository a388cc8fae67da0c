import { randomBytes } from 'node:crypto'
import type { Desk, DeskCommand, DeskEvent, Refusal } from '@zug/engine/desk'
import { err, ok, type Result } from '@zug/engine/model'
import type { Forbidden } from '../http/problem-codes.ts'
import type { Breach } from '../storage/chain/breach.ts'
import type { AppendMetadata, SeriesPart, Storage } from '../storage/port.ts'
import type { WorkBoard } from '../work/board.ts'
import type { Workers } from '../work/workers.ts'
import { executeAll } from './bulk.ts'
import { type Carried, createCarrier, type Decide, type Prepared } from './carry-out.ts'
import { createDeskStore, heldBack, type OpenTournament, type StoreOptions, sequenceOf } from './desk-store.ts'
import { createEventNames, sectionNamed } from './event-names.ts'
import { createMover } from './move.ts'
import { entrantCount, executeElsewhere } from './pairer.ts'
import { createQueues } from './queues.ts'
import { createSaidBefore } from './said-before.ts'

export type CommandRequest = AppendMetadata & {
  /** One, or several that are carried out together or not at all and undone together. */
  readonly commands: readonly DeskCommand[]
  /** What the sender saw; the command is not carried out if the tournament has moved on since. */
  readonly expectedSequence?: number
}

export type Done = {
  /** Where the tournament stands after the command. */
  readonly sequence: number
  /** The key had its effect before: nothing happened now. */
  readonly repeated: boolean
  readonly events: readonly DeskEvent[]
  readonly tournament: OpenTournament
}

export type NotDone =
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly command?: number }
  | { readonly kind: 'conflict'; readonly sequence: number }
  | { readonly kind: 'unknown-tournament' }
  /** The record is not what was written, and nobody has answered for it. */
  | { readonly kind: 'record-altered' }
  /** A newer version has written to it what this one does not know. */
  | { readonly kind: 'newer-record' }
  | { readonly kind: 'forbidden'; readonly why: Forbidden }
  /** Two sections whose databases are different: nothing can happen in both at once. */
  | { readonly kind: 'sections-apart' }
  /** Another section of the event has the name. */
  | { readonly kind: 'section-taken'; readonly section: string }
  /** The key of the request belongs to something else that was done. */
  | { readonly kind: 'key-used' }

/** Asked of the state the command would meet, so that nothing can change between the question and the deed. */
export type Guard = (tournament: OpenTournament) => NotDone | null

export type TournamentOptions = {
  readonly tenantOf: (id: string) => string
  /** What the initial colour is drawn from if round 1 is paired without a lot. */
  readonly drawSeed: () => string
}

const newSeed = (): string => randomBytes(6).toString('hex')

/** Carries out commands on stored tournaments: decided on the desk in memory, true once storage has them. */
export const createTournaments = (
  storage: Storage,
  workers: Workers,
  work: WorkBoard,
  alarm: (id: string, breaches: readonly Breach[]) => void,
  { tenantOf = () => '', drawSeed = newSeed, ...options }: StoreOptions & Partial<TournamentOptions> = {},
) => {
  const desks = createDeskStore(storage, alarm, options)
  const queues = createQueues()
  const saidBefore = createSaidBefore()
  const eventNow = createEventNames(desks.get)
  const isLong = (desk: Desk, commands: readonly DeskCommand[]): boolean =>
    commands.length === 1 && commands[0]!.kind === 'pair-round' && workers.isLarge(entrantCount(desk.state))

  const pairElsewhere = async (id: string, desk: Desk, command: DeskCommand): Promise<Carried> => {
    const place = { tournament: id, kind: 'pairing', round: desk.state.rounds.length + 1, entrants: entrantCount(desk.state) } as const
    const executed = await work.during(place, (started) =>
      executeElsewhere(workers, desk, command, started, { tenant: tenantOf(id), tournament: id }),
    )
    return executed.ok ? executed : err({ refusal: executed.error })
  }

  /** A new seed each time, so that nobody knows the lot before round 1 is paired. */
  const seeded = (commands: readonly DeskCommand[]): readonly DeskCommand[] =>
    commands.map((command) => (command.kind === 'pair-round' && command.seed === undefined ? { ...command, seed: drawSeed() } : command))

  const run = async (id: string, request: CommandRequest, guard: Guard = () => null): Promise<Result<Done, NotDone>> => {
    const prepared = request.commands[0]?.kind === 'pair-round' ? await pairAhead(id, request) : null
    return carryOut(id, { request, guard, prepared })
  }

  /** A large round is paired before its turn comes, so that results go on meanwhile; it counts if nothing else happened. */
  const pairAhead = async (id: string, { commands, idempotencyKey }: CommandRequest): Promise<Prepared | null> => {
    const tournament = await desks.get(id)
    if (tournament.keys.has(idempotencyKey) || !isLong(tournament.desk, commands)) return null
    return { sequence: sequenceOf(tournament), executed: await pairElsewhere(id, tournament.desk, seeded(commands)[0]!) }
  }

  const decide: Decide = async (tournament, { request, guard, prepared }) => {
    const sequence = sequenceOf(tournament)
    const earlier = tournament.keys.get(request.idempotencyKey)
    if (earlier !== undefined) {
      const answer = saidBefore.isOther(tournament.id, request)
        ? err({ kind: 'key-used' } as const)
        : ok({ sequence: earlier, repeated: true, events: [], tournament })
      return { kind: 'repeated', answer }
    }
    const held = heldBack(tournament)
    if (held !== null) return { kind: 'answer', answer: err({ kind: held }) }
    if (request.expectedSequence !== undefined && request.expectedSequence !== sequence)
      return { kind: 'answer', answer: err({ kind: 'conflict', sequence }) }
    const guarded = guard(tournament)
    if (guarded !== null) return { kind: 'answer', answer: err(guarded) }
    const executed =
      prepared?.sequence === sequence
        ? prepared.executed
        : isLong(tournament.desk, request.commands)
          ? await pairElsewhere(tournament.id, tournament.desk, seeded(request.commands)[0]!)
          : executeAll(tournament.desk, seeded(request.commands))
    if (!executed.ok) return { kind: 'answer', answer: err({ kind: 'refused', ...executed.error }) }
    if (executed.value.recorded.length === 0) return { kind: 'answer', answer: ok({ sequence, repeated: false, events: [], tournament }) }
    saidBefore.note(tournament.id, request)
    return { kind: 'append', executed: executed.value }
  }

  const carryOut = createCarrier(storage, desks, queues, decide)

  /** Another section of the event that these events say it belongs to, beside which it is kept. */
  const siblingOf = async (events: readonly { readonly kind: string }[]): Promise<string | undefined> => {
    if (storage.logs.length === 1) return undefined
    const event = sectionNamed(events as readonly DeskEvent[])
    if (event === null) return undefined
    for (const { id, sequence } of await list()) if ((await eventNow(id, sequence)) === event) return id
    return undefined
  }

  /** All tournaments, and where each stands. */
  const list = async (): Promise<readonly { readonly id: string; readonly sequence: number }[]> =>
    (await storage.streams())
      .filter(({ stream, sequence }) => !stream.startsWith('$') && sequence > 0)
      .map(({ stream, sequence }) => ({ id: stream, sequence }))

  return {
    run,
    /** A player's move from one section to another, in both or in none. */
    move: createMover(storage, desks, queues),
    /** As far as this process has heard. */
    get: desks.get,
    refresh: desks.refresh,
    heard: desks.heard,
    /** A new stream with everything a ready list of events says, or nothing when the identifier is taken. */
    create: async (id: string, events: readonly DeskEvent[], metadata: AppendMetadata): Promise<'created' | 'exists'> => {
      if (
        (await storage.createStream(id, metadata.at, await siblingOf(events))) === 'exists' &&
        (await desks.refresh(id)).desk.history.length > 0
      )
        return 'exists'
      const answer = await storage.append(id, 0, events, metadata)
      await desks.refresh(id)
      return answer.kind === 'appended' || answer.kind === 'duplicate' ? 'created' : 'exists'
    },
    /** The same with a record that has a past: who said what, and when, stays. */
    adopt: async (id: string, at: string, series: readonly SeriesPart[]): Promise<'created' | 'exists'> => {
      const beside = await siblingOf(series.flatMap(({ events }) => events))
      if ((await storage.createStream(id, at, beside)) === 'exists' && (await desks.refresh(id)).desk.history.length > 0) return 'exists'
      const answer = await storage.appendSeries(id, 0, series)
      await desks.refresh(id)
      return answer.kind === 'appended' || answer.kind === 'duplicate' ? 'created' : 'exists'
    },
    /** Somebody answers for a record as it stands; null when there is nothing to answer for. */
    accept: async (id: string, reason: string, metadata: AppendMetadata): Promise<OpenTournament | null> => {
      const answer = await queues.run(id, () => storage.accept(id, reason, metadata))
      return answer.kind === 'accepted' ? desks.refresh(id) : null
    },
    list,
    /** Those of these that are sections of an event. */
    ofEvent: async (event: string, among: (id: string) => boolean): Promise<readonly string[]> => {
      const found: string[] = []
      for (const { id, sequence } of await list()) if (among(id) && (await eventNow(id, sequence)) === event) found.push(id)
      return found
    },
    ids: async (): Promise<readonly string[]> => (await list()).map(({ id }) => id),
  }
}

export type Tournaments = ReturnType<typeof createTournaments>
