/** Not fields of text: whatever is typed next must not end up in one by accident. */
const reachable = 'button:not(:disabled), a[href], input:is([type="checkbox"], [type="radio"]):not(:disabled)'

const firstIn = (element: Element | undefined): HTMLElement | null =>
  element?.querySelector<HTMLElement>('[data-act="edit"]') ?? element?.querySelector<HTMLElement>(reachable) ?? null

/**
 * Remembers where the focus is and gives the way back. What had it may be gone by then: then the row that took its place has it, or what acts where it
 * stood, so that the next key goes on from there and not from the top. `page`: where nothing of that is left, the page itself.
 */
export const focusBack = (page = true): (() => void) => {
  const before = document.activeElement
  const row = before?.closest('tr, li') ?? null
  const list = row?.parentElement ?? null
  const at = row === null || list === null ? 0 : [...list.children].indexOf(row)
  const content = document.getElementById('content')
  const around: Element[] = []
  for (let each = before?.parentElement ?? null; each !== null && each !== document.body && each !== content; each = each.parentElement)
    around.push(each)
  return () => {
    if (!(before instanceof HTMLElement) || before === document.body) return
    if (before.isConnected && !before.matches(':disabled')) {
      before.focus()
      return
    }
    const heir = list?.isConnected === true ? list.children[Math.min(at, list.children.length - 1)] : undefined
    const place = around.find((each) => each.isConnected && each.querySelector(reachable) !== null)
    const main = (element: Element | null | undefined) => element?.querySelector<HTMLElement>('.button.main:not(:disabled)')
    const target = firstIn(heir) ?? main(place) ?? firstIn(place) ?? (page ? (main(content) ?? content) : null)
    target?.focus()
  }
}

/**
 * A button that is gone with what it did (a row removed, a name moved to another list) leaves the focus nowhere. What took its place gets it, within the
 * page or the dialog; another page is the frame's affair.
 */
export const keepFocus = (): void => {
  let last: HTMLElement | null = null
  let back = (): void => {}
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement && target.closest('#content > *, dialog') !== null ? target : null
    back = focusBack(false)
  })
  new MutationObserver(() => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return
    last = null
    back()
  }).observe(document.body, { childList: true, subtree: true })
}
