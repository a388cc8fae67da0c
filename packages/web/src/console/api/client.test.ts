import { afterEach, expect, test, vi } from 'vitest'
import { addressOf, get, getBelow, ProblemError, send, sendAs, Unreachable } from './client.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (body: unknown, status = 200, type = 'application/json') => {
  const asked: (readonly [string, RequestInit | undefined])[] = []
  vi.stubGlobal('fetch', async (address: string, options?: RequestInit) => {
    asked.push([address, options])
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })
  })
  return asked
}

test('names go into the path, the rest into the query, and what is null is not said', () => {
  const path = '/tournaments/{tournament}/rounds/{round}/why'
  expect(addressOf(path, { tournament: 't', round: 2, player: 5, opponent: null, at: undefined })).toBe(
    '/tournaments/t/rounds/2/why?player=5',
  )
})

test('paths, what is asked and what is answered follow from the table of routes', async () => {
  const asked = answering({ rows: [] })
  const { rows } = await get('/tournaments/{tournament}/standings', { tournament: 't', round: 3, at: null })
  expect(rows).toEqual([])
  await send('PUT', '/tournaments/{tournament}/visibility', { tournament: 't' }, { visible: true })
  await send('POST', '/imports/preview', {}, new Blob(['?']))
  expect(asked.map(([address]) => address)).toEqual([
    '/api/tournaments/t/standings?round=3',
    '/api/tournaments/t/visibility',
    '/api/imports/preview',
  ])
  expect(asked.map(([, options]) => options?.headers)).toEqual([
    undefined,
    { 'content-type': 'application/json' },
    { 'content-type': 'application/octet-stream' },
  ])
})

test('what somebody typed a while ago says whose it is', async () => {
  const asked = answering({})
  for (const account of ['olga', null])
    await sendAs(account, 'PUT', '/tournaments/{tournament}/visibility', { tournament: 't' }, { visible: true })
  expect(asked.map(([, options]) => options?.headers)).toEqual([
    { 'content-type': 'application/json', 'zug-account': 'olga' },
    { 'content-type': 'application/json' },
  ])
})

test('a view of a tournament is named below it', async () => {
  const asked = answering({})
  await getBelow('t', 'standings/{player}', { player: 5, round: null })
  // @ts-expect-error There is no such view.
  await getBelow('t', 'standing', {})
  // @ts-expect-error Nobody said which player.
  await getBelow('t', 'standings/{player}', {})
  expect(asked[0]![0]).toBe('/api/tournaments/t/standings/5')
})

test('what the table does not have does not compile', async () => {
  answering({})
  // @ts-expect-error There is no such path.
  await get('/tournaments/{tournament}/standing', { tournament: 't' })
  // @ts-expect-error It is not read but changed.
  await get('/tournaments/{tournament}/visibility', { tournament: 't' })
  // @ts-expect-error Nobody said which tournament.
  await get('/tournaments/{tournament}/standings', {})
  // @ts-expect-error There is no such question.
  await get('/tournaments/{tournament}/standings', { tournament: 't', rank: 1 })
  // @ts-expect-error Its standings have no such field.
  void (await get('/tournaments/{tournament}/standings', { tournament: 't' })).places
  // @ts-expect-error A body is needed.
  await send('PUT', '/tournaments/{tournament}/visibility', { tournament: 't' })
  // @ts-expect-error Another one.
  await send('PUT', '/tournaments/{tournament}/visibility', { tournament: 't' }, { visible: 'yes' })
  // @ts-expect-error A command has a kind that the desk knows.
  await send('POST', '/tournaments/{tournament}/commands', { tournament: 't' }, { key: 'k', command: { kind: 'undo-all' } })
})

test('a problem of the desk and a desk that does not answer are two things', async () => {
  answering({ status: 404, code: 'not-found', detail: 'Nothing here' }, 404, 'application/problem+json')
  await expect(get('/me', {})).rejects.toBeInstanceOf(ProblemError)
  answering({}, 502, 'text/html')
  await expect(get('/me', {})).rejects.toBeInstanceOf(Unreachable)
})
