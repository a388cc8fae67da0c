import { connect, createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../testing/databases.ts'
import { at, event, metadata } from '../testing/events.ts'
import { openPostgres } from './open.ts'

const databases = useDatabases()
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A way to the database that can be blocked without anybody hanging up. */
const gate = async (place: string) => {
  const { hostname, port } = new URL(place)
  const sockets: Socket[] = []
  let shut = false
  const server = createServer((from) => {
    const to = connect(Number(port || 5432), hostname)
    sockets.push(from, to)
    const pass = (a: Socket, b: Socket): void => {
      a.on('data', (data) => shut || b.write(data))
      a.on('error', () => {})
      a.on('close', () => b.destroy())
    }
    pass(from, to)
    pass(to, from)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const url = new URL(place)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as { readonly port: number }).port)
  return {
    url: url.href,
    freeze: () => {
      shut = true
    },
    thaw: () => {
      shut = false
      // What was lost on the way does not come any more.
      for (const socket of sockets.splice(0)) socket.destroy()
    },
  }
}

test('a database that neither answers nor hangs up is given up, with a word, and used again when it is back', async () => {
  const { url, freeze, thaw } = await gate(await databases.newPlace('postgres'))
  const storage = databases.closing(await openPostgres(url, 'write', null, 11_000))
  await storage.createStream('open', at)
  await storage.append('open', 0, [event(1)], metadata('one'))
  freeze()
  const begun = performance.now()
  const [written, read] = await Promise.allSettled([storage.append('open', 1, [event(2)], metadata('two')), storage.read('open', 0)])
  expect(written).toMatchObject({ status: 'rejected', reason: { code: 'unreachable' } })
  expect(read).toMatchObject({ status: 'rejected', reason: { code: 'unreachable' } })
  expect(performance.now() - begun).toBeLessThan(25_000)
  thaw()
  // Asked again under the same key it is done once.
  expect((await storage.append('open', 1, [event(2)], metadata('two'))).kind).toMatch(/appended|duplicate/)
  expect(await storage.read('open', 0)).toHaveLength(2)
}, 60_000)
