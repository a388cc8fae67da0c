import { people } from './people.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any

export type Demonstration = {
  readonly cookie: string
  /** The worked example with round 5 as a draft. */
  readonly example: string
  /** The worked example when its fifth round is over. */
  readonly played: string
  /** An open that is played now: round 4 is in play. */
  readonly hall: string
  /** Somebody in the open who has a story to tell. */
  readonly player: number
  /** Where a player's phone and a helper's go. */
  readonly board: string
  readonly helper: string
  /** Who came, taken by a helper's phone. */
  readonly checkIn: string
  /** Asks the API as its owner. */
  readonly send: (method: string, path: string, body?: object) => Promise<Json>
}

/** The report up to a round, with the points of then: each round takes ten characters from column 92 on. */
const upTo = (trf: string, rounds: number, name: string): string =>
  trf
    .split('\n')
    .map((line) => {
      if (line.startsWith('012')) return `012 ${name}`
      if (!line.startsWith('001')) return line
      const games = line.slice(89, 89 + 10 * rounds)
      const points = [...games.matchAll(/\d [wb-] (.)/g)].reduce(
        (sum, [, result]) => sum + (/[1+U]/.test(result!) ? 1 : result === '=' ? 0.5 : 0),
        0,
      )
      return `${line.slice(0, 80)}${points.toFixed(1).padStart(4)}     ${games}`
    })
    .join('\n')

/** Good data to look at, made through the API as everybody makes it. */
export const demonstrate = async (url: string, trf: string): Promise<Demonstration> => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const account = { login: 'olga', name: 'Olga Meier', password: 'a long password' }
  const setUp = await fetch(`${url}/api/setup`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const cookieOf = (response: Response): string => response.headers.get('set-cookie')!.split(';')[0]!
  const cookie = cookieOf(setUp)
  let keys = 0
  const send = async (method: string, path: string, body?: object | string, as = cookie): Promise<Json> => {
    const type = typeof body === 'string' ? 'application/octet-stream' : 'application/json'
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...headers, cookie: as, 'content-type': type },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return answer
  }
  const key = (): string => `picture-${keys++}`
  const command = (id: string, given: object, as = cookie): Promise<Json> =>
    send('POST', `/tournaments/${id}/commands`, { key: key(), command: given }, as)
  const bring = async (rounds: number): Promise<string> =>
    (await send('POST', `/imports?key=${key()}&rulebook=fide-dutch-2017`, upTo(trf, rounds, 'Worked example'))).id

  const example = await bring(4)
  await command(example, { kind: 'pair-round' })
  const played = await bring(5)

  const { id: hall } = await send('POST', '/tournaments', {
    key: key(),
    settings: {
      info: { name: 'Zug Open', city: 'Zug', federation: 'SUI', startDate: '2026-06-05', endDate: '2026-06-08' },
      rules: { rulebook: 'fide-dutch-2026' },
      numberOfRounds: 7,
    },
  })
  // A deputy enters results too.
  const deputy = { login: 'paul', name: 'Paul Iten', password: 'a long password' }
  await send('POST', '/accounts', deputy)
  await send('POST', `/tournaments/${hall}/members`, { login: deputy.login, role: 'deputy' })
  const paul = cookieOf(
    await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ login: deputy.login, password: deputy.password }),
    }),
  )
  await command(hall, { kind: 'draw-lots', seed: 'Zug Open 2026' })
  await command(hall, { kind: 'import-players', players: people })
  await send('PUT', `/tournaments/${hall}/visibility`, { visible: true })
  const results = [
    { white: 'win', black: 'loss', rated: true },
    { white: 'draw', black: 'draw', rated: true },
    { white: 'loss', black: 'win', rated: true },
  ]
  for (let round = 1; round <= 4; round++) {
    if (round === 2) await command(hall, { kind: 'request-bye', bye: { player: 17, round, bye: 'half-point' } })
    if (round === 4) await command(hall, { kind: 'request-bye', bye: { player: 21, round, bye: 'half-point' } })
    await command(hall, { kind: 'pair-round' })
    await command(hall, { kind: 'publish-round' })
    const { boards } = (await send('GET', `/tournaments/${hall}`)).rounds[round - 1]
    for (const [board, { white, black }] of boards.entries()) {
      if (round === 4 && board % 3 !== 1 && board > 1) continue
      // The stronger player wins more often than not, and nobody knows when.
      const turn = (7 * white + 11 * black + 3 * round) % 10
      const result = results[turn < 5 ? (white < black ? 0 : 2) : turn < 8 ? 1 : white < black ? 2 : 0]
      await command(hall, { kind: 'enter-result', round, board, result }, board % 2 === 0 ? cookie : paul)
    }
  }
  await send('PUT', `/tournaments/${hall}/hall/announcements/supper`, { text: 'Supper is served from 18.30.', until: null })
  await command(hall, { kind: 'request-bye', bye: { player: 9, round: 5, bye: 'half-point' } })
  await command(hall, { kind: 'withdraw', player: 24 })
  const { links } = await send('POST', `/tournaments/${hall}/board-links`, { round: 4 })
  const { secret } = await send('POST', `/tournaments/${hall}/links`, { label: 'Hall A', boards: { first: 1, last: 6 } })
  const door = await send('POST', `/tournaments/${hall}/links`, { label: 'Entrance', boards: { first: 1, last: 1 }, checkIn: true })
  return {
    cookie,
    example,
    played,
    hall,
    player: 1,
    board: `/b/${links[0].secret}`,
    helper: `/h/${secret}`,
    checkIn: `/h/${door.secret}/check-in`,
    send,
  }
}
