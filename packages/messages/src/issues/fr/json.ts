import type { JsonKind } from '@zug/engine/model'
import { byWhat, type WordsOf } from '../words.ts'
import { gameFaults } from './game-faults.ts'

const kinds: Readonly<Record<JsonKind, string>> = {
  object: 'un objet',
  array: 'une liste',
  string: 'un texte',
  number: 'un nombre',
  boolean: 'true ou false',
  null: 'null',
}
const expected = (wanted: string, { found }: { readonly found: JsonKind }): string => `Il faut ${wanted}, et non ${kinds[found]}.`
const oneOf = (options: readonly string[]): string => `l’une des valeurs ${options.join(', ')}`
const missing = 'Cette clé manque'

export const json: WordsOf<'json'> = {
  ...gameFaults,
  'json-malformed': byWhat({
    'after-the-end': () => 'Rien ne peut suivre l’accolade ou le crochet final.',
    'value-missing': () => 'Il manque une valeur.',
    key: () => 'Il faut une clé entre guillemets droits.',
    colon: () => 'Il faut un deux-points après la clé.',
    'comma-or-brace': () => 'Il faut une virgule ou }.',
    'comma-or-bracket': () => 'Il faut une virgule ou ].',
    'line-end-in-string': () => 'Un texte se termine par des guillemets droits sur la même ligne.',
    'string-open': () => 'Ce texte n’est pas fermé.',
    escape: () => 'Ce texte a un caractère précédé de \\ que JSON ne connaît pas.',
    depth: ({ most }) => `Les accolades et crochets sont imbriqués à plus de ${most} niveaux.`,
    word: ({ text }) => `« ${text} » n’est pas une valeur JSON.`,
  }),
  'json-too-large': ({ what, most }) => `Le texte a plus de ${most} ${what === 'characters' ? 'caractères' : 'valeurs'}.`,
  'key-duplicate': ({ key }) => `La clé « ${key} » est là deux fois.`,
  'key-unknown': ({ known }) => `Cette clé n’est pas connue ; sont connues ${known.join(', ')}.`,
  'key-missing': byWhat({
    key: () => `${missing}.`,
    colour: () => `${missing}, et l’adversaire n’indique pas de couleur d’où la tirer.`,
    result: () => `${missing} ; elle ne peut manquer que là où les deux côtés ont un gameScore.`,
    game: () => 'Une partie a besoin ici de sa couleur et de son résultat.',
  }),
  'type-wrong': byWhat({
    text: (issue) => expected('un texte', issue),
    'whole-number': (issue) => expected('un nombre entier', issue),
    points: (issue) => expected('un nombre de points', issue),
    boolean: (issue) => expected('true ou false', issue),
    list: (issue) => expected('une liste', issue),
    object: (issue) => expected('un objet', issue),
    option: (issue) => expected(oneOf(issue.options), issue),
  }),
  'value-out-of-range': byWhat({
    text: ({ most }) => `Le texte a plus de ${most} caractères.`,
    list: ({ most }) => `La liste a plus de ${most} éléments.`,
    number: ({ least, most, value }) => `Il faut un nombre entier de ${least} à ${most}, et non ${value}.`,
    points: ({ value }) => `Des points ont au plus une décimale et sont inférieurs à 10000, et non ${value}.`,
    margin: () => 'Une marge n’est pas négative.',
    'as-paired': () => 'Il faut une ronde appariée, à partir de rondes qui la précèdent.',
  }),
  'value-unknown': byWhat({
    option: ({ options, text }) => `Il faut ${oneOf(options)}${text === null ? '' : `, et non « ${text} »`}.`,
    'record-id': () => 'Il faut un code d’enregistrement de trois caractères, autre que 001.',
    'variation-twice': () => 'Une variante est nommée deux fois.',
    exclusive: ({ variations }) => `Une seule de ${variations.join(' et ')} peut être annoncée.`,
  }),
  'format-unknown': ({ expected: format }) => `Il faut « ${format} » : est-ce un tournoi de Zug ?`,
  'version-unsupported': ({ newest }) => `Ce programme lit les versions 1 à ${newest}.`,
  'player-duplicate': byWhat({
    player: ({ id }) => `Le joueur ${id} est là deux fois.`,
    team: ({ id }) => `L’équipe ${id} est là deux fois.`,
    list: () => 'Un joueur est deux fois dans cette liste.',
    sections: () => 'Un joueur est dans deux groupes, ou deux fois dans un.',
    member: ({ id }) => `Le joueur ${id} est à deux endroits.`,
    seat: ({ id, round }) => `Le joueur ${id} est à deux échiquiers de la ronde ${round}.`,
  }),
  'pairing-number-duplicate': ({ players, number }) => `Les joueurs ${players.join(' et ')} ont le même numéro d’appariement ${number}.`,
  'player-unknown': ({ what, id }) => `Il n’y a pas ${what === 'player' ? 'de joueur' : 'd’équipe'} ${id}.`,
  'rounds-uneven': byWhat({
    player: ({ id, rounds, first }) =>
      `Le joueur ${id} a ${rounds} rondes, le premier joueur en a ${first} ; pour une ronde manquée il faut écrire {"kind": "absent"}.`,
    team: ({ id, rounds, first }) => `L’équipe ${id} a ${rounds} rondes, la première équipe en a ${first}.`,
  }),
  'round-not-paired': ({ round }) => `Personne n’est apparié à la ronde ${round} ; les byes d’une ronde à venir vont dans requestedByes.`,
  'rounds-too-few': ({ paired }) => `${paired} rondes sont déjà appariées.`,
  'bye-duplicate': ({ player, round }) => `Le joueur ${player} a deux byes à la ronde ${round}.`,
  'bye-round-paired': ({ round }) => `La ronde ${round} est déjà appariée.`,
  'results-incompatible': byWhat({
    game: gameFaults['results-incompatible'],
    adjudications: ({ player, round }) => `La partie du joueur ${player} à la ronde ${round} est jugée de deux façons.`,
    boards: () => 'Les échiquiers des deux équipes ne vont pas ensemble.',
  }),
  'too-many-issues': ({ most }) => `Plus de ${most} erreurs ; corrigez d’abord celles-ci.`,
}
