import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { cookieOf, newTournament, owner as ownerAccount, startServer, type TestServer, won } from '../testing/server.ts'
import { createWorkers } from '../work/workers.ts'
import { pageAccess } from './access.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const parameters: Readonly<Record<string, string>> = { round: '1', player: '2', screen: 'everything' }

/** Sheets belong to one reader: staff print what others may not see. The register form does not exist for this event. */
const isForEverybody = (address: string): boolean => !/\/paper|\/register/.test(address)

test('every public address has the same bytes for visitors and staff, from a thread or not', async () => {
  const server = await startServer(
    await databases.openNew('sqlite'),
    {},
    { workers: createWorkers(2, 1), now: () => new Date('2026-11-16T10:00:00Z') },
  )
  servers.push(server)
  const ownerCookie = cookieOf(await server.nobody.post('/api/setup', ownerAccount))
  const owner = server.cookie(ownerCookie)
  const id = await newTournament(owner, 9)
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  for (const kind of ['pair-round', 'publish-round']) await owner.command(id, { kind })
  for (const board of [0, 1, 2, 3]) await owner.command(id, { kind: 'enter-result', round: 1, board, result: won })
  await owner.command(id, { kind: 'pair-round' })

  const compared: string[] = []
  for (const [route, { least }] of Object.entries(pageAccess)) {
    const path = route.slice('GET '.length)
    if (least !== 'public' || !route.startsWith('GET /t/') || !isForEverybody(path)) continue
    const address = `${path.replace(/:(?:tournament|id)\b/, id).replaceAll(/:(\w+)/g, (_, name: string) => parameters[name]!)}${path.endsWith('/why') ? '?player=1&opponent=3' : ''}`
    const bytes = async (cookie?: string) => {
      const response = await server.app.request(address, { headers: cookie === undefined ? {} : { cookie } })
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()).toString('latin1') }
    }
    expect(await bytes(ownerCookie), address).toEqual(await bytes())
    compared.push(address)
  }
  expect(compared.length).toBeGreaterThan(20)
})
