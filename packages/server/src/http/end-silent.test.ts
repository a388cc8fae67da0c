import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { endSilent } from './end-silent.ts'

const server = createServer((_, response) => response.end('here'))
afterEach(() => void server.close())

test('a connection that sends nothing is ended; one that has asked is kept', async () => {
  endSilent(server, 200)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const [silent, asking] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  asking.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
  asking.resume()
  const begun = performance.now()
  await new Promise((resolve) => silent.once('close', resolve))
  expect(performance.now() - begun).toBeGreaterThan(150)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(asking.closed).toBe(false)
  asking.destroy()
})
