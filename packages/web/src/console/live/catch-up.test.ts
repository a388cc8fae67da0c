import { afterEach, expect, test, vi } from 'vitest'
import { queryClient, tournamentQuery } from '../api/queries.ts'
import type { Tournament } from '../api/types.ts'
import { catchUp } from './use-live.ts'

const { queryKey } = tournamentQuery('t')

/** The page knows the tournament as it was after event 10. */
const know = (): void => {
  queryClient.setQueryData(queryKey, { sequence: 10, role: 'chief', rounds: [] } as unknown as Tournament)
}
const deskSays = (last: number): void => {
  vi.stubGlobal('fetch', async () => Response.json({ events: [], last }))
}

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('what is known stays when nothing has happened', async () => {
  know()
  deskSays(10)
  await catchUp('t')
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ sequence: 10 })
})

test('nothing of it is kept when the desk was taken back to an earlier moment', async () => {
  know()
  deskSays(7)
  await catchUp('t')
  expect(queryClient.getQueryData(queryKey)).toBeUndefined()
})
