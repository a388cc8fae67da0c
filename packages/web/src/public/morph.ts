/**
 * Makes `old` like `next` with as few changes as possible: nodes that stay keep focus, scrolling, what is typed and what is open. Children with an id
 * are recognised by it wherever they stand. `told` hears of every text that became another.
 */
export const morph = (old: Element, next: Element, told: (changed: Element) => void): void => {
  if (old.isEqualNode(next)) return
  for (const { name, value } of [...next.attributes])
    if (!kept(old, name) && old.getAttribute(name) !== value) old.setAttribute(name, value)
  for (const { name } of [...old.attributes]) if (!kept(old, name) && !next.hasAttribute(name)) old.removeAttribute(name)
  if (old.children.length === 0 && next.children.length === 0) {
    if (old.textContent === next.textContent) return
    old.textContent = next.textContent
    told(old)
    return
  }
  const named = new Map([...old.children].flatMap((child) => (child.id === '' ? [] : [[child.id, child] as const])))
  let at = old.firstChild
  for (const wanted of [...next.childNodes]) {
    const same = wanted instanceof Element && wanted.id !== '' ? named.get(wanted.id) : null
    if (same != null) {
      if (same !== at) old.insertBefore(same, at)
      else at = at.nextSibling
      morph(same, wanted as Element, told)
    } else if (isLike(at, wanted)) {
      const here = at!
      at = here.nextSibling
      if (wanted instanceof Element) morph(here as Element, wanted, told)
      else if (here.nodeValue !== wanted.nodeValue) here.nodeValue = wanted.nodeValue
    } else old.insertBefore(document.importNode(wanted, true), at)
  }
  while (at !== null) {
    const gone = at
    at = gone.nextSibling
    gone.remove()
  }
}

/** What the reader did is the reader's: opened details, hidden rows, a search under way. */
const kept = (element: Element, name: string): boolean =>
  (name === 'open' && element.tagName === 'DETAILS') || name === 'hidden' || (name === 'value' && element.tagName === 'INPUT')

const isLike = (here: ChildNode | null, wanted: ChildNode): boolean =>
  here !== null && here.nodeType === wanted.nodeType && here.nodeName === wanted.nodeName && (here as Element).id === (wanted as Element).id
