import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rulebooks } from '@zug/engine/pairing'
import { openStorage } from '../packages/server/src/storage/index.ts'
import { type Client, newTournament, setUp, startServer } from '../packages/server/src/testing/server.ts'
import { workHere } from '../packages/server/src/work/workers.ts'
import type { Schema } from './by-schema.ts'

export type Operation = {
  readonly method: string
  readonly path: string
  readonly params: readonly Parameter[]
  readonly body: Schema | null
  readonly file: boolean
}
type Parameter = { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: Schema }

type Described = {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

/** A desk of its own without a port, its document, and receipts of rounds under every rulebook that it can pair players by. */
export const openFuzzedDesk = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zug-fuzz-'))
  const storage = await openStorage(join(folder, 'data'))
  const server = await startServer(storage, { questionsPerMinute: 1e9, backupFolder: null }, { workers: workHere })
  const browser = await setUp(server)
  const owner = server.bearer((await browser.post('/api/tokens', { name: 'fuzz' })).body.secret)
  const document = (await owner.get('/api/openapi.json')).body
  return {
    server,
    owner,
    schemas: document.components.schemas as Readonly<Record<string, Schema>>,
    operations: operationsOf(document.paths),
    receipts: () => receiptsOf(owner),
    close: async (): Promise<void> => {
      await server.close()
      await storage.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type FuzzedDesk = Awaited<ReturnType<typeof openFuzzedDesk>>

/** Streams do not end, and without its session and its owner there would be nobody left to ask. */
const leftOut = /\/live$|^\/api\/(session|setup|password|accounts)/

const operationsOf = (paths: Readonly<Record<string, Readonly<Record<string, Described>>>>): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    leftOut.test(path)
      ? []
      : Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
          method: method.toUpperCase(),
          path,
          params: parameters,
          body: requestBody?.content['application/json']?.schema ?? null,
          file: requestBody?.content['application/octet-stream'] !== undefined,
        })),
  )

const receiptsOf = async (owner: Client): Promise<readonly string[]> => {
  const texts: string[] = []
  for (const { id, traits } of rulebooks) {
    if (traits.pairs === 'teams') continue
    const tournament = await newTournament(owner, 7, { rules: { rulebook: id } })
    await owner.command(tournament, { kind: 'pair-round', confirmed: true })
    await owner.command(tournament, { kind: 'publish-round' })
    await owner.send('PUT', `/api/tournaments/${tournament}/visibility`, { visible: true })
    const { status, body } = await owner.get(`/t/${tournament}/round/1/receipt.json`)
    if (status === 200) texts.push(JSON.stringify(body))
  }
  return texts
}
