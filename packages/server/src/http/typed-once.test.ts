import { z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { standings } from '../pages/paper/documents/standings.tsx'
import type { PaperDocument } from '../pages/paper/paper.ts'
import { page } from '../pages/public/pages.tsx'
import { commands } from '../tournaments/commands.ts'
import { endpoint } from './endpoint.ts'
import { addressOf, endpointsOf, routes } from './routes.ts'

/** What must not compile, held by `tsc` over the tests: an expectation of an error that does not come is an error itself. */
const params = z.object({ tournament: z.string() })
const answers = z.object({ sum: z.int() })
const summary = 'The sum'
const handle = () => ({ json: { sum: 1 } })
const row = { summary, params, answers, handle }

test('a route says who may call it, what it shows and what it answers', () => {
  const whole = endpoint({ ...row, least: 'public', shows: 'results' })
  // @ts-expect-error Nobody may call what names no role.
  endpoint(row)
  // @ts-expect-error What everybody may call says what it shows.
  endpoint({ ...row, least: 'public' })
  // @ts-expect-error To the desk everything is shown.
  endpoint({ ...row, least: 'deputy', shows: 'results' })
  // @ts-expect-error There is no such thing to show.
  endpoint({ ...row, least: 'public', shows: 'drafts' })
  // @ts-expect-error JSON is documented.
  endpoint({ summary, least: 'deputy', params, handle })
  expect(whole).toMatchObject({ least: 'public', shows: 'results' })
})

test('a handler answers what is documented, and reads what was checked', () => {
  // @ts-expect-error A number is documented.
  endpoint({ ...row, least: 'deputy', handle: () => ({ json: { sum: '1' } }) })
  // @ts-expect-error A response of its own making is no JSON that anybody has checked.
  endpoint({ ...row, least: 'deputy', handle: () => new Response('{}') })
  // @ts-expect-error No query was asked for.
  endpoint({ ...row, least: 'deputy', handle: (_, { query }) => ({ json: { sum: query.sum } }) })
  endpoint({ ...row, least: 'deputy', query: z.object({ sum: z.int() }), handle: (_, { query }) => ({ json: { sum: query.sum } }) })
})

test('a route is held against its path', () => {
  const inTournament = endpoint({ ...row, least: 'deputy' })
  const table = routes({ 'GET /tournaments/{tournament}/sum': inTournament })
  // @ts-expect-error It reads another name.
  routes({ 'GET /tournaments/{id}/sum': inTournament })
  // @ts-expect-error What is in a tournament is not for any account.
  routes({ 'GET /tournaments/{tournament}/sum': endpoint({ ...row, least: 'account' }) })
  // @ts-expect-error A role is one in a tournament.
  routes({ 'GET /sum': endpoint({ summary, answers, handle, least: 'chief' }) })
  // @ts-expect-error Not a method.
  routes({ 'FETCH /tournaments/{tournament}/sum': inTournament })
  expect(endpointsOf(table)).toMatchObject([{ method: 'get', path: '/tournaments/{tournament}/sum' }])
})

test('every command has a whole row', () => {
  const { undo, ...others } = commands
  // @ts-expect-error The row of undo is missing.
  const missing: typeof commands = others
  const { least, ...free } = undo
  // @ts-expect-error A command that names no role is nobody's.
  const open: typeof commands = { ...commands, undo: free }
  // @ts-expect-error It carries something else.
  const other: typeof commands = { ...commands, undo: commands['draw-lots'] }
  expect([least, missing, open, other]).toHaveLength(4)
})

test('a page or a document says what it shows, and asks for no more', () => {
  // @ts-expect-error It says nothing.
  page({ make: async () => null })
  page({
    shows: ['results'],
    make: async (scene, ask) => {
      // @ts-expect-error Standings are more than results.
      await ask.get('/tournaments/{tournament}/standings', { tournament: scene.id })
      // @ts-expect-error There is no such path.
      await ask.get('/tournaments/{tournament}/secrets', { tournament: scene.id })
      // @ts-expect-error Nobody asked in which tournament.
      await ask.get('/tournaments/{tournament}/wall-chart', {})
      return null
    },
  })
  const { shows, ...silent } = standings
  // @ts-expect-error It says nothing.
  const document: PaperDocument = silent
  expect([shows, document.id]).toEqual(['standings', 'standings'])
})

test('an address is made of the path and what is left', () => {
  expect(addressOf('/tournaments/{tournament}/rounds/{round}', { tournament: 'a b', round: 3, at: null, language: undefined })).toBe(
    '/tournaments/a%20b/rounds/3',
  )
  expect(addressOf('/audit', { after: 7 })).toBe('/audit?after=7')
})
