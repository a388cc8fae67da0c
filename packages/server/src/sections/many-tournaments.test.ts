import { expect, test } from 'vitest'
import type { Storage } from '../storage/port.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { newTournament, setUp, startServer } from '../testing/server.ts'

const databases = useDatabases()

/** More than an installation keeps open. */
const many = 203

test('the page of a section reads no tournament that is none of its event, however many there are', { timeout: 60_000 }, async () => {
  const storage = await databases.openNew('sqlite')
  let read = 0
  const counting: Storage = {
    ...storage,
    readChecked: (...asked) => {
      read += 1
      return storage.readChecked(...asked)
    },
  }
  const server = await startServer(counting)
  const owner = await setUp(server)
  const section = (name: string) => newTournament(owner, 2, { info: { name }, section: { event: 'Festival', name } })
  const [a, b] = [await section('A'), await section('B')]
  const others: string[] = []
  for (let n = 0; n < many; n++) others.push(await newTournament(owner, 0, { info: { name: `Evening ${n}` } }))
  const sections = async (): Promise<readonly string[]> =>
    (await owner.get(`/api/tournaments/${a}/sections`)).body.sections.map(({ id }: { id: string }) => id).toSorted()
  // The first time all are read, and push the first ones out of memory.
  for (let time = 0; time < 2; time++) expect(await sections()).toEqual([a, b].toSorted())
  read = 0
  for (let time = 0; time < 3; time++) expect(await sections()).toEqual([a, b].toSorted())
  expect(read).toBe(0)
  await owner.command(others[7]!, { kind: 'change-settings', changes: { section: { event: 'Festival', name: 'C' } } })
  await owner.command(b, { kind: 'change-settings', changes: { section: null } })
  expect(await sections()).toEqual([a, others[7]!].toSorted())
  await server.close()
})
