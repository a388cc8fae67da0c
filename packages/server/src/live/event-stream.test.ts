import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createAdaptorServer } from '@hono/node-server'
import { expect, test } from 'vitest'
import { eventStream } from './event-stream.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heap = (): number => {
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

test('a stream that stays open remembers nothing of what it has sent', async () => {
  let send: (message: Uint8Array) => void = () => {}
  let end: () => void = () => {}
  const respond = () =>
    eventStream(
      {
        start: (controller) => {
          send = (message) => controller.enqueue(message)
          end = () => controller.close()
        },
      },
      100,
    )
  const server = createAdaptorServer({ fetch: respond })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  let received = 0
  const closed = new Promise<void>((resolve) => {
    get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, (response) => {
      response.on('data', (chunk: Buffer) => {
        received += chunk.length
      })
      response.on('end', () => resolve())
    })
  })
  const message = new TextEncoder().encode('data: 1\n\n')
  let sent = 0
  const sendMany = async (count: number): Promise<void> => {
    for (let number = 0; number < count; number++) {
      send(message)
      sent += message.length
      while (received < sent) await turn()
    }
  }
  while (send.length === 0) await turn()
  await sendMany(2000)
  const before = heap()
  await sendMany(20_000)
  const bytes = (heap() - before) / 20_000
  end()
  await closed
  expect(received).toBe(sent)
  expect(bytes).toBeLessThan(20)
  await new Promise((resolve) => server.close(resolve))
})
