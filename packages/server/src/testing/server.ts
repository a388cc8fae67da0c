import { randomUUID } from 'node:crypto'
import type { DeskCommand } from '@zug/engine/desk'
import { createApp } from '../app.ts'
import type { ServerConfig } from '../config.ts'
import { createContext } from '../context.ts'
import type { RatingLists } from '../lists/port.ts'
import type { ListWork } from '../lists/upload/uploads.ts'
import type { Storage } from '../storage/port.ts'
import { type Workers, workHere } from '../work/workers.ts'
import { holdAgainstDocument } from './answers.ts'

export type Reply = {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: Readonly<Record<string, any>>
  readonly headers: Headers
}

export type Client = {
  readonly send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>
  readonly get: (path: string) => Promise<Reply>
  readonly post: (path: string, body: unknown) => Promise<Reply>
  readonly command: (tournament: string, command: DeskCommand | object, key?: string) => Promise<Reply>
}

/** A server without a port. */
export const startServer = async (
  storage: Storage,
  config: Partial<ServerConfig> = {},
  more: {
    readonly now?: () => Date
    readonly steady?: () => number
    readonly workers?: Workers
    readonly readers?: Workers
    readonly projectors?: Workers
    readonly lists?: RatingLists
    readonly listWork?: ListWork
    readonly drawSeed?: () => string
  } = {},
) => {
  const context = await createContext({
    storage,
    config: {
      logLevel: (process.env.ZUG_TEST_LOG as 'error' | undefined) ?? 'silent',
      passwordCost: 2,
      // Tests speak under many names; a desk for its own machine would not answer to them.
      host: '10.0.0.1',
      writesPerMinute: 1_000_000,
      reportsPerMinute: 1_000_000,
      tenantWritesPerMinute: 1_000_000,
      ...config,
    },
    // A thread for every server would take longer than most tests.
    readers: workHere,
    projectors: workHere,
    // White begins in every run.
    drawSeed: () => 'white',
    ...more,
  })
  const app = createApp(context)
  const clientWith = (headers: Record<string, string>): Client => {
    const send: Client['send'] = async (method, path, body, extra = {}) => {
      const response = await app.request(path, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers, ...extra },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body) }),
      })
      const text = await response.text()
      const { status } = response
      const answer = text.startsWith('{') ? JSON.parse(text) : { text }
      holdAgainstDocument(method, path, status, response.headers, answer)
      return { status, headers: response.headers, body: answer }
    }
    return {
      send,
      get: (path) => send('GET', path),
      post: (path, body) => send('POST', path, body),
      command: (tournament, command, key = randomUUID()) => send('POST', `/api/tournaments/${tournament}/commands`, { key, command }),
    }
  }
  return {
    context,
    app,
    nobody: clientWith({}),
    bearer: (secret: string): Client => clientWith({ authorization: `Bearer ${secret}` }),
    cookie: (value: string): Client => clientWith({ cookie: value, 'sec-fetch-site': 'same-origin' }),
    clientWith,
    close: context.close,
  }
}

export type TestServer = Awaited<ReturnType<typeof startServer>>

export const cookieOf = ({ headers }: Reply): string => headers.get('set-cookie')!.split(';')[0]!

export const owner = { login: 'olga', name: 'Olga Owner', password: 'a long password' }

export const setUp = async (server: TestServer): Promise<Client> => server.cookie(cookieOf(await server.nobody.post('/api/setup', owner)))

/** A tournament with so many players, its identifier. */
export const newTournament = async (client: Client, players = 4, settings: object = {}): Promise<string> => {
  const made = await client.post('/api/tournaments', { key: randomUUID(), settings: { numberOfRounds: 3, ...settings } })
  const id = String(made.body.id)
  const list = Array.from({ length: players }, (_, index) => ({ name: `Player ${index + 1}`, rating: Math.max(1000, 2400 - index * 10) }))
  if (players > 0) await client.command(id, { kind: 'import-players', players: list })
  return id
}

export const won = { white: 'win', black: 'loss', rated: true } as const
export const drawn = { white: 'draw', black: 'draw', rated: true } as const
