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
