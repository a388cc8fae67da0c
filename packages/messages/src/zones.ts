/** Before zones there was the sun: as in 1800 clocks stood ever before. */
const beforeZones = Date.UTC(1800, 0, 1)

/** Milliseconds that clocks of a zone are ahead of UTC at a moment. */
export const ahead = (zone: string, at: number): number => {
  const moment = Math.max(at, beforeZones)
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment)
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return shown - moment
}

/** "2026-06-01T10:00", as clocks of a zone show a moment; without a zone as the clock of this machine does. It is what a field for day and time takes. */
export const wallTimeOf = (timeZone: string, moment: Date): string => {
  const at = moment.getTime()
  const shown = at + (timeZone === '' ? -moment.getTimezoneOffset() * 60_000 : ahead(timeZone, at))
  return new Date(shown).toISOString().slice(0, 16)
}

/** The zone if this machine knows it; a browser may not know a zone that was made since. Without one it is that of the machine. */
export const knownZone = (timeZone: string | undefined): { readonly timeZone?: string } => {
  if (timeZone === undefined || timeZone === '') return {}
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return { timeZone }
  } catch {
    return {}
  }
}
