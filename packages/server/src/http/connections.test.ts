import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { limitConnections } from './connections.ts'

test('one address has so many connections; another is told why, and when to come again', async () => {
  const server = createServer((_, response) => response.end('here'))
  limitConnections(server, 2)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const come = (): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket))
      socket.on('error', () => {})
    })
  const said = (socket: Socket): Promise<string> =>
    new Promise((resolve) => {
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk
        if (text.includes('here') || text.includes('}')) resolve(text)
      })
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    })
  const [first, second] = [await come(), await come()]
  const third = await said(await come())
  expect(third).toContain('503 Service Unavailable')
  expect(third).toContain('retry-after: 5')
  expect(third).toContain('"code":"too-many-connections"')
  expect(await said(second)).toContain('here')
  first.destroy()
  await expect.poll(async () => said(await come())).toContain('here')
  server.closeAllConnections()
  server.close()
})
