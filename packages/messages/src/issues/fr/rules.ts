import type { NamedEntry } from '@zug/engine/model'
import { byWhat, type WordsOf } from '../words.ts'

type Somebody = { readonly player: number; readonly of: 'player' | 'entrant' }
const who = ({ of, player }: Somebody): string => (of === 'player' ? `Le joueur ${player}` : `Le numéro ${player}`)
type Two = { readonly players: readonly number[] }
const both = ({ players }: Two): string => `Les joueurs ${players.join(' et ')}`

export const referee: WordsOf<'referee'> = {
  'wrong-round': ({ given, round }) => `L’appariement est pour la ronde ${given}, pas pour la ronde ${round}`,
  'unknown-player': ({ of, player }) => `Il n’y a pas de ${of === 'player' ? 'joueur' : 'numéro'} ${player}`,
  'not-to-be-paired': (issue) => `${who(issue)} ne doit pas être apparié à la ronde ${issue.round}`,
  'own-opponent': ({ player }) => `Le joueur ${player} est apparié contre soi-même`,
  'paired-twice': (issue) => `${who(issue)} est apparié deux fois`,
  'left-out': (issue) => `${who(issue)} n’est pas apparié`,
  'needless-bye': (issue) => `${who(issue)} est exempt alors que le nombre${issue.of === 'player' ? ' de joueurs' : ''} est pair`,
  'wrong-list-of-unpaired': ({ of }) =>
    `La liste ${of === 'player' ? 'des joueurs' : 'de ceux qui sont'} non appariés à cette ronde est fausse`,
  rematch: byWhat({
    met: (issue) => `${issue.of === 'player' ? both(issue) : `Les numéros ${issue.players.join(' et ')}`} se sont déjà rencontrés`,
    'paired-before': (issue) => `${both(issue)} ont déjà été appariés ensemble`,
    'met-or-forbidden': (issue) => `${both(issue)} se sont déjà rencontrés ou ne doivent pas se rencontrer`,
  }),
  'forbidden-pair': (issue) => `${both(issue)} ne doivent pas être appariés`,
  'absolute-colours': (issue) => `${both(issue)} ont la même préférence absolue de couleur, et aucun n’est un topscorer`,
  'barred-bye': ({ what, player }) => `Le joueur ${player} ${what === 'barred' ? 'ne peut pas être exempt' : 'a déjà été exempt'}`,
  'bye-too-high': ({ player }) => `Le joueur ${player} est exempt alors que quelqu’un de moins bien placé aux points pourrait l’être`,
  'wrong-colours': byWhat({
    white: ({ players: [white, black] }) => `Le joueur ${white} devrait avoir les Blancs contre ${black}`,
    first: ({ players: [first, second] }) => `Le joueur ${first} devrait être avant ${second}`,
  }),
  'wrong-board-order': byWhat({
    board: ({ players }) => `L’échiquier de ${players.join(' et ')} vient avant celui du dessus`,
    table: ({ table }) => `La table ${table} n’est pas dans l’ordre du classement`,
  }),
  'needless-floater': ({ player }) => `Le groupe du joueur ${player} aurait permis plus d’appariements`,
  'needless-break': ({ player, b4, b5 }) => `Le groupe du joueur ${player} enfreint B4 ${b4} fois et B5 ${b5} fois, sans nécessité`,
  'not-by-the-steps': ({ players }) => {
    if (players.length === 0) return 'Les étapes telles qu’elles sont écrites n’aboutissent à aucun appariement'
    return players.length === 1
      ? `Selon les étapes telles qu’elles sont écrites, le joueur ${players[0]} est exempt`
      : `Selon les étapes telles qu’elles sont écrites, ${players.join(' rencontre ')}`
  },
  'laws-not-kept': () => 'Un autre appariement oppose plus de joueurs de scores égaux, ou de scores plus proches',
  'several-byes': ({ players }) => `Les joueurs ${players.join(', ')} sont tous exempts`,
}

const named = ({ id, name }: NamedEntry): string => `${id} ${name}`.trim()
const noVirtualPoints = 'aucun point virtuel n’est donné.'

export const rulebook: WordsOf<'rulebook'> = {
  'acceleration-without-rounds': () => `L’accélération de Bakou a besoin du nombre de rondes annoncé ; ${noVirtualPoints}`,
  'acceleration-not-allowed': ({ needs }) =>
    `L’accélération de Bakou est faite pour ${needs === 'win-of-two-draws' ? 'un gain qui vaut deux nulles et une perte qui ne vaut rien' : needs === 'match-points' ? 'les points de match comme score' : '1, ½, 0'} ; ${noVirtualPoints}`,
  'setting-without-effect': byWhat({
    'apart-not-announced': () => 'Des joueurs ont demandé à ne pas se rencontrer, mais 619.1 n’est pas annoncée : ils ne sont pas séparés',
    'nobody-apart': () => '619.1 est annoncée, mais personne n’a demandé à ne pas rencontrer quelqu’un (apart)',
    'rounds-not-declared': ({ variation }) => {
      const effects = {
        '624.2': 'aucune ronde n’est dans le dernier quart',
        '631.2': 'aucune couleur n’est tirée au sort à la dernière ronde',
        '633.1': 'les quarts finissent avec la ronde 1',
      }
      return `Le nombre de rondes n’est pas annoncé : ${effects[variation]}`
    },
  }),
  'no-teams': () => 'Le tournoi n’a pas d’équipes ; ses joueurs sont appariés un par un',
  'team-numbers': ({ team, before }) =>
    `${team.id} ${team.name} a un Elo supérieur à ${before.id} ${before.name} : numérotez les équipes par Elo, les couleurs de la ronde 1 suivent les numéros (628)`,
  'board-order': ({ team, board, rating, tolerance }) =>
    `${team} : l’échiquier ${board} a un Elo de ${rating}, supérieur de plus de ${tolerance} points à un échiquier qui le précède`,
  'no-section': ({ players }) => `Dans aucun groupe, et donc sans partie : ${players.map(named).join(', ')}`,
  'other-numbers': ({ round }) =>
    `La ronde ${round} a été jouée selon d’autres numéros que ceux-ci ; indiquez comment ils ont été tirés, ou donnez aux joueurs les leurs`,
  'no-restricted-drawing': ({ sizes }) =>
    `Le tirage au sort restreint est fait pour 9 à 24 joueurs ; le tirage est libre pour ${sizes.join(', ')}`,
  'federation-meets-late': ({ pairs, more }) => {
    const texts = pairs.map(({ players, federation }) => `${players.map(named).join(' et ')} (${federation})`)
    return `D’une même fédération, et pourtant opposés dans les trois dernières rondes : ${texts.join(', ')}${more > 0 ? `, et ${more} autres paires` : ''}`
  },
  'restricted-group-large': ({ group, size, players }) =>
    `Le groupe ${group} a ${size} des ${players} joueurs ; B4 est prévu pour des groupes jusqu’à 20 %.`,
  'restricted-to-the-end': () => 'À la dernière ronde, les groupes ne sont pas séparés.',
  'last-round-unknown': ({ rounds }) =>
    `Le nombre de rondes n’est pas déclaré : les groupes sont séparés pendant les ${rounds} premières rondes, même si l’une d’elles est la dernière, que B4 excepte. Déclarez-le.`,
  'ratings-not-used': ({ rated }) =>
    `${rated} joueurs ont un classement qui ne range personne : le règlement ne l’utilise pas (A2.d), le sort décide.`,
  'provisional-rating-missing': ({ players, more }) =>
    `Sans classement : ${players.map(named).join(', ')}${more === 0 ? '' : ` et ${more} autres`} ; l’arbitre en chef doit en attribuer un, provisoire. D’ici là il compte pour 0.`,
  'seeding-rounds-assumed': ({ rounds }) =>
    `Le nombre de rondes n’est pas donné ; les ${rounds} premières sont prises pour des rondes préliminaires, comme dans un tournoi de huit ou plus. Donnez-le : un tournoi plus court en a moins.`,
  'edition-by-date': ({ rulebook, date }) =>
    `Aucun règlement n’est nommé ; le tournoi commence le ${date}, donc ${rulebook} est appliqué, en vigueur ce jour-là.`,
  'edition-not-in-force': ({ rulebook, date, from }) =>
    `Le tournoi commence le ${date}, avant l’entrée en vigueur de ${rulebook} (${from}). Le texte de ce jour-là était autre et n’est pas parmi les règlements : des rondes peuvent différer.`,
}

export const numbers: WordsOf<'numbers'> = {
  'pairing-numbers-settled': ({ settled, paired }) =>
    `Les numéros d’appariement ne changent plus dès que la ronde ${settled} est appariée ; ${paired} rondes le sont.`,
}

export const rounds: WordsOf<'rounds'> = {
  'round-malformed': ({ round }) => `Il n’y a pas de ronde ${round} ; la première est la ronde 1.`,
  'round-after-last': ({ round, rounds: last }) => `La ronde ${round} viendrait après la dernière : ${last} rondes sont prévues.`,
  'round-too-far': ({ round, paired }) => `La ronde ${round} ne peut pas encore être appariée : ${paired} rondes le sont.`,
  'too-many-for-tables': ({ entrants, most }) =>
    `Il y a des tables pour ${most} au plus : ${entrants} sont inscrits, trop pour un toutes rondes.`,
  'round-paired-already': ({ round }) => `La ronde ${round} est déjà appariée.`,
  'round-not-paired': ({ round, paired }) => `La ronde ${round} n’est pas appariée : ${paired} rondes le sont.`,
  'entrant-unknown': ({ entrant, of }) => `Il n’y a pas ${of === 'player' ? 'de joueur' : 'd’équipe'} ${entrant}.`,
  'entrant-twice': ({ entrant, of }) =>
    `${of === 'player' ? 'Le joueur' : 'L’équipe'} ${entrant} est apparié${of === 'player' ? '' : 'e'} deux fois.`,
  'board-unknown': ({ round, white, black }) => `${white} ne joue pas avec les Blancs contre ${black} à la ronde ${round}.`,
  'board-twice': ({ round, white, black }) => `La partie de ${white} contre ${black} à la ronde ${round} a deux résultats.`,
  'result-impossible': ({ white, black }) => `La partie de ${white} contre ${black} ne peut pas finir ainsi.`,
  'result-not-of-match': ({ white, black, what }) =>
    what === 'boards-missing'
      ? `Le match de ${white} contre ${black} demande les résultats de ses échiquiers.`
      : `${white} et ${black} jouent une partie, qui n’a pas d’échiquiers.`,
}
