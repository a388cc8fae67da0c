import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { startDesk, type TestDesk } from './desk.ts'

// biome-ignore lint/suspicious/noExplicitAny: stories look into answers of every shape
type Json = any

/** The arbiter, who speaks to the API; what the story shows happens on other people's devices. */
export type Arbiter = {
  readonly desk: TestDesk
  readonly id: string
  readonly send: (method: string, path: string, body?: unknown) => Promise<Json>
  readonly get: (path: string) => Promise<Json>
  readonly command: (command: object) => Promise<Json>
  readonly pairRound: () => Promise<void>
  /** Addresses of the players' links of a round: [board][0 for White, 1 for Black]. */
  readonly boardLinks: (round: number) => Promise<readonly (readonly [string, string])[]>
  readonly helperLink: (first: number, last: number) => Promise<{ readonly address: string; readonly id: string }>
  /** What the desk knows of a board; boards count from 0. */
  readonly board: (index: number) => Promise<Json>
}

export type HallOptions = {
  readonly players?: readonly string[]
  readonly settings?: object
  readonly visible?: boolean
  /** Entered after the players. */
  readonly commands?: readonly object[]
}

const names = ['Alice', 'Bruno', 'Carla', 'David', 'Eloise', 'Finn', 'Giorgia', 'Hannes']

/** A desk with an owner and a tournament whose first round is published. */
export const openHall = async ({ players = names, settings = {}, visible = true, commands = [] }: HallOptions = {}): Promise<Arbiter> => {
  const desk = await startDesk()
  const call = async (method: string, path: string, body: unknown, cookie: string): Promise<Response> =>
    fetch(`${desk.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const setUp = await call('POST', '/api/setup', { login: 'olga', name: 'Olga', password: 'a long password' }, '')
  const cookie = setUp.headers.get('set-cookie')!.split(';')[0]!
  const send = async (method: string, path: string, body?: unknown): Promise<Json> => {
    const response = await call(method, path, body, cookie)
    const answer = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
  const { id } = await send('POST', '/api/tournaments', {
    key: randomUUID(),
    settings: { info: { name: 'Zug Open' }, numberOfRounds: 5, ...settings },
  })
  const command = (given: object): Promise<Json> => send('POST', `/api/tournaments/${id}/commands`, { key: randomUUID(), command: given })
  const pairRound = async (): Promise<void> => {
    await command({ kind: 'pair-round' })
    await command({ kind: 'publish-round' })
  }
  await command({ kind: 'import-players', players: players.map((name, at) => ({ name, rating: 2800 - at })) })
  await command({ kind: 'draw-lots', seed: 'hall' })
  for (const each of commands) await command(each)
  if (visible) await send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  await pairRound()
  const get = (path: string): Promise<Json> => send('GET', `/api/tournaments/${id}${path}`)
  return {
    desk,
    id,
    send: (method, path, body) => send(method, `/api/tournaments/${id}${path}`, body),
    get,
    command,
    pairRound,
    boardLinks: async (round) => {
      const { links } = await send('POST', `/api/tournaments/${id}/board-links`, { round })
      const { rounds } = await get('')
      return rounds[round - 1].boards.map(({ white, black }: Json, board: number) =>
        [white, black].map((player) => {
          const link = links.find(({ may }: Json) => may.board === board && may.player === player)
          return `${desk.url}/b/${link.secret}`
        }),
      )
    },
    helperLink: async (first, last) => {
      const link = await send('POST', `/api/tournaments/${id}/links`, { label: 'Hall A', boards: { first, last } })
      return { address: `${desk.url}/h/${link.secret}`, id: link.id }
    },
    board: async (index) => (await get('')).rounds.at(-1).boards[index],
  }
}

/** What the page's scripts weigh on the wire. */
export const scriptBytes = async (page: Page): Promise<number> => {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  )
  // Compressed here: what passes through a service worker is measured unpacked by the browser.
  const sizes = [...new Set(names)].map(async (name) => gzipSync(new Uint8Array(await (await fetch(name)).arrayBuffer())).length)
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0)
}
