import type { PrizeSaid } from './description.ts'

/** An amount as people type it: 1000, 12.50, 12,50, 1’000; null where it is none. */
export const amountIn = (text: string): number | null => {
  const plain = text.trim().replaceAll(/(?<=\d)['’\u00a0\u202f ](?=\d{3}(?!\d))/g, '')
  return /^\d{1,9}([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : null
}

const withoutCurrency = (text: string, currency: string): string => {
  const trimmed = text.trim()
  if (currency === '') return trimmed
  const [low, sign] = [trimmed.toLowerCase(), currency.toLowerCase()]
  if (low.startsWith(sign)) return trimmed.slice(sign.length).trim()
  return low.endsWith(sign) ? trimmed.slice(0, -sign.length).trim() : trimmed
}

/** "Cup (30)": a thing, and what it is worth. */
const thingIn = (text: string): { readonly thing: string; readonly worth?: number } => {
  const [, thing, worth] = /^(.*\S)\s*\(([^()]*)\)$/.exec(text) ?? []
  const amount = worth === undefined ? null : amountIn(worth)
  return thing === undefined || amount === null ? { thing: text } : { thing, worth: amount }
}

const prizeIn = (text: string, currency: string): PrizeSaid => {
  const money = amountIn(withoutCurrency(text, currency))
  if (money !== null) return money
  const [first = '', ...rest] = text.split('+')
  const amount = amountIn(withoutCurrency(first, currency))
  if (amount !== null && rest.length > 0) return { money: amount, ...thingIn(rest.join('+').trim()) }
  const alone = thingIn(text.trim())
  return alone.worth === undefined ? alone.thing : alone
}

/** Commas separate prizes only if the first piece is an amount: "120, 80", but not "Book, signed"; "12,50" has no blank behind the comma. */
const piecesOf = (part: string, currency: string): readonly string[] => {
  const pieces = part.split(/,\s+/)
  return amountIn(withoutCurrency(pieces[0]!, currency)) === null ? [part] : pieces
}

/** "1000; 600; 50 + Cup (30); A book", the first place first. */
export const prizesIn = (text: string, currency: string): readonly PrizeSaid[] =>
  text
    .split(/[;\n]/)
    .flatMap((part) => piecesOf(part, currency))
    .filter((part) => part.trim() !== '')
    .map((part) => prizeIn(part, currency))

const amountLike = /^(?:\p{Sc}|\p{Lu}{3}\b)?[\s\d.,:;'’/+–-]*\d[\s\d.,:;'’/+–-]*(?:e\d+)?\s*(?:\p{Sc}|\p{Lu}{3})?$/u

/** Only figures, signs and perhaps a currency: nobody means a thing by "1,000" or "120/80". */
export const isUnreadableAmount = (prize: PrizeSaid): boolean => {
  const thing = typeof prize === 'object' ? prize.thing : prize
  return typeof thing === 'string' && amountLike.test(thing.trim())
}

const written = (prize: PrizeSaid): string => {
  if (typeof prize !== 'object') return String(prize)
  const { money, thing, worth } = prize
  const what = thing === undefined ? '' : `${thing}${worth === undefined ? '' : ` (${worth})`}`
  return [money === undefined ? '' : String(money), what].filter(Boolean).join(' + ')
}

export const prizesAsText = (prizes: readonly PrizeSaid[]): string => prizes.map(written).join('; ')

/** What can be won beside money, in the order of the places. */
export const thingsIn = (prizes: readonly PrizeSaid[]): readonly string[] =>
  prizes.flatMap((prize) =>
    typeof prize === 'string' ? [prize] : typeof prize === 'number' || prize.thing === undefined ? [] : [prize.thing],
  )

/** In hundredths. */
export const moneyIn = (prizes: readonly PrizeSaid[]): number =>
  prizes.reduce<number>(
    (sum, prize) => sum + Math.round((typeof prize === 'number' ? prize : ((prize as { money?: number }).money ?? 0)) * 100),
    0,
  )
