import { goingOn } from '../words.ts'
import type { CommonWords } from './en.ts'
import { unratedSign } from './signs.ts'

export const fr: CommonWords = {
  white: 'Blancs',
  black: 'Noirs',
  bye: 'exempt',
  results: {
    open: 'en cours',
    draw: 'nulle',
    whiteWins: 'les Blancs gagnent',
    blackWins: 'les Noirs gagnent',
    forfeit: 'forfait',
    doubleForfeit: 'double forfait',
    adjourned: 'ajournée',
    unrated: 'non classée',
  },
  byes: {
    'pairing-allocated': 'exempt',
    'full-point': 'bye à un point',
    'half-point': 'bye à un demi-point',
    'zero-point': 'bye sans point',
    absent: 'absent',
    'forfeit-win': 'gain par forfait : adversaire retiré',
    'forfeit-loss': 'perte par forfait : retiré',
    'opponent-withdrawn': 'pas de partie : adversaire retiré',
    'opponent-away': 'pas de partie : adversaire absent',
    withdrawn: 'retiré',
    'no-game': 'pas de partie',
  },
  correctedSince: 'Points et raisons sont ceux du moment où cette ronde a été appariée. Depuis :',
  correctedResult: (round, board, players, was, now) => `ronde ${round}, échiquier ${board}, ${players} : ${was} est devenu ${now}`,
  schedule: {
    title: 'Horaire',
    starts: (round, when) => `Ronde ${round} : ${when}`,
    checkIn: (time) => `pointage jusqu’à ${time}`,
    rest: (days) => `Repos : ${days}`,
    calendar: 'Calendrier (ICS)',
  },
  recalled: {
    title: (round) => `La ronde ${round} est retirée`,
    banner: (round, time, reason) =>
      `La ronde ${round} a été retirée à ${time} : ${goingOn(reason)}. Ne commencez pas ; un nouvel appariement suit.`,
    before: (published, recalled, reason) =>
      `Cette ronde a été appariée de nouveau. L’appariement de ${published} a été retiré à ${recalled} : ${goingOn(reason)}.`,
  },
  lineUp: {
    outOfOrder: (player, board, other) =>
      `${player} joue à l’échiquier ${board}, au-dessus de ${other}, qui le précède dans l’ordre déclaré.`,
    reserveAbove: (player, board, other) => `${player}, remplaçant, joue à l’échiquier ${board}, au-dessus du titulaire ${other}.`,
    empty: (board) => `L’échiquier ${board} est vide et perdu par forfait, bien que l’équipe ait encore des joueurs.`,
  },
  rests: 'exempt',
  excused: 'excusé',
  rounds: {
    colours: { white: 'b', black: 'n' },
    wdl: { win: 'V', draw: 'N', loss: 'D' },
    lost: '−',
    byes: { 'pairing-allocated': 'ex.', 'full-point': '+bye', 'half-point': '½bye', 'zero-point': '0bye' },
    bye: 'ex.',
    decimal: ',',
  },
  signs: (of, wdl) =>
    `${wdl === null ? '' : `${wdl.win} gain, ${wdl.draw} nulle, ${wdl.loss} perte ; `}${of['forfeit-win']} gain et ${of['forfeit-loss']} perte par forfait ; ${of.adjourned} ajournée ou en cours${wdl === null ? ` ; ${unratedSign} non comptée pour le classement Elo` : ''}.`,
  marks:
    'Couleur attendue : Blancs (W absolue, Ww forte, w légère) ou Noirs (B, Bb, b), A sans préférence. Flotteurs de la dernière ronde et de la précédente : ↓ vers le bas, ↑ vers le haut, - aucun.',
  notCounted: 'Entre parenthèses : parties contre un joueur parti avant la moitié des parties ; elles ne comptent pas.',
  defaultsMarked: 'F : par forfait ; entre parenthèses : les points de qui n’avait pas d’adversaire.',
  wdl: 'WDL',
  rulebooks: {
    'fide-dutch-2026': 'FIDE (néerlandais) 2026',
    'fide-dubov-2026': 'FIDE Dubov 2026',
    'fide-burstein-2026': 'FIDE Burstein 2026',
    'fide-lim-2026': 'FIDE Lim 2026',
    'fide-team-2026': 'Système suisse FIDE par équipes 2026',
    'fide-double-swiss-2026': 'FIDE Double-Swiss 2026',
    'fide-dutch-2017': 'FIDE (néerlandais) 2017',
    'fide-dutch-2012': 'FIDE (néerlandais) 2012',
    'fide-dutch-1998': 'FIDE (néerlandais) 1998',
    cfc: 'Système suisse FCE',
    'cfc-team': 'Système suisse FCE par équipes',
    'round-robin': 'Toutes rondes',
    ssm: 'SSM',
  },
  list: (items) => new Intl.ListFormat('fr').format(items),
}
