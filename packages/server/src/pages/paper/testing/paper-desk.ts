import { afterEach, expect } from 'vitest'
import { useDatabases } from '../../../storage/testing/databases.ts'
import { type Client, newTournament, setUp, startServer, type TestServer } from '../../../testing/server.ts'
import { documents } from '../documents/index.ts'

/** Desks with a tournament that everybody may see, closed after each test. */
export const usePaperDesks = () => {
  const databases = useDatabases()
  const servers: TestServer[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close()
  })

  return async (players = 9, settings: object = {}) => {
    const server = await startServer(await databases.openNew('sqlite'))
    servers.push(server)
    const owner = await setUp(server)
    const id = await newTournament(owner, players, { numberOfRounds: 5, info: { name: 'Zug Open' }, ...settings })
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    const text = async (who: Client, path: string): Promise<string> => String((await who.get(`/t/${id}/paper${path}`)).body.text)
    const publish = async (): Promise<void> => {
      for (const kind of ['pair-round', 'publish-round']) expect((await owner.command(id, { kind })).status).toBe(200)
    }
    const enter = async (round: number, board: number, result: object): Promise<void> => {
      expect((await owner.command(id, { kind: 'enter-result', round, board, result })).status).toBe(200)
    }
    return { server, owner, id, text, publish, enter }
  }
}

/** What stands in the printed part, without markup. */
export const words = (html: string): string =>
  html
    .slice(html.indexOf('<main'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

/** What is printed of the tournament: no addresses, no receipts, whose letters and digits are as good as drawn by lot. */
export const ofTheTournament = (html: string): string =>
  html
    .slice(html.indexOf('<main'))
    .replace(/<footer.*?<\/footer>/gs, '')
    .replace(/ (href|action|d)="[^"]*"| aria-label="[^"]*\/[^"]*"/g, '')
    .replace(/[^\s<>]*\/[^\s<>]+(?![^<]*>)/g, '')

export const printable = (html: string): readonly string[] =>
  documents.map((each) => each.id).filter((each) => html.includes(`/paper/${each}?`))
