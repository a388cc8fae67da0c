import { setTimeout as delay } from 'node:timers/promises'
import { startClients, untilSaid } from './clients.ts'
import { type deploy, memoryOf } from './deployed.ts'
import { makeEvents } from './events.ts'
import type { FromCrowd, FromScreens, FromTypists, SeasonEvent, ToCrowd, ToScreens, ToTypists } from './report.ts'

export type Size = {
  readonly events: number
  readonly connections: number
  readonly perSecond: number
  readonly seconds: number
  readonly screens: number
  /** Milliseconds in which nothing is asked, before memory is looked at. */
  readonly settling: number
}

/** What was seen of a whole evening, in milliseconds and bytes. */
export type Evening = {
  readonly asked: number
  readonly entered: number
  readonly answers: readonly number[]
  /** From a result to each live connection that watches its event. */
  readonly heard: readonly number[]
  readonly expected: number
  /** From a result to the page of a screen, through the cache. */
  readonly shown: readonly number[]
  readonly perConnection: number
  readonly faults: readonly string[]
}

const crowds = 2

/** Everybody watches, results come in. */
export const spendEvening = async (
  { writers, edges, cache, database }: Awaited<ReturnType<typeof deploy>>,
  size: Size,
): Promise<Evening & { readonly events: readonly SeasonEvent[] }> => {
  const events = await makeEvents(
    writers.map(({ url }) => url),
    database,
    size.events,
  )
  await delay(size.settling)
  const faults: string[] = []
  const sent = new Map<string, number>()
  const seen: (readonly [event: number, sequence: number, at: number])[] = []
  const answers: number[] = []

  const before = edges.reduce((sum, edge) => sum + memoryOf(edge), 0)
  process.stderr.write(`  ${size.connections} live connections\n`)
  const watched = Array.from({ length: size.connections }, (_, number) => {
    const event = number % events.length
    return { event, id: events[event]!.id, after: events[event]!.shown }
  })
  const people = await Promise.all(
    Array.from({ length: crowds }, async (_, part) => {
      let opened: () => void = () => {}
      const mine = watched.filter((__, number) => number % crowds === part)
      const clients = startClients<ToCrowd, FromCrowd>('crowd', (message) => {
        if (message.kind === 'open') opened()
        else if (message.kind === 'seen') seen.push(...message.seen)
        else if (faults.push(message.what) < 6) process.stderr.write(`  ${message.what}\n`)
      })
      await untilSaid<void>(300_000, 'live connections', (resolve) => {
        opened = () => resolve()
        clients.tell({ kind: 'watch', url: cache.url, watched: mine })
      })
      return clients
    }),
  )
  await delay(size.settling)
  const after = edges.reduce((sum, edge) => sum + memoryOf(edge), 0)

  const shown: { readonly event: number; readonly sequence: number; readonly at: number }[] = []
  let ready: () => void = () => {}
  const screens = startClients<ToScreens, FromScreens>('screens', (message) =>
    message.kind === 'ready' ? ready() : void shown.push(message),
  )
  await untilSaid<void>(120_000, 'screens', (resolve) => {
    ready = () => resolve()
    const step = Math.max(1, Math.floor(events.length / size.screens))
    const some = Array.from({ length: size.screens }, (_, number) => ({ event: (number * step) % events.length }))
    screens.tell({ kind: 'show', url: cache.url, shown: some.map(({ event }) => ({ event, id: events[event]!.id })) })
  })

  process.stderr.write(`  ${size.perSecond} results a second for ${size.seconds} s\n`)
  let finished: (done: Extract<FromTypists, { kind: 'done' }>) => void = () => {}
  const typists = startClients<ToTypists, FromTypists>('typists', (message) => {
    if (message.kind === 'done') return finished(message)
    for (const [event, sequence, at, answered] of message.entered) {
      sent.set(`${event} ${sequence - events[event]!.sequence + events[event]!.shown}`, at)
      answers.push(answered - at)
    }
  })
  const done = await untilSaid<Extract<FromTypists, { kind: 'done' }>>((size.seconds + 300) * 1000, 'results', (resolve) => {
    finished = resolve
    const urls = edges.map(({ url }) => url)
    typists.tell({ kind: 'type', urls, events, perSecond: size.perSecond, seconds: size.seconds })
  })
  faults.push(...done.refused)
  const viewers = (event: number): number => watched.filter((each) => each.event === event).length
  const counts = new Map(events.map((_, event) => [event, viewers(event)]))
  const expected = [...sent.keys()].reduce((sum, name) => sum + counts.get(Number(name.split(' ')[0]))!, 0)
  const heardSoFar = (): number[] =>
    seen.flatMap(([event, sequence, at]) => {
      const since = sent.get(`${event} ${sequence}`)
      return since === undefined ? [] : [at - since]
    })
  for (let waited = 0; waited < 30_000 && heardSoFar().length < expected; waited += 500) await delay(500)
  await delay(Math.min(2000, 10 * size.settling))
  const pages = pagesShown(sent, shown)
  for (const clients of [...people, screens, typists]) clients.stop()
  return {
    events,
    asked: done.asked,
    entered: sent.size,
    answers,
    heard: heardSoFar(),
    expected,
    shown: pages,
    perConnection: (after - before) / size.connections,
    faults,
  }
}

/** For each result and each screen of its event: when a page first showed that result or a later one. */
const pagesShown = (
  sent: ReadonlyMap<string, number>,
  shown: readonly { readonly event: number; readonly sequence: number; readonly at: number }[],
): readonly number[] => {
  const byEvent = new Map<number, { readonly sequence: number; readonly at: number }[]>()
  for (const { event, ...page } of shown) byEvent.set(event, [...(byEvent.get(event) ?? []), page])
  return [...sent].flatMap(([name, since]) => {
    const [event, sequence] = name.split(' ').map(Number) as [number, number]
    const first = byEvent
      .get(event)
      ?.filter((page) => page.sequence >= sequence)
      .reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY)
    return first === undefined ? [] : [first - since]
  })
}
