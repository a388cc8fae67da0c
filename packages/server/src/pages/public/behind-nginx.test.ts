import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Nginx, startNginx } from '../../../load/deployment/nginx.ts'
import { type RunningDesk, serveDesk } from '../../serve.ts'
import { useDatabases } from '../../storage/testing/databases.ts'

const databases = useDatabases()
let desk: RunningDesk
let nginx: Nginx
let cookie = ''
let id = ''

const ask = async (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${desk.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: desk.url, ...(cookie === '' ? {} : { cookie }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const command = (given: object): Promise<Response> => ask('POST', `/tournaments/${id}/commands`, { key: randomUUID(), command: given })
const through = async (path: string, language = 'en') => {
  const response = await fetch(`${nginx.url}${path}`, { headers: { 'accept-language': language }, redirect: 'manual' })
  return { status: response.status, cache: response.headers.get('x-cache'), text: await response.text() }
}
const pagesNow = async (): Promise<string> => JSON.parse((await through(`/t/${id}/live.json`)).text).pages

beforeAll(async () => {
  desk = await serveDesk({ place: databases.folder(), port: 0, demo: false, logLevel: 'silent' })
  nginx = await startNginx([desk.url])
  const owner = { login: 'olga', name: 'Olga', password: 'a long password' }
  cookie = (await ask('POST', '/setup', owner)).headers.get('set-cookie')!.split(';')[0]!
  const made = await ask('POST', '/tournaments', { key: 'open', settings: { info: { name: 'Open' }, numberOfRounds: 3 } })
  id = JSON.parse(await made.text()).id
  await command({ kind: 'import-players', players: ['Anna', 'Bruno', 'Carla', 'David'].map((name) => ({ name })) })
  await command({ kind: 'pair-round' })
  await command({ kind: 'publish-round' })
  await ask('PUT', `/tournaments/${id}/visibility`, { visible: true })
}, 60_000)
afterAll(async () => {
  await nginx.stop()
  await desk.close()
}, 60_000)

test('nginx with the settings of docs/season.md hands out pages of a state, in each language once, and lets go of what is taken down', async () => {
  const pages = await pagesNow()
  expect(await through(`${pages}/players?lang=en`)).toMatchObject({ status: 200, cache: 'MISS' })
  expect(await through(`${pages}/players?lang=en`)).toMatchObject({ status: 200, cache: 'HIT' })

  // However browsers ask for it: one copy for each language, and never the wrong one.
  expect((await through(`/t/${id}/standings`, 'de-CH,de;q=0.9')).text).toContain('lang="de"')
  expect(await through(`/t/${id}/standings`, 'de')).toMatchObject({ cache: 'HIT', text: expect.stringContaining('lang="de"') })
  expect((await through(`/t/${id}/standings`, 'it, fr;q=0.8')).text).toContain('lang="fr"')
  expect((await through(`/t/${id}/standings?lang=en`, 'de')).text).toContain('lang="en"')

  // A page that has heard of something cannot be handed what was before it.
  const before = JSON.parse((await through(`/t/${id}/live.json`)).text)
  await command({ kind: 'correct-player', player: 1, changes: { name: 'Somebody Else' } })
  const heard = JSON.parse((await through(`/t/${id}/live.json?after=${before.sequence + 1}-${before.hall}`)).text)
  expect(heard.sequence).toBe(before.sequence + 1)
  expect((await through(`${heard.pages}/players?lang=en`)).text).toContain('Somebody Else')

  // Members alone see it from here on: nothing of it goes through the cache, and the pointer leads away within seconds.
  await ask('PUT', `/tournaments/${id}/visibility`, { visible: false })
  await expect.poll(async () => (await through(`/t/${id}/live.json`)).status, { timeout: 10_000, interval: 300 }).toBe(404)
  await expect.poll(async () => (await through(`/t/${id}/standings`, 'de')).status, { timeout: 15_000, interval: 300 }).toBe(404)
  const own = await fetch(`${nginx.url}/t/${id}/players`, { headers: { cookie } })
  expect([own.status, own.headers.get('x-cache'), own.headers.get('cache-control')]).toEqual([200, 'MISS', 'private, no-cache'])
  expect((await through(`/t/${id}/players`)).status).toBe(404)
})
