/** As people type when they look for a name: no accents, no capitals. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const apart = /[\s,.'’-]+/

/** While somebody types, those whose name has no word that begins so are hidden. Done after every change of the page. */
export const find = (): void => {
  const field = document.querySelector<HTMLInputElement>('.find input')
  if (field === null) return
  const typed = plain(field.value).split(apart)
  let found = false
  for (const card of document.querySelectorAll<HTMLElement>('[data-find]')) {
    const words = card.dataset.find!.split(apart)
    card.hidden = !typed.every((part) => words.some((word) => word.startsWith(part)))
    found ||= !card.hidden
  }
  document.querySelector<HTMLElement>('.empty-found')!.hidden = found || field.value.trim() === ''
}

const place = (tournament: string): string => `zug check-in ${tournament}`

/** This phone is at the door of a tournament: codes that it scans lead here. */
export const remember = (): void => {
  const { door } = document.body.dataset
  try {
    if (door !== undefined) localStorage.setItem(place(door), location.pathname)
  } catch {
    // A browser that keeps nothing can still look for names.
  }
}

/** The page behind a code: a phone at the door goes on to its list. */
export const goOnFromScan = (): void => {
  if (location.pathname !== '/h/scan') return
  const asked = new URLSearchParams(location.search)
  const [tournament, player] = [asked.get('t') ?? '', asked.get('p') ?? '']
  try {
    const page = localStorage.getItem(place(tournament))
    if (page !== null && /^\/h\/[\w-]+\/check-in$/.test(page) && /^\d{1,6}$/.test(player)) location.replace(`${page}?player=${player}`)
  } catch {
    // As above: the page says what to do.
  }
}

/** A code was scanned: whoever it is has come. Tapped for the helper, once: reloading the page does nothing more. */
export const noteScanned = (): void => {
  const asked = new URLSearchParams(location.search)
  const player = asked.get('player')
  if (player === null || document.body.dataset.door === undefined) return
  history.replaceState(null, '', location.pathname)
  const card = document.getElementById(`player-${player}`)
  if (card === null) {
    document.querySelector<HTMLElement>('.empty-found')!.hidden = false
    return
  }
  document.querySelector('main')!.dataset.show = 'all'
  card.classList.add('scanned')
  card.scrollIntoView({ block: 'center' })
  card.focus({ preventScroll: true })
  if (card.dataset.state === 'open') card.querySelector<HTMLButtonElement>('button[value=yes]')?.click()
}
