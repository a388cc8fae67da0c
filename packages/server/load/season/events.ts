import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { accountStream } from '../../src/accounts/directory.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { SeriesPart, StoredEvent } from '../../src/storage/port.ts'
import { send } from '../client.ts'
import { setupCodeOf } from '../deployment/deployment.ts'
import type { SeasonEvent } from './report.ts'

const owner = { login: 'owner', name: 'Owner', password: 'for a whole season' }
const players = 20

/** People of clubs, each of whom runs some of the events: what one account may change in a minute is limited. */
const makeAccounts = async (url: string, place: string, count: number): Promise<readonly string[]> => {
  const { cookie } = await send(url, 'POST', '/setup', { ...owner, code: await setupCodeOf(place) })
  const tokens: string[] = []
  for (let number = 0; number < count; number++) {
    const account = { login: `club-${number}`, name: `Club ${number}`, password: owner.password }
    const made = await send(url, 'POST', '/accounts', account, { cookie: cookie ?? '', origin: url })
    if (made.status >= 300) throw new Error(`No account: ${JSON.stringify(made.body)}`)
    const { login, password } = account
    const session = await send(url, 'POST', '/session', { login, password }, { origin: url })
    const token = await send(url, 'POST', '/tokens', { name: 'season' }, { cookie: session.cookie ?? '', origin: url })
    tokens.push(String(token.body.secret))
  }
  return tokens
}

/** So many events, each with a round being played that everybody sees: one of each account by commands, the others copied from it in the record. */
export const makeEvents = async (
  urls: readonly string[],
  place: string,
  count: number,
  accounts = Math.max(2, Math.ceil(count / 80)),
): Promise<readonly SeasonEvent[]> => {
  const tokens = await makeAccounts(urls[0]!, place, Math.min(count, accounts))
  const models = await Promise.all(tokens.map((token, number) => makeEvent(urls[number % urls.length]!, token, number)))
  process.stderr.write(`  ${models.length} events by commands, ${count - models.length} copies\n`)
  return count > models.length ? [...models, ...(await copyEvents(place, models, count - models.length))] : models
}

const makeEvent = async (url: string, token: string, number: number): Promise<SeasonEvent> => {
  const ask = async (method: string, path: string, body?: unknown): Promise<Readonly<Record<string, unknown>>> => {
    for (let tries = 0; tries < 100; tries++) {
      const answer = await send(url, method, path, body, { authorization: `Bearer ${token}` }).catch(() => null)
      if (answer !== null && answer.status < 300) return answer.body
      if (answer !== null && answer.status !== 429 && answer.status < 500) throw new Error(JSON.stringify(answer.body))
      await delay(300)
    }
    throw new Error('An event could not be made.')
  }
  const name = `Open ${number + 1}`
  const { id } = await ask('POST', '/tournaments', { key: `open-${number}`, settings: { info: { name }, numberOfRounds: 5 } })
  const list = Array.from({ length: players }, (_, index) => ({ name: `Player ${index + 1}`, rating: 2400 - index * 10 }))
  let sequence = 0
  for (const command of [{ kind: 'import-players', players: list }, { kind: 'pair-round' }, { kind: 'publish-round' }])
    sequence = Number((await ask('POST', `/tournaments/${id}/commands`, { key: randomUUID(), command })).sequence)
  await ask('PUT', `/tournaments/${id}/visibility`, { visible: true })
  const view = await ask('GET', `/tournaments/${id}?as=public`)
  return { id: String(id), token, boards: players / 2, sequence, shown: Number(view.sequence) }
}

/** As commands would have made them, and much sooner: the same events under other names, with the same people. */
const copyEvents = async (place: string, models: readonly SeasonEvent[], count: number): Promise<readonly SeasonEvent[]> => {
  const storage = await openStorage(place, { mode: 'write' })
  try {
    const copies: SeasonEvent[] = []
    for (const [at, model] of models.entries()) {
      const record = await storage.read(model.id)
      const access = (await storage.read(accountStream)).filter(({ event }) => (event as { tournament?: string }).tournament === model.id)
      const series = partsOf(record)
      const ids = Array.from({ length: Math.floor(count / models.length) + (at < count % models.length ? 1 : 0) }, () => randomUUID())
      for (const id of ids) {
        await storage.createStream(id, record[0]!.at)
        await storage.appendSeries(
          id,
          0,
          series.map(({ events, metadata }) => ({ events, metadata: { ...metadata, idempotencyKey: randomUUID() } })),
        )
        copies.push({ ...model, id })
      }
      const known = (await storage.read(accountStream)).at(-1)!.sequence
      const given = ids.flatMap((tournament) => access.map(({ event }) => ({ ...event, tournament })))
      const { actor, at: when } = access[0]!
      if (given.length > 0) await storage.append(accountStream, known, given, { idempotencyKey: randomUUID(), actor, at: when })
    }
    return copies
  } finally {
    await storage.close()
  }
}

/** What each command made. */
const partsOf = (record: readonly StoredEvent[]): readonly SeriesPart[] => {
  const keys = [...new Set(record.map(({ idempotencyKey }) => idempotencyKey))]
  return keys.map((key) => {
    const own = record.filter(({ idempotencyKey }) => idempotencyKey === key)
    const { actor, at } = own[0]!
    return { events: own.map(({ event }) => event), metadata: { idempotencyKey: key, actor, at } }
  })
}
