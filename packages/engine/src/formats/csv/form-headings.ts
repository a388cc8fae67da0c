import { federationsByBody } from '../../model/national-ids.ts'
import type { Column } from './columns.ts'

/** Small letters without signs, one blank between words; remarks in brackets and what asks for an answer are no part of a heading. */
const wordsOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('#', ' no ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const number = '(id|ids|no|nr|num|number|nummer|code|numero|n|ident|kennung)'
const bodies = Object.keys(federationsByBody).join('|').toLowerCase()

/** Whose numbers a column has, where its heading says so: "CFC ID" is Canada's. Empty: the player's own federation. */
export const federationOfHeading = (title: string): string => {
  const body = wordsOf(title)
    .toUpperCase()
    .split(' ')
    .find((word) => Object.hasOwn(federationsByBody, word))
  return body === undefined ? '' : federationsByBody[body]!
}

const last = '(last ?name|sur ?name|family ?name|nach ?name|familien ?name|zuname|nom de famille)'
const first = '(first ?name|given ?names?|fore ?name|vor ?name|rufname|prenoms?)'

/** What a heading of a form asks for, in English, German or French; the first that fits. null: what is of no use to a tournament. */
const asks: readonly (readonly [RegExp, Column | null])[] = [
  [
    /\b(e ?mail|mail|courriel|phone|tel|telefon\w*|telephone|handy\w*|mobil\w*|portable|address?e?|anschrift|strasse|street|rue|plz|zip|postal\w*|postleitzahl|timestamp|zeitstempel|horodat\w*|paid|bezahlt|paye|payment|remarks?|bemerkung\w*|comment\w*|remarques?|round|runde|ronde|points|punkte|allerg\w*|parents?|eltern|coach|trainer|contact|kontakt|username|lichess|chess ?com)\b/,
    null,
  ],
  [new RegExp(`\\bfide ?${number}\\b|\\b${number} ?(de (la )?)?fide\\b|\\bfide\\b.*\\b${number}\\b`), 'fide id'],
  [/\bfide (rating|elo|wertung\w*|rtg)|\b(rating|elo|classement|rtg) (de la )?fide\b/, 'fide rating'],
  [
    new RegExp(
      `\\b(national|nationale[rs]?|member|membership|mitglieds?|verbands?|spieler|player|licen[cs]e|nat|${bodies}) ?${number}\\b|\\b(mitgliedsnummer|spielernummer|licen[cs]e|lizenz\\w*|pkz|zps|matricule)\\b|\\b${number} (de (la |l )?)?(licen[cs]e|national|joueur|membre|${bodies})\\b`,
    ),
    'national id',
  ],
  [
    new RegExp(`(\\b${last}\\b|\\b(name|nom)\\b).*\\b${first}\\b|\\b${first}\\b.*(\\b${last}\\b|\\b(name|nom)\\b)|\\bvor und nachname\\b`),
    'name',
  ],
  [new RegExp(`\\b${first}\\b`), 'first name'],
  [new RegExp(`\\b${last}\\b`), 'last name'],
  [/\b(team|mannschaft|equipe)\b/, 'team'],
  [
    /\b(birth\w*|born|geburts\w*|geboren|geb|gebdatum|gebjahr|jahrgang|jg|naissance|dob|d o b|yob|date of birth|ne e? ?le|nee? le|annee)\b/,
    'birth',
  ],
  [/\b(club|verein\w*|cercle|chess club|schachclub|schachverein)\b/, 'club'],
  [/\b(federation\w*|fed|fede|country|nation|nationality|nationalitat|nationalite|land|pays|foderation|landesverband)\b/, 'federation'],
  [/\b(rating|elo|dwz|nwz|twz|wertungszahl|spielstarke|classement|strength|rtg)\b/, 'rating'],
  [/\b(title|titel|titre)\b/, 'title'],
  [/\b(sex|gender|geschlecht|sexe|genre)\b|^(m w( d)?|w m|m f|f m|h f|f h)$/, 'sex'],
  [/\b(city|town|ort|wohnort|stadt|ville|localite|domicile)\b/, 'city'],
  [/\b(name|nom|player|spieler|spielerin|joueur|joueuse|participant|participante|teilnehmer|teilnehmerin)\b/, 'name'],
]

/** The column that a heading of a registration form stands for; null when it is none of ours. */
export const formColumnOf = (title: string): Column | null => {
  const words = wordsOf(title)
  const asked = asks.find(([heading]) => heading.test(words))
  if (asked !== undefined) return asked[1]
  // "Wertung (DWZ)": the word before the brackets alone says nothing.
  return /^wertung\w*$/.test(words) && /\b(dwz|elo|twz|nwz|rating)\b/i.test(title) ? 'rating' : null
}
