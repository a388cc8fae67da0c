import '../design/base.css'
import './public.css'
import { plain } from '@zug/messages/plain'
import { saysAsOf, takeAsOf } from '../live/as-of.ts'
import { inOrder } from '../live/in-order.ts'
import { listen } from '../live/listen.ts'
import { keepOpen, reloadWhenBack } from '../offline/keep-open.ts'
import { recall } from './memory.ts'
import { morph } from './morph.ts'

const { body } = document
const { live, after, hall, updated = '' } = body.dataset
const main = document.querySelector('main')!
const tournament = live?.split('/')[0]
const me = recall(tournament)

/** What this page has heard of: events, and changes of the hall. */
let events = Number(after ?? 0)
let changes = Number(hall ?? 0)
/** The state that is shown, as far as it is known. */
let shown: string | null = null

/** Where the newest state is; null where there is none that everybody may see. A cache that has an older one cannot answer for `heard`. */
const newest = async (heard: string): Promise<string | null> => {
  const response = await fetch(`/t/${tournament}/live.json${heard}`, { cache: 'no-store' })
  return response.ok ? (await response.json()).pages : null
}

/** The page of the newest state: at an address that no cache has an older page of. */
const addressNow = async (given: string): Promise<URL> => {
  const address = new URL(given)
  address.hash = ''
  if (me !== null) address.searchParams.set('me', me)
  if (tournament === undefined) return address
  const pages = await newest(`?after=${events}-${changes}`).catch(() => null)
  if (pages === null) return address
  shown = pages
  address.pathname = pages + address.pathname.slice(`/t/${tournament}`.length)
  address.searchParams.set('lang', document.documentElement.lang)
  return address
}

const asking = inOrder()

/** The page again from the server, put in place of the old one where it differs. */
const refresh = async (address: string, fresh: boolean): Promise<void> => {
  const wantedStill = asking()
  const response = await fetch(await addressNow(address), { cache: 'no-cache' })
  if (!response.ok) return
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  const wanted = next.querySelector('main')
  if (wanted === null || !wantedStill()) return
  let differing = 0
  morph(main, wanted, (changed) => {
    differing++
    if (!fresh) return
    changed.classList.remove('fresh')
    void (changed as HTMLElement).offsetWidth
    changed.classList.add('fresh')
  })
  // Over the page stands which round is played, and where its pairings are.
  for (const place of ['.top', '.tabs']) {
    const [here, there] = [document.querySelector(place), next.querySelector(place)]
    if (here !== null && there !== null) morph(here, there, () => {})
  }
  takeAsOf(next)
  document.title = next.title
  filter()
  if (fresh) readAgain()
  if (fresh && differing > 0) document.querySelector('#said')!.textContent = updated
}

/** While typing, rows without the words asked for are hidden. No listener sits on a row. */
const field = (): HTMLInputElement | null => document.querySelector('.tools input[type=search]')
/** Names, not ratings; in the alphabetical list those it is sorted by. */
const searched = ':not(.by-name) > tbody > tr .name, .by-name .side:first-child .name, li .name, .match .side, .members, .club'
const filter = (): void => {
  if (field() === null) return
  const words = plain(field()?.value ?? '').split(/\s+/)
  for (const row of main.querySelectorAll<HTMLElement>('.list tbody tr:not(.working), .unpaired li')) {
    const text = plain([...row.querySelectorAll(searched)].map((element) => element.textContent).join(' '))
    row.hidden = !words.every((word) => text.includes(word))
  }
}
if (field() !== null) {
  body.dataset.typing = ''
  main.addEventListener('input', async ({ target }) => {
    if (target !== field()) return
    const address = new URL(location.href)
    // A page that was asked for with a search has only what was found: fetch the rest first.
    if (address.searchParams.has('q')) {
      address.searchParams.delete('q')
      history.replaceState(null, '', address)
      await refresh(address.href, false)
    }
    filter()
  })
}

/** Links that only open something on the same page do not leave it. */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-swap]')
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const open = link.getAttribute('aria-expanded') === 'true'
  const address = new URL(link.href)
  if (open) address.searchParams.delete('working')
  history.pushState(null, '', address)
  refresh(address.href, false).catch(() => location.assign(address))
})
addEventListener('popstate', () => {
  refresh(location.href, false).catch(() => location.reload())
})

/** What is being worked out is asked for again until it is finished. */
const readAgain = (): void => {
  const wait = Number(document.querySelector<HTMLElement>('[data-again]')?.dataset.again ?? 0)
  if (wait > 0)
    setTimeout(
      () =>
        void refresh(location.href, false)
          .catch(() => {})
          .then(readAgain),
      wait,
    )
}
readAgain()

if (live !== undefined) {
  let waiting = false
  let looking = 0
  /** Some seconds after the last news: is this the newest? Another process may have answered that had not heard yet. */
  const lookAgain = (): void => {
    clearTimeout(looking)
    looking = window.setTimeout(
      () =>
        void newest('')
          .then((pages) => pages !== null && pages !== shown && soon())
          .catch(() => {}),
      4000 + Math.random() * 2000,
    )
  }
  /** A whole hall hears at one moment; it need not ask at one moment. */
  const soon = (): void => {
    if (waiting) return
    waiting = true
    setTimeout(
      () => {
        waiting = false
        refresh(location.href, true).then(lookAgain, soon)
      },
      100 + Math.random() * (document.hidden ? 5000 : 700),
    )
  }
  let seen = hall
  let lost = 0
  let gone = 0
  listen({
    address: `/api/tournaments/${live}/live?as=public`,
    after: () => Number(after),
    hear: {
      message: (_, at) => {
        events = Math.max(events, at)
        soon()
      },
      hall: (data) => {
        const { sequence, announcements } = JSON.parse(data)
        changes = Math.max(changes, sequence)
        const now = `${sequence} ${announcements.length}`
        if (seen !== undefined && seen !== now && seen !== String(sequence)) soon()
        seen = now
      },
      contact: (data) => {
        if (!saysAsOf(data)) soon()
      },
      // It was taken down, or given back: the page itself says which.
      access: () => setTimeout(() => location.reload(), 200 + Math.random() * 3000),
    },
    opened: () => {
      clearTimeout(lost)
      clearTimeout(gone)
      if ('offline' in body.dataset) soon()
      delete body.dataset.offline
    },
    lost: (refused) => {
      clearTimeout(lost)
      clearTimeout(gone)
      lost = window.setTimeout(() => {
        if (!('kept' in body.dataset)) body.dataset.offline = ''
      }, 8000)
      // The server said no, for good: what there is now is on the page itself.
      if (refused) gone = window.setTimeout(() => location.reload(), 30_000 + Math.random() * 30_000)
    },
  })
}

// Without the desk: as it was, or not at all.
if ('kept' in body.dataset || document.querySelector('[data-away]') !== null) reloadWhenBack()
else addEventListener('load', () => setTimeout(() => keepOpen().catch(() => {}), 1000))
