import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refusalCodes } from '@zug/engine/desk'
import { emptyInfo } from '@zug/engine/model'
import { type Dice, makeDice } from '../packages/engine/src/testing/random/dice.ts'
import { makeFile } from '../packages/server/src/exchange/make-file.ts'
import { reportNow } from '../packages/server/src/exchange/report.ts'
import { standingsOf, standingsView } from '../packages/server/src/standings/table.ts'
import { openStorage } from '../packages/server/src/storage/index.ts'
import { publicAddresses } from '../packages/server/src/testing/public-addresses.ts'
import { type Client, setUp, startServer, type TestServer } from '../packages/server/src/testing/server.ts'
import { roundsAsHeld } from '../packages/server/src/tournaments/rounds-as-held.ts'
import { boardView } from '../packages/server/src/tournaments/views/board-view.ts'
import { deskView } from '../packages/server/src/tournaments/views/desk-view.ts'
import { workHere } from '../packages/server/src/work/workers.ts'
import { same } from './invariants/invariant.ts'
import { isMove, type Step, type Violation } from './steps.ts'
import { carryOut, newWorld, sectionsIn, type World } from './world.ts'

/** A server without a port that takes the same steps, from two arbiters with links of their own. */
export const openHttpDesk = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zug-walk-'))
  const config = { questionsPerMinute: 1e9, backupFolder: null }
  let storage = await openStorage(join(folder, 'data'))
  let server = await startServer(storage, config, { workers: workHere })
  const browser = await setUp(server)
  const secrets: string[] = []
  for (const name of ['first arbiter', 'second arbiter']) secrets.push((await browser.post('/api/tokens', { name })).body.secret)
  const clients = (): readonly Client[] => secrets.map((secret) => server.bearer(secret))
  return {
    clients,
    server: (): TestServer => server,
    /** What was answered is on disk: a desk that is opened again knows all of it. */
    restart: async (): Promise<void> => {
      await server.close()
      await storage.close()
      storage = await openStorage(join(folder, 'data'))
      server = await startServer(storage, config, { workers: workHere })
    },
    close: async (): Promise<void> => {
      await server.close()
      await storage.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type HttpDesk = Awaited<ReturnType<typeof openHttpDesk>>

/** The server refuses these before the desk is asked: what no form can send, and a section that has its name already. */
const refusedBefore = new Set(['invalid-request', 'section-taken', 'too-many'])

type Play = { readonly desk: HttpDesk; readonly dice: Dice; readonly ids: string[]; world: World }

/** Plays steps over HTTP beside a world in memory. The first difference between the two, or null. */
export const playOverHttp = async (
  desk: HttpDesk,
  steps: readonly Step[],
  seed: number,
): Promise<{ readonly violation: Violation; readonly at: number } | null> => {
  const play: Play = { desk, dice: makeDice(seed), ids: [], world: newWorld(sectionsIn(steps)) }
  const event = `Festival ${randomUUID().slice(0, 8)}`
  for (const [at, step] of steps.entries()) {
    const [violation] = await caught(stepOverHttp(play, apart(step, event)))
    if (violation !== undefined) return { violation, at }
  }
  const [violation] = await caught(atTheEnd(play))
  return violation === undefined ? null : { violation, at: steps.length - 1 }
}

/** The client holds every answer against the API document, and throws. */
const caught = (checked: Promise<readonly Violation[]>): Promise<readonly Violation[]> =>
  checked.catch((error: unknown) => [
    { invariant: 'answers are as documented', detail: error instanceof Error ? error.message : String(error) },
  ])

/** Events of one server need names of their own. */
const apart = (step: Step, event: string): Step => JSON.parse(JSON.stringify(step).replaceAll('"Festival"', JSON.stringify(event)))

const differs = (invariant: string, what: string, found: unknown, expected: unknown): readonly Violation[] =>
  same(JSON.parse(JSON.stringify(found ?? null)), JSON.parse(JSON.stringify(expected ?? null)))
    ? []
    : [{ invariant, detail: `${what}: ${JSON.stringify(found)?.slice(0, 400)}, expected ${JSON.stringify(expected)?.slice(0, 400)}` }]

const stepOverHttp = async (play: Play, step: Step): Promise<readonly Violation[]> => {
  if ('command' in step && step.command.kind === 'create-tournament' && play.ids[step.section] === undefined) return create(play, step)
  const id = play.ids[step.section]
  if (id === undefined) return []
  const [first, second] = play.desk.clients() as [Client, Client]
  const client = play.dice.chance(0.5) ? first : second
  const key = randomUUID()
  const before = play.world
  const { world, outcome } = carryOut(before, step)
  const sent = isMove(step)
    ? { path: `/api/tournaments/${id}/moves`, body: { key, player: step.player, to: play.ids[step.to], confirmed: step.confirmed } }
    : { path: `/api/tournaments/${id}/commands`, body: { key, command: step.command } }
  if ('command' in step && step.command.kind === 'create-tournament') return []
  const stale = isMove(step) ? [] : await staleWriter(play, id, client, step)
  const { status, body } = await client.post(sent.path, sent.body)
  if (status >= 500)
    return [{ invariant: 'no request fails', detail: `${JSON.stringify(step)} → ${status} ${JSON.stringify(body).slice(0, 300)}` }]
  if (status !== 200 && refusedBefore.has(body.code)) return stale
  const [code, expected] = [status === 200 ? 'done' : body.code, outcome.kind === 'done' ? 'done' : outcome.code]
  if (code !== expected)
    return [
      ...stale,
      {
        invariant: 'the server decides as the engine does',
        detail: `${JSON.stringify(step).slice(0, 300)} → ${code}, expected ${expected}: ${JSON.stringify(body).slice(0, 200)}`,
      },
    ]
  play.world = world
  const again = play.dice.chance(0.1) && status === 200 ? await client.post(sent.path, sent.body) : null
  const twice =
    again === null || again.body.repeated === true || (outcome.kind === 'done' && outcome.events.length === 0)
      ? []
      : [
          {
            invariant: 'a request sent twice counts once',
            detail: `${JSON.stringify(step).slice(0, 300)} → ${JSON.stringify(again.body).slice(0, 200)}`,
          },
        ]
  return [...stale, ...twice, ...(await viewsAgree(play, step.section)), ...(isMove(step) ? await viewsAgree(play, step.to) : [])]
}

/** Somebody who has not seen the last command is told so, and nothing happens. */
const staleWriter = async (
  play: Play,
  id: string,
  client: Client,
  step: Extract<Step, { command: object }>,
): Promise<readonly Violation[]> => {
  const sequence = play.world[step.section]!.desk.history.at(-1)?.sequence ?? 0
  if (sequence < 2 || !play.dice.chance(0.1)) return []
  const { status, body } = await client.post(`/api/tournaments/${id}/commands`, {
    key: randomUUID(),
    expectedSequence: sequence - 1,
    command: step.command,
  })
  return status === 409 || refusedBefore.has(body.code)
    ? []
    : [
        {
          invariant: 'a stale writer is refused',
          detail: `${JSON.stringify(step).slice(0, 300)} at ${sequence - 1} of ${sequence} → ${status}`,
        },
      ]
}

const create = async (play: Play, step: Extract<Step, { command: object }>): Promise<readonly Violation[]> => {
  const { settings } = step.command as { settings: { info?: object } }
  const [client] = play.desk.clients() as [Client]
  const { status, body } = await client.post('/api/tournaments', { key: randomUUID(), settings })
  if (status >= 500)
    return [{ invariant: 'no request fails', detail: `${JSON.stringify(step)} → ${status} ${JSON.stringify(body).slice(0, 300)}` }]
  const made = status === 201 ? (await client.get(`/api/tournaments/${body.id}`)).body : null
  const tieBreaks = made?.settings.tieBreaks
  const command = {
    kind: 'create-tournament',
    settings: { ...(tieBreaks === undefined ? {} : { tieBreaks }), ...settings, info: { ...emptyInfo, ...settings.info } },
  } as never
  const { world, outcome } = carryOut(play.world, { section: step.section, command })
  if (status !== 201 && refusedBefore.has(body.code)) return []
  const [code, expected] = [status === 201 ? 'done' : body.code, outcome.kind === 'done' ? 'done' : outcome.code]
  if (code !== expected)
    return [
      {
        invariant: 'the server decides as the engine does',
        detail: `${JSON.stringify(step).slice(0, 300)} → ${code}, expected ${expected}`,
      },
    ]
  if (status !== 201) return []
  play.ids[step.section] = body.id
  play.world = world
  await client.send('PUT', `/api/tournaments/${body.id}/visibility`, { visible: true })
  return viewsAgree(play, step.section)
}

const parts = [
  'settings',
  'players',
  'teams',
  'byes',
  'prohibitions',
  'fixedBoards',
  'lots',
  'draft',
  'manual',
  'difference',
  'nextId',
  'locks',
  'finished',
  'canUndo',
  'canRedo',
] as const
const roundsIn = (
  rounds: readonly {
    readonly boards: readonly { readonly white: unknown; readonly black: unknown; readonly result: unknown }[]
    readonly unpaired: unknown
    readonly receipt: unknown
  }[],
) =>
  rounds.map(({ boards, unpaired, receipt }) => ({
    boards: boards.map(({ white, black, result }) => ({ white, black, result })),
    unpaired,
    receipt,
  }))

/** Console, everybody's view, standings, the phone at a board and files, each as the world in memory has it. */
const viewsAgree = async (play: Play, section: number): Promise<readonly Violation[]> => {
  const id = play.ids[section]!
  const { desk, open } = play.world[section]!
  const { state } = desk
  const [first] = play.desk.clients() as [Client]
  const api = `/api/tournaments/${id}`
  const view = (await first.get(api)).body
  const expected = deskView(open, () => '') as unknown as Record<string, unknown>
  const console = parts.flatMap((part) => differs('the console agrees', part, view[part], expected[part]))
  const rounds = differs('the console agrees', 'rounds', roundsIn(view.rounds), roundsIn(roundsAsHeld(state)))
  if (console.length + rounds.length > 0 || !play.dice.chance(0.3)) return [...console, ...rounds]
  const { nobody } = play.desk.server()
  const shown = (await nobody.get(api)).body
  const table = (await nobody.get(`${api}/standings`)).body
  const own = (await first.get(`${api}/standings`)).body
  const ranked = standingsView(state, standingsOf(state, null))
  const json = (await first.get(`${api}/export/json`)).body
  const whole = await makeFile({ kind: 'file', state, tournament: reportNow(open), format: 'json' })
  return [
    ...differs('everybody sees what is', 'rounds', roundsIn(shown.rounds), roundsIn(roundsAsHeld(state))),
    ...differs('standings agree', 'rows', own.rows, ranked.rows),
    ...differs('standings agree', 'points that everybody sees', pointsBy(table.rows), pointsBy(ranked.rows)),
    ...differs('files agree', 'points in JSON', outcomesIn(json), outcomesIn(JSON.parse(whole.body as string))),
    ...(await phoneAgrees(play, section)),
    ...(await pagesAnswer(play, id, 6)),
  ]
}

/** Everybody knows other pairing numbers as long as new ones come with a draft: where these decide, equals stand in another order. */
const pointsBy = (rows: readonly { readonly player: number; readonly points: number }[]) =>
  rows.map(({ player, points }) => [player, points] as const).toSorted(([a], [b]) => a - b)

const outcomesIn = ({ players, rounds }: { readonly players?: unknown; readonly rounds?: unknown }): unknown => [players, rounds]

const phoneAgrees = async (play: Play, section: number): Promise<readonly Violation[]> => {
  const { open, desk } = play.world[section]!
  const last = desk.state.rounds.at(-1)
  if (last === undefined || last.boards.length === 0) return []
  const id = play.ids[section]!
  const [first] = play.desk.clients() as [Client]
  const { status, body } = await first.post(`/api/tournaments/${id}/board-links`, { round: last.round })
  if (status >= 400) return [{ invariant: 'every board has links', detail: `${status} ${JSON.stringify(body).slice(0, 200)}` }]
  const link = play.dice.pick(
    body.links as readonly { readonly secret: string; readonly may: { readonly board: number; readonly player: number } }[],
  )
  if (link === undefined) return [{ invariant: 'every board has links', detail: `round ${last.round} has none` }]
  const seen = await play.desk.server().bearer(link.secret).get(`/api/tournaments/${id}/my-board`)
  const { player } = link.may
  const expected = boardView(open, { round: last.round, player }) as Record<string, unknown> | null
  return ['white', 'black', 'result', 'number', 'open', 'reports'].flatMap((part) =>
    differs('the phone agrees', part, seen.body[part], expected?.[part]),
  )
}

/** Pages, papers and screens answer whatever has happened. */
const pagesAnswer = async (play: Play, id: string, count: number): Promise<readonly Violation[]> => {
  const { nobody } = play.desk.server()
  for (const address of play.dice.shuffle(publicAddresses(id)).slice(0, count)) {
    const { status, body } = await nobody.get(address)
    // 503: too much at once, or pages that are not built here.
    if (status >= 500 && status !== 503)
      return [{ invariant: 'pages answer', detail: `${address} → ${status} ${JSON.stringify(body).slice(0, 200)}` }]
  }
  return []
}

/** Every page once more, then everything again from disk, and as a new event from its own file. */
const atTheEnd = async (play: Play): Promise<readonly Violation[]> => {
  const pages: Violation[] = []
  for (const id of play.ids) if (id !== undefined) pages.push(...(await pagesAnswer(play, id, 20)))
  if (pages.length > 0 || !play.dice.chance(0.3)) return pages
  await play.desk.restart()
  const found: Violation[] = []
  for (const [section, id] of play.ids.entries()) if (id !== undefined) found.push(...(await viewsAgree(play, section)))
  return found.map(({ detail }) => ({ invariant: 'what was answered is on disk', detail }))
}

export const isRefusal = (code: string): boolean => (refusalCodes as readonly string[]).includes(code)
