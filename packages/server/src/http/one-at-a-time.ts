import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { limits } from '../limits.ts'

/** What connections may keep in memory. */
export type ConnectionBounds = {
  /** Requests of one connection that wait for their turn; browsers send none before they have their answer. */
  readonly waiting: number
  /** Bytes of all answers that are ready and have not been taken yet. */
  readonly untaken: number
  /** Milliseconds in which nothing at all is taken of an answer that is ready. */
  readonly patience: number
}

export const connectionBounds: ConnectionBounds = {
  waiting: limits.pipelinedRequests,
  untaken: limits.untakenBytes,
  patience: 1000 * limits.untakenSeconds,
}

type Turn = { readonly request: IncomingMessage; readonly response: ServerResponse }

/**
 * Answers the requests of a connection one after the other: the next is looked at when the answer before it has left. Meanwhile nothing more is read
 * from the connection. Whoever sends many at once, or does not read what was asked for while there is no more room, is cut off.
 */
export const oneAtATime = (answer: RequestListener, bounds: ConnectionBounds = connectionBounds): RequestListener => {
  const queues = new WeakMap<Socket, Turn[]>()
  /** Ready and not yet gone, the oldest first. */
  const untaken = new Map<ServerResponse, number>()
  let total = 0

  const gone = (response: ServerResponse): void => {
    total -= untaken.get(response) ?? 0
    untaken.delete(response)
  }
  const ready = (socket: Socket, response: ServerResponse): void => {
    if (socket.writableLength === 0) return
    untaken.set(response, socket.writableLength)
    total += socket.writableLength
    // Node ends a connection that this runs out for; it begins again whenever something is taken.
    socket.setTimeout(bounds.patience)
    for (const oldest of untaken.keys()) {
      if (total <= bounds.untaken) break
      gone(oldest)
      oldest.socket?.destroy()
    }
  }
  const begin = (socket: Socket, queue: Turn[]): void => {
    const turn = queue[0]
    if (turn === undefined || socket.destroyed) {
      queues.delete(socket)
      return
    }
    const { request, response } = turn
    response.once('prefinish', () => ready(socket, response))
    response.once('close', () => {
      gone(response)
      queue.shift()
      // Behind the last answer Node has set how long it keeps the connection.
      if (queue.length > 0) socket.setTimeout(0)
      if (queue.length <= 1) socket.resume()
      begin(socket, queue)
    })
    answer(request, response)
  }
  return (request, response) => {
    const { socket } = request
    const queue = queues.get(socket)
    if (queue === undefined) {
      const first = [{ request, response }]
      queues.set(socket, first)
      begin(socket, first)
      return
    }
    queue.push({ request, response })
    socket.pause()
    if (queue.length > bounds.waiting) socket.destroy()
  }
}
