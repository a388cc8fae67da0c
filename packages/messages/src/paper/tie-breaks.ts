import type { Language } from '../language.ts'

type Text = Readonly<Record<Language, string>>

const text = (en: string, de: string, fr: string): Text => ({ en, de, fr })

/** What a tie-break is called where its column is explained. The codes are those of C.07 and are the same in every language. */
const titles: Readonly<Record<string, Text>> = {
  PTS: text('Points', 'Punkte', 'Points'),
  DE: text(
    'Direct encounter: place among those tied',
    'Direkter Vergleich: Platz unter den Punktgleichen',
    'Rencontre directe : place parmi les ex æquo',
  ),
  WIN: text('Number of wins', 'Zahl der Siege', 'Nombre de victoires'),
  WON: text('Games won over the board', 'Am Brett gewonnene Partien', 'Parties gagnées sur l’échiquier'),
  BPG: text('Games with Black', 'Partien mit Schwarz', 'Parties avec les Noirs'),
  BWG: text('Wins with Black', 'Siege mit Schwarz', 'Victoires avec les Noirs'),
  PS: text('Progressive scores', 'Fortschrittswertung', 'Scores cumulés'),
  REP: text('Rounds one elected to play', 'Runden, die man spielen wollte', 'Rondes que l’on a choisi de jouer'),
  STD: text('Standard points', 'Standardpunkte', 'Points standard'),
  TPN: text('Pairing number', 'Startnummer', 'Numéro d’appariement'),
  BH: text('Buchholz', 'Buchholz', 'Buchholz'),
  AOB: text('Average of opponents’ Buchholz', 'Mittlere Buchholzwertung der Gegner', 'Moyenne des Buchholz des adversaires'),
  FB: text('Fore Buchholz', 'Fore-Buchholz', 'Fore Buchholz'),
  SB: text('Sonneborn-Berger', 'Sonneborn-Berger', 'Sonneborn-Berger'),
  KS: text('Koya system', 'Koya-System', 'Système Koya'),
  ARO: text('Average rating of opponents', 'Gegnerschnitt', 'Elo moyen des adversaires'),
  TPR: text('Performance rating', 'Turnierleistung', 'Performance Elo'),
  PTP: text('Perfect performance', 'Perfekte Turnierleistung', 'Performance parfaite'),
  APRO: text('Average of opponents’ performance', 'Mittlere Turnierleistung der Gegner', 'Moyenne des performances des adversaires'),
  APPO: text(
    'Average of opponents’ perfect performance',
    'Mittlere perfekte Turnierleistung der Gegner',
    'Moyenne des performances parfaites des adversaires',
  ),
  RTNG: text('Rating', 'Wertungszahl', 'Elo'),
  BC: text('Board count', 'Berliner Wertung', 'Décompte des échiquiers'),
  TBR: text('Top board results', 'Ergebnisse der oberen Bretter', 'Résultats des premiers échiquiers'),
  BBE: text('Bottom board elimination', 'Streichung der unteren Bretter', 'Élimination des derniers échiquiers'),
  MPvGP: text('Match points, game points', 'Mannschaftspunkte, Brettpunkte', 'Points de match, points de partie'),
  EMMSB: text('Opponents’ match points × own match points', 'MP der Gegner × eigene MP', 'PM des adversaires × PM propres'),
  EMGSB: text('Opponents’ match points × own game points', 'MP der Gegner × eigene BP', 'PM des adversaires × PP propres'),
  EGMSB: text('Opponents’ game points × own match points', 'BP der Gegner × eigene MP', 'PP des adversaires × PM propres'),
  EGGSB: text('Opponents’ game points × own game points', 'BP der Gegner × eigene BP', 'PP des adversaires × PP propres'),
  EDE: text('Extended direct encounter', 'Erweiterter direkter Vergleich', 'Rencontre directe étendue'),
  EDEBT: text(
    'Extended direct encounter, board count, top boards',
    'Erweiterter direkter Vergleich, Berliner Wertung, obere Bretter',
    'Rencontre directe étendue, décompte, premiers échiquiers',
  ),
  EDEBB: text(
    'Extended direct encounter, board count, bottom boards',
    'Erweiterter direkter Vergleich, Berliner Wertung, untere Bretter',
    'Rencontre directe étendue, décompte, derniers échiquiers',
  ),
  EDET: text(
    'Extended direct encounter, top boards',
    'Erweiterter direkter Vergleich, obere Bretter',
    'Rencontre directe étendue, premiers échiquiers',
  ),
  EDEB: text(
    'Extended direct encounter, bottom boards',
    'Erweiterter direkter Vergleich, untere Bretter',
    'Rencontre directe étendue, derniers échiquiers',
  ),
  SSSC: text('Scores and schedule strength', 'Punkte und Stärke der Gegner', 'Scores et force des adversaires'),
  CFC672: text('Cumulative score (CFC)', 'Fortschrittswertung (CFC)', 'Score cumulé (FCE)'),
  CFC673: text('Sonneborn-Berger (CFC)', 'Sonneborn-Berger (CFC)', 'Sonneborn-Berger (FCE)'),
  MUTUAL: text('Games between the tied', 'Partien der Punktgleichen', 'Parties entre ex aequo'),
  MUTUAL2: text('Game between two who are tied', 'Partie zweier Punktgleicher', 'Partie entre deux ex aequo'),
  SOS: text('Sum of opponents’ scores', 'Summe der Gegnerpunkte', 'Somme des scores des adversaires'),
  GAM: text('Game score', 'Partiepunkte', 'Points de jeu'),
  KASHDAN: text('Kashdan', 'Kashdan', 'Kashdan'),
  MEDIAN: text(
    'Median: Buchholz without the highest and the lowest',
    'Median: Buchholz ohne den besten und den schlechtesten',
    'Médian : Buchholz sans le meilleur ni le plus faible',
  ),
  SOLKOFF: text('Solkoff: Buchholz', 'Solkoff: Buchholz', 'Solkoff : Buchholz'),
  CUMULATIVE: text('Cumulative score', 'Fortschrittswertung', 'Score cumulé'),
  BLACKS: text('Games with Black', 'Partien mit Schwarz', 'Parties avec les Noirs'),
  EXT: text('Values entered by hand', 'Werte von Hand', 'Valeurs saisies à la main'),
  LOTS: text('Drawing of lots', 'Los', 'Tirage au sort'),
}

const modifiers: readonly (readonly [RegExp, (value: string) => Text])[] = [
  [/^C(\d)$/, (n) => text(`without the ${n} lowest`, `ohne die ${n} schlechtesten`, `sans les ${n} plus faibles`)],
  [/^M(\d)$/, (n) => text(`without the ${n} highest and lowest`, `ohne die ${n} besten und schlechtesten`, `sans les ${n} extrêmes`)],
  [/^P$/, () => text('forfeits as played', 'Kampflose wie gespielt', 'forfaits comme joués')],
  [/^F$/, () => text('fore', 'Fore', 'fore')],
  [/^R$/, () => text('reversed', 'umgekehrt', 'inversé')],
  [/^L([+-]?\d+)$/, (n) => text(`limit ${n} half points`, `Grenze ${n} halbe Punkte`, `limite ${n} demi-points`)],
  [/^K(\d+)$/, (n) => text(`divided by ${n}`, `geteilt durch ${n}`, `divisé par ${n}`)],
  [/^G$/, () => text('games played only', 'nur gespielte Partien', 'parties jouées seulement')],
  [/^U(\d+)$/, (n) => text(`unrated as ${n}`, `ohne Zahl als ${n}`, `sans Elo : ${n}`)],
]

const one: Readonly<Record<string, Text>> = {
  C1: text('without the lowest', 'ohne den schlechtesten', 'sans le plus faible'),
  M1: text('without the highest and the lowest', 'ohne den besten und den schlechtesten', 'sans le meilleur ni le plus faible'),
}

const koyaOfSwiss = text(
  'in a Swiss unplayed rounds as against a dummy',
  'im Schweizer System zählen ungespielte Runden wie gegen einen Scheingegner',
  'au système suisse, les rondes non jouées comptent comme contre un adversaire fictif',
)

/** What no reader should have to know by its code. */
const headings: Readonly<Record<string, Text>> = { MUTUAL2: text('Game', 'Partie', 'Partie') }

/** What stands above the column of a tie-break: its code, or a word. */
export const tieBreakHeading = (code: string, language: Language): string => headings[code]?.[language] ?? code

/** "Buchholz, without the lowest" for BH/C1; the code itself when it is not known. */
export const tieBreakTitle = (code: string, language: Language): string => {
  const [head = '', ...rest] = code.split('/')
  const [name = '', score] = head.split(':')
  const title = titles[name]?.[language] ?? name
  const parts = rest.map((part) => {
    const special = one[part]?.[language]
    if (special !== undefined) return special
    for (const [pattern, make] of modifiers) {
      const found = pattern.exec(part)
      if (found !== null) return make(found[1] ?? '')[language]
    }
    return part
  })
  // C.07 9.2 is silent on it, so the page says how it is read.
  if (name === 'KS' && !rest.includes('G')) parts.push(koyaOfSwiss[language])
  return [score === undefined ? title : `${title} (${score})`, ...parts].join(', ')
}

const leftOut: Readonly<Record<Language, (codes: string) => string>> = {
  en: (codes) => `These tie-breaks are unknown or do not fit this event, so they are not applied: ${codes}.`,
  de: (codes) => `Diese Feinwertungen sind unbekannt oder passen nicht zu diesem Turnier und werden nicht angewandt: ${codes}.`,
  fr: (codes) => `Ces départages sont inconnus ou ne conviennent pas à ce tournoi et ne sont pas appliqués : ${codes}.`,
}

/** What standings say of codes that they leave out; null where they leave out none. */
export const tieBreaksLeftOutText = (codes: readonly string[] | undefined, language: Language): string | null =>
  codes === undefined || codes.length === 0 ? null : leftOut[language](codes.join(', '))

const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()

/** Letters to change, add, leave out or swap with a neighbour; `limit + 1` where it is more than the limit. */
const distance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j]!, beforeLast[j - 2]! + 1)
    }
    beforeLast = last
    last = row
  }
  return Math.min(last[b.length]!, limit + 1)
}

/** How far what was typed is from a text; null where nobody would take one for the other. */
const farFrom = (typed: string, text: string): number | null => {
  const limit = typed.length < 3 || text.length < 3 ? 1 : typed.length < 7 ? Math.min(2, text.length - 2) : 2
  const far = distance(typed, text, limit)
  return far > limit ? null : far
}

/** Of a title the whole counts first, then its beginning, then a word of it. */
const farFromTitle = (typed: string, title: string): number | null => {
  const whole = farFrom(typed, title)
  if (whole !== null) return whole
  if (typed.length < 4) return null
  if (title.startsWith(typed)) return 3
  const words = title.split(' ').flatMap((word) => (word.length < 4 ? [] : (farFrom(typed, word) ?? [])))
  return words.length === 0 ? null : 4 + Math.min(...words)
}

/** Which known codes were probably meant, the likeliest first: by code or by name in any language. "BUCHHHOLZ CUT 1" may mean BH/C1. */
export const nearestTieBreaks = (text: string, known: readonly string[]): readonly string[] => {
  const [, start = '', cut] = /^(.*?)(?: ?(?:CUT ?|C)?([12]))?$/.exec(plainText(text)) ?? []
  const typed = start.trim()
  if (typed === '') return []
  return known
    .flatMap((name) => {
      const all = Object.values(titles[name] ?? {}).map((title) => farFromTitle(typed, plainText(title)))
      const far = [farFrom(typed, name.toUpperCase()), ...all].filter((one) => one !== null)
      return far.length === 0 ? [] : [{ name, far: Math.min(...far) }]
    })
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ name }) => (cut === undefined || !cuttable.has(name) ? name : `${name}/C${cut}`))
}

const cuttable: ReadonlySet<string> = new Set(['BH', 'FB', 'SB', 'ARO', 'PS'])

/** "BH (Buchholz), FB (Fore Buchholz)"; empty where no code is near. */
export const nearestText = (text: string, known: readonly string[], language: Language): string =>
  nearestTieBreaks(text, known)
    .map((code) => `${code} (${tieBreakTitle(code, language)})`)
    .join(', ')
