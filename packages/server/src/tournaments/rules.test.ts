import { rulebookById, rulebooks } from '@zug/engine/pairing'
import { afterEach, describe, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { type Client, newTournament, setUp, startServer, type TestServer } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
const start = async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  return { server, owner: await setUp(server) }
}
const rulesOf = async (client: Client, id: string) => (await client.get(`/api/tournaments/${id}`)).body.settings.rules
const create = (owner: Client, rules: unknown) => owner.post('/api/tournaments', { key: crypto.randomUUID(), settings: { rules } })

describe('what is declared', () => {
  test.each(rulebooks)('$id: nothing but its name is enough', async ({ id, defaults }) => {
    const { owner } = await start()
    const made = await create(owner, { rulebook: id })
    expect(await rulesOf(owner, made.body.id)).toEqual(defaults)
  })

  test('the rest stays, and under another rulebook what both have', async () => {
    const { owner } = await start()
    const id = await newTournament(owner, 4, { rules: { rulebook: 'cfc', seed: 'lot', variations: ['624.1'] } })
    const change = async (rules: object) => {
      expect((await owner.command(id, { kind: 'change-settings', changes: { rules } })).status).toBe(200)
      return rulesOf(owner, id)
    }
    expect(await change({ rulebook: 'cfc', excused: [2] })).toMatchObject({ seed: 'lot', variations: ['624.1'], excused: [2] })
    expect(await change({ rulebook: 'ssm', useRating: true })).toEqual({
      ...rulebookById('ssm').defaults,
      seed: 'lot',
      useRating: true,
    })
  })

  test('once a round is paired only what is decided while playing', async () => {
    const { owner } = await start()
    const id = await newTournament(owner, 4, { rules: { rulebook: 'cfc', seed: 'lot' } })
    await owner.command(id, { kind: 'pair-round' })
    const change = (rules: object) => owner.command(id, { kind: 'change-settings', changes: { rules } })
    expect((await owner.get(`/api/tournaments/${id}`)).body.locks).toContainEqual(expect.objectContaining({ setting: 'rules' }))
    expect(await change({ rulebook: 'cfc', seed: 'other' })).toMatchObject({
      status: 422,
      body: { code: 'setting-locked', setting: 'rules', data: { reason: 'decides-pairings' } },
    })
    expect((await change({ rulebook: 'cfc', excused: [1] })).status).toBe(200)
  })
})

describe('what cannot be meant', () => {
  test.each([
    [{ rulebook: 'nonsense' }, 'rulebook', /^A rulebook is one of .*\bcfc\b/],
    [{ seed: 'x' }, 'rulebook', /^A rulebook is one of /],
    [{ rulebook: 'cfc', double: true }, '', /double/],
    [{ rulebook: 'fide-dutch-2026', acceleration: 'fast' }, 'acceleration', /baku/],
    [{ rulebook: 'cfc', variations: ['613.1a', '613.1b'] }, 'variations', /Only one of 613\.1a and 613\.1b/],
    [{ rulebook: 'cfc', variations: ['613.1a', '613.1a'] }, 'variations', /twice/],
    [{ rulebook: 'round-robin', sections: [[1, 2], [2]] }, 'sections', /in two/],
    [{ rulebook: 'ssm', restricted: { by: 'colour', groups: null, rounds: 1 } }, 'restricted.by', /club/],
    [{ rulebook: 'cfc-team', boardTolerance: -1 }, 'boardTolerance', /0/],
  ])('%o is refused at its place', async (rules, place, words) => {
    const { owner } = await start()
    const { status, body } = await create(owner, rules)
    expect([status, body.code]).toEqual([400, 'invalid-request'])
    expect(body.issues[0]).toMatchObject({
      path: ['body.settings.rules', place].filter(Boolean).join('.'),
      message: expect.stringMatching(words),
    })
  })

  test('settings of rulebooks beside the rules', async () => {
    const { owner } = await start()
    const { status, body } = await owner.post('/api/tournaments', { key: 'old', settings: { rulebook: 'cfc', teamEvent: false } })
    expect([status, body.issues[0].message]).toEqual([400, expect.stringMatching(/rulebook.*teamEvent/)])
  })
})

test('the document has every rulebook with its settings', async () => {
  const { server } = await start()
  const { Rules, DeclaredRules } = (await server.nobody.get('/api/openapi.json')).body.components.schemas
  const declared = (schema: { readonly oneOf: readonly { readonly properties: object; readonly required: readonly string[] }[] }) =>
    schema.oneOf.map(({ properties, required }) => [Object.keys(properties), required])
  const names = rulebooks.map(({ settings }) => ['rulebook', ...settings.map(({ name }) => name)])
  expect(declared(Rules)).toEqual(names.map((all) => [all, all]))
  expect(declared(DeclaredRules)).toEqual(names.map((all) => [all, ['rulebook']]))
})

test('CFC 619.1: who asked not to meet is for the desk', async () => {
  const { server, owner } = await start()
  const id = await newTournament(owner, 6, { rules: { rulebook: 'cfc', seed: 'lot', variations: ['619.1'], apart: [[1, 4]] } })
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  expect(await rulesOf(owner, id)).toMatchObject({ apart: [[1, 4]] })
  const seen = await rulesOf(server.nobody, id)
  expect(seen).toEqual({ ...rulebookById('cfc').defaults, seed: 'lot', variations: ['619.1'], apart: [] })
  expect((await server.nobody.get(`/api/tournaments/${id}/export/json`)).body.rules.apart).toEqual([])
  expect((await owner.get(`/api/tournaments/${id}/export/json`)).body.rules.apart).toEqual([[1, 4]])
})
