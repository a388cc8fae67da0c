import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { openStorage, type Storage } from './storage/index.ts'
import { useDatabases } from './storage/testing/databases.ts'
import { type CallerName, type Cast, callers, makeCast } from './testing/cast.ts'
import { startServer, type TestServer, won } from './testing/server.ts'
import { commandKinds } from './tournaments/commands.ts'

/** Who gets in, by the least who does; written by hand, so that a route cannot open itself by mistake. */
const over: readonly CallerName[] = ['expired-token', 'revoked-token', 'revoked-link']
/** A secret that is not good any more opens nothing at all, so that a program notices; a browser whose session has ended is nobody. */
const everybody = callers.filter((name) => !over.includes(name))
const links: readonly CallerName[] = ['helper-link', 'board-link', 'foreign-link', 'foreign-board-link']
const accounts = everybody.filter((name) => !['nobody', 'ended-session', ...links].includes(name))
const administrators = ['administrator'] as const
const acting = ['helper', 'helper-link', 'board-link', 'deputy', 'chief', 'owner', 'administrator', 'reading-token'] as const
const deputies = ['deputy', 'chief', 'owner', 'administrator', 'reading-token'] as const
const chiefs = ['chief', 'owner', 'administrator', 'reading-token'] as const
const owners = ['owner', 'administrator', 'reading-token'] as const

const without = (name: CallerName, list: readonly CallerName[]): readonly CallerName[] => list.filter((each) => each !== name)

/** `t` stands for the tournament. In one that is not visible, `everybody` means its members. */
const matrix: Readonly<Record<string, { readonly who: readonly CallerName[]; readonly path?: string; readonly body?: unknown }>> = {
  'get /tournaments': { who: everybody },
  'post /tournaments': { who: accounts, body: {} },
  'get /tournaments/{tournament}': { who: everybody },
  'get /tournaments/{tournament}/history': { who: deputies },
  'post /tournaments/{tournament}/commands': { who: acting, body: {} },
  'post /tournaments/{tournament}/record': { who: chiefs, body: {} },
  'get /tournaments/{tournament}/sections': { who: everybody },
  'get /tournaments/{tournament}/pool': { who: deputies },
  'get /tournaments/{tournament}/moves': { who: deputies },
  'post /tournaments/{tournament}/moves': { who: deputies, body: {} },
  'post /tournaments/{tournament}/sections/settings': { who: chiefs, body: {} },
  'post /tournaments/{tournament}/copies': { who: chiefs, body: {} },
  'post /tournaments/{tournament}/templates': { who: chiefs, body: {} },
  'get /templates': { who: without('foreign-token', accounts) },
  'post /templates/{id}/tournaments': { who: accounts, path: '/templates/abcd/tournaments', body: {} },
  'delete /templates/{id}': { who: without('foreign-token', accounts), path: '/templates/abcd' },
  'get /tournaments/{tournament}/backup': { who: chiefs },
  'post /backups/preview': { who: accounts, body: '?' },
  'post /backups': { who: accounts, path: '/backups?key=k', body: '?' },
  'get /tournaments/{tournament}/deletion': { who: owners },
  'post /tournaments/{tournament}/deletion': { who: owners, body: {} },
  'get /deleted': { who: accounts },
  'post /deleted/{id}/restoration': { who: accounts, path: '/deleted/abcd/restoration' },
  'get /deleted/{id}/backup': { who: accounts, path: '/deleted/abcd/backup' },
  'get /tournaments/{tournament}/sections/live': { who: everybody },
  'get /tournaments/{tournament}/rounds/{round}': { who: everybody, path: '/tournaments/t/rounds/1' },
  'get /tournaments/{tournament}/rounds/{round}/explanation': { who: everybody, path: '/tournaments/t/rounds/1/explanation' },
  'get /tournaments/{tournament}/rounds/{round}/why': { who: everybody, path: '/tournaments/t/rounds/1/why?player=1' },
  'get /tournaments/{tournament}/rounds/{round}/why-not': { who: everybody, path: '/tournaments/t/rounds/1/why-not?player=1&opponent=2' },
  'get /tournaments/{tournament}/rounds/{round}/receipt': { who: everybody, path: '/tournaments/t/rounds/1/receipt' },
  'get /tournaments/{tournament}/rounds/{round}/seen': { who: deputies, path: '/tournaments/t/rounds/1/seen' },
  'get /tournaments/{tournament}/schedule': { who: deputies },
  'get /tournaments/{tournament}/standings': { who: everybody },
  'get /tournaments/{tournament}/standings/boards': { who: everybody },
  'get /tournaments/{tournament}/standings/{player}': { who: everybody, path: '/tournaments/t/standings/1' },
  'get /tournaments/{tournament}/crosstable': { who: everybody },
  'get /tournaments/{tournament}/wall-chart': { who: everybody },
  'get /tournaments/{tournament}/prizes': { who: everybody },
  'get /tournaments/{tournament}/ratings': { who: everybody },
  'get /tournaments/{tournament}/players/{player}/rating': { who: everybody, path: '/tournaments/t/players/1/rating' },
  'get /tournaments/{tournament}/norms': { who: deputies },
  'get /tournaments/{tournament}/players/{player}/norms': { who: deputies, path: '/tournaments/t/players/1/norms' },
  'post /tournaments/{tournament}/prizes/what-if': { who: deputies, body: {} },
  'get /tournaments/{tournament}/players/{player}/card': { who: everybody, path: '/tournaments/t/players/1/card' },
  'get /tournaments/{tournament}/export/{format}': { who: everybody, path: '/tournaments/t/export/trf16' },
  'post /tournaments/{tournament}/imports': { who: deputies, body: 'name\nAnna' },
  'post /imports/preview': { who: accounts, body: 'name\nAnna' },
  'post /imports': { who: accounts, path: '/imports?key=k', body: '?' },
  'get /lists': { who: accounts },
  'get /lists/find': { who: accounts, path: '/lists/find?typed=anna' },
  'get /lists/{list}/{id}/ratings': { who: accounts, path: '/lists/FIDE/abcd/ratings' },
  'post /lists/uploads': { who: administrators, body: {} },
  'put /lists/uploads/{upload}': { who: administrators, path: '/lists/uploads/abcdabcdabcdabcdabcdabcd?at=0', body: 'x' },
  'get /lists/uploads/{upload}': { who: administrators, path: '/lists/uploads/abcdabcdabcdabcdabcdabcd' },
  'post /lists/uploads/{upload}/import': { who: administrators, path: '/lists/uploads/abcdabcdabcdabcdabcdabcd/import', body: {} },
  'delete /lists/uploads/{upload}': { who: administrators, path: '/lists/uploads/abcdabcdabcdabcdabcdabcd' },
  'delete /lists/{list}': { who: administrators, path: '/lists/abcd' },
  'post /tournaments/{tournament}/matches': { who: deputies, body: {} },
  'get /tournaments/{tournament}/live': { who: everybody },
  'get /tournaments/{tournament}/presence': { who: deputies },
  'get /tournaments/{tournament}/work': { who: deputies },
  'get /tournaments/{tournament}/hall': { who: everybody },
  'get /tournaments/{tournament}/hall/history': { who: deputies },
  'put /tournaments/{tournament}/hall/rounds/{round}': { who: deputies, path: '/tournaments/t/hall/rounds/1', body: {} },
  'put /tournaments/{tournament}/hall/plan': { who: chiefs, body: {} },
  'put /tournaments/{tournament}/hall/announcements/{id}': { who: deputies, path: '/tournaments/t/hall/announcements/abcd', body: {} },
  'delete /tournaments/{tournament}/hall/announcements/{id}': { who: deputies, path: '/tournaments/t/hall/announcements/abcd' },
  'put /tournaments/{tournament}/hall/clock': { who: deputies, body: {} },
  'delete /tournaments/{tournament}/hall/clock': { who: deputies },
  'put /tournaments/{tournament}/hall/screens/{id}': { who: deputies, path: '/tournaments/t/hall/screens/abcd', body: {} },
  'delete /tournaments/{tournament}/hall/screens/{id}': { who: deputies, path: '/tournaments/t/hall/screens/abcd' },
  'get /rulebooks': { who: everybody },
  'get /tournaments/{tournament}/reports': { who: deputies },
  'post /tournaments/{tournament}/twins': { who: deputies, body: {} },
  'get /tournaments/{tournament}/preview': { who: deputies },
  'get /tournaments/{tournament}/projection': { who: deputies },
  'get /tournaments/{tournament}/players/{player}/projection': { who: everybody, path: '/tournaments/t/players/1/projection' },
  'put /tournaments/{tournament}/hall/projections': { who: chiefs, body: {} },
  'get /tournaments/{tournament}/refresh': { who: deputies },
  'get /tournaments/{tournament}/self-registrations': { who: deputies },
  'delete /tournaments/{tournament}/self-registrations/{id}': { who: deputies, path: '/tournaments/t/self-registrations/abcd' },
  'get /tournaments/{tournament}/my-board': { who: ['board-link'] },
  'get /tournaments/{tournament}/access': { who: chiefs },
  'put /tournaments/{tournament}/visibility': { who: chiefs, body: {} },
  'post /tournaments/{tournament}/members': { who: owners, body: {} },
  'put /tournaments/{tournament}/members/{id}': { who: owners, path: '/tournaments/t/members/abcd', body: {} },
  'delete /tournaments/{tournament}/members/{id}': { who: owners, path: '/tournaments/t/members/abcd' },
  'post /tournaments/{tournament}/links': { who: chiefs, body: {} },
  'post /tournaments/{tournament}/board-links': { who: deputies, body: {} },
  'delete /tournaments/{tournament}/board-links/{round}': { who: deputies, path: '/tournaments/t/board-links/9' },
  'get /tournaments/{tournament}/links/{id}': { who: without('reading-token', chiefs), path: '/tournaments/t/links/abcd' },
  'get /tournaments/{tournament}/qr': { who: everybody },
  'delete /tournaments/{tournament}/links/{id}': { who: deputies, path: '/tournaments/t/links/abcd' },
  'get /tournaments/{tournament}/webhooks': { who: owners },
  'post /tournaments/{tournament}/webhooks': { who: owners, body: {} },
  'delete /tournaments/{tournament}/webhooks/{id}': { who: owners, path: '/tournaments/t/webhooks/abcd' },
  'get /me': { who: everybody },
  'post /setup': { who: everybody, body: {} },
  'post /session': { who: everybody, body: {} },
  'delete /session': { who: [] },
  'get /sessions': { who: without('foreign-token', accounts) },
  'delete /sessions/{id}': { who: without('foreign-token', accounts), path: '/sessions/abcd' },
  'post /tokens': { who: accounts, body: {} },
  'put /password': { who: accounts, body: {} },
  'post /second-factor/secret': { who: without('foreign-token', accounts) },
  'put /second-factor': { who: accounts, body: {} },
  'post /second-factor/recovery': { who: accounts, body: {} },
  'post /second-factor/off': { who: accounts, body: {} },
  'delete /accounts/{id}/second-factor': { who: administrators, path: '/accounts/abcd/second-factor' },
  'put /second-factor/required': { who: administrators, body: {} },
  'get /audit': { who: administrators },
  'get /accounts': { who: administrators },
  'post /accounts': { who: administrators, body: {} },
  'delete /accounts/{id}': { who: administrators, path: '/accounts/abcd' },
}

/** Signing out would change who the callers are; it has a test of its own. */
const apart = ['delete /session']

let storage: Storage
let server: TestServer
let cast: Cast
const databases = useDatabases()
beforeAll(async () => {
  storage = await openStorage(await databases.newPlace('sqlite'))
  server = await startServer(storage)
  cast = await makeCast(server)
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

const nameOf = ({ method, path }: (typeof endpoints)[number]): string => `${method} ${path}`

test('every route is in the matrix', () => {
  expect(endpoints.map(nameOf).toSorted()).toEqual(Object.keys(matrix).toSorted())
})

/** Requests that are let in are wrong in some other way, or change nothing: 404 counts as let in only where the path names something unknown. */
const letIn = (status: number, path: string, sees: boolean): boolean =>
  ![401, 403, 404].includes(status) || (status === 404 && path.includes('/abcd') && sees)

describe.each(endpoints.map((entry) => [nameOf(entry), entry] as const).filter(([name]) => !apart.includes(name)))('%s', (name, entry) => {
  const { who, path = entry.path.replace('{tournament}', 't'), body } = matrix[name]!
  const members: readonly CallerName[] = everybody.filter(
    (caller) => !['nobody', 'stranger', 'foreign-token', 'foreign-link', 'foreign-board-link', 'ended-session'].includes(caller),
  )
  const inTournament = entry.path.includes('{tournament}')

  test.each(inTournament ? (['open', 'closed'] as const) : (['open'] as const))(
    'lets in whom it should, in the %s tournament',
    async (where) => {
      const found: CallerName[] = []
      for (const caller of callers) {
        const address = `/api${path.replace(/\/t(?=\/|$|\?)/, `/${cast[where]}`)}`
        const client = cast.client(caller, where)
        const response = await requestOf(client, entry.method, address, body)
        if (letIn(response, path, members.includes(caller) || !inTournament || where === 'open')) found.push(caller)
        else if (over.includes(caller)) expect(response).toBe(401)
        else if (!members.includes(caller) && where === 'closed' && inTournament) expect(response).toBe(404)
      }
      const readsOnly = entry.method !== 'get' && body === undefined
      const expected = who.filter((caller) => (where === 'open' || members.includes(caller)) && !(readsOnly && caller === 'reading-token'))
      expect(found).toEqual(expected)
    },
  )
})

const requestOf = async (client: ReturnType<Cast['client']>, method: string, address: string, body: unknown): Promise<number> => {
  if (address.endsWith('/live')) return liveStatus(client, address)
  return (await client.send(method.toUpperCase(), address, body)).status
}

/** A live stream never ends by itself: with a cursor no reader could have it is opened, looked at and ended by the server's limit instead. */
const liveStatus = async (client: ReturnType<Cast['client']>, address: string): Promise<number> => {
  const reply = await Promise.race([
    client.send('GET', address),
    new Promise<{ readonly status: number }>((resolve) => setTimeout(resolve, 50, { status: 200 })),
  ])
  return reply.status
}

describe('commands', () => {
  const bodies: Readonly<Record<string, object>> = {
    'enter-result': { round: 1, board: 0, result: won },
    'report-result': { round: 1, board: 0, by: 1, result: won },
    'dispute-result': { round: 1, board: 0, result: won },
    'dismiss-dispute': { round: 1, board: 0 },
  }
  const chiefOnly = [
    'keep-draft',
    'change-settings',
    'start-manual',
    'change-draft',
    'finish-manual',
    'amend-pairing',
    'recall-round',
    'finish-tournament',
    'reopen-tournament',
    'leave-fide-mode',
  ]
  const plain: Readonly<Record<string, object>> = {
    'change-settings': { changes: { numberOfRounds: 98 } },
    'enter-player': { player: { name: ' ' } },
    'import-players': { players: [{ name: ' ' }] },
    'correct-player': { player: 999, changes: {} },
    'refresh-players': { players: [{ player: 999, changes: {} }] },
    'remove-player': { player: 999 },
    withdraw: { player: 999 },
    're-enter': { player: 999 },
    'check-in': { player: 999, present: true },
    'enter-team': { name: '', boards: [], alternates: [] },
    'change-line-up': { team: 999, boards: [], alternates: [] },
    'correct-team': { team: 999, name: '' },
    'remove-team': { team: 999 },
    'exchange-numbers': { players: [998, 999] },
    'request-bye': { bye: { player: 999, round: 1, bye: 'zero-point' } },
    'cancel-bye': { player: 999, round: 1 },
    'forbid-pair': { prohibition: { strength: 'law', who: { kind: 'players', players: [999] }, firstRound: 1, lastRound: null } },
    'allow-pair': { prohibition: 999 },
    'fix-board': { player: 999, number: 1, rounds: null },
    'draw-lots': { seed: '' },
    'start-manual': { reason: '' },
    'keep-draft': { reason: '' },
    'change-draft': { change: { kind: 'flip', board: 0 } },
    'amend-pairing': { change: { kind: 'swap', a: 998, b: 999 }, reason: 'rematch' },
    'recall-round': { round: 99, reason: '' },
    'reopen-tournament': { reason: '' },
    'leave-fide-mode': { reason: '' },
    'create-tournament': { settings: {} },
    ...bodies,
  }
  /** These would change the tournament under the others; they are refused to whoever has no right all the same. */
  const changing = [
    'pair-round',
    'publish-round',
    'undo',
    'redo',
    'finish-tournament',
    'close-check-in',
    'give-numbers',
    'discard-draft',
    'finish-manual',
  ]

  test.each(commandKinds)('%s', async (kind) => {
    const allowed = (caller: CallerName): boolean => {
      if (kind === 'create-tournament' || caller === 'reading-token' || over.includes(caller)) return false
      if (caller === 'owner' || caller === 'administrator' || caller === 'chief') return true
      if (caller === 'deputy') return !chiefOnly.includes(kind)
      if (caller === 'helper' || caller === 'helper-link') return kind === 'enter-result' || kind === 'dispute-result'
      return caller === 'board-link' && kind === 'report-result'
    }
    const white = (await server.nobody.get(`/api/tournaments/${cast.open}`)).body.rounds[0].boards[0].white
    for (const caller of callers) {
      if (changing.includes(kind) && allowed(caller)) continue
      const command = { kind, ...plain[kind], ...(kind === 'report-result' ? { by: white } : {}) }
      const { status, body } = await cast.client(caller).command(cast.open, command)
      expect([caller, [401, 403].includes(status)], JSON.stringify(body)).toEqual([caller, !allowed(caller)])
      expect(status).not.toBe(400)
    }
  })

  test('what the chief arbiter decided a deputy neither takes back nor brings back', async () => {
    const [deputy, chief] = [cast.client('deputy'), cast.client('chief')]
    const [undo, redo] = [{ kind: 'undo' }, { kind: 'redo' }]
    const changes = { info: { ...(await chief.get(`/api/tournaments/${cast.open}`)).body.settings.info, city: 'Zug' } }
    await chief.command(cast.open, { kind: 'change-settings', changes })
    expect((await deputy.command(cast.open, undo)).body).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await chief.command(cast.open, undo)).status).toBe(200)
    expect((await deputy.command(cast.open, redo)).status).toBe(403)
    expect((await chief.command(cast.open, redo)).status).toBe(200)
    await chief.command(cast.open, { kind: 'check-in', player: 1, present: true })
    expect((await deputy.command(cast.open, undo)).status).toBe(200)
    expect((await chief.command(cast.open, undo)).status).toBe(200)
  })

  test('a helper has a range of boards, in the round being played', async () => {
    const helper = cast.client('helper-link')
    expect((await helper.command(cast.open, { kind: 'enter-result', round: 1, board: 1, result: won })).status).toBe(200)
    expect((await helper.command(cast.open, { kind: 'enter-result', round: 1, board: 2, result: won })).status).toBe(403)
    expect((await helper.command(cast.open, { kind: 'enter-result', round: 2, board: 0, result: won })).status).toBe(403)
    expect((await helper.command(cast.closed, { kind: 'enter-result', round: 1, board: 0, result: won })).status).toBe(404)
  })

  test("a player's link is for one side of one board", async () => {
    const player = cast.client('board-link', 'closed')
    const [first, second] = (await player.get(`/api/tournaments/${cast.closed}`)).body.rounds[0].boards
    const report = (board: number, by: number) => ({ kind: 'report-result', round: 1, board, by, result: won })
    expect((await player.command(cast.closed, report(0, first.black))).status).toBe(403)
    expect((await player.command(cast.closed, report(1, second.white))).status).toBe(403)
    expect((await player.command(cast.closed, report(0, first.white))).status).toBe(200)
  })

  test("a player's link of another event is for nothing here, even where somebody of its number sits at its board", async () => {
    const foreign = cast.client('foreign-board-link')
    expect((await foreign.get(`/api/tournaments/${cast.open}/my-board`)).status).toBe(403)
    const [first] = (await server.nobody.get(`/api/tournaments/${cast.open}`)).body.rounds[0].boards
    const report = { kind: 'report-result', round: 1, board: 0, by: first.white, result: won }
    expect((await foreign.command(cast.open, report)).status).toBe(403)
  })
})

test('a draft is seen by the desk and by nobody else', async () => {
  await cast.client('owner').command(cast.open, { kind: 'pair-round', confirmed: true })
  const seen: CallerName[] = []
  for (const caller of callers) {
    const { body } = await cast.client(caller).get(`/api/tournaments/${cast.open}`)
    if (JSON.stringify(body).includes('"draft":{')) seen.push(caller)
    else expect(body).not.toHaveProperty('byes')
  }
  expect(seen).toEqual(deputies)
})
