import '../design/base.css'
import './projector.css'
import { saysAsOf, takeAsOf } from '../live/as-of.ts'
import { inOrder } from '../live/in-order.ts'
import { listen } from '../live/listen.ts'
import { within } from '../live/within.ts'
import { setClock, tick, wallClock } from './clock.ts'
import { type Leaf, leavesOf, show } from './layout.ts'

const root = document.documentElement
const said = document.body.dataset
const byId = (id: string): HTMLElement => document.getElementById(id)!
const sheets = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.sheet')]

let leaves: readonly Leaf[] = []
let at = 0
/** What somebody at the screen decided; null leaves it to the desk. */
let stopped: boolean | null = null
let turning: Animation | null = null

const paused = (): boolean => stopped ?? said.paused === 'true'

/** The bar along the foot is the timer: when it is full the page turns, and pausing holds both. */
const turnLater = (): void => {
  turning?.cancel()
  turning = null
  if (paused() || leaves.length < 2) return
  const frames = [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }]
  turning = byId('progress').animate(frames, { duration: Number(said.seconds) * 1000, fill: 'forwards' })
  turning.onfinish = () => go(1)
}

/** From whom to whom a page of names goes: whoever waits for theirs knows how long. */
const initials = (leaf: Leaf | undefined): string => {
  if (leaf === undefined || leaf.of < 2 || leaf.sheet.dataset.kind !== 'pairings-by-name') return ''
  const names = leaf.sheet.querySelectorAll('.who')
  return [leaf.first, leaf.last - 1].map((row) => names[row]?.textContent?.slice(0, 3) ?? '').join(' – ')
}

const render = (): void => {
  const leaf = leaves[at]
  document.body.toggleAttribute('data-stopped', paused())
  document.querySelector('[data-do=pause]')!.setAttribute('aria-label', (paused() ? said.resume : said.pause) ?? '')
  show(sheets(), leaf)
  const page = leaves.length < 2 ? '' : said.position!.replace('{at}', String(at + 1)).replace('{of}', String(leaves.length))
  byId('position').textContent = [initials(leaf), page].filter((text) => text !== '').join('  ·  ')
  byId('banner').hidden = leaf?.sheet.dataset.kind === 'announcement' || byId('banner').children.length === 0
}

const go = (by: number): void => {
  // Measured at every turn: fonts come late, and screens are turned and exchanged.
  arrange()
  at = leaves.length === 0 ? 0 : (at + by + leaves.length) % leaves.length
  render()
  turnLater()
}

const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Only for this time, then.
  }
}

const sizeKey = 'zug-screen-size'
/** What somebody at this screen chose, as a part of what the desk says. */
let chosen = 1
const fontNow = (): number => Math.min(400, Math.max(40, Number(said.font) * chosen))

const resize = (by: number): void => {
  chosen = Math.min(2, Math.max(0.4, chosen * by))
  keep(sizeKey, String(chosen))
  arrange()
  turnLater()
}

/** Pages anew, on the one that shows the same as before. */
const arrange = (): void => {
  const before = leaves[at]
  const font = fontNow()
  root.style.setProperty('--scale', String(font / 100))
  const banner = byId('banner')
  banner.hidden = banner.children.length === 0
  const height = Number.parseFloat(getComputedStyle(root).getPropertyValue('--row')) || 0.046
  const row = (height * innerHeight * font) / 100
  root.style.setProperty('--row-height-px', String(row))
  leaves = leavesOf(sheets())
  const same = leaves.findIndex(({ sheet, at: page }) => sheet.id === before?.sheet.id && page === before.at)
  at = same >= 0 ? same : Math.min(at, Math.max(0, leaves.length - 1))
  render()
}

const scriptOf = (page: Document): string | undefined => page.querySelector<HTMLScriptElement>('script[src]')?.src

/** Takes over what has changed, row by row, so that nothing flickers. */
const take = (html: string): void => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  if (page.body.dataset.page !== 'screen') throw new Error('not the desk')
  takeAsOf(page)
  // The desk was brought up to date: so is the screen.
  if (scriptOf(page) !== scriptOf(document)) {
    location.reload()
    return
  }
  const told = page.body.dataset
  const changed = told.paused !== said.paused
  if (changed) stopped = null
  const restart = changed || told.seconds !== said.seconds
  for (const name of Object.keys(said)) delete said[name]
  Object.assign(said, told)
  setClock(said.now)
  for (const id of ['event', 'open', 'banner']) {
    const next = page.getElementById(id)!
    if (!byId(id).isEqualNode(next)) byId(id).replaceWith(next)
  }
  const [now, next] = [sheets(), [...page.querySelectorAll<HTMLElement>('.sheet')]]
  const kinds = (list: readonly HTMLElement[]): string => list.map(({ dataset }) => dataset.kind).join()
  if (kinds(now) !== kinds(next)) {
    byId('sheets').replaceChildren(...next)
    at = 0
  } else for (const [index, sheet] of now.entries()) exchange(sheet, next[index]!)
  arrange()
  tick()
  if (restart || turning === null) turnLater()
}

const exchange = (old: HTMLElement, next: HTMLElement): void => {
  if (old.dataset.version === next.dataset.version) return
  const [rows, fresh] = [old.querySelector('.rows'), next.querySelector('.rows')]
  if (rows === null || fresh === null || rows.children.length !== fresh.children.length) {
    old.replaceWith(next)
    return
  }
  for (const name of next.getAttributeNames()) old.setAttribute(name, next.getAttribute(name)!)
  if (!next.hasAttribute('data-pass')) old.removeAttribute('data-pass')
  old.querySelector('h1')!.replaceWith(next.querySelector('h1')!)
  for (const [index, row] of [...fresh.children].entries()) {
    const before = rows.children[index]!
    if (before.innerHTML === row.innerHTML) continue
    // What has just come is marked until the page has been seen once more.
    row.classList.add('fresh')
    setTimeout(() => row.classList.remove('fresh'), 60_000)
    before.replaceWith(row)
  }
}

const answers = inOrder()
let asking = false
/** A flood of results is read once. */
const readAgain = async (delay = 300): Promise<void> => {
  if (asking) return
  asking = true
  await new Promise((resolve) => setTimeout(resolve, delay))
  asking = false
  const wanted = answers()
  const lost = byId('lost')
  try {
    const answer = await fetch(location.href, { signal: within(20_000) })
    // Removed, or not visible any more: say so.
    if (answer.status === 404) location.reload()
    else {
      const html = await answer.text()
      if (wanted()) take(html)
    }
    lost.textContent = ''
  } catch {
    if (lost.textContent === '') lost.textContent = said.lost!.replace('{time}', wallClock(Date.now()))
    void readAgain(5000)
  }
}

const news = (): void => void readAgain()

/** For days on end, over restarts of the desk and holes in the network. */
const hear = (): void => {
  listen({
    address: said.live!,
    after: () => Number(said.after),
    hear: {
      message: news,
      hall: news,
      contact: (data) => {
        if (!saysAsOf(data)) news()
      },
    },
    opened: (again) => {
      if (again) news()
    },
    lost: () => void readAgain(2000),
  })
}

const deeds: Readonly<Record<string, () => void>> = {
  next: () => go(1),
  previous: () => go(-1),
  pause: () => {
    stopped = !paused()
    render()
    turnLater()
  },
  full: () => void (document.fullscreenElement === null ? root.requestFullscreen() : document.exitFullscreen()).catch(() => {}),
  smaller: () => resize(1 / 1.2),
  larger: () => resize(1.2),
  theme: () => {
    const dark = root.dataset.theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : root.dataset.theme === 'dark'
    root.dataset.theme = dark ? 'light' : 'dark'
    keep('zug-screen-theme', root.dataset.theme)
  },
}
const keys: Readonly<Record<string, string>> = {
  ' ': 'pause',
  p: 'pause',
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
  f: 'full',
  d: 'theme',
  '-': 'smaller',
  '+': 'larger',
  '=': 'larger',
}

/** A screen without a keyboard in front of it neither sleeps nor shows a pointer. Browsers hold displays awake over TLS only. */
const stayAwake = (): void => {
  if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => {})
}
let resting = 0
const showPointer = (): void => {
  clearTimeout(resting)
  root.classList.remove('resting')
  resting = window.setTimeout(() => root.classList.add('resting'), 4000)
}

const start = (): void => {
  const wished = new URLSearchParams(location.search).get('theme')
  try {
    root.dataset.theme = wished ?? localStorage.getItem('zug-screen-theme') ?? ''
    chosen = Number(localStorage.getItem(sizeKey)) || 1
  } catch {
    root.dataset.theme = wished ?? ''
  }
  if (root.dataset.theme === '') delete root.dataset.theme
  root.classList.add('paged')
  setClock(said.now)
  tick()
  setInterval(tick, 500)
  // Announcements end, and messages get lost: now and then a look without being told.
  setInterval(news, 60_000)
  arrange()
  turnLater()
  hear()
  stayAwake()
  showPointer()
  document.addEventListener('visibilitychange', stayAwake)
  addEventListener('mousemove', showPointer)
  addEventListener('resize', arrange)
  void document.fonts.ready.then(arrange)
  addEventListener('keydown', (event) => {
    const deed = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    const onButton = event.key === ' ' && event.target instanceof HTMLButtonElement
    if (deed === undefined || onButton || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    deeds[deed]!()
  })
  document.addEventListener('click', (event) => {
    const name = (event.target as Element).closest<HTMLElement>('[data-do]')?.dataset.do
    if (name !== undefined) deeds[name]!()
  })
}

if (said.page === 'screen') start()
// A screen that was removed may come back under the same name.
else if (said.page === 'missing') setTimeout(() => location.reload(), 30_000)
