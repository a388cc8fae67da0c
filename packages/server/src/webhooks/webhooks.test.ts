import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { until } from '../storage/testing/events.ts'
import { cookieOf, newTournament, owner as ownerAccount, setUp, startServer, type TestServer, won } from '../testing/server.ts'
import { isInside, sendOut, signatureOf } from './deliver.ts'

const databases = useDatabases()
const closers: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

/** Takes what is sent, except the first `failing` times. */
const receiver = async (failing = 0) => {
  const got: { readonly body: string; readonly signature: string }[] = []
  let left = failing
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      if (left > 0) response.statusCode = 500
      else got.push({ body, signature: String(request.headers['x-zug-signature']) })
      left -= 1
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => void server.close())
  const kinds = () => got.flatMap(({ body }) => (JSON.parse(body).events as { kind: string }[]).map(({ kind }) => kind))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, got, kinds }
}

const start = async (storage: TestServer['context']['storage'], webhooksInside = true) => {
  const server = await startServer(storage, { webhooksInside })
  closers.push(server.close)
  return server
}

describe.each(databaseKinds)('webhooks on %s', (kind) => {
  test('results and publications are sent in order and signed, and again when they were not taken', async () => {
    const server = await start(await databases.openNew(kind))
    const owner = await setUp(server)
    const id = await newTournament(owner, 4)
    const { url, got, kinds } = await receiver(1)
    const { body: hook } = await owner.post(`/api/tournaments/${id}/webhooks`, { url })
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'publish-round' })
    await owner.command(id, { kind: 'enter-result', round: 1, board: 0, result: won })
    await until(() => kinds().length >= 2)
    expect(kinds()).toEqual(['round-published', 'result-entered'])
    for (const { body, signature } of got) expect(signature).toBe(signatureOf(hook.secret, body))
    await owner.send('DELETE', `/api/tournaments/${id}/webhooks/${hook.id}`)
    expect((await owner.get(`/api/tournaments/${id}/webhooks`)).body.webhooks).toEqual([])
  })

  test('more changes than fit in a message that nobody is told of do not keep back what comes after them', async () => {
    const server = await start(await databases.openNew(kind))
    const owner = await setUp(server)
    const id = await newTournament(owner, 4)
    const { url, kinds } = await receiver()
    await owner.post(`/api/tournaments/${id}/webhooks`, { url })
    const changes = Array.from({ length: 600 }, (_, at) => ({ kind: 'correct-player', player: 1, changes: { club: `Club ${at}` } }))
    expect((await owner.post(`/api/tournaments/${id}/commands`, { key: 'many', commands: changes })).status).toBe(200)
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'publish-round' })
    await until(() => kinds().length > 0)
    expect(kinds()).toEqual(['round-published'])
  })

  test('what happened while the server was down is sent later', async () => {
    const storage = await databases.openNew(kind)
    const first = await startServer(storage, { webhooksInside: true })
    const cookie = cookieOf(await first.nobody.post('/api/setup', ownerAccount))
    const id = await newTournament(first.cookie(cookie), 4)
    const { url, kinds } = await receiver()
    await first.cookie(cookie).post(`/api/tournaments/${id}/webhooks`, { url })
    await first.close()
    const second = await startServer(storage, { webhooksInside: false })
    const owner = second.cookie(cookie)
    await owner.command(id, { kind: 'pair-round' })
    await owner.command(id, { kind: 'publish-round' })
    await second.close()
    await start(storage)
    await until(() => kinds().length > 0)
    expect(kinds()).toEqual(['round-published'])
  })
})

test.each([
  ...['127.0.0.1', '10.1.2.3', '192.168.0.1', '169.254.169.254', '172.20.0.1', '192.0.0.8', '198.19.0.1'],
  ...['::1', '::', 'fe80::1', 'fec0::1', 'fd00::1', '::ffff:10.0.0.1', '::10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::1'],
  ...['2001:0:4136:e378:8000:63bf:3fff:fdd2', '::ffff:8.8.8.8', '::ffff:0:8.8.8.8', '192.88.99.1'],
  // Nobody's: kept for examples and for being thrown away.
  ...['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1', '100::1'],
])('%s is inside', (address) => {
  expect(isInside(address)).toBe(true)
})
test.each(['8.8.8.8', '172.32.0.1', '198.20.0.1', '2001:4860:4860::8888', '2606:4700::1111'])('%s is outside', (address) => {
  expect(isInside(address)).toBe(false)
})

test('an address inside is refused when it is named, and so is one more than twenty', async () => {
  const server = await start(await databases.openNew('sqlite'), false)
  const owner = await setUp(server)
  const id = await newTournament(owner, 4)
  const add = (url: string) => owner.post(`/api/tournaments/${id}/webhooks`, { url })
  for (const url of ['http://127.0.0.1/', 'http://[::1]/', 'http://0x7f.1/', 'http://localhost:9/', 'http://169.254.169.254/latest'])
    expect(await add(url)).toMatchObject({ status: 422, body: { code: 'address-inside' } })
  // Names that lead nowhere else, whether or not they can be found from here.
  for (const host of ['localhost.', 'x.localhost', 'LOCALHOST.', 'printer.local', 'db.internal.', 'tv.home.arpa', 'router'])
    expect(await add(`http://${host}/`)).toMatchObject({ status: 422, body: { code: 'address-inside' } })
  for (let count = 0; count < 20; count++) expect((await add(`https://hooks.example/${count}`)).status).toBe(200)
  expect(await add('https://hooks.example/one-more')).toMatchObject({ status: 422, body: { code: 'too-many', data: { most: 20 } } })
})

test('an answer that never ends keeps no connection', async () => {
  let open = 0
  const server = createServer((_, response) => {
    open += 1
    response.on('close', () => {
      open -= 1
    })
    response.writeHead(200)
    response.write('a')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => void server.close())
  const hook = { id: 'a', tournament: 't', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, secret: 's', after: 0 }
  expect(await sendOut(true)(hook, '{}')).toBe(true)
  await until(() => open === 0)
})
