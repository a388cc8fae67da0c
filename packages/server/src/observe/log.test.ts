import { expect, test } from 'vitest'
import { StoreError } from '../storage/segments/store.ts'
import { StorageError } from '../storage/storage-error.ts'
import { createLog } from './log.ts'
import { createTrouble } from './trouble.ts'

const collected = () => {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  return { lines, log }
}

test('trouble with the world is a sentence, and its cause another; of a bug one sees where it is', () => {
  const { lines, log } = collected()
  const cause = new Error('connect ECONNREFUSED 127.0.0.1:5432')
  log.warn({ err: new StorageError('unreachable', 'PostgreSQL cannot be reached.', cause) }, 'wait')
  log.warn({ err: new StoreError('The store does not answer.') }, 'wait')
  log.error({ err: new TypeError('no such thing') }, 'request failed')
  log.error({ err: Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', syscall: 'write' }) }, 'no backup')
  expect(lines[0]!.err).toEqual({ code: 'unreachable', message: 'PostgreSQL cannot be reached.', cause: cause.message })
  expect(lines[1]!.err).toEqual({ message: 'The store does not answer.' })
  expect(lines[3]!.err).toEqual({ code: 'ENOSPC', message: 'ENOSPC: no space left' })
  expect(lines[2]!.err).toMatchObject({ type: 'TypeError', stack: expect.stringContaining('log.test.ts') })
})

test('what lasts is said once, again when it is something else, and when it is over', () => {
  const { lines, log } = collected()
  const trouble = createTrouble(log, 'wait', 'go on', { database: 'home' })
  trouble.over()
  for (const message of ['refused', 'refused', 'starting up', 'starting up']) trouble.is(new StorageError('unreachable', message))
  trouble.over()
  trouble.over()
  trouble.is(new StorageError('unreachable', 'refused'))
  expect(lines.map(({ msg, err, database }) => [msg, (err as Error | undefined)?.message, database])).toEqual([
    ['wait', 'refused', 'home'],
    ['wait', 'starting up', 'home'],
    ['go on', undefined, 'home'],
    ['wait', 'refused', 'home'],
  ])
})
