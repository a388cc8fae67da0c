import { kindOf, nameOf } from './addresses.ts'
import { marked } from './mark.ts'
import { forgetAll, forgetTournament, keepFile, keepPage, keptAt, keptFile, keptPage, nothingName, now, shellName } from './store.ts'

/**
 * Lets what was open be read without the desk. Whoever reaches the desk always gets its answer: a kept page is shown only where there is none, and says so.
 * Telephones with a link have a worker of their own.
 */
type Later = { readonly waitUntil: (promise: Promise<unknown>) => void }
type Fetched = Later & { readonly request: Request; readonly respondWith: (response: Promise<Response>) => void }
/** Of a page: what it loaded before the worker was there, or that somebody signed out. */
type Told = Later & { readonly data: { readonly kind: 'opened'; readonly addresses: readonly string[] } | { readonly kind: 'forget' } }
const worker = self as unknown as {
  readonly location: Location
  skipWaiting: () => Promise<void>
  addEventListener: ((type: 'install', listener: (event: Later) => void) => void) &
    ((type: 'fetch', listener: (event: Fetched) => void) => void) &
    ((type: 'message', listener: (event: Told) => void) => void)
}

/** A proxy that answers for a desk that is down is no answer of the desk. */
const isAway = ({ status, headers }: Response): boolean =>
  [502, 503, 504].includes(status) && !(headers.get('content-type') ?? '').includes('problem+json')

const isGone = ({ status }: Response): boolean => [401, 403, 404, 410].includes(status)

const keepNothingPage = async (search = ''): Promise<void> => {
  const asked = now()
  const response = await fetch(nothingName + search, { cache: 'no-cache' })
  if (response.ok) await keepPage(nothingName, response, asked, false)
}

const showKept = async (name: string, mark: boolean): Promise<Response | null> => {
  const kept = await keptPage(name, mark)
  if (kept === null) return null
  const html = await kept.text()
  return new Response(mark ? marked(html, kept.headers.get(keptAt)!) : html, { headers: kept.headers })
}

/** The desk's answer; where there is none, the page as it was, to whoever opens it. A page that only looks for news hears that there is no answer. */
const page = async (event: Fetched, url: URL, name: string, mark: boolean): Promise<Response> => {
  const { request } = event
  const asked = now()
  const kept = async (): Promise<Response | null> =>
    request.mode === 'navigate' ? ((await showKept(name, mark)) ?? (await showKept(nothingName, false))) : null
  const answer = await fetch(request).catch((error: unknown) => error)
  if (!(answer instanceof Response)) {
    const shown = await kept()
    if (shown === null) throw answer
    return shown
  }
  if (isAway(answer)) return (await kept()) ?? answer
  if (isGone(answer)) event.waitUntil(forgetTournament(url))
  else if (answer.ok && !answer.redirected) {
    event.waitUntil(keepPage(name, answer.clone(), asked, mark).catch(() => {}))
    const lang = url.searchParams.get('lang')
    if (lang !== null && request.mode === 'navigate') event.waitUntil(keepNothingPage(`?lang=${lang}`).catch(() => {}))
  }
  return answer
}

const file = async (event: Fetched, path: string): Promise<Response> => {
  const known = await keptFile(path)
  if (known !== undefined) return known
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(keepFile(path, response.clone()).catch(() => {}))
  return response
}

const entrance = async (request: Request): Promise<Response> => {
  await forgetAll()
  const response = await fetch(request)
  await forgetAll()
  return response
}

/** What a page had loaded before this worker was there. */
const keepOpened = async (address: string): Promise<void> => {
  const url = new URL(address)
  if (url.origin !== worker.location.origin) return
  const kind = kindOf(url.pathname)
  if (kind === 'file') return keepFile(url.pathname)
  if (kind !== 'page' && kind !== 'shell' && kind !== 'plain') return
  const asked = now()
  const response = await fetch(address, { cache: 'no-cache' })
  if (response.ok && !response.redirected) await keepPage(kind === 'shell' ? shellName : nameOf(url), response, asked, kind === 'page')
}

worker.addEventListener('install', (event) => event.waitUntil(Promise.all([worker.skipWaiting(), keepNothingPage().catch(() => {})])))
worker.addEventListener('message', (event) => {
  const { data } = event
  event.waitUntil(data.kind === 'forget' ? forgetAll() : Promise.allSettled(data.addresses.map(keepOpened)))
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  const kind = kindOf(url.pathname)
  if (kind === 'file') event.respondWith(file(event, url.pathname))
  else if (kind === 'entrance') event.respondWith(entrance(request))
  else if (kind === 'page' || kind === 'plain') event.respondWith(page(event, url, nameOf(url), kind === 'page'))
  else if (kind === 'shell' && request.mode === 'navigate') event.respondWith(page(event, url, shellName, false))
})
