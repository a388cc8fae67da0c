import '../design/base.css'
import './phone.css'
import { takeAsOf } from '../live/as-of.ts'
import { inOrder } from '../live/in-order.ts'
import { listen } from '../live/listen.ts'
import { within } from '../live/within.ts'
import { find, goOnFromScan, noteScanned, remember } from './check-in.ts'
import { add, newKey, remove, waiting } from './queue.ts'

const said = document.body.dataset
const byId = (id: string): HTMLElement | null => document.getElementById(id)

const answers = inOrder()
let offline = !navigator.onLine
let sending = false
let retry = 0

/** Exchanges what has changed, card by card; cards that are as they were keep their place, their focus and what is open in them. */
const take = (html: string): void => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const [now, next] = [document.querySelector('main')!, page.querySelector('main')]
  // Not our page: a hotspot that wants a password answers for everybody.
  if (page.body.dataset.page !== 'phone' || next === null) throw new Error('not the desk')
  takeAsOf(page)
  if (now.dataset.frame !== next.dataset.frame) now.replaceWith(next)
  else
    for (const card of next.querySelectorAll<HTMLElement>('[data-version]')) {
      const old = byId(card.id)
      if (old === null || old.dataset.version === card.dataset.version) continue
      const focused = old.contains(document.activeElement)
      // A board that was open stays where it is until the list is chosen anew: nothing moves under a finger.
      if (old.dataset.state === 'open' && now.dataset.show === 'open') card.dataset.kept = ''
      // Whose code was scanned is still to be seen.
      card.classList.toggle('scanned', old.classList.contains('scanned'))
      old.replaceWith(card)
      if (focused) card.focus({ preventScroll: true })
    }
  // Boards may be of another round than the one the page was opened in.
  const [top, other] = [document.querySelector('.top')!, page.querySelector('.top')]
  if (other !== null && top.textContent !== other.textContent) top.replaceWith(other)
  document.title = page.title
  const message = page.getElementById('said')!
  if (message.textContent !== '') byId('said')!.replaceWith(message)
  choose(document.querySelector('main')!.dataset.show)
  find()
}

const show = (): void => {
  const list = waiting()
  const gone = document.querySelector('main')!.dataset.frame === 'gone'
  for (const card of document.querySelectorAll<HTMLElement>('main [data-version]')) {
    const entry = list.find((one) => one.card === card.id)
    card.toggleAttribute('data-unsent', entry !== undefined)
    const [figure, state] = [card.querySelector('[data-pending]'), card.querySelector('[data-network]')]
    if (entry === undefined || figure === null || state === null) continue
    figure.textContent = entry.label
    state.textContent = (offline ? said.waiting!.replace('{n}', String(list.length)) : said.saving) ?? ''
  }
  const network = byId('network')!
  network.hidden = gone || list.length === 0 || !offline
  network.textContent = network.hidden ? '' : said.waiting!.replace('{n}', String(list.length))
  if (!network.hidden) byId('said')!.textContent = ''
  const unsent = byId('unsent')!
  unsent.hidden = !gone || list.length === 0
  unsent
    .querySelector('ul')!
    .replaceChildren(...list.map(({ name, label }) => Object.assign(document.createElement('li'), { textContent: `${name}: ${label}` })))
}

/** Sends what waits, oldest first. What the desk refuses for good is over as well: the page it answers with says why. */
const send = async (): Promise<void> => {
  if (sending) return
  sending = true
  let overtaken = false
  clearTimeout(retry)
  try {
    for (let next = waiting()[0]; next !== undefined; next = waiting()[0]) {
      show()
      const answer = await fetch(location.pathname + location.search, {
        method: 'POST',
        body: new URLSearchParams(next.body),
        signal: within(20_000),
      })
      if (answer.status >= 500 || answer.status === 429) throw new Error('later')
      take(await answer.text())
      // What was asked for before this was known must not stand over it.
      answers()()
      overtaken ||= reading > 0
      // What could not be sent before the link was over stays, to be shown to the arbiter.
      if (answer.status === 410) break
      remove(next.key)
      offline = false
    }
  } catch {
    offline = true
    retry = window.setTimeout(send, 4000)
  }
  sending = false
  show()
  if (overtaken) void refresh()
}

let reading = 0
const refresh = async (): Promise<void> => {
  const wanted = answers()
  reading++
  try {
    const answer = await fetch(location.pathname + location.search.replace(/[?&]saved=\d+/, ''), { signal: within(20_000) })
    const html = answer.status < 500 ? await answer.text() : null
    if (html !== null && wanted()) take(html)
    show()
  } catch {
    // The stream, or the next try, brings it.
  }
  reading--
}

/** Which boards are shown. */
const choose = (value: string | undefined): void => {
  if (value === undefined) return
  document.querySelector('main')!.dataset.show = value
  for (const chip of document.querySelectorAll<HTMLElement>('.chips a'))
    if (chip.dataset.show === value) chip.setAttribute('aria-current', 'true')
    else chip.removeAttribute('aria-current')
}

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  // What is looked for is shown as it is typed.
  if (form.closest('.find') !== null) return event.preventDefault()
  const card = form.closest<HTMLElement>('[data-version]')
  // An old browser does not say which button it was: then the form goes its own way, as without script.
  if (card === null || event.submitter === undefined) return
  event.preventDefault()
  const button = event.submitter as HTMLButtonElement | null
  const data = new FormData(form)
  // Old browsers leave the button out.
  if (button !== null && button.name !== '') data.set(button.name, button.value)
  const key = newKey()
  data.set('key', key)
  const label =
    button?.dataset.label ??
    [...data]
      .filter(([name]) => /^(score|board)-/.test(name))
      .map(([, value]) => value)
      .join(' ')
  const name = card.querySelector('h1, h2')?.getAttribute('aria-label') ?? card.querySelector('h1, h2')?.textContent ?? ''
  const body = new URLSearchParams([...data].map(([field, value]) => [field, String(value)])).toString()
  // Why the last tap did nothing is over with the next one.
  byId('said')!.textContent = ''
  if (add({ key, card: card.id, label, name, body })) void send()
  show()
})

document.addEventListener('click', (event) => {
  const target = event.target as Element
  const chip = target.closest<HTMLElement>('.chips a')
  if (chip !== null) {
    event.preventDefault()
    for (const kept of document.querySelectorAll('[data-kept]')) kept.removeAttribute('data-kept')
    choose(chip.dataset.show)
    history.replaceState(
      null,
      '',
      `?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(location.search)), show: chip.dataset.show! })}`,
    )
  }
  const card = target.closest('[data-take-back]')?.closest('[data-version]')
  if (card == null) return
  const entry = waiting().find((one) => one.card === card.id)
  if (entry !== undefined) remove(entry.key)
  void refresh()
  show()
})

const hear = (): void => {
  if (said.live === undefined) return
  listen({
    address: said.live,
    after: () => 0,
    hear: { message: () => void refresh() },
    opened: (again) => {
      // What happened while nobody listened.
      if (again) void refresh()
      void send()
    },
    // The answer was no: perhaps the desk is starting, perhaps the link is over.
    lost: (refused) => {
      if (refused) void refresh()
    },
  })
}

/** The page and its files, for when there is no network. Browsers allow it over TLS and on the desk's own machine only. */
const keepPage = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const fresh = navigator.serviceWorker.controller === null
  await navigator.serviceWorker.register(`${location.pathname.slice(0, 3)}worker.js`)
  if (navigator.serviceWorker.controller === null)
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  // Where codes lead is opened without a network, too.
  if (said.door !== undefined) await fetch('/h/scan')
  if (!fresh) return
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/assets/'))
  await Promise.all([refresh(), ...files.map((name) => fetch(name))])
}

document.addEventListener('input', find)
addEventListener('online', () => void send())
addEventListener('pageshow', () => void send())
show()
find()
hear()
remember()
goOnFromScan()
noteScanned()
keepPage().catch(() => {})
