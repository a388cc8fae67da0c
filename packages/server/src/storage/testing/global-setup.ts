import { createServer } from 'node:net'
import type { TestProject } from 'vitest/node'
import { type Account, type Cluster, startCluster } from './postgres-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Port that answers with the address of the PostgreSQL server, or with what kept it from starting. */
    postgresDesk: number
  }
}

export type DeskAnswer = { readonly url: string; readonly account: Account } | { readonly error: string }

/**
 * One PostgreSQL server a test run, shared by all test files and started when the first of them asks, so that runs without storage pay nothing. Test
 * files live in processes of their own; they ask over a loopback port.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  let cluster: Promise<Cluster> | null = null
  const answer = async (): Promise<DeskAnswer> => {
    try {
      cluster ??= startCluster()
      const { url, account } = await cluster
      return { url: url(), account }
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  }
  const desk = createServer((socket) => {
    socket.on('error', () => {})
    answer().then((text) => socket.end(JSON.stringify(text)))
  })
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve))
  const address = desk.address()
  project.provide('postgresDesk', typeof address === 'object' && address !== null ? address.port : 0)
  return async () => {
    desk.close()
    const running = await cluster?.catch(() => null)
    await running?.stop()
  }
}
