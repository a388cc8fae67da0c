import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { reloadWhenBack } from '../../offline/keep-open.ts'
import { isKept, nowKept } from './state.ts'

/** What pages of the console have read, for when the desk cannot be reached. The worker beside it keeps the console itself. */
const cacheName = 'zug-desk'
const readerName = '/kept/reader'
const most = 200
const longest = 14 * 86_400_000
const patience = 5000

type Kept = { readonly key: QueryKey; readonly at: number; readonly data: unknown }
type Reader = { readonly who: string; readonly build: string }

/** Who may do what, and secrets, are asked of the desk or not shown; who is here is of now. */
const never = new Set<unknown>([
  'access',
  'deletion',
  'export/{format}',
  'links',
  'moves',
  'players/{player}/projection',
  'presence',
  'preview',
  'projection',
  'work',
])
const kinds = new Set<unknown>(['me', 'round-view', 'rulebooks', 'sections', 'tournament', 'tournaments'])
const mayKeep = ([of, , what]: QueryKey): boolean => kinds.has(of) && !never.has(what)

const store = async (): Promise<Cache | null> => ('caches' in globalThis ? caches.open(cacheName) : null)
const read = async <T>(cache: Cache, name: string): Promise<T | null> => ((await (await cache.match(name))?.json()) as T) ?? null
const write = (cache: Cache, name: string, value: unknown): Promise<void> => cache.put(name, new Response(JSON.stringify(value)))

/** The scripts that read it: what another version of the desk has answered may look otherwise. */
const build = (): string => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''

/** Whose this page is, once the desk has said so. From then on nothing that was kept is shown on it. */
let reader: Reader | null = null

const isSame = (one: Reader | null, other: Reader): boolean => one?.who === other.who && one.build === other.build

/** The desk has said who is here: what another person, or another version, has left on the device is forgotten before anything is shown. */
export const noteReader = async (principal: object): Promise<void> => {
  const who = 'account' in principal ? String(principal.account) : ''
  const next = { who, build: build() }
  const cache = await store().catch(() => null)
  if (cache !== null && !isSame(await read<Reader>(cache, readerName).catch(() => null), next)) {
    await forgetKept()
    if (who !== '') await write((await store())!, readerName, next).catch(() => {})
  }
  reader = next
}

/** Everything on this device that was for the reader's eyes, public pages among it: some of them are for members only. */
export const forgetKept = async (): Promise<void> => {
  reader = null
  if (!('caches' in globalThis)) return
  navigator.serviceWorker?.controller?.postMessage({ kind: 'forget' })
  await Promise.all([caches.delete(cacheName), caches.delete('zug-pages')]).catch(() => {})
}

/** What was read, and what came live since, is kept a moment after. Nothing is written for a reader who has signed out meanwhile, in whichever tab. */
export const startKeeping = (client: QueryClient): void => {
  const changed = new Map<string, Kept>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const entries = [...changed]
    changed.clear()
    const cache = await store()
    if (cache === null || reader === null || entries.length === 0) return
    for (const [name, entry] of entries) {
      if (!isSame(await read<Reader>(cache, readerName), reader)) return
      await cache.delete(name)
      await write(cache, name, entry)
    }
    const names = (await cache.keys()).filter(({ url }) => !url.endsWith(readerName))
    for (const old of names.slice(0, Math.max(0, names.length - most))) await cache.delete(old)
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || isKept() || !mayKeep(event.query.queryKey)) return
    const { queryKey: key, queryHash, state } = event.query
    changed.set(`/kept/${encodeURIComponent(queryHash)}`, { key, at: state.dataUpdatedAt, data: state.data })
    timer ??= setTimeout(() => void flush().catch(() => {}), patience)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void flush().catch(() => {})
  })
}

/** Of when the oldest part of what is on the page is. */
export const oldestShown = (client: QueryClient): number =>
  Math.min(
    ...client
      .getQueryCache()
      .getAll()
      .filter((query) => query.getObserversCount() > 0 && query.state.data !== undefined && query.queryKey[0] !== 'rulebooks')
      .map(({ state }) => state.dataUpdatedAt),
  )

/** No answer, and never one on this page: everything that was kept is as if it had been read, and stays so until the desk answers. Gives back who was here. */
export const restoreKept = async (client: QueryClient): Promise<unknown> => {
  if (reader !== null) return null
  const cache = await store().catch(() => null)
  if (cache === null) return null
  const owner = await read<Reader>(cache, readerName)
  if (owner === null || owner.build !== build()) return null
  const names = (await cache.keys()).filter(({ url }) => !url.endsWith(readerName))
  const all = (await Promise.all(names.map(({ url }) => read<Kept>(cache, new URL(url).pathname)))).filter((one) => one !== null)
  const fresh = all.filter(({ at }) => Date.now() - at < longest)
  const me = fresh.find(({ key }) => key[0] === 'me')
  if (me === undefined) return null
  const shown = fresh.filter((one) => one !== me)
  nowKept()
  client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false } })
  for (const { key, at, data } of shown) client.setQueryData(key, data, { updatedAt: at })
  reloadWhenBack()
  return me.data
}
