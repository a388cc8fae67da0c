import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { connectionBounds, oneAtATime } from './one-at-a-time.ts'

const servers: Server[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
})

const start = async (answer: RequestListener, bounds = connectionBounds): Promise<number> => {
  const server = createServer(oneAtATime(answer, bounds))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  return socket
}
const get = (path: string, last = false): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n${last ? 'Connection: close\r\n' : ''}\r\n`
const closed = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()))
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('requests sent together are answered in their order, one after the other', async () => {
  let [working, most] = [0, 0]
  const port = await start(async ({ url }, response) => {
    working += 1
    most = Math.max(most, working)
    await pause(5)
    working -= 1
    response.end(`<${url}>`)
  })
  const socket = await open(port)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.write(Array.from({ length: 9 }, (_, at) => get(`/${at}`, at === 8)).join(''))
  await closed(socket)
  expect(text.match(/<\/\d>/g)).toEqual(Array.from({ length: 9 }, (_, at) => `</${at}>`))
  expect(most).toBe(1)
})

test('a body sent behind another request arrives', async () => {
  const port = await start(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    response.end(`<${body}>`)
  })
  const socket = await open(port)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  const long = 'x'.repeat(300_000)
  socket.write(`${get('/')}POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 300000\r\n\r\n${long}`)
  await closed(socket)
  expect(text.match(/<x*>/g)).toEqual(['<>', `<${long}>`])
})

test('whoever sends hundreds of requests and reads nothing has one answered, and is cut off', async () => {
  let made = 0
  const page = Buffer.alloc(8_000_000)
  const port = await start((_, response) => {
    made += 1
    response.end(page)
  })
  const over = new Promise<void>((resolve) => servers[0]!.once('connection', (one) => one.once('close', () => resolve())))
  const socket = await open(port)
  socket.pause()
  socket.write(get('/').repeat(600))
  await over
  expect(made).toBe(1)
})

test('answers that nobody takes make room: the one that has waited longest goes', async () => {
  const page = Buffer.alloc(20_000_000)
  const port = await start((_, response) => response.end(page), { ...connectionBounds, untaken: 50_000_000 })
  const ended: number[] = []
  servers[0]!.on('connection', (one) => {
    const { remotePort } = one
    one.once('close', () => ended.push(remotePort!))
  })
  const readers: Socket[] = []
  for (let at = 0; at < 4; at++) {
    const socket = await open(port)
    socket.pause()
    socket.write(get('/'))
    readers.push(socket)
    await pause(100)
  }
  await expect.poll(() => ended).toEqual(readers.slice(0, 2).map(({ localPort }) => localPort))
})

test('an answer of which nothing is taken for long is given up; one that is taken slowly is not', async () => {
  const page = Buffer.alloc(20_000_000)
  const port = await start((_, response) => response.end(page), { ...connectionBounds, patience: 1500 })
  let connected = 0
  servers[0]!.on('connection', (one) => {
    connected += 1
    one.once('close', () => {
      connected -= 1
    })
  })
  const deaf = await open(port)
  deaf.pause()
  deaf.write(get('/'))
  const slow = await open(port)
  let taken = 0
  slow.on('data', (chunk) => {
    taken += chunk.length
    slow.pause()
    setTimeout(() => slow.resume(), 4)
  })
  slow.write(get('/', true))
  await closed(slow)
  expect(taken).toBeGreaterThan(page.length)
  await expect.poll(() => connected).toBe(0)
})

test('a connection that is kept open ends when nothing is asked any more', async () => {
  const port = await start((_, response) => response.end('x'))
  servers[0]!.keepAliveTimeout = 50
  const socket = await open(port)
  socket.resume()
  socket.write(get('/').repeat(3))
  await closed(socket)
})
