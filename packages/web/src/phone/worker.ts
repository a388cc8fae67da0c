/**
 * Keeps the pages of links on the phone, so that they open without network: the newest page we could get, and the files it needs. It answers for
 * /b/ or /h/ only, whichever it was registered under.
 */
const worker = self as unknown as {
  readonly location: Location
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: (
    type: string,
    listener: (event: {
      readonly request: Request
      respondWith: (response: Promise<Response>) => void
      waitUntil: (p: Promise<unknown>) => void
    }) => void,
  ) => void
}

const cacheName = 'zug-phone'
/** A helper may have had many links; the oldest go. */
const mostEntries = 60

const isPage = (path: string): boolean => /^\/[bh]\/[\w-]+(\/check-in)?$/.test(path)
const isFile = (path: string): boolean => path.startsWith('/assets/') || path === '/icon.svg'

const keep = async (address: string, response: Response): Promise<void> => {
  const cache = await caches.open(cacheName)
  await cache.delete(address)
  await cache.put(address, response)
  const known = await cache.keys()
  for (const old of known.slice(0, Math.max(0, known.length - mostEntries))) await cache.delete(old)
}

const page = async (request: Request, path: string): Promise<Response> => {
  try {
    const response = await fetch(request)
    if (response.ok) await keep(path, response.clone())
    // The link is over: the old page would only mislead.
    else if (response.status === 410) await (await caches.open(cacheName)).delete(path)
    return response
  } catch (error) {
    const old = await (await caches.open(cacheName)).match(path)
    if (old === undefined) throw error
    return old
  }
}

const file = async (request: Request, path: string): Promise<Response> => {
  const known = await (await caches.open(cacheName)).match(path)
  if (known !== undefined) return known
  const response = await fetch(request)
  if (response.ok) await keep(path, response.clone())
  return response
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (isPage(pathname)) event.respondWith(page(request, pathname))
  else if (isFile(pathname)) event.respondWith(file(request, pathname))
})

export {}
