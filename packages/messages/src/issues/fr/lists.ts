import { titles } from '@zug/engine/model'
import type { WordsOf } from '../words.ts'

const fourDigits = (what: string, { name, text }: { readonly name: string; readonly text: string }): string =>
  `${what} a au plus quatre chiffres, ou la cellule est vide ; ${name || 'cette ligne'} a « ${text} ».`

export const csv: WordsOf<'csv'> = {
  'csv-too-large': ({ what, most }) =>
    what === 'cell'
      ? `Une cellule a plus de ${most} caractères.`
      : `Le texte a plus de ${most} ${what === 'characters' ? 'caractères' : 'lignes'}.`,
  'csv-quote-open': () => 'Une cellule entre guillemets n’est pas fermée.',
  'csv-quote-misplaced': () => 'Les guillemets entourent une cellule entière ; à l’intérieur, un guillemet s’écrit deux fois.',
  'csv-empty': () => 'La première ligne nomme les colonnes, puis un joueur par ligne.',
  'csv-name-column-missing': () => 'Il manque une colonne pour les noms (« name »).',
  'csv-team-column-missing': () =>
    'Il manque une colonne pour les équipes (« team ») et une pour les échiquiers (« board ») : ce règlement apparie des équipes.',
  'csv-row-too-long': ({ cells, columns }) => `La ligne a ${cells} cellules, l’en-tête ${columns}.`,
  'name-missing': () => 'Un joueur n’a pas de nom.',
  'team-missing': ({ name }) => `${name || 'Quelqu’un'} n’est dans aucune équipe ; la colonne « team » dit celle de chacun.`,
  'player-id-malformed': ({ text }) => `Le numéro d’un joueur est un nombre de 1 à 9999, pas « ${text} ».`,
  'player-id-missing': () => 'Un joueur n’a pas de numéro ; donnez-en un à tous, ou retirez la colonne.',
  'player-id-duplicate': ({ player, firstLine }) => `Le numéro ${player} est déjà donné à la ligne ${firstLine}.`,
  'too-many-players': ({ most }) => `Un tournoi a au plus ${most} joueurs.`,
  'rating-malformed': (issue) => fourDigits(issue.title === 'rating' ? 'Un Elo' : `Une valeur de la colonne « ${issue.title} »`, issue),
  'title-unknown': ({ name, text }) => `Le titre « ${text} » de ${name} n’est aucun de ${titles.join(', ')} ; il n’est pas repris.`,
  'sex-unknown': ({ name, text }) => `Le sexe de ${name} est m, w ou vide, pas « ${text} ».`,
  'rank-malformed': (issue) => fourDigits('Un rang', issue),
  'birth-impossible': ({ name, text }) =>
    `Le jour « ${text} » n’existe pas : corrigez la date de naissance${name === '' ? '' : ` de ${name}`}, ou laissez-la vide.`,
  'column-guessed': ({ title, readAs }) =>
    `D’après son contenu, la colonne « ${title} » est lue comme ${{ rating: 'classement', federation: 'fédération', sex: 'sexe' }[readAs]}. Renommez-la si elle signifie autre chose.`,
  'row-set-aside': ({ what, text }) =>
    what === 'no-name'
      ? `Cette ligne n’a pas de nom et n’est pas reprise${text === '' ? '' : ` : « ${text} »`}.`
      : `« ${text} » ressemble à ${what === 'total' ? 'un total' : 'une nouvelle ligne d’en-tête'}, non à une personne ; la ligne n’est pas reprise.`,
  'column-ignored': ({ title }) => `La colonne « ${title} » ne fait pas partie d’une liste de joueurs et n’est pas reprise.`,
}

export const pairs: WordsOf<'pairs'> = {
  'pairs-count-malformed': () => 'La première ligne est le nombre de paires.',
  'pairs-count-mismatch': ({ announced, found }) => `${announced} paires sont annoncées, ${found} suivent.`,
  'pair-malformed': () => 'Une paire, ce sont deux rangs de départ, les Blancs d’abord, ou un rang de départ et 0 pour l’exempt.',
  'player-twice': ({ player }) => `Le joueur ${player} est apparié deux fois.`,
  'bye-twice': ({ players }) => `Les joueurs ${players.join(' et ')} sont tous deux exempts.`,
}

export const encoding: WordsOf<'encoding'> = {
  'not-utf8': (issue) =>
    `Le fichier n’est pas en UTF-8 ; ${issue.encoding === null ? '' : `lu comme ${issue.encoding}, `}des lettres accentuées peuvent être fausses.`,
}
