import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './origin.ts'
import { problem, problemResponse } from './problem.ts'

const refusal = async (): Promise<string> => {
  const response = problemResponse(problem(503, 'too-many-connections'))
  const body = await response.text()
  const headers = [...response.headers, ['content-length', String(Buffer.byteLength(body))], ['connection', 'close']]
  return `HTTP/1.1 503 Service Unavailable\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

/** Whoever has so many connections gets no more: each costs memory, and a machine has only so many. */
export const limitConnections = (server: Pick<Server, 'on'>, most: number): void => {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? 'unknown')
    const now = (open.get(address) ?? 0) + 1
    open.set(address, now)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
    if (now > most) void refusal().then((text) => socket.end(text, () => socket.destroy()))
  })
}
