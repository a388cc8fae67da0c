import { formColumnOf } from './form-headings.ts'

/** Columns of a players' CSV, in the order they are written; the rounds follow. */
export const columns = ['id', 'name', 'title', 'rating', 'federation', 'fide id', 'birth', 'sex', 'club', 'points', 'rank'] as const
/** Written, after the rank, only where some player has it. */
export const rareColumns = ['city', 'national id'] as const
/** Read, never written: who plays for which team, and on which board. */
const teamColumns = ['team', 'board'] as const
/** Read, never written: where there is no `rating`, what is known of a strength, to be turned into one (CFC 612). */
export const strengthColumns = ['cfc rating', 'fide rating', 'uscf rating', 'bcf', 'ingo', 'estimate'] as const
/** Read, never written: a name in two columns. */
const formColumns = ['last name', 'first name'] as const
export type WrittenColumn = (typeof columns)[number] | (typeof rareColumns)[number]
export type Column = WrittenColumn | (typeof teamColumns)[number] | (typeof strengthColumns)[number] | (typeof formColumns)[number]

/** Other words for the columns, as other programs write them. */
const synonyms: Readonly<Record<string, Column>> = {
  no: 'id',
  'no.': 'id',
  nr: 'id',
  snr: 'id',
  number: 'id',
  'starting rank': 'id',
  'nr.': 'id',
  'n°': 'id',
  nº: 'id',
  sno: 'id',
  player: 'name',
  rtng: 'rating',
  rtgi: 'fide rating',
  elofide: 'fide rating',
  elo: 'rating',
  rtg: 'rating',
  fed: 'federation',
  country: 'federation',
  fideid: 'fide id',
  fide_id: 'fide id',
  born: 'birth',
  birthday: 'birth',
  'birth date': 'birth',
  gender: 'sex',
  town: 'city',
  bd: 'board',
  'bcf grade': 'bcf',
  'bcf rating': 'bcf',
  'ingo rating': 'ingo',
  uscf: 'uscf rating',
  estimated: 'estimate',
  'estimated rating': 'estimate',
  // As lists in German and French have them.
  spieler: 'name',
  wertungszahl: 'rating',
  twz: 'rating',
  dwz: 'rating',
  titel: 'title',
  föderation: 'federation',
  land: 'federation',
  'fide-id': 'fide id',
  geburtsdatum: 'birth',
  geboren: 'birth',
  jahrgang: 'birth',
  geschlecht: 'sex',
  geb: 'birth',
  'geb.': 'birth',
  geschl: 'sex',
  verein: 'club',
  ort: 'city',
  mannschaft: 'team',
  brett: 'board',
  nom: 'name',
  joueur: 'name',
  titre: 'title',
  fédération: 'federation',
  'id fide': 'fide id',
  naissance: 'birth',
  sexe: 'sex',
  ville: 'city',
  équipe: 'team',
  échiquier: 'board',
}

/** The column a title stands for; null when it is none of ours. */
export const columnOf = (title: string): Column | null => {
  const word = title.toLowerCase()
  return (
    [...columns, ...rareColumns, ...teamColumns, ...strengthColumns, ...formColumns].find((column) => column === word) ??
    (Object.hasOwn(synonyms, word) ? (synonyms[word] ?? null) : formColumnOf(title))
  )
}
