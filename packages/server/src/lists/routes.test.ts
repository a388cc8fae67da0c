import { expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { setUp, startServer } from '../testing/server.ts'
import { importList } from './import-list.ts'
import { openLists } from './open-lists.ts'
import { textList, wellKnown, written } from './testing/list-files.ts'

const databases = useDatabases()

test('players are looked up over the API by whoever has an account', async () => {
  const place = await databases.newPlace('sqlite')
  const lists = await openLists(place)
  const path = written(databases.folder(), 'players_list_foa.txt', textList(wellKnown))
  await importList(lists, {
    path,
    file: path,
    name: null,
    month: '2026-10',
    mapping: null,
    smaller: false,
    now: '2026-11-01T10:00:00.000Z',
  })
  const server = await startServer(await databases.openNew('sqlite'), {}, { lists })
  const owner = await setUp(server)
  expect((await owner.get('/api/lists')).body).toMatchObject({ lists: [{ name: 'FIDE', month: '2026-10', rows: 8 }] })
  expect((await owner.get('/api/lists/find?typed=petrovi%C4%87')).body).toMatchObject({
    found: [
      { list: 'FIDE', entry: { name: 'Petrovic, Ana', id: '9000002', standard: { rating: 2050 } } },
      { entry: { name: 'Petrovich, Ivan' } },
    ],
  })
  expect((await owner.get('/api/lists/find?typed=m&most=1')).body).toMatchObject({ found: [{ entry: { name: 'Mueller, Hans' } }] })
  expect((await owner.get(`/api/lists/find?typed=${'a'.repeat(200)}`)).status).toBe(400)
  await server.close()
})

test('a person has the ratings of FIDE and of a national list that knows the FIDE number', async () => {
  const place = await databases.newPlace('sqlite')
  const lists = await openLists(place)
  const imported = { name: null, month: '2026-10', mapping: null, smaller: false, now: '2026-11-01T10:00:00.000Z' }
  const fide = written(databases.folder(), 'players_list_foa.txt', textList(wellKnown))
  await importList(lists, { ...imported, path: fide, file: fide })
  const csv = written(databases.folder(), 'dsb.csv', 'id,name,rating,fide id\n10-1,"Müller, Hans",2166,9000000\n10-2,"Adam, Eva",1500,\n')
  await importList(lists, { ...imported, path: csv, file: csv, name: 'DSB', month: '2026-09', mapping: { columns: {}, federation: 'GER' } })
  const server = await startServer(await databases.openNew('sqlite'), {}, { lists })
  const owner = await setUp(server)
  const both = {
    official: {
      fide: { list: 'FIDE', month: '2026-10', federation: '', id: '9000000', standard: 2100, rapid: null },
      national: { list: 'DSB', month: '2026-09', federation: 'GER', id: '10-1', standard: 2166 },
    },
    fideId: '9000000',
  }
  expect((await owner.get('/api/lists/FIDE/9000000/ratings')).body).toMatchObject(both)
  expect((await owner.get('/api/lists/DSB/10-1/ratings')).body).toMatchObject(both)
  const alone = (await owner.get('/api/lists/DSB/10-2/ratings')).body
  expect(alone).toMatchObject({ official: { national: { standard: 1500 } }, fideId: '' })
  expect(alone.official).not.toHaveProperty('fide')
  expect((await owner.get('/api/lists/DSB/10-3/ratings')).status).toBe(404)
  expect((await owner.get('/api/lists/CFC/10-1/ratings')).status).toBe(404)
  await server.close()
})
