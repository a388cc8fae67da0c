/** What a device remembers for its reader, so that nothing on its way here needs a cookie; a browser that forbids it forgets. */
const remember = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {}
}
const remembered = (name: string): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/**
 * The language that was chosen, and in this tournament whose device it is: the address says it, links carry it on, and an address without it is led to the one
 * with it. Who somebody is does not stay in the address, which may be sent to others. Gives back who, as the page was asked for.
 */
export const recall = (tournament: string | undefined): string | null => {
  const address = new URL(location.href)
  const { searchParams: asked } = address
  // A frame of another site is nobody's device.
  if (asked.has('embed')) return asked.get('me')
  const wanted: [string, string][] = []
  const look = (name: string, place: string, now: string | null): void => {
    const said = asked.get(name)
    if (said !== null && (now === null || said === now)) remember(place, said === 'no' ? null : said)
    const kept = remembered(place)
    if (said === null && kept !== null && kept !== now) wanted.push([name, kept])
  }
  look('lang', 'zug-language', document.documentElement.lang)
  if (tournament !== undefined) look('me', `zug-me ${tournament}`, null)
  if (wanted.length > 0) {
    for (const [name, value] of wanted) asked.set(name, value)
    location.replace(address)
  }
  const me = asked.get('me')
  if (me !== null && wanted.length === 0) {
    asked.delete('me')
    history.replaceState(history.state, '', address)
  }
  return me === 'no' ? null : me
}
