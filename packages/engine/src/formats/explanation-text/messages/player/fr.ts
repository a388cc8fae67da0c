import type { PlayerMessages, YourColours } from './player.ts'

const colourName = { white: 'les Blancs', black: 'les Noirs' } as const
const vowel = /^[aeiouyhàâéèêëîïôùûœ]/i
const due = { white: 'aux Blancs', black: 'aux Noirs' } as const

const colours = ({ rule, opponent, youHave, youWereDue, theyWereDue, claim }: YourColours): string => {
  const wanted = due[youWereDue ?? theyWereDue ?? 'white']
  const granted = youHave === youWereDue ? 'vous' : opponent
  const gets = youHave === youWereDue ? 'vous les avez' : `${opponent} les a`
  switch (rule) {
    case 0:
      if (theyWereDue === null) return `Vous aviez droit ${wanted} et vous les avez ; ${opponent} n’avait pas de préférence.`
      if (youWereDue === null) return `${opponent} avait droit ${wanted} et les a ; vous n’aviez pas de préférence.`
      return `Vous aviez droit ${due[youWereDue]} et ${opponent} ${due[theyWereDue]} : c’est ainsi que vous jouez.`
    case 1:
      return `Vous aviez tous deux droit ${wanted} ; la préférence la plus forte est ${granted === 'vous' ? 'la vôtre' : `celle ${vowel.test(opponent) ? 'd’' : 'de '}${opponent}`}${claim}.`
    case 2:
      return `Vous aviez tous deux autant droit ${wanted} ; les couleurs alternent depuis la dernière ronde où elles différaient : ${gets}.`
    case 3:
      return `Vous aviez tous deux droit ${wanted}, avec le même historique ; la couleur revient au mieux classé : ${gets}.`
    case 4:
      return `Aucun de vous deux n’a encore joué ; la couleur initiale et les numéros vous donnent ${colourName[youHave]}.`
    case 'third':
      return `Sinon l’un de vous aurait eu trois fois de suite la même couleur ; vous avez donc ${colourName[youHave]}.`
    case 'equalise':
      return `Vous aviez tous deux droit ${wanted} ; ${gets}, pour égaliser le nombre de chaque couleur, ce qui passe d’abord.`
    case 'rank':
      return `Vous aviez tous deux droit ${wanted} pour la même raison ; la couleur revient au mieux classé : ${gets}.`
    case 'last-lot':
      return `À la dernière ronde, le tirage au sort vous a donné ${colourName[youHave]}.`
  }
}

export const player: PlayerMessages = {
  you: 'vous',
  onlyTwo: (opponent, points) => `Vous et ${opponent} êtes les deux seuls à avoir ${points}, et vous ne vous êtes pas encore rencontrés.`,
  bothHave: (opponent, points) => `Vous et ${opponent} avez chacun ${points}.`,
  youComeDown: (opponent, yours, theirs) =>
    `Vous restiez sans adversaire avec ${yours} ; vous jouez donc contre ${opponent}, qui a ${theirs}.`,
  theyComeDown: (opponent, theirs, yours) => `${opponent} restait sans adversaire avec ${theirs} et joue contre vous, qui avez ${yours}.`,
  noOneElseForYou: (obstacles) => `Il n’y avait personne d’autre pour vous dans la tranche : ${obstacles}.`,
  noOneElseForThem: (opponent, obstacles) => `Il n’y avait personne d’autre pour ${opponent} dans la tranche : ${obstacles}.`,
  firstForYou: (opponent) => `Parmi les adversaires qui restent pour vous, ${opponent} vient en premier dans l’ordre.`,
  youAreFirst: (opponent) => `Parmi les adversaires qui restent pour ${opponent}, vous venez en premier dans l’ordre.`,
  comesBefore: (other, opponent, obstacle) => `Pour vous, ${other} venait avant ${opponent}, mais ${obstacle}.`,
  theyWouldMeet: (other, opponent, obstacle) => `Pour ${opponent}, ${other} venait avant vous, mais ${obstacle}.`,
  moreComeBefore: (count) => `${count === 1 ? 'Un autre venait' : `${count} autres venaient`} d’abord, et aucun ne convenait.`,
  changedPlaces: (down, up, obstacle, withYou) =>
    `${down} et ${up} ${withYou ? 'avez échangé vos' : 'ont échangé leurs'} places entre les deux moitiés : sans cela ${obstacle}.`,
  sameHalf: (opponent, obstacle) => `Vous et ${opponent} êtes de la même moitié et avez été échangés : ${obstacle}.`,
  colours,
  table: (own, opponent, number) => `La table oppose à cette ronde le numéro ${own}, vous, au numéro ${number}, ${opponent}.`,
  lowestBye: 'Le nombre de joueurs est impair, et vous êtes le moins bien classé de ceux qui peuvent être exempts.',
  byeLeftOver: 'Le nombre de joueurs est impair, et vous restez sans adversaire à la fin : vous êtes exempt.',
  byeInOrder:
    'Le nombre de joueurs est impair, et vous êtes le premier dans l’ordre des exempts après qui tous les autres peuvent être appariés.',
  rests: (own) => `Le nombre de joueurs est impair, et la table exempte à cette ronde le numéro ${own}, vous.`,
  floats: (points) => `Vous restiez sans adversaire parmi les joueurs qui ont ${points}.`,

  youPlay: (opponent) => `Vous jouez bien contre ${opponent}.`,
  yourself: 'C’est vous ; personne ne joue contre soi-même.',
  youAreAway: 'Vous n’êtes pas à apparier à cette ronde.',
  wish: (opponent) => `Avec vous contre ${opponent}`,
  wishUnpaired: 'Avec vous sans adversaire',
  youHadBye: 'Vous avez déjà été exempt, ou eu des points sans jouer.',
  youAreUnpaired: (bye) => (bye ? 'Vous êtes bien exempt.' : 'Vous restiez sans adversaire dans votre tranche.'),
}
