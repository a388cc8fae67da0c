import { randomUUID } from 'node:crypto'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLinkKey } from '../accounts/links.ts'
import { type RunningDesk, serveDesk } from '../serve.ts'
import { openStorage } from '../storage/open-storage.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { until } from '../storage/testing/events.ts'
import { settleEdgeKey } from './forwarded.ts'

const databases = useDatabases()

/** A line to PostgreSQL that can be cut. */
const lineTo = async (place: string) => {
  const target = new URL(place)
  const open = new Set<Socket>()
  let cut = false
  const server: Server = createServer((socket) => {
    if (cut) return void socket.destroy()
    const there = connect(Number(target.port), target.hostname)
    for (const one of [socket, there]) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => open.delete(one))
    }
    socket.pipe(there).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const url = new URL(place)
  url.port = String((server.address() as { port: number }).port)
  return {
    url: url.href,
    cut: () => {
      cut = true
      for (const socket of open) socket.destroy()
    },
    mend: () => {
      cut = false
    },
    close: () => server.close(),
  }
}

type Said = { readonly status: number; readonly headers: Headers; readonly text: string; readonly body: Readonly<Record<string, unknown>> }
const ask = async (url: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Said> => {
  const answer = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...(body === undefined || body instanceof Uint8Array ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

/** Hears a stream until it is closed. */
const hear = async (url: string, headers: Record<string, string> = {}) => {
  const leaving = new AbortController()
  const answer = await fetch(url, { signal: leaving.signal, headers })
  const heard = { text: '', status: answer.status, headers: answer.headers, close: () => leaving.abort() }
  const read = async (): Promise<void> => {
    for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) heard.text += new TextDecoder().decode(part)
  }
  read().catch(() => {})
  return heard
}

let place: string
let line: Awaited<ReturnType<typeof lineTo>>
let writer: RunningDesk
let edge: RunningDesk
let cookie: Record<string, string>
let id: string
const port = { writer: 0 }
const startWriter = (): Promise<RunningDesk> =>
  serveDesk({ role: 'writer', place, port: port.writer, logLevel: 'silent', setupCode: 'code', passwordCost: 2 })
beforeAll(async () => {
  place = await databases.newPlace('postgres')
  line = await lineTo(place)
  writer = await startWriter()
  port.writer = Number(new URL(writer.url).port)
  edge = await serveDesk({ role: 'edge', place: line.url, port: 0, logLevel: 'silent', writers: [writer.url] })
  const owner = { login: 'olga', name: 'Olga', password: 'a long password', code: 'code' }
  const made = await ask(edge.url, 'POST', '/api/setup', owner)
  expect(made.status).toBe(200)
  cookie = { cookie: made.headers.get('set-cookie')!.split(';')[0]!, 'sec-fetch-site': 'same-origin' }
  const settings = { info: { name: 'Open' }, numberOfRounds: 3 }
  id = String((await ask(edge.url, 'POST', '/api/tournaments', { key: 'open', settings }, cookie)).body.id)
  const players = Array.from({ length: 8 }, (_, at) => ({ name: `Player ${at + 1}`, rating: 2400 - at * 10 }))
  for (const kind of [{ kind: 'import-players', players }, { kind: 'pair-round' }, { kind: 'publish-round' }])
    expect((await command(kind)).status).toBe(200)
  await ask(edge.url, 'PUT', `/api/tournaments/${id}/visibility`, { visible: true }, cookie)
}, 60_000)
afterAll(async () => {
  await edge?.close()
  await writer?.close()
  line?.close()
})
const command = (what: object, at = edge.url) =>
  ask(at, 'POST', `/api/tournaments/${id}/commands`, { key: randomUUID(), command: what }, cookie)
const result = (board: number) => command({ kind: 'enter-result', round: 1, board, result: { white: 'win', black: 'loss', rated: true } })
const page = (language = 'en') => ask(edge.url, 'GET', `/t/${id}/round/1?lang=${language}`, undefined, { accept: 'text/html' })
const back = () => until(async () => (await ask(edge.url, 'GET', '/readyz')).body.asOf === null)
const away = () => until(async () => (await ask(edge.url, 'GET', '/readyz')).body.asOf !== null)

describe('through an edge', () => {
  test('one address serves everybody: what is sent to a writer is on the page that is read next', async () => {
    const before = (await page()).text
    expect((await result(0)).status).toBe(200)
    const after = await page()
    expect(after.status).toBe(200)
    expect(after.text).not.toBe(before)
    expect(after.headers.get('zug-as-of')).toBeNull()
  })

  test('the desk hears how many have seen a pairing, wherever they looked', async () => {
    const seen = async () => (await ask(edge.url, 'GET', `/api/tournaments/${id}/rounds/1/seen`, undefined, cookie)).body.pages as number
    await page()
    await until(async () => (await seen()) > 0)
  })

  test('a change from a foreign page is refused as it would be without an edge, and so is one without a session', async () => {
    const foreign = { ...cookie, 'sec-fetch-site': 'cross-site' }
    const body = { key: 'foreign', command: { kind: 'undo' } }
    expect((await ask(edge.url, 'POST', `/api/tournaments/${id}/commands`, body, foreign)).body.code).toBe('cross-site')
    expect((await ask(edge.url, 'POST', `/api/tournaments/${id}/commands`, body)).status).toBe(401)
  })

  test('files are sent and fetched, and what the desk reads comes from the writer', async () => {
    const file = await fetch(`${edge.url}/api/tournaments/${id}/export/trf26`, { headers: cookie })
    const bytes = new Uint8Array(await file.arrayBuffer())
    const made = await ask(edge.url, 'POST', '/api/imports?key=again', bytes, cookie)
    expect(made.status).toBe(201)
    expect((await ask(edge.url, 'GET', `/api/tournaments/${made.body.id}`, undefined, cookie)).status).toBe(200)
  })

  test('live streams of the public are the edge’s, those of the desk the writer’s', async () => {
    const everybody = await hear(`${edge.url}/api/tournaments/${id}/live?as=public`)
    const desk = await hear(`${edge.url}/api/tournaments/${id}/live?as=desk`, cookie)
    await until(() => everybody.text.includes('event: hall') && desk.text.includes('event: work'))
    expect([edge.context.hub.open(), writer.context.hub.open()]).toEqual([1, 1])
    await result(1)
    await until(() => everybody.text.includes('"board":1') && desk.text.includes('"board":1'))
    everybody.close()
    desk.close()
    await until(() => edge.context.hub.open() + writer.context.hub.open() === 0)
  })

  test('nothing of the desk is shown: drafts, closed events, the accounts', async () => {
    for (let board = 2; board < 4; board++) await result(board)
    expect((await command({ kind: 'pair-round' })).status).toBe(200)
    const view = await ask(edge.url, 'GET', `/api/tournaments/${id}`)
    expect([view.status, view.body.draft ?? null, (view.body.rounds as readonly unknown[]).length]).toEqual([200, null, 1])
    expect((await ask(edge.url, 'GET', `/t/${id}/round/2`)).status).toBe(404)
    expect((await ask(edge.url, 'GET', `/api/tournaments/${id}/history`)).status).toBe(401)
    const stolen = { authorization: 'Bearer zug_s_invented' }
    for (const path of [`/api/tournaments/${id}/history`, '/api/accounts', '/api/sessions', `/api/tournaments/${id}/members`]) {
      expect([401, 404]).toContain((await ask(edge.url, 'GET', path)).status)
      expect([401, 404]).toContain((await ask(edge.url, 'GET', path, undefined, stolen)).status)
    }
    expect((await ask(edge.url, 'GET', '/metrics')).status).toBe(404)
    await command({ kind: 'discard-draft' })
  })

  test('invented secrets do not lead past the edge for long', async () => {
    const before = Number(/^zug_forwarded_total\{outcome="answered"\} (\d+)$/m.exec(edge.context.metrics.text())![1])
    const invented = () => ask(edge.url, 'GET', '/api/sessions', undefined, { authorization: 'Bearer zug_t_invented' })
    for (let time = 0; time < 80; time += 1) expect((await invented()).status).toBe(401)
    const after = Number(/^zug_forwarded_total\{outcome="answered"\} (\d+)$/m.exec(edge.context.metrics.text())![1])
    expect(after - before).toBeLessThan(70)
  })

  test('an edge writes nothing itself', async () => {
    const { storage } = edge.context
    await expect(storage.append('open', 0, [{ kind: 'x' }], { idempotencyKey: 'x', actor: 'x', at: '' })).rejects.toMatchObject({
      code: 'read-only',
    })
    await expect(storage.saveSetting('x', 1)).rejects.toMatchObject({ code: 'read-only' })
  })

  test('who asks a writer directly cannot say that it is somebody else', async () => {
    const claims = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https', 'zug-forwarded': '1.e30.AAAA' }
    const seen = await ask(writer.url, 'GET', '/seen', undefined, claims)
    expect(seen.body).toMatchObject({ address: '127.0.0.1', origin: writer.url })
  })
})

describe('while the desk is away', () => {
  test('without a writer everything known is shown, marked in the language of the page; changes are refused, and come back by themselves', async () => {
    await page()
    const live = await hear(`${edge.url}/api/tournaments/${id}/live?as=public`)
    const began = new Date().toISOString()
    await writer.close()
    await away()
    const sentences = { en: 'As of ', de: 'Stand: ', fr: 'État à ' }
    for (const [language, sentence] of Object.entries(sentences)) {
      const marked = await page(language)
      expect(marked.status).toBe(200)
      expect(marked.text).toContain(`<p class="as-of" role="status"`)
      expect(marked.text).toContain(sentence)
      expect(marked.text).toContain('Player 1')
      expect(marked.headers.get('cache-control')).toBe('no-store')
      expect(marked.headers.get('zug-as-of')! >= began.slice(0, 10)).toBe(true)
    }
    const view = await ask(edge.url, 'GET', `/api/tournaments/${id}`)
    expect([view.status, view.headers.has('zug-as-of')]).toEqual([200, true])
    // The desk reads on, too.
    expect((await ask(edge.url, 'GET', `/api/tournaments/${id}/history`, undefined, cookie)).status).toBe(200)
    await until(() => /event: contact\ndata: {"asOf":"2/.test(live.text))
    const refused = await result(3)
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([503, 'no-writer', { sent: false }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const form = await ask(edge.url, 'POST', '/b/nothing', undefined, { accept: 'text/html', 'accept-language': 'de' })
    expect([form.status, form.headers.get('content-type')]).toEqual([503, 'text/html; charset=UTF-8'])
    expect(form.text).toContain('nicht erreichbar')
    writer = await startWriter()
    await back()
    expect((await page()).text).not.toContain('as-of')
    await until(() => live.text.includes('data: {"asOf":null}'))
    expect((await command({ kind: 'pair-round', confirmed: true })).status).toBe(200)
    live.close()
  })

  test('without the database, and without both, it is the same; and the edge catches up by itself', async () => {
    await page()
    line.cut()
    await away()
    const marked = await page()
    expect([marked.status, marked.text.includes('class="as-of"')]).toEqual([200, true])
    expect((await ask(edge.url, 'GET', '/t')).text).toContain('Open')
    expect((await ask(edge.url, 'GET', `/t/${id}/round/1/receipt.json`)).status).toBe(200)
    expect((await ask(edge.url, 'GET', '/healthz')).status).toBe(200)
    // The writer has its database: what it is told meanwhile is shown as soon as the edge can read it.
    expect((await command({ kind: 'publish-round' })).status).toBe(200)
    expect((await ask(edge.url, 'GET', `/t/${id}/round/2`)).status).toBe(404)
    line.mend()
    await back()
    await until(async () => (await ask(edge.url, 'GET', `/t/${id}/round/2`)).status === 200)
  })
})

test('an edge that is started together with the first writer waits until all is there that it needs', async () => {
  const fresh = await databases.newPlace('postgres')
  const storage = databases.closing(await openStorage(fresh))
  // Between these two steps of a writer lies the reading of the directory.
  await settleEdgeKey(storage)
  const starting = serveDesk({ role: 'edge', place: fresh, port: 0, logLevel: 'silent' })
  const early = await Promise.race([starting.then(() => 'started', String), new Promise((resolve) => setTimeout(resolve, 1500, 'waits'))])
  await openLinkKey(storage)
  expect(early).toBe('waits')
  await (await starting).close()
})
