import { expect, test } from 'vitest'
import type { Message, Request } from './protocol.ts'
import { createRunner } from './runner.ts'

const request: Request = { kind: 'receipts', documents: [], export: null, standings: null }
const inPage = async () => async (_: Request, tell: (message: Message) => void) => tell({ kind: 'done', milliseconds: 1 })

const answer = (run: ReturnType<typeof createRunner>): Promise<Message> => new Promise((resolve) => void run(request, resolve))

test('where no thread can be made, the page does the work itself', async () => {
  const run = createRunner(() => {
    throw new Error('not from a disk')
  }, inPage)
  expect(await answer(run)).toEqual({ kind: 'done', milliseconds: 1 })
})

test('a thread that cannot even load is replaced by the page; one that stops halfway is a failure', async () => {
  const worker = { postMessage: () => {}, terminate: () => {} } as unknown as Worker
  const waiting = answer(createRunner(() => worker, inPage))
  worker.onerror!({} as ErrorEvent)
  expect(await waiting).toEqual({ kind: 'done', milliseconds: 1 })

  const told: Message[] = []
  createRunner(() => worker, inPage)(request, (message) => told.push(message))
  worker.onmessage!({ data: { kind: 'unknown-rulebook', rulebook: 'x' } } as MessageEvent)
  worker.onerror!({} as ErrorEvent)
  expect(told.map(({ kind }) => kind)).toEqual(['unknown-rulebook', 'failed'])
})

test('what was stopped says nothing any more', () => {
  const worker = { postMessage: () => {}, terminate: () => {} } as unknown as Worker
  const told: Message[] = []
  const stop = createRunner(() => worker, inPage)(request, (message) => told.push(message))
  stop()
  worker.onmessage!({ data: { kind: 'done', milliseconds: 1 } } as MessageEvent)
  expect(told).toEqual([])
})
