import { rulebooks, type SettingField } from '@zug/engine/pairing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { openStorage, type Storage } from './storage/index.ts'
import { useDatabases } from './storage/testing/databases.ts'
import { type Client, newTournament, setUp, startServer, type TestServer } from './testing/server.ts'
import { commandKinds } from './tournaments/commands.ts'

const databases = useDatabases()
let storage: Storage
let server: TestServer
let owner: Client
let tournament: string
beforeAll(async () => {
  storage = await openStorage(await databases.newPlace('sqlite'))
  server = await startServer(storage)
  const cookie = await setUp(server)
  owner = server.bearer((await cookie.post('/api/tokens', { name: 'fuzz' })).body.secret)
  tournament = await newTournament(owner, 6)
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

const runs = Number(process.env.ZUG_FUZZ ?? 300)
const small = fc.integer({ min: -1, max: 9 })
const word = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  small.map(String),
  fc.constantFrom('true', 'null', 'xlsx', 'json', 'trf16', '%00', '..'),
)
const anything = fc.oneof(fc.anything({ maxDepth: 3 }), fc.json())
const serious = (status: number): boolean => status >= 500 && status !== 503
const live = ({ path }: { readonly path: string }): boolean => path.endsWith('/live')

test('no request, however strange, is answered with an internal error', async () => {
  const routes = endpoints.filter(
    (entry) => !live(entry) && !(entry.method === 'delete' && entry.path === '/session') && entry.path !== '/tokens',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...routes),
      fc.array(word, { minLength: 3, maxLength: 3 }),
      fc.dictionary(word, word, { maxKeys: 3 }),
      anything,
      fc.boolean(),
      async (entry, parts, query, body, known) => {
        let at = 0
        const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) =>
          name === 'tournament' && known ? tournament : encodeURIComponent(safe(parts[at++] ?? '')),
        )
        const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [safe(name), safe(value)] as [string, string]))
        const client = known ? owner : server.nobody
        const sent = entry.method === 'get' ? undefined : textOf(body)
        const { status, body: answer } = await client.send(entry.method.toUpperCase(), `/api${path}?${search}`, sent)
        expect(serious(status), `${entry.method} ${path} ${sent} → ${status} ${JSON.stringify(answer)}`).toBe(false)
      },
    ),
    { numRuns: runs },
  )
})

const player = small
const side = fc.constantFrom('win', 'draw', 'loss', 'forfeit-win', 'forfeit-loss', 'adjourned')
const result = fc.record({ white: side, black: side, rated: fc.boolean() })
const change = fc.oneof(
  fc.record({ kind: fc.constant('swap'), a: player, b: player }),
  fc.record({ kind: fc.constantFrom('flip', 'unpair'), board: small }),
  fc.record({ kind: fc.constant('pair'), white: player, black: player }),
  fc.record({ kind: fc.constant('give-bye'), player }),
)
const group = fc.array(player, { maxLength: 3 })
const anyOf = (field: SettingField): fc.Arbitrary<unknown> => {
  switch (field.kind) {
    case 'flag':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom(...field.options, null)
    case 'choices':
      return fc.array(fc.constantFrom(...field.options), { maxLength: 3 })
    case 'text':
      return fc.constantFrom('seed', '')
    case 'whole':
    case 'points':
      return fc.option(small)
    case 'excuses':
      return fc.array(fc.oneof(player, fc.record({ player, round: small })), { maxLength: 3 })
    case 'groups':
      return fc.option(fc.array(group, { maxLength: 2 }))
    case 'adjudications':
      return fc.array(fc.record({ round: small, player, result: fc.constantFrom('win', 'draw', 'loss') }), { maxLength: 2 })
    case 'restriction':
      return fc.option(fc.record({ by: fc.constantFrom(...field.by), groups: fc.constant(null), rounds: small }))
  }
}
const rules = fc.oneof(
  fc.constant({ rulebook: 'nonsense' }),
  ...rulebooks.map(({ id, settings }) => {
    const declared = Object.fromEntries(settings.map((field) => [field.name, anyOf(field)]))
    return fc.record({ rulebook: fc.constant(id), ...declared }, { requiredKeys: ['rulebook'] })
  }),
)
const settings = fc.record(
  {
    rules,
    numberOfRounds: fc.integer({ min: 0, max: 12 }),
    confirmResults: fc.boolean(),
    tieBreaks: fc.array(fc.constantFrom('BH', 'SB', 'BH/C1', 'DE', 'nonsense', 'MP', 'TPR', 'LOTS'), { maxLength: 4 }),
    firstBoard: small,
  },
  { requiredKeys: [] },
)
const kinds = fc.constantFrom(...commandKinds)
/** Plausible values under every name a command uses; what does not belong to the kind is left out by the sender below. */
const fields = fc.record({
  settings,
  changes: settings,
  player,
  players: fc.array(fc.record({ name: fc.constantFrom('Ann', 'Bob', '') }), { maxLength: 3 }),
  present: fc.boolean(),
  confirmed: fc.boolean(),
  fromRound: small,
  bye: fc.record({ player, round: small, bye: fc.constantFrom('half-point', 'full-point', 'zero-point') }),
  name: fc.constantFrom('Team', ''),
  boards: fc.array(player, { maxLength: 3 }),
  alternates: fc.array(player, { maxLength: 2 }),
  team: player,
  round: small,
  board: small,
  by: player,
  result,
  reason: fc.constantFrom('why', '', 'rematch'),
  seed: fc.constantFrom('seed', ''),
  change,
})
const names: Readonly<Record<string, readonly string[]>> = {
  'change-settings': ['changes', 'confirmed'],
  'import-players': ['players'],
  'remove-player': ['player'],
  withdraw: ['player'],
  're-enter': ['player'],
  'check-in': ['player', 'present'],
  'enter-team': ['name', 'boards', 'alternates'],
  'change-line-up': ['team', 'boards', 'alternates', 'round'],
  'correct-team': ['team', 'name'],
  'remove-team': ['team'],
  'request-bye': ['bye', 'confirmed'],
  'cancel-bye': ['player', 'round'],
  'draw-lots': ['seed'],
  'pair-round': ['confirmed'],
  'start-manual': ['reason'],
  'change-draft': ['change', 'confirmed'],
  'amend-pairing': ['change', 'reason'],
  'recall-round': ['round', 'reason', 'joins', 'confirmed'],
  'enter-result': ['round', 'board', 'result', 'reason'],
  'report-result': ['round', 'board', 'by', 'result'],
  'reopen-tournament': ['reason'],
  'leave-fide-mode': ['reason', 'confirmed'],
}
const views = [
  '',
  '/history',
  '/standings',
  '/crosstable',
  '/wall-chart',
  '/rounds/1',
  '/rounds/1/explanation',
  '/rounds/1/receipt',
  '/players/1/card',
  '/export/trf26',
  '/export/json',
  '/export/csv',
  '/hall',
  '/reports',
  '/preview',
  '?as=public',
  '/standings?as=public',
]

test('no sequence of commands leads to an internal error, in the command or in a view', async () => {
  await fc.assert(
    fc.asyncProperty(settings, fc.array(fc.tuple(kinds, fields), { minLength: 5, maxLength: 40 }), async (first, steps) => {
      const made = await owner.post('/api/tournaments', { key: crypto.randomUUID(), settings: first })
      expect(serious(made.status)).toBe(false)
      if (made.status !== 201) return
      const id = made.body.id
      await owner.command(id, { kind: 'import-players', players: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name })) })
      for (const [kind, values] of steps) {
        const command = { kind, ...Object.fromEntries((names[kind] ?? []).map((name) => [name, values[name as keyof typeof values]])) }
        const { status, body } = await owner.command(id, command)
        expect(serious(status), `${JSON.stringify(command)} → ${JSON.stringify(body)}`).toBe(false)
      }
      for (const view of views) {
        const { status, body } = await owner.get(`/api/tournaments/${id}${view}`)
        expect(serious(status), `${view} of ${JSON.stringify(first)} → ${JSON.stringify(body)}`).toBe(false)
      }
    }),
    { numRuns: Math.ceil(runs / 8) },
  )
})

const safe = (text: string): string => Buffer.from(text).toString()
const textOf = (body: unknown): string => {
  try {
    return typeof body === 'string' ? safe(body) : (JSON.stringify(body) ?? '')
  } catch {
    return 'nonsense'
  }
}
