import { displayPoints, titles } from '@zug/engine/model'
import { byWhat, type WordsOf } from '../words.ts'
import { byes, pointsText } from './common.ts'
import { gameFaults } from './game-faults.ts'

const inColumns = ({ record, from, text }: { readonly record: string; readonly from: number; readonly text: string }): string =>
  `${record} a des nombres entiers à partir de la colonne ${from}, pas « ${text} ».`
const ranks = ({ record, text }: { readonly record: string; readonly text: string }): string =>
  `${record} énumère des rangs de départ de 1 à 9999, pas « ${text} ».`
const roundsAndBodies = ({ count, rounds }: { readonly count: number; readonly rounds: number }, bodies: string): string =>
  `${count} ${bodies} et ${rounds} rondes, c’est trop.`
const otherEntry = ({ team, round }: { readonly team: number; readonly round: number }): string =>
  `L’équipe ${team} a une autre inscription pour la ronde ${round}.`

export const trf: WordsOf<'trf'> = {
  ...gameFaults,
  'file-too-large': ({ most }) => `Le fichier a plus de ${most} caractères ; aucun tournoi n’en a besoin d’autant.`,
  'too-many-lines': ({ most }) => `Le fichier a plus de ${most} lignes ; un fichier ne contient qu’un tournoi.`,
  'line-too-long': ({ most }) => `Une ligne a au plus ${most} caractères.`,
  'too-many-rounds': byWhat({
    limit: ({ most }) => `Un tournoi a au plus ${most} rondes.`,
    players: (issue) => roundsAndBodies(issue, 'joueurs'),
    teams: (issue) => roundsAndBodies(issue, 'équipes'),
  }),
  'too-many-issues': ({ more }) => `${more} autres erreurs ne sont pas montrées ; corrigez d’abord celles-ci.`,
  'control-character': ({ character }) =>
    `Caractère de contrôle U+${character} dans le texte. ${character === '0000' ? 'Le fichier est-il en UTF-16 ? Enregistrez-le en UTF-8.' : 'Supprimez-le.'}`,
  'no-players': () => 'Aucun enregistrement 001 : le fichier ne nomme aucun joueur.',
  'record-id-malformed': ({ text }) =>
    `Une ligne commence par un code d’enregistrement de trois caractères et un blanc, pas par « ${text} ».`,
  'record-duplicate': ({ record }) => `Un second enregistrement ${record} ; le premier compte.`,
  'tab-as-blank': () => 'Une tabulation est lue comme un blanc ; les colonnes d’un TRF se comptent en blancs.',
  'not-utf8': () => 'Un caractère n’a pas pu être décodé ; enregistrez le fichier en UTF-8.',
  'columns-shifted': byWhat({
    line: ({ column }) => `La colonne ${column} d’un enregistrement 001 doit être vide ; la ligne est-elle décalée ?`,
    block: ({ column, round }) => `La colonne ${column} doit être vide ; le bloc de la ronde ${round} est-il décalé ?`,
  }),
  'text-between-columns': ({ column }) => `La colonne ${column} d’un enregistrement 001 devrait être vide ; son texte est ignoré.`,
  'player-id-malformed': ({ text }) => `Le rang de départ (colonnes 5-8) est un nombre de 1 à 9999, pas « ${text} ».`,
  'player-id-duplicate': ({ player, firstLine }) => `Le rang de départ ${player} est déjà donné à la ligne ${firstLine}.`,
  'player-unknown': ({ player }) => `Il n’y a pas de joueur ${player}.`,
  'sex-unknown': ({ text }) => `Le sexe (colonne 10) est m, w ou vide, pas « ${text} » ; il est ignoré.`,
  'title-unknown': ({ text }) => `Le titre (colonnes 11-13) « ${text} » n’est aucun de ${titles.join(', ')} ; il est ignoré.`,
  'rating-malformed': ({ text }) => `Le classement Elo (colonnes 49-52) est un nombre entier ou vide, pas « ${text} ».`,
  'points-malformed': ({ text }) => `Les points (colonnes 81-84) s’écrivent comme 11.5, pas « ${text} ».`,
  'points-mismatch': ({ player, points, expected }) =>
    `Le joueur ${player} a ${pointsText(points)} points, mais les résultats en donnent ${pointsText(expected)}. Corrigez l’un des deux, ou indiquez le barème (162, XXS ou BBW, BBD ...).`,
  'points-with-299': ({ player, points, expected }) =>
    `Le joueur ${player} a ${pointsText(points)} points, mais les résultats en donnent ${pointsText(expected)} ; des enregistrements 299 comptent ceux qui nomment un résultat.`,
  'rank-malformed': ({ text }) => `Le rang (colonnes 86-89) est un nombre entier, pas « ${text} » ; il est ignoré.`,
  'player-count-mismatch': ({ declared, players }) => `062 indique ${declared} joueurs, le fichier en a ${players}.`,
  'opponent-malformed': ({ text }) => `L’adversaire est un rang de départ ou 0000, pas « ${text} ».`,
  'colour-malformed': ({ text }) => `La couleur est w, b ou -, pas « ${text} ».`,
  'colour-missing': ({ opponent }) => `La partie contre ${opponent} a besoin de la couleur, w ou b.`,
  'result-unknown': ({ text }) =>
    `« ${text} » n’est pas un signe de résultat : le résultat de cette partie est inconnu, elle compte comme une partie en cours.`,
  'result-malformed': ({ text }) => `Le résultat est l’un de 1 = 0 W D L + - H F U Z, pas « ${text} ».`,
  'result-missing': () => 'Pas de résultat : la partie compte comme ajournée, donc comme nulle.',
  'result-needs-opponent': ({ letter }) => `Le résultat ${letter} a besoin d’un adversaire ; les byes sont H, F, U ou Z.`,
  'result-needs-no-opponent': ({ letter, opponent }) =>
    `${letter} est un bye, mais l’adversaire ${opponent} est nommé ; il faut écrire 0000 - ${letter}.`,
  'several-pairing-allocated-byes': ({ other, round }) => `Le joueur ${other} est lui aussi exempt à la ronde ${round}.`,
  'round-dates-misplaced': ({ from }) =>
    `Les dates des rondes commencent à la colonne ${from}, dix colonnes par ronde ; l’enregistrement est conservé mais pas lu.`,
  'rounds-malformed': ({ record }) => `${record} indique le nombre de rondes, un nombre entier à partir de 1.`,
  'rounds-conflict': ({ record, rounds, earlier }) => `${record} indique ${rounds} rondes, un enregistrement précédent ${earlier}.`,
  'rounds-too-few': ({ declared, paired }) =>
    `${declared} rondes sont annoncées, mais ${paired} ont été appariées ; on en compte ${paired} comme annoncées.`,
  'initial-colour-malformed': () => '152 est suivi de W ou B.',
  'initial-colour-conflict': ({ record }) => `${record} contredit un enregistrement précédent sur la couleur tirée au sort.`,
  'configuration-unknown': ({ text }) => `XXC connaît rank, white1 et black1, pas « ${text} ».`,
  'scoring-malformed': byWhat({
    code: ({ known, text }) => `XXS connaît ${known.join(' ')}, pas « ${text} ».`,
    points: ({ scored, text }) => `Les points s’écrivent comme ${scored}=1.0, pas « ${text} ».`,
    record: ({ record }) => `${record} est suivi de points, comme 1.0.`,
    symbol: ({ text }) => `162 connaît W D L A P X, pas « ${text} ».`,
    'points-of-symbol': ({ symbol }) => `162 : des points comme 1.0 doivent suivre ${symbol}.`,
  }),
  'scoring-inferred': ({ win, draw, loss, bye }) =>
    `Aucun enregistrement n’indique le barème ; les points écrits sont ceux de ${[win, draw, loss].map(displayPoints).join('-')} avec ${displayPoints(bye)} pour l’exempt, et c’est ce barème qui est pris.`,
  'bye-malformed': byWhat({
    player: ranks,
    type: () => '240 commence par F, H ou Z à la colonne 5.',
    round: () => '240 indique la ronde aux colonnes 7-9.',
  }),
  'bye-conflict': byWhat({
    opponent: ({ player, round, bye }) => `Le joueur ${player} a un adversaire à la ronde ${round}, et non ${byes[bye]}.`,
    bye: ({ player, round, bye, other }) => `Le joueur ${player} a ${byes[other]} à la ronde ${round}, et non ${byes[bye]}.`,
    team: otherEntry,
  }),
  'virtual-points-malformed': byWhat({
    player: () => 'XXA indique un rang de départ aux colonnes 5-8, puis ses points à partir de la colonne 10.',
    points: ({ round, from, to }) => `XXA : les points de la ronde ${round} sont aux colonnes ${from}-${to}, écrits comme 1.0.`,
    range: () =>
      '250 : points aux colonnes 10-13, première et dernière ronde aux colonnes 15-17 et 19-21, premier et dernier joueur aux colonnes 23-26 et 28-31.',
    'match-points': () => '250 : les points de match sont pour les équipes ; ceux des joueurs sont aux colonnes 10-13.',
    'too-many': ({ most }) => `Les enregistrements 250 couvrent plus de ${most} joueurs et rondes.`,
  }),
  'virtual-points-overlap': () => 'Des points virtuels sont donnés deux fois ; les derniers comptent.',
  'forbidden-pairs-malformed': byWhat({
    player: ranks,
    rounds: () => '260 indique la première ronde aux colonnes 5-7 et la dernière aux colonnes 9-11, puis les joueurs.',
    'too-few': ({ record }) => `${record} a besoin d’au moins deux joueurs qui ne doivent pas se rencontrer.`,
  }),
  'team-malformed': byWhat({
    number: () => '310 indique le numéro d’une équipe, de 1 à 999, aux colonnes 5-7.',
    columns: inColumns,
  }),
  'team-duplicate': ({ team }) => `L’équipe ${team} est déjà donnée.`,
  'team-unknown': ({ team }) => `Il n’y a pas d’équipe ${team}.`,
  'team-member-twice': ({ player }) => `Le joueur ${player} est déjà membre d’une équipe.`,
  'line-up-malformed': byWhat({
    head: () =>
      '300 indique la ronde aux colonnes 5-7, l’équipe aux colonnes 9-11 et son adversaire aux colonnes 13-15, puis les joueurs de ses échiquiers.',
    columns: inColumns,
  }),
  'line-ups-conflict': byWhat({
    board: ({ board, teams: [team, other], round }) =>
      `L’échiquier ${board} des équipes ${team} et ${other} à la ronde ${round} est indiqué autrement par les enregistrements des joueurs.`,
    opponents: ({ team, opponent, round }) =>
      `Ronde ${round} : l’équipe ${team} a une autre composition, ou l’une des équipes ${team} et ${opponent} un autre adversaire.`,
    members: ({ team, round }) =>
      `Ronde ${round} : les joueurs de l’équipe ${team} ne rencontrent pas tous des joueurs d’une même autre équipe.`,
    team: otherEntry,
  }),
  'match-forfeit-malformed': () =>
    '330 a +-, -+ ou -- aux colonnes 5-6, la ronde aux colonnes 8-10, l’équipe avec les Blancs aux colonnes 12-14 et l’autre aux colonnes 16-18.',
  'team-bye-malformed': inColumns,
  'team-points-mismatch': ({ what, team, points, expected }) =>
    `L’équipe ${team} a ${pointsText(points)} ${what === 'match-points' ? 'points de match' : 'points de partie'}, mais ses échiquiers en donnent ${pointsText(expected)}.`,
  'team-event-not-read': byWhat({
    'declared-colours': ({ colours }) =>
      `Les couleurs ${colours} n’alternent pas d’un échiquier à l’autre ; les équipes sont conservées comme enregistrements.`,
    colours: ({ round }) =>
      `À la ronde ${round}, les couleurs n’alternent pas d’un échiquier à l’autre ; les équipes sont conservées comme enregistrements.`,
    fault: ({ fault }) =>
      `Les équipes sont conservées comme enregistrements : ${fault === null ? 'Elles ne se rencontrent pas.' : (trf[fault.code] as (issue: typeof fault) => string)(fault)}`,
  }),
}
