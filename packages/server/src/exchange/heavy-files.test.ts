import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { longestPause } from '../testing/longest-pause.ts'
import { setUp, startServer, type TestServer } from '../testing/server.ts'
import { createWorkers, readingBounds } from '../work/workers.ts'
import { deflated } from './testing/workbooks.ts'
import { hasLongPiece } from './xml-pieces.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const start = async (bounds = readingBounds) => {
  const readers = createWorkers(0, 1, undefined, bounds)
  const server = await startServer(await databases.openNew('sqlite'), {}, { readers })
  servers.push(server)
  return setUp(server)
}

const long = (text: string): string => text.repeat(Math.ceil(28_000_000 / text.length))

test.each([
  ['a comment of 28 MB', deflated(`<!--${long('A')}--><row/>`), 'xlsx-unreadable'],
  ['a row with 4.7 million attributes', deflated(`<row ${long('a="" ')}/>`), 'xlsx-unreadable'],
  ['a text of 28 MB', deflated(`<row r="1"><c r="A1" t="inlineStr"><is><t>${long('A')}</t></is></c></row>`), 'xlsx-unreadable'],
  ['4.9 MB of commas', Buffer.alloc(4_900_000, ','), 'csv-empty'],
])('%s: the desk goes on while it is read, and says what is wrong', { timeout: 60_000 }, async (_, file, code) => {
  const owner = await start()
  let answer: Awaited<ReturnType<typeof owner.post>> | undefined
  const pause = await longestPause(async () => {
    answer = await owner.send('POST', '/api/imports/preview', file, { 'content-type': 'application/octet-stream' })
  })
  expect(answer).toMatchObject({ status: 422, body: { code: 'unreadable', issues: [{ code }] } })
  expect(pause).toBeLessThan(1000)
})

test('what takes too long or too much memory is ended, and the next file is read', { timeout: 60_000 }, async () => {
  const rows = Array.from({ length: 60_000 }, (_, at) => `Player ${at},${at}`).join('\n')
  for (const bounds of [
    { ...readingBounds, milliseconds: 20 },
    { ...readingBounds, megabytes: 12 },
  ]) {
    const owner = await start(bounds)
    const heavy = await owner.post('/api/imports/preview', `Name,No\n${rows}`)
    expect(heavy).toMatchObject({ status: 422, body: { code: 'unreadable', issues: [{ code: 'file-too-heavy' }] } })
  }
  const owner = await start()
  expect(await owner.post('/api/imports/preview', `Name,No\n${rows}`)).toMatchObject({ body: { issues: [{ code: 'too-many-players' }] } })
  expect((await owner.post('/api/imports/preview', 'Name\nNova')).status).toBe(200)
})

test('whoever sends many files at once waits, and is told when it is too many', async () => {
  const owner = await start()
  const all = await Promise.all(Array.from({ length: 5 }, () => owner.post('/api/imports/preview', 'Name\nNova')))
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429])
})

test('the pieces of XML are measured as a reader takes them', () => {
  expect(hasLongPiece('<a b=">"><!-- < --></a>', 12)).toBe(false)
  for (const xml of ['<a b="1234567890>">', '<!-- > 1234567890 -->', '<a>12345678901234</a>', '<a 1234567890 ', '<![CDATA[1234567890]]>'])
    expect(hasLongPiece(xml, 12), xml).toBe(true)
})
