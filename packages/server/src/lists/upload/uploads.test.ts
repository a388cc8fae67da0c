import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { limits } from '../../limits.ts'
import { useDatabases } from '../../storage/testing/databases.ts'
import { type Client, setUp, startServer, type TestServer } from '../../testing/server.ts'
import { importList } from '../import-list.ts'
import { openLists } from '../open-lists.ts'
import type { RatingLists } from '../port.ts'
import { previewList } from '../preview-list.ts'
import { somebody, textList, wellKnown, zipped } from '../testing/list-files.ts'
import { createListUploads, inThreads, type ListWork } from './uploads.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** A thread for each file would take longer than the rest of these tests; the first has them. */
const hereIn = (lists: RatingLists): ListWork => ({ look: (_, job) => previewList(lists, job), take: (_, job) => importList(lists, job) })

const start = async (kind: 'sqlite' | 'postgres' = 'sqlite', work: (lists: RatingLists) => ListWork = hereIn) => {
  const place = await databases.newPlace(kind)
  const lists = await openLists(place)
  const server = await startServer(await databases.openNew('sqlite'), { place }, { lists, listWork: work(lists) })
  servers.push(server)
  return { owner: await setUp(server), place, server }
}

const piece = 100_000

/** Sends a file as the console does. */
const upload = async (owner: Client, file: string, bytes: Uint8Array) => {
  const begun = await owner.post('/api/lists/uploads', { file, bytes: bytes.length })
  let { id, state } = begun.body as { id: string; state: { stage: string; received: number } }
  while (state.stage === 'receiving')
    state = (
      await owner.send('PUT', `/api/lists/uploads/${id}?at=${state.received}`, bytes.subarray(state.received, state.received + piece))
    ).body.state
  return { id, state: await settled(owner, id, state) }
}

// biome-ignore lint/suspicious/noExplicitAny: states of every shape
const settled = async (owner: Client, id: string, before?: any): Promise<any> => {
  let state = before ?? { stage: 'importing' }
  while (state.stage === 'reading' || state.stage === 'importing') {
    await new Promise((done) => setTimeout(done, 20))
    state = (await owner.get(`/api/lists/uploads/${id}`)).body.state
  }
  return state
}

const take = async (owner: Client, id: string, wanted: object = {}) => {
  await owner.post(`/api/lists/uploads/${id}/import`, { name: null, month: null, mapping: null, smaller: false, ...wanted })
  return settled(owner, id)
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

test.each(['sqlite', 'postgres'] as const)(
  'FIDE’s list comes zipped and in pieces, is shown first, and is then searched (%s)',
  async (kind) => {
    const { owner, place } = await start(kind, kind === 'sqlite' ? () => inThreads : hereIn)
    const zip = zipped('players_list_foa.txt', bytesOf(textList(somebody(5000))))
    expect(zip.length).toBeGreaterThan(piece)
    const { id, state } = await upload(owner, 'players_list_oct26.zip', zip)
    expect(state).toMatchObject({ stage: 'ready', preview: { kind: 'fide', name: 'FIDE', month: '2026-10', headings: null } })
    expect(state.preview.entries).toHaveLength(3)
    expect((await owner.get('/api/lists')).body.lists).toEqual([])
    expect(await take(owner, id, { month: '2026-11' })).toMatchObject({
      stage: 'done',
      list: { rows: 5008, month: '2026-11', source: 'players_list_oct26.zip' },
    })
    expect((await owner.get('/api/lists/find?typed=petrovi%C4%87')).body.found).toHaveLength(2)
    // Nothing of it is left on the way.
    if (kind === 'sqlite') expect(readdirSync(join(place, 'lists', 'uploads'))).toEqual([])
    expect((await owner.send('DELETE', '/api/lists/FIDE')).status).toBe(200)
    expect((await owner.send('DELETE', '/api/lists/FIDE')).status).toBe(404)
  },
)

test('columns of a national list are proposed, can be changed, and are kept by its name', async () => {
  const { owner } = await start()
  const csv = (rating: number): Uint8Array =>
    bytesOf(`Nr;Spieler;Zahl;Ort\n7;Doe, Jane;${rating};Zug\n8;Roe, Rick;1500;Baar\n9;Poe, Ann;1400;Cham\n10;Moe, Al;1;x\n`)
  const first = await upload(owner, 'ssb.csv', csv(1650))
  expect(first.state).toMatchObject({
    stage: 'ready',
    preview: {
      kind: 'national',
      name: null,
      headings: ['Nr', 'Spieler', 'Zahl', 'Ort'],
      mapping: { columns: { id: 'Nr', name: 'Spieler' }, federation: '' },
      sample: [
        ['7', 'Doe, Jane', '1650', 'Zug'],
        ['8', 'Roe, Rick', '1500', 'Baar'],
        ['9', 'Poe, Ann', '1400', 'Cham'],
      ],
    },
  })
  const mapping = { columns: { id: 'Nr', name: 'Spieler', rating: 'Zahl', club: 'Ort' }, federation: 'SUI' }
  // Without a name it is refused, and can be tried again.
  expect(await take(owner, first.id, { mapping })).toMatchObject({ stage: 'refused', issue: { code: 'list-name-missing' } })
  expect(await take(owner, first.id, { mapping, name: 'SSB' })).toMatchObject({ stage: 'done', list: { name: 'SSB', rows: 4, mapping } })
  const again = await upload(owner, 'ssb-neu.csv', csv(1700))
  expect(again.state).toMatchObject({ stage: 'ready', preview: { name: 'SSB', mapping } })
  // A column that somebody leaves out is left out.
  const fewer = { columns: { id: 'Nr', name: 'Spieler', rating: 'Zahl' }, federation: 'SUI' }
  expect(await take(owner, again.id, { mapping: fewer, name: 'SSB' })).toMatchObject({ stage: 'done', list: { mapping: fewer } })
  expect((await owner.get('/api/lists/find?typed=jane')).body.found).toMatchObject([
    { entry: { standard: { rating: 1700 }, club: '', federation: 'SUI' } },
  ])
})

test('bad lists are refused with their reason, and the list that is there stays', async () => {
  const { owner } = await start()
  const good = await upload(owner, 'players_list_foa.txt', bytesOf(textList(somebody(200))))
  await take(owner, good.id)
  const refusal = async (file: string, bytes: Uint8Array): Promise<string> => {
    const { id, state } = await upload(owner, file, bytes)
    const end = state.stage === 'ready' ? await take(owner, id) : state
    await owner.send('DELETE', `/api/lists/uploads/${id}`)
    return end.stage === 'refused' ? end.issue.code : end.stage
  }
  const whole = textList(somebody(200))
  const bomb = zipped('players_list_foa.txt', bytesOf('0,0\n'.repeat(1_250_000)))
  const blank = zipped('players_list_foa.txt', new Uint8Array(5_000_000).fill(0x20))
  expect([
    await refusal('cut.txt', bytesOf(whole.slice(0, -60))),
    await refusal('cut.zip', zipped('players_list_foa.txt', bytesOf(whole)).subarray(0, 4000)),
    await refusal('utf16.txt', new Uint8Array(Buffer.from(`\ufeff${whole}`, 'utf16le'))),
    await refusal('line.txt', bytesOf(`${whole.split('\r\n', 1)[0]}\r\n${'x'.repeat(300_000)}`)),
    await refusal('bomb.zip', bomb),
    await refusal('blank.zip', blank),
    await refusal(
      'noise.bin',
      new Uint8Array(50_000).map((_, at) => (at * 7919) % 251),
    ),
    await refusal('few.txt', bytesOf(textList(wellKnown))),
    await refusal('nothing.txt', new Uint8Array(0)),
  ]).toEqual([
    'list-cut-off',
    'list-archive-damaged',
    'list-not-text',
    'list-line-too-long',
    'list-too-large',
    'list-line-too-long',
    'list-not-text',
    'list-shrunk',
    'list-empty',
  ])
  expect((await owner.get('/api/lists')).body.lists).toMatchObject([{ name: 'FIDE', rows: 208 }])
})

test('pieces that come twice or from elsewhere do no harm; whoever goes away leaves nothing', async () => {
  const { owner, place, server } = await start()
  const bytes = bytesOf(textList(somebody(1000)))
  const { id } = (await owner.post('/api/lists/uploads', { file: '../../evil/list.txt', bytes: bytes.length })).body
  const put = (at: number, to: number) => owner.send('PUT', `/api/lists/uploads/${id}?at=${at}`, bytes.subarray(at, to))
  expect((await put(50, 60)).body.state).toEqual({ stage: 'receiving', received: 0 })
  expect((await put(0, 1000)).body.state).toEqual({ stage: 'receiving', received: 1000 })
  expect((await put(0, 1000)).body).toMatchObject({ file: 'list.txt', state: { received: 1000 } })
  expect((await put(1000, bytes.length)).body.state.stage).toBe('reading')
  expect((await settled(owner, id, { stage: 'reading' })).stage).toBe('ready')
  expect((await owner.send('DELETE', `/api/lists/uploads/${id}`)).status).toBe(200)
  expect((await owner.get(`/api/lists/uploads/${id}`)).status).toBe(404)
  expect(readdirSync(join(place, 'lists', 'uploads'))).toEqual([])
  const refused = await owner.post('/api/lists/uploads', { file: 'x', bytes: limits.listBytes + 1 })
  expect([refused.status, refused.body.code]).toEqual([413, 'too-large'])
  for (let n = 0; n < 3; n++) await owner.post('/api/lists/uploads', { file: 'x', bytes: 10 })
  expect((await owner.post('/api/lists/uploads', { file: 'x', bytes: 10 })).body.state).toMatchObject({
    stage: 'refused',
    issue: { code: 'list-busy' },
  })
  expect((await server.nobody.post('/api/lists/uploads', { file: 'x', bytes: 10 })).status).toBe(401)
  expect(existsSync(join(place, 'lists', 'uploads', id))).toBe(false)
})

test('what was given up or refused is in nobody’s way, nor what a server that was killed has left', async () => {
  const place = await databases.newPlace('sqlite')
  const folder = join(place, 'lists', 'uploads')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'left'), 'half a list')
  let now = 0
  const work: ListWork = { look: () => Promise.reject(new Error('unreadable')), take: () => Promise.reject(new Error('never')) }
  const uploads = createListUploads(place, { work, steady: () => now, failed: () => {} })
  expect(existsSync(join(folder, 'left'))).toBe(false)
  for (let n = 0; n < 5; n++) {
    const { id, state } = await uploads.begin('bad.txt', 3)
    expect(state.stage).toBe('receiving')
    await uploads.receive(id, 0, bytesOf('bad'))
    while (uploads.get(id)?.state.stage === 'reading') await new Promise(setImmediate)
    expect(uploads.get(id)?.state.stage).toBe('refused')
  }
  const begun = [await uploads.begin('a', 9), await uploads.begin('b', 9), await uploads.begin('c', 9)]
  await uploads.receive(begun[0]!.id, 0, bytesOf('half'))
  expect((await uploads.begin('d', 9)).state).toMatchObject({ stage: 'refused', issue: { code: 'list-busy' } })
  now = 3 * 60_000
  await uploads.receive(begun[1]!.id, 0, bytesOf('half'))
  expect((await uploads.begin('d', 9)).state.stage).toBe('receiving')
  expect(begun.map(({ id }) => uploads.get(id)?.state.stage)).toEqual([undefined, 'receiving', undefined])
  expect(readdirSync(folder)).toEqual([begun[1]!.id])
  await uploads.close()
  expect(readdirSync(folder)).toEqual([])
})
