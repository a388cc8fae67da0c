import type { PartReadDifferently, PlayerField } from '@zug/engine/model'
import type { TrfDialect } from '@zug/engine/trf'
import { byWhat, type WordsOf } from '../words.ts'
import { colours } from './common.ts'

type In = { readonly dialect: TrfDialect }
const lost = ({ dialect }: In, what: string): string => `${dialect.toUpperCase()} n’a pas de place pour ${what}.`

const fields: Readonly<Record<PlayerField, string>> = {
  id: 'Le rang de départ',
  sex: 'Le sexe',
  title: 'Le titre',
  name: 'Le nom',
  rating: 'L’Elo',
  federation: 'La fédération',
  fideId: 'L’ID FIDE',
  birth: 'La date de naissance',
  points: 'Le score',
  rank: 'Le rang',
}

const parts: Readonly<Record<PartReadDifferently, string>> = {
  players: 'les joueurs et leurs rondes',
  teams: 'les équipes et leurs matchs',
  settings: 'le tournoi lui-même',
  plans: 'les byes à venir, les paires séparées, les points virtuels',
  records: 'd’autres enregistrements',
}

export const trfWriting: WordsOf<'trf-writing'> = {
  'rounds-not-carried': (issue) => lost(issue, `le nombre de rondes, ${issue.rounds}`),
  'initial-colour-not-carried': (issue) => lost(issue, `la couleur tirée au sort, ${colours[issue.colour]}`),
  'scoring-not-carried': byWhat({
    shared: (issue) => lost(issue, 'ce barème : des issues qui y ont une même valeur en ont ici de différentes'),
    unusual: (issue) => lost(issue, 'un barème autre que 1, ½, 0'),
  }),
  'rules-not-carried': (issue) => lost(issue, `le règlement « ${issue.rules} » à côté du type « ${issue.type} »`),
  'pairing-numbers-not-carried': byWhat({
    'starting-ranks': (issue) => lost(issue, 'des numéros d’appariement autres que les rangs de départ'),
    gaps: (issue) => lost(issue, 'des numéros d’appariement avec des trous ; ils sont numérotés à partir de 1'),
    'order-of-teams': (issue) => lost(issue, 'des numéros d’équipes autres que leur ordre'),
    'long-numbers-of-teams': (issue) => lost(issue, 'des numéros d’équipes au-delà de 999 ; elles sont numérotées à partir de 1'),
  }),
  'forbidden-pairs-not-carried': byWhat({
    teams: (issue) => lost(issue, 'les équipes qui ne doivent pas se rencontrer'),
    pairs: (issue) => lost(issue, 'les joueurs qui ne doivent pas se rencontrer'),
    rounds: (issue) => {
      const span = issue.last === null ? `à partir de la ronde ${issue.first}` : `aux rondes ${issue.first}-${issue.last}`
      return lost(issue, `les joueurs qui ne doivent pas se rencontrer ${span} seulement`)
    },
  }),
  'virtual-points-not-carried': (issue) => lost(issue, 'les points virtuels'),
  'bye-kind-not-carried': ({ player }) => `Le bye à un point du joueur ${player} se lit comme une exemption.`,
  'unrated-games-not-carried': ({ player }) => `La partie non classée du joueur ${player} se lit comme une partie ordinaire.`,
  'abnormal-points-not-carried': (issue) => {
    const whose = issue.players.length === 0 ? '' : `, ceux de ${issue.players.join(' ')}`
    return lost(issue, `les points par décision de l’arbitre${issue.what === 'all' ? '' : ' pour des parties ajournées'}${whose}`)
  },
  'records-not-carried': (issue) => lost(issue, `les enregistrements ${issue.records.join(' ')}`),
  'club-not-carried': ({ player, club }) => `TRF n’a pas de place pour le club du joueur ${player}, « ${club} ».`,
  'game-scores-not-carried': (issue) => lost(issue, 'les points à l’intérieur des parties'),
  'official-ratings-not-carried': byWhat({
    all: (issue) => lost(issue, 'les classements officiels à côté de celui qui compte'),
    lists: (issue) => lost(issue, 'de quelle liste et de quel mois sont les classements, et ceux des autres genres de partie'),
  }),
  'national-ids-not-carried': byWhat({
    all: (issue) => lost(issue, 'les numéros de fédérations nationales'),
    federation: (issue) =>
      `Le numéro national ${issue.players.length === 1 ? 'du joueur' : 'des joueurs'} ${issue.players.join(', ')} n’a pas de fédération ou dépasse 11 colonnes.`,
  }),
  'settings-not-carried': byWhat({
    settings: (issue) => lost(issue, `des réglages de ${issue.rules} : ${issue.settings.join(', ')}`),
    cities: (issue) => lost(issue, 'les villes des joueurs'),
  }),
  'teams-not-carried': byWhat({
    'that-they-are-paired': (issue) => lost(issue, `l’indication que des équipes sont appariées, à côté du type « ${issue.type} »`),
    teams: (issue) => lost(issue, 'les équipes ; les parties de leurs joueurs sont écrites'),
    details: (issue) => lost(issue, 'les noms courts, les forces et les rangs des équipes'),
  }),
  'line-ups-not-carried': byWhat({
    alternates: (issue) => lost(issue, 'l’indication des remplaçants là où des équipes ont moins d’échiquiers'),
    boards: (issue) => lost(issue, 'l’indication de qui était à quel échiquier, là où les parties ne le montrent pas'),
  }),
  'team-rounds-not-carried': (issue) => lost(issue, 'les byes d’équipes et les matchs qu’une équipe a manqués'),
  'unpaired-rounds-not-carried': (issue) => lost(issue, `la ronde ${issue.round}, passée sans partie`),
  'as-paired-not-carried': (issue) => lost(issue, 'tout ce dont des rondes ont été appariées et qui est autrement maintenant'),
  'read-differently': ({ dialect, parts: found }) =>
    found === null
      ? `Ce qui a été écrit en ${dialect.toUpperCase()} ne peut pas être relu : gardez le tournoi en JSON.`
      : `Relu, le ${dialect.toUpperCase()} donne autre chose : ${found.map((part) => parts[part]).join(' ; ')}.`,
  'text-cut': byWhat({
    player: ({ field, player, text, width }) => `${fields[field]} du joueur ${player}, « ${text} », dépasse ${width} colonnes.`,
    team: ({ text, width }) => `Le nom de l’équipe « ${text} » dépasse ${width} colonnes.`,
  }),
}
