import { countedFrench } from '../words.ts'
import type { ListWords } from './en.ts'

export const fr: ListWords = {
  issues: {
    'list-unknown': () =>
      'Ce n’est pas une liste Elo : ni celle de la FIDE (texte ou XML), ni un tableau ou un fichier de tournoi lisible.',
    'list-empty': () => 'La liste est vide.',
    'list-archive-damaged': () => 'L’archive est endommagée ou tronquée : récupérez le fichier à nouveau.',
    'list-archive-without-list': () => 'L’archive ne contient pas de liste (.txt, .xml ou .csv).',
    'list-too-large': ({ megabytes }) => `La liste dépasse ${megabytes} Mo une fois décompressée : aucune liste n’est si grande.`,
    'list-line-too-long': ({ line, most }) => `La ligne ${line} dépasse ${most} caractères : ce n’est pas une liste Elo.`,
    'list-cut-off': ({ line }) => `La liste est tronquée à la ligne ${line} : récupérez le fichier à nouveau.`,
    'list-malformed': ({ line, text, faults }) =>
      `${countedFrench(faults, 'ligne n’est pas une entrée', 'lignes ne sont pas des entrées')} d’une telle liste, la première est la ligne ${line}${text === '' ? '' : ` (${text})`}.`,
    'list-not-text': () => 'Le fichier n’est pas du texte brut : enregistrez-le en UTF-8 ou récupérez-le à nouveau.',
    'list-columns-missing': ({ missing, headings }) =>
      `Aucune colonne n’est reconnue comme ${missing.join(' ou ')} ; les colonnes sont : ${headings.join(', ')}. Indiquez la correspondance.`,
    'list-heading-unknown': ({ heading, headings }) =>
      `Il n’y a pas de colonne « ${heading} » ; les colonnes sont : ${headings.join(', ')}.`,
    'list-name-missing': () => 'Une liste nationale a besoin d’un nom de 40 lettres et chiffres au plus, tel que DSB ou CFC.',
    'list-shrunk': ({ rows, before }) =>
      `La liste a ${rows} entrées, celle en usage en a ${before} : elle semble partielle. Confirmez si elle doit être prise quand même.`,
    'list-busy': () => 'Une autre liste est en cours d’importation : attendez qu’elle soit terminée.',
    'list-stopped': () => 'L’importation a été arrêtée.',
    'list-failed': () => 'La liste n’a pas pu être reprise ; le journal du programme dit pourquoi.',
  },
  none: 'Aucune liste Elo n’a été importée.',
  reading: (percent) => `Lecture ${percent} %`,
  ordering: (percent) => `Classement ${percent} %`,
  taken: ({ name, month, rows, faults }) =>
    `${name} ${month} : ${countedFrench(rows, 'entrée', 'entrées')}${faults === 0 ? '' : `, ${countedFrench(faults, 'ligne omise', 'lignes omises')}`}`,
  inactive: 'inactif',
}
