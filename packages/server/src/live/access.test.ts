import { afterEach, describe, expect, test } from 'vitest'
import { databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { until } from '../storage/testing/events.ts'
import { type Client, cookieOf, newTournament, setUp, startServer, type TestServer } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const password = 'another long password'

/** What a stream has said so far, and whether it has ended. */
const listen = async (server: TestServer, path: string, headers: Record<string, string> = {}) => {
  const heard = { text: '', ended: false, cancel: async () => {} }
  const response = await server.app.request(path, { headers })
  const reader = response.body!.getReader()
  heard.cancel = () => reader.cancel()
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      heard.text += new TextDecoder().decode(value)
    }
    heard.ended = true
  })()
  return heard
}

const deputyOf = async (server: TestServer, owner: Client, id: string) => {
  const account = (await owner.post('/api/accounts', { login: 'dora', name: 'Dora', password })).body.id as string
  await owner.send('PUT', `/api/tournaments/${id}/members/${account}`, { role: 'deputy' })
  const cookie = cookieOf(await server.nobody.post('/api/session', { login: 'dora', password }))
  return { account, cookie, headers: { cookie, 'sec-fetch-site': 'same-origin' } }
}

describe.each(databaseKinds)('access that changes on %s', (kind) => {
  const start = async () => {
    const server = await startServer(await databases.openNew(kind))
    servers.push(server)
    const owner = await setUp(server)
    const id = await newTournament(owner, 8)
    return { server, owner, id }
  }

  test('reaches the open page of whoever it is about, at once, and nobody else', async () => {
    const { server, owner, id } = await start()
    const dora = await deputyOf(server, owner, id)
    const token = (await owner.post('/api/tokens', { name: 'screen' })).body
    const mine = await listen(server, `/api/tournaments/${id}/live?as=desk`, dora.headers)
    const others = await listen(server, `/api/tournaments/${id}/live?as=desk`, { authorization: `Bearer ${token.secret}` })
    await until(() => mine.text.includes('event: presence') && others.text.includes('event: presence'))
    // Still at the desk, as something else: the stream goes on.
    await owner.send('PUT', `/api/tournaments/${id}/members/${dora.account}`, { role: 'chief' })
    await until(() => mine.text.includes('event: access'))
    expect(mine.ended).toBe(false)
    await owner.send('PUT', `/api/tournaments/${id}/members/${dora.account}`, { role: 'helper', boards: { first: 1, last: 2 } })
    await until(() => mine.ended)
    expect(mine.text.match(/event: access/g)).toHaveLength(2)
    expect(others.text).not.toContain('event: access')
    await others.cancel()
  })

  test('reaches whoever listens as everybody does and is given a role', async () => {
    const { server, owner, id } = await start()
    const dora = await deputyOf(server, owner, id)
    await owner.send('PUT', `/api/tournaments/${id}/members/${dora.account}`, { role: 'viewer' })
    const mine = await listen(server, `/api/tournaments/${id}/live?as=public`, dora.headers)
    await until(() => mine.text.includes('event: hall'))
    await owner.send('PUT', `/api/tournaments/${id}/members/${dora.account}`, { role: 'deputy' })
    await until(() => mine.text.includes('event: access'))
    await mine.cancel()
  })

  test('ends what a session had open when it is ended elsewhere', async () => {
    const { server, owner, id } = await start()
    const dora = await deputyOf(server, owner, id)
    const mine = await listen(server, `/api/tournaments/${id}/live?as=desk`, dora.headers)
    await until(() => mine.text.includes('event: presence'))
    await owner.send('DELETE', `/api/accounts/${dora.account}`)
    await until(() => mine.ended)
    expect(mine.text).toContain('event: access')
  })

  test('a phone whose link is revoked is told, and its page says so', async () => {
    const { server, owner, id } = await start()
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'publish-round' })
    const link = (await owner.post(`/api/tournaments/${id}/links`, { label: 'Hall A', boards: { first: 1, last: 2 } })).body
    const phone = await listen(server, `/h/${link.secret}/live`)
    await until(() => phone.text.includes('retry:'))
    await owner.send('DELETE', `/api/tournaments/${id}/links/${link.id}`)
    await until(() => phone.ended)
    expect(phone.text).toContain('data: changed')
    expect((await server.nobody.get(`/h/${link.secret}`)).status).toBe(410)
  })
})

test('two servers on one database show each other’s people, and forget those of one that ends', async () => {
  const place = await databases.newPlace('postgres')
  const here = await startServer(await databases.open(place))
  const there = await startServer(await databases.open(place))
  servers.push(here, there)
  const owner = await setUp(here)
  const id = await newTournament(owner, 4)
  const dora = await deputyOf(here, owner, id)
  const { secret } = (await owner.post('/api/tokens', { name: 'there' })).body
  await until(async () => (await there.bearer(secret).get(`/api/tournaments/${id}`)).status === 200)
  const olga = await listen(here, `/api/tournaments/${id}/live?as=desk`, { authorization: `Bearer ${secret}` })
  const other = await listen(there, `/api/tournaments/${id}/live?as=desk`, dora.headers)
  const namesAt = ({ context }: TestServer) =>
    context.presence
      .of(id)
      .people.map(({ name }) => name)
      .toSorted()
  for (const server of [here, there]) await until(() => namesAt(server).join() === 'Dora,Olga Owner')
  await until(() => olga.text.includes('"here":2') && other.text.includes('"here":2'))
  // A server that starts later is told who is there.
  const late = await startServer(await databases.open(place))
  servers.push(late)
  await until(() => namesAt(late).join() === 'Dora,Olga Owner')
  // Somebody with a window at each is one person.
  const second = await listen(there, `/api/tournaments/${id}/live?as=desk`, { authorization: `Bearer ${secret}` })
  await until(() => late.context.presence.of(id).people.some(({ windows }) => windows === 2))
  expect(namesAt(late)).toHaveLength(2)
  await second.cancel()
  servers.splice(servers.indexOf(there), 1)
  await there.close()
  await until(() => namesAt(here).join() === 'Olga Owner')
  await olga.cancel()
})
