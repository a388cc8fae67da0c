/** Lists in the shape of FIDE's, of any size, from a seed: names of many languages, doubles, and the irregularities that real ones have. */
export const fideHeader =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag'

export type SyntheticPlayer = {
  readonly id: number
  readonly name: string
  readonly federation: string
  readonly sex: 'M' | 'F'
  readonly title: string
  readonly womenTitle: string
  readonly otherTitles: string
  readonly ratings: readonly [number, number, number]
  readonly birth: number
  readonly flag: string
}

const syllables =
  'an ar ov ev in sh ka ra ma mi li lo ru ski mer sen ber man del gar cia lez rod guez wang chen ya na to kh ba ch zh ko vich schm idt muel ler son nik iva petr sid nov gal hern mart ro pe al fer ez dub bur lim zug tal bot vin smy slov kar pov kasp arov'.split(
    ' ',
  )
const federations =
  'RUS GER FRA IND ESP POL USA CAN ITA HUN CZE SUI NED ENG CHN TUR UKR ISR ARG BRA CUB SRB CRO GEO ARM AZE NOR SWE DEN IRI VIE PHI'.split(
    ' ',
  )

/** mulberry32: the same everywhere. */
export const dice = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function* syntheticPlayers(count: number, seed = 1): Generator<SyntheticPlayer> {
  const random = dice(seed)
  const word = (length: number): string => {
    const text = Array.from({ length }, () => syllables[Math.floor(random() ** 1.5 * syllables.length)]).join('')
    return text[0]!.toUpperCase() + text.slice(1)
  }
  const lasts = Array.from({ length: Math.min(80_000, 500 + count / 20) }, () => word(2 + Math.floor(random() * 2)))
  const firsts = Array.from({ length: Math.min(12_000, 300 + count / 100) }, () => word(2))
  // Few names are common, most are rare; the commonest last name is that of one in two hundred.
  const one = (words: readonly string[]): string => words[Math.floor(random() ** 2.1 * words.length)]!
  // Two of five have a rating of some kind, as in the real one.
  const rating = (isRated: boolean, share: number): number => (isRated && random() < share ? 1400 + Math.floor(random() ** 2 * 1450) : 0)
  for (let at = 0; at < count; at++) {
    const isRated = random() < 0.45
    const standard = rating(isRated, 0.7)
    const woman = random() < 0.12
    const title = standard > 2500 ? 'GM' : standard > 2400 ? 'IM' : standard > 2300 ? 'FM' : ''
    const single = random() < 0.002
    const double = random() < 0.15 ? `-${one(lasts)}` : ''
    yield {
      id: 100_000 + at * 7,
      name: single ? one(lasts) : `${one(lasts)}${double}, ${one(firsts)}${random() < 0.2 ? ` ${one(firsts)}` : ''}`,
      federation: federations[Math.floor(random() ** 1.3 * federations.length)]!,
      sex: woman ? 'F' : 'M',
      title,
      womenTitle: woman && standard > 2200 ? 'WFM' : '',
      // Three lines of two million have one character too many.
      otherTitles: at % 700_000 === 5 ? 'IA,FT,IO,DI,NA,X' : random() < 0.01 ? 'IA' : '',
      ratings: [standard, rating(isRated, 0.55), rating(isRated, 0.45)],
      birth: random() < 0.018 ? 0 : 1940 + Math.floor(random() ** 0.5 * 78),
      flag: `${woman ? 'w' : ''}${random() < 0.35 ? 'i' : ''}`,
    }
  }
}

const padded = (text: string | number, width: number): string => String(text).padEnd(width)

/** As the combined list has it. */
export const fideLine = ({ id, name, federation, sex, title, womenTitle, otherTitles, ratings, birth, flag }: SyntheticPlayer): string =>
  padded(id, 15) +
  padded(name.slice(0, 60), 61) +
  padded(federation, 4) +
  padded(sex, 4) +
  padded(title, 5) +
  padded(womenTitle, 5) +
  padded(otherTitles, 15) +
  padded('', 4) +
  ratings.map((rating) => padded(rating, 6) + padded(rating === 0 ? 0 : 4, 4) + padded(rating === 0 ? 0 : 20, 3)).join('') +
  padded(birth, 6) +
  padded(flag, 4)

export const fideElement = ({
  id,
  name,
  federation,
  sex,
  title,
  womenTitle,
  otherTitles,
  ratings,
  birth,
  flag,
}: SyntheticPlayer): string => {
  const [standard, rapid, blitz] = ratings
  const kind = (before: string, rating: number): string =>
    `<${before}rating>${rating}</${before}rating>\n<${before}games>0</${before}games>\n<${before}k>20</${before}k>\n`
  return `<player>\n<fideid>${id}</fideid>\n<name>${name.replaceAll('&', '&amp;')}</name>\n<country>${federation}</country>\n<sex>${sex}</sex>\n<title>${title}</title>\n<w_title>${womenTitle}</w_title>\n<o_title>${otherTitles}</o_title>\n<foa_title></foa_title>\n${kind('', standard)}${kind('rapid_', rapid)}${kind('blitz_', blitz)}<birthday>${birth}</birthday>\n<flag>${flag}</flag>\n</player>\n`
}
