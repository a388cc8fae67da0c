import { expect, test } from 'vitest'
import type { Storage } from '../storage/port.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { lastKnown } from './last-known.ts'

const databases = useDatabases()

test('a list does not wait for a database that is frozen, and has what is new as soon as that answers', async () => {
  const storage = await databases.openNew('sqlite')
  const at = '2026-06-01T10:00:00.000Z'
  await storage.createStream('open', at)
  let frozen = false
  const thaw: (() => void)[] = []
  const streams: Storage['streams'] = async () => {
    if (frozen) await new Promise<void>((resolve) => thaw.push(resolve))
    return storage.streams()
  }
  const known = await lastKnown({ ...storage, streams }, 300)
  const names = async (): Promise<readonly string[]> => {
    const late = new Promise<never>((_, fail) => setTimeout(fail, 3000, new Error('still waiting')))
    return (await Promise.race([known.streams(), late])).map(({ stream }) => stream)
  }
  frozen = true
  await storage.createStream('rapid', at)
  expect(await names()).toEqual(['open'])
  const begun = performance.now()
  expect(await names()).toEqual(['open'])
  expect(performance.now() - begun).toBeLessThan(250)
  frozen = false
  for (const go of thaw) go()
  await expect.poll(names).toEqual(['open', 'rapid'])
})
