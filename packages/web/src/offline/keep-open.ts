/**
 * From now on what is open here can be read without the desk. Browsers allow it over TLS and on the desk's own machine only. A page that was there before the
 * worker says what it has loaded.
 */
export const keepOpen = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const kept = serviceWorker.controller !== null
  await serviceWorker.register('/worker.js')
  if (kept) return
  const { active } = await serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ kind: 'opened', addresses: [location.href, ...loaded.filter((name) => name.includes('/assets/'))] })
}

/** Every so often a page that is shown as it was asks whether the desk is there again. */
const patience = 4000

/** As soon as the desk answers, the page is loaded as it is now, with the scripts of now. */
export const reloadWhenBack = (): void => {
  setInterval(() => {
    fetch('/readyz', { cache: 'no-store' }).then(
      ({ ok }) => ok && location.reload(),
      () => {},
    )
  }, patience)
}
