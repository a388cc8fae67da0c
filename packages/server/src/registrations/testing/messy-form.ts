import { somebody } from '../../lists/testing/list-files.ts'
import type { SyntheticPlayer } from '../../lists/testing/synthetic-list.ts'

const listed = (id: number, name: string, federation: string, birth: number, rating: number, title = ''): SyntheticPlayer => ({
  id,
  name,
  federation,
  birth,
  title,
  sex: 'M',
  womenTitle: '',
  otherTitles: '',
  ratings: [rating, 0, 0],
  flag: '',
})

/** People of the list about whom the form leaves doubts. */
const doubted = [
  listed(9_100_001, 'Abendroth, Friedrich', 'GER', 1971, 2010),
  listed(9_100_002, 'Abendroth, Wilhelmine', 'GER', 1974, 1890),
  listed(9_100_003, 'Bonaventura, Ottavio', 'ITA', 1980, 2222, 'FM'),
  listed(9_100_004, 'Cadwallader, Robert', 'WLS', 1966, 1777),
  listed(9_100_005, 'Doppelmayr, Josef', 'AUT', 1999, 1850),
  listed(9_100_006, 'Doppelmayr, Josef', 'AUT', 1999, 1420),
  listed(9_100_007, 'Eyjolfsson, Thorvaldur', 'ISL', 1958, 1930),
  listed(9_100_008, 'Fitzgibbon, Aloysius', 'IRL', 1985, 1610),
  listed(9_100_009, 'Grzegorczyk, Bartlomiej', 'POL', 2003, 2155),
  listed(9_100_010, 'Haapasalo, Kaarlo', 'FIN', 1949, 1888),
  listed(9_100_011, 'Iturralde, Xabier', 'ESP', 1992, 2041),
  listed(9_100_012, 'Jovanovska, Biljana', 'MKD', 1988, 1733),
  listed(9_100_013, 'Kwiatkowski, Tadeusz', 'POL', 1961, 1999),
  listed(9_100_014, 'Lindqvist, Gunnar', 'SWE', 1970, 2080),
]

const everybody = [...somebody(3000), ...doubted]

const wordsOf = ({ name }: SyntheticPlayer): readonly string[] => name.toLowerCase().split(/[^a-z]+/)

/** Two words of one begin like two of the other. */
const isAlike = (one: readonly string[], other: readonly string[]): boolean =>
  one.filter((word) => other.some((another) => another.slice(0, 3) === word.slice(0, 3))).length > 1

/** Whoever is rated, says when born, and has a name of two or more words that nobody else of the list could have. */
const clear = (): readonly SyntheticPlayer[] => {
  const words = new Map(everybody.map((player) => [player, wordsOf(player)]))
  return everybody
    .filter(({ id, name, ratings, birth }) => id < 9_000_000 && name.includes(', ') && name.length < 40 && ratings[0] > 0 && birth > 0)
    .filter((one) => words.get(one)!.every((word) => word.length > 3))
    .filter((one) => !everybody.some((other) => other !== one && isAlike(words.get(one)!, words.get(other)!)))
    .slice(0, 106)
}

/** FIDE's list and one of a federation, whose numbers are its own and begin with Z. */
export const nationalNumber = ({ id }: SyntheticPlayer): string => `Z${id % 1_000_000}`

export type FormRow = {
  readonly first: string
  readonly last: string
  readonly fideId: string
  readonly nationalId: string
  readonly birth: string
  readonly federation: string
  readonly rating: string
}

const rowOf = ({ name }: Pick<SyntheticPlayer, 'name'>, said: Partial<FormRow> = {}): FormRow => {
  const [last = '', first = ''] = name.split(', ')
  return { first, last, fideId: '', nationalId: '', birth: '', federation: '', rating: '', ...said }
}

/** How people fill in a form: each says something else, each in another way, and all of it is enough. */
const manners: readonly ((player: SyntheticPlayer) => FormRow)[] = [
  (player) => rowOf(player, { fideId: String(player.id) }),
  (player) => {
    const { first, last } = rowOf(player)
    return rowOf(player, {
      first,
      last: last.toUpperCase(),
      fideId: ` ${String(player.id).replace(/(\d{3})$/, ' $1')}`,
      birth: `03.11.${player.birth}`,
    })
  },
  (player) => rowOf(player, { nationalId: nationalNumber(player), rating: String(player.ratings[0] + 17) }),
  (player) => rowOf(player, { fideId: nationalNumber(player).toLowerCase(), federation: player.federation }),
  (player) => rowOf(player, { birth: `${player.birth}-02-28`, federation: player.federation.toLowerCase(), rating: 'keine' }),
  (player) => rowOf(player, { federation: player.federation, rating: String(player.ratings[0]) }),
  (player) => {
    const { first, last } = rowOf(player)
    return rowOf(player, { first: `${first[0]}.`, last, fideId: String(player.id), birth: String(player.birth) })
  },
  (player) => {
    const { first, last } = rowOf(player)
    return rowOf(player, { first: last, last: first, birth: `1/7/${player.birth}`, rating: String(player.ratings[0]) })
  },
]

export type Doubt = {
  readonly row: FormRow
  readonly kind: 'confirm' | 'unknown'
  readonly reason: string
  readonly means: number | null
}

const by = (id: number): SyntheticPlayer => doubted.find((one) => one.id === id)!

/** Thirteen rows that a person has to look at, and who is meant. */
export const doubts: readonly Doubt[] = [
  { row: rowOf(by(9_100_001), { fideId: '9100002', birth: '1971' }), kind: 'confirm', reason: 'number-name-differs', means: 9_100_001 },
  {
    row: rowOf(by(9_100_003), { fideId: '77777777', federation: 'ITA', birth: '1980' }),
    kind: 'confirm',
    reason: 'number-unknown',
    means: 9_100_003,
  },
  { row: rowOf({ name: 'Cadwallader, Bob' }, { birth: '12/05/1966' }), kind: 'confirm', reason: 'name-part', means: 9_100_004 },
  { row: rowOf(by(9_100_005), { birth: '1999', federation: 'AUT' }), kind: 'confirm', reason: 'several', means: 9_100_006 },
  { row: rowOf(by(9_100_007), { fideId: '9100007', birth: '1985' }), kind: 'confirm', reason: 'number-birth-differs', means: 9_100_007 },
  { row: rowOf(by(9_100_008)), kind: 'confirm', reason: 'name-alone', means: 9_100_008 },
  {
    row: rowOf({ name: 'Grzegorczik, Bartlomeij' }, { birth: '2003', federation: 'POL' }),
    kind: 'confirm',
    reason: 'name-near',
    means: 9_100_009,
  },
  { row: rowOf({ name: 'Haapasalo, K.' }, { birth: '1949', federation: 'FIN' }), kind: 'confirm', reason: 'name-part', means: 9_100_010 },
  { row: rowOf(by(9_100_011), { birth: '1922', federation: 'ESP' }), kind: 'confirm', reason: 'birth-differs', means: 9_100_011 },
  { row: rowOf(by(9_100_012), { birth: '1988', federation: 'GER' }), kind: 'confirm', reason: 'federation-differs', means: 9_100_012 },
  {
    row: rowOf(by(9_100_013), { fideId: '9100013', nationalId: 'Z100014' }),
    kind: 'confirm',
    reason: 'numbers-of-two',
    means: 9_100_013,
  },
  {
    row: rowOf({ name: 'Qwertzuiop, Ypsilon' }, { birth: '2015', federation: 'SUI', rating: '' }),
    kind: 'unknown',
    reason: 'nobody',
    means: null,
  },
  { row: rowOf({ name: 'Xylander, Wendelin' }, { fideId: '55555555' }), kind: 'unknown', reason: 'number-unknown', means: null },
]

export type MessyForm = {
  readonly list: readonly SyntheticPlayer[]
  /** CSV of the federation. */
  readonly national: string
  readonly rows: readonly FormRow[]
  /** Who each row means; null for somebody of no list. */
  readonly means: readonly (SyntheticPlayer | null)[]
  /** Entered before the form comes, under another spelling: the form has this person too. */
  readonly entered: SyntheticPlayer
  /** Rows about which nobody asks anything. */
  readonly certain: ReadonlySet<number>
  /** The row that is somebody's second. */
  readonly again: number
}

/** 120 rows: 105 that are clear, 13 that are not, somebody twice, and somebody who is there already. */
export const messyForm = (): MessyForm => {
  const people = clear()
  const filled = people.map((player, at) => manners[at % manners.length]!(player))
  const rows: FormRow[] = []
  const means: (SyntheticPlayer | null)[] = []
  const certain = new Set<number>()
  const put = (row: FormRow, who: SyntheticPlayer | null, clear: boolean): void => {
    if (clear) certain.add(rows.length)
    rows.push(row)
    means.push(who)
  }
  const [entered, twice, ...others] = people
  others.forEach((player, at) => {
    put(filled[at + 2]!, player, true)
    const doubt = at % 8 === 3 ? doubts[(at - 3) / 8] : undefined
    if (doubt !== undefined) put(doubt.row, doubt.means === null ? null : by(doubt.means), false)
  })
  put(rowOf(entered!, { fideId: String(entered!.id) }), entered!, false)
  const { first, last } = rowOf(twice!)
  put(rowOf(twice!, { fideId: String(twice!.id) }), twice!, true)
  put(rowOf({ name: `${last}, ${first[0]}.` }, { nationalId: nationalNumber(twice!) }), twice!, false)
  return {
    list: everybody,
    national: [
      'Mitgliedsnummer;Nachname;Vorname;FIDE-ID;DWZ;Verein',
      ...[...people, by(9_100_014)].map((player) => {
        const [family = '', given = ''] = player.name.split(', ')
        return [nationalNumber(player), family, given, player.id, player.ratings[0] - 50, 'SC Musterstadt'].join(';')
      }),
      '',
    ].join('\n'),
    rows,
    means,
    entered: entered!,
    certain,
    again: rows.length - 1,
  }
}

/** As a program for forms gives it out: headings of three languages, columns that nobody needs, names in one column or two. */
export const formText = (rows: readonly FormRow[], names: 'one' | 'two', separator = ';'): string => {
  const quoted = (text: string): string => (text.includes(separator) ? `"${text}"` : text)
  const headings = [
    'Zeitstempel',
    ...(names === 'two' ? ['Prénom *', 'Nom de famille *'] : ['Name, Vorname']),
    'E-Mail-Adresse',
    'Your FIDE ID (if you have one)',
    'N° de licence',
    'Geburtsdatum (TT.MM.JJJJ)',
    'Country',
    'Elo',
    'Bemerkungen',
  ]
  const lines = rows.map(({ first, last, fideId, nationalId, birth, federation, rating }, at) => [
    `2026-10-${String((at % 28) + 1).padStart(2, '0')} 19:${String(at % 60).padStart(2, '0')}`,
    ...(names === 'two' ? [first, last] : [`${last} ${first}`]),
    `somebody${at}@example.org`,
    fideId,
    nationalId,
    birth,
    federation,
    rating,
    at % 9 === 0 ? 'vegetarian' : '',
  ])
  return [headings, ...lines].map((cells) => cells.map(quoted).join(separator)).join('\r\n')
}
