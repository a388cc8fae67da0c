import { afterEach, expect } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { type Client, newTournament, setUp, startServer, type TestServer, won } from './server.ts'

/** A desk with a visible tournament, and what everybody reads of it; closed after each test. */
export const usePublicPages = () => {
  const databases = useDatabases()
  const servers: TestServer[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close()
  })
  return async (players = 8, settings: object = {}, config: object = {}, steady?: () => number) => {
    const server = await startServer(await databases.openNew('sqlite'), config, steady === undefined ? {} : { steady })
    servers.push(server)
    const owner = await setUp(server)
    const id = await newTournament(owner, players, settings)
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    const text = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
      (await server.nobody.send('GET', `/t/${id}${path}`, undefined, headers)).body.text as string
    const status = async (path: string): Promise<number> => (await server.nobody.get(`/t/${id}${path}`)).status
    return { server, owner, id, text, status }
  }
}

export const publish = async (owner: Client, id: string): Promise<void> => {
  for (const kind of ['pair-round', 'publish-round']) expect((await owner.command(id, { kind })).status).toBe(200)
}
export const enter = async (owner: Client, id: string, round: number, boards: number, result: object = won): Promise<void> => {
  for (let board = 0; board < boards; board++)
    expect((await owner.command(id, { kind: 'enter-result', round, board, result })).status).toBe(200)
}
