import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { fetchDaily } from './daily.ts'
import { withFetched } from './fetch-list.ts'
import { importList } from './import-list.ts'
import { ListError } from './list-issue.ts'
import { openLists } from './open-lists.ts'
import type { RatingLists } from './port.ts'
import { somebody, textList } from './testing/list-files.ts'

const databases = useDatabases()
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** Somebody who gives out a list, and counts how often. */
const publisher = async (content: () => string | null): Promise<{ readonly address: string; readonly asked: () => number }> => {
  let asked = 0
  const server = createServer((_, answer) => {
    asked++
    const text = content()
    answer.statusCode = text === null ? 503 : 200
    answer.end(text ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise((resolve) => server.close(resolve)))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/lists/players_list_foa.txt`, asked: () => asked }
}

const desk = async (addresses: readonly string[]) => {
  const place = await databases.newPlace('sqlite')
  const lists: RatingLists = await openLists(place)
  ends.push(() => lists.close())
  let at = Date.parse('2026-11-01T08:00:00Z')
  const told: string[] = []
  const daily = fetchDaily({
    place,
    addresses,
    lists,
    now: () => new Date(at),
    took: ({ name, rows }) => told.push(`${name} ${rows}`),
    failed: (error) => told.push(error instanceof ListError ? error.issue.code : String(error)),
    take: (_, job) => importList(lists, job),
  })
  ends.push(daily.close)
  const after = (hours: number): Promise<void> => {
    at += hours * 60 * 60_000
    return daily.round()
  }
  return { lists, told, after }
}

test('a list is at most a day old: fetched at the start, and again a day later, not before', async () => {
  let players = 40
  const { address, asked } = await publisher(() => textList(somebody(players)))
  const { lists, told, after } = await desk([address])
  await after(0)
  await after(12)
  expect([asked(), told]).toEqual([1, ['FIDE 48']])
  players = 60
  await after(12)
  expect([asked(), told]).toEqual([2, ['FIDE 48', 'FIDE 68']])
  expect(await lists.lists()).toMatchObject([{ name: 'FIDE', rows: 68, importedAt: '2026-11-02T08:00:00.000Z' }])
})

test('what cannot be fetched or read leaves the list that is there, is said, and tried again in an hour', async () => {
  let content: string | null = textList(somebody(40))
  const { address } = await publisher(() => content)
  const { lists, told, after } = await desk([address])
  await after(0)
  content = null
  await after(24)
  content = 'This is no list'
  await after(1)
  content = textList(somebody(50))
  await after(1)
  expect(told).toEqual(['FIDE 48', 'list-unreachable', expect.stringMatching(/^list-/), 'FIDE 58'])
  expect(await lists.lists()).toMatchObject([{ rows: 58 }])
})

test('nobody there is a refusal with the address, and nothing is left behind', async () => {
  const refused = withFetched('http://127.0.0.1:9/players_list.zip', async () => 'never')
  await expect(refused).rejects.toMatchObject({
    issue: { code: 'list-unreachable', address: 'http://127.0.0.1:9/players_list.zip', why: expect.any(String) },
  })
})
