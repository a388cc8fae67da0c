import type { IssuesWords, TextField } from './en.ts'

const owners = { tournament: 'Tournoi', player: 'Joueur', team: 'Équipe' } as const
const fields: Readonly<Record<TextField, string>> = {
  name: 'nom',
  title: 'titre',
  rating: 'Elo',
  federation: 'fédération',
  fideId: 'ID FIDE',
  nationalIds: 'ID national',
  birth: 'date de naissance',
  sex: 'sexe',
  club: 'club',
  city: 'ville',
  startDate: 'début',
  endDate: 'fin',
  type: 'type de tournoi',
  typeCode: 'code du type de tournoi',
  chiefArbiter: 'arbitre principal',
  deputyArbiters: 'arbitres',
  timeControl: 'cadence',
  roundDates: 'dates des rondes',
}

export const fr: IssuesWords = {
  'fide-id-doubtful': ({ name, text }) => `Un ID FIDE est un nombre ; ${name} a « ${text} ».`,
  'birth-doubtful': ({ name, text, future }) =>
    future ? `${name} serait né dans le futur, « ${text} ».` : `${name} est né « ${text} » ; est-ce une date ?`,
  'federation-doubtful': ({ name, text }) => `Le code d’une fédération a trois lettres ; ${name} a « ${text} ».`,
  'rating-malformed': ({ rating }) => `Personne n’a un Elo de ${rating}.`,
  'value-too-long': ({ field }) => `Trop long : ${fields[field]}.`,
  'xlsx-unreadable': () => 'Ce n’est pas un tableur (.xlsx, .ods), ou il est endommagé.',
  'xls-old': () => 'C’est un ancien fichier Excel (.xls). Ouvrez-le dans votre tableur et enregistrez-le en .xlsx, .ods ou CSV.',
  'sheet-chosen': ({ sheet, sheets }) => `Lu de la feuille « ${sheet} », l’une des ${sheets} de ce classeur.`,
  'sheet-unknown': ({ sheet, names }) => `Ce classeur n’a pas de feuille « ${sheet} » ; ses feuilles sont ${names.join(', ')}.`,
  'file-too-heavy': () =>
    'La lecture de ce fichier prend trop de temps ou de mémoire. Copiez la liste dans un nouveau fichier, ou partagez-la.',
  'too-many-players': ({ players, most }) => `Le fichier a ${players} joueurs ; on peut en inscrire au plus ${most} à la fois.`,
  'xlsx-too-large': () => 'Le tableur est trop grand.',
  'xlsx-too-wide': ({ rows, columns }) =>
    `Une feuille va jusqu’à la ligne ${rows} et la colonne ${columns}, c’est trop loin. Supprimez ce qui est loin, ou copiez la liste dans un nouveau fichier.`,
  'rulebook-unknown': ({ name }) => `Le règlement ${name} est inconnu ; choisissez-en un autre.`,
  'text-adjusted': (adjusted) => {
    if (adjusted.what === 'more') return `${adjusted.more} autres textes sont adaptés ainsi.`
    const { of, number, field, longest } = adjusted
    const done = longest === null ? 'des caractères impossibles à montrer sont retirés' : `coupé à ${longest} caractères`
    return `${owners[of]}${number === null ? '' : ` ${number}`}, ${fields[field]} : ${done}.`
  },
  'points-by-decision': () => 'Les points par décision de l’arbitre ne sont pas repris.',
  'virtual-points': () => 'Les points virtuels d’une accélération sans nom ne sont pas repris.',
  teams: () => 'Le règlement choisi apparie des joueurs : les équipes ne sont pas reprises, leurs joueurs le sont.',
  'extra-records': ({ records }) =>
    records === 1 ? '1 enregistrement qui ne décide rien est omis.' : `${records} enregistrements qui ne décident rien sont omis.`,
}
