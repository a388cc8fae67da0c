import type { KindOfPlay } from './official-ratings.ts'

/** Minutes for sixty moves: less than `standard` is rapid, `blitz` or less is blitz. */
const minutes = { standard: 60, blitz: 10 } as const
const moves = 60
/** Nobody has this many minutes in a period; a larger figure without a unit is in seconds. */
const mostMinutes = 150

const period = /(?:\d{1,3}\s*\/\s*)?(\d{1,5}(?:[.,]\d)?)\s*(h(?:ours?|rs?)?\b|''|["”″]|['’′]|min\w*|sec\w*|s\b|m\b)?/giy

type Figure = { readonly value: number; readonly unit: string }

/**
 * The kind of play that a rate of play is of (Laws of Chess A.1, B.1): the time of a player with the increments of sixty moves, 10 minutes or less for blitz, less
 * than 60 for rapid. Read as people write it, `90+30`, `15 min + 10 s`, `40/90', 30', +30"`, and as TRF26 codes it (222): `40/5400+30:1800+30`, `W300-B240`. Of several
 * times the longer counts. null: no figure in it.
 */
export const playByRate = (text: string): KindOfPlay | null => {
  const sides = /^\s*W(.+)-\s*B(.+)$/i.exec(text)
  if (sides !== null) {
    const [white, black] = [secondsOf(sides[1]!), secondsOf(sides[2]!)]
    return white === null || black === null ? null : kindOf(Math.max(white, black))
  }
  const seconds = secondsOf(text)
  return seconds === null ? null : kindOf(seconds)
}

const kindOf = (seconds: number): KindOfPlay =>
  seconds >= minutes.standard * 60 ? 'standard' : seconds <= minutes.blitz * 60 ? 'blitz' : 'rapid'

/** What is behind a plus sign is for every move, everything else for a period. */
const secondsOf = (text: string): number | null => {
  let total = 0
  let increment = 0
  let found = false
  for (const { value, unit: said, each } of figuresIn(text)) {
    if (each) increment = Math.max(increment, said.startsWith('min') || said === "'" ? value * 60 : value)
    else {
      found = true
      total += secondsIn({ value, unit: said })
    }
  }
  return found ? total + moves * increment : null
}

const secondsIn = ({ value, unit: said }: Figure): number => {
  if (said.startsWith('h')) return value * 3600
  if (said.startsWith('s') || said === '"' || said === "''") return value
  return said === '' && value > mostMinutes ? value : value * 60
}

function* figuresIn(text: string): Generator<Figure & { readonly each: boolean }> {
  const plain = text.replaceAll(/[’′]/g, "'").replaceAll(/[”″]/g, '"').replaceAll(/''/g, '"')
  let at = 0
  let plus = false
  while (at < plain.length) {
    const sign = plain[at]!
    if (!/\d/.test(sign)) {
      plus = sign === '+' || (plus && /[\s]/.test(sign))
      at++
      continue
    }
    period.lastIndex = at
    const match = period.exec(plain)!
    at = period.lastIndex
    const behind = plain.slice(at, at + 14).toLowerCase()
    const said = (match[2] ?? '').toLowerCase()
    const perMove = /^\s*(?:\/|per|pro|par)\s*(?:move|zug|coup|mv)/.test(behind)
    const movesOnly = said === '' && /^\s*(?:moves|züge|zuge|coups)/.test(behind)
    if (!movesOnly) yield { value: Number(match[1]!.replace(',', '.')), unit: said, each: perMove || (plus && isShort(said, match[1]!)) }
    plus = false
  }
}

/** `90 min + 30 min` adds a period, `90 + 30` an increment. */
const isShort = (said: string, value: string): boolean =>
  !said.startsWith('h') && !said.startsWith('m') && said !== "'" && Number(value) <= 60 + (said === '' ? 0 : 60)
