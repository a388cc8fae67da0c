import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { serveDesk } from '../serve.ts'
import { until } from '../storage/testing/events.ts'
import { cookieOf, owner } from '../testing/server.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

type Line = { readonly level: string; readonly status?: number; readonly err?: unknown }

test.each([
  ['JSON in chunks', '/api/session', 'content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n8\r\n{"name":\r\n'],
  [
    'a file of so many bytes',
    '/api/imports?key=5c3f0d0e-6c59-4c3b-9a55-0d8f4b8a8f01',
    'content-type: text/plain\r\ncontent-length: 1000\r\n\r\n012 Open',
  ],
  [
    'a file in chunks',
    '/api/imports?key=5c3f0d0e-6c59-4c3b-9a55-0d8f4b8a8f01',
    'content-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n8\r\n012 Open\r\n',
  ],
])('%s that breaks off is no failure of the desk', async (_, address, request) => {
  const place = mkdtempSync(join(tmpdir(), 'zug-broke-off-'))
  ends.push(() => rmSync(place, { recursive: true, force: true }))
  const desk = await serveDesk({ place, port: 0, logLevel: 'silent' })
  ends.push(() => desk.close())
  const { url, context } = desk
  // Nobody else's file is read.
  const setUp = await fetch(`${url}/api/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(owner),
  })
  const cookie = cookieOf({ status: setUp.status, headers: setUp.headers, body: {} })
  const heard: Line[] = []
  for (const level of ['error', 'warn', 'debug'] as const)
    Object.assign(context.log, { [level]: (line: object) => void heard.push({ level, ...line }) })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(`POST ${address} HTTP/1.1\r\nhost: ${new URL(url).host}\r\norigin: ${url}\r\ncookie: ${cookie}\r\n${request}`)
  // It is being read when its sender goes.
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(heard).toEqual([])
  socket.destroy()
  await until(async () => heard.some(({ status }) => status !== undefined))
  expect(heard.map(({ level, status, err }) => [level, status, err])).toEqual([
    ['debug', undefined, undefined],
    ['debug', 409, undefined],
  ])
})
