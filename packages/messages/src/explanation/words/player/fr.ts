import { say, type Words } from '../../runs.ts'
import { byClaim, colourName, de, due, list, points } from '../grammar/fr.ts'
import { upfloat } from '../upfloat/fr.ts'
import type { PlayerMessages, YourColours } from './player.ts'

const colours = ({ rule, opponent, youHave, youWereDue, theyWereDue, claim }: YourColours): Words => {
  const wanted = due[youWereDue ?? theyWereDue ?? 'white']
  const granted = youHave === youWereDue ? 'vous' : opponent
  const gets = youHave === youWereDue ? 'vous les avez' : say`${opponent} les a`
  switch (rule) {
    case 0:
      if (theyWereDue === null) return say`Vous aviez droit ${wanted} et vous les avez ; ${opponent} n’avait pas de préférence.`
      if (youWereDue === null) return say`${opponent} avait droit ${wanted} et les a ; vous n’aviez pas de préférence.`
      return say`Vous aviez droit ${due[youWereDue]} et ${opponent} ${due[theyWereDue]} : c’est ainsi que vous jouez.`
    case 1:
      return say`Vous aviez tous deux droit ${wanted} ; la préférence la plus forte est ${granted === 'vous' ? 'la vôtre' : say`celle ${de(opponent)}`}${byClaim(claim)}.`
    case 2:
      return say`Vous aviez tous deux autant droit ${wanted} ; les couleurs alternent depuis la dernière ronde où elles différaient : ${gets}.`
    case 3:
      return say`Vous aviez tous deux droit ${wanted}, et vos couleurs, comparées à rebours, ne diffèrent nulle part ; la couleur revient au mieux classé : ${gets}.`
    case 4:
      return say`Aucun de vous deux n’a encore joué ; la couleur initiale et les numéros vous donnent ${colourName[youHave]}.`
    case 'third':
      return say`Sinon l’un de vous aurait eu trois fois de suite la même couleur ; vous avez donc ${colourName[youHave]}.`
    case 'equalise':
      return say`Vous aviez tous deux droit ${wanted} ; ${gets}, pour égaliser le nombre de chaque couleur, ce qui passe d’abord.`
    case 'rank':
      return say`Vous aviez tous deux droit ${wanted} pour la même raison ; la couleur revient au mieux classé : ${gets}.`
    case 'last-lot':
      return say`À la dernière ronde, le tirage au sort vous a donné ${colourName[youHave]}.`
    case 'lower-ranked':
      return say`Vous aviez tous deux droit ${wanted}, et vos couleurs, comparées à rebours, ne diffèrent nulle part ; sous le groupe médian, la couleur revient au moins bien classé : ${gets}.`
    default:
      return upfloat.yourColours(rule, youHave, opponent)
  }
}

export const player: PlayerMessages = {
  you: say`vous`,
  onlyTwo: (opponent, score) =>
    say`Personne d’autre que vous et ${opponent} n’a ${points(score)}, et il n’y a pas encore eu de partie entre vous.`,
  bothHave: (opponent, score) => say`Vous et ${opponent} avez chacun ${points(score)}.`,
  youComeDown: (opponent, yours, theirs) =>
    say`Vous restiez sans adversaire avec ${points(yours)} ; vous jouez donc contre ${opponent}, qui a ${points(theirs)}.`,
  theyComeDown: (opponent, theirs, yours) =>
    say`${opponent} restait sans adversaire avec ${points(theirs)} et joue contre vous, qui avez ${points(yours)}.`,
  noOneElseForYou: (obstacles) => say`Il n’y avait personne d’autre pour vous dans la tranche : ${list(obstacles)}.`,
  noOneElseForThem: (opponent, obstacles) => say`Il n’y avait personne d’autre pour ${opponent} dans la tranche : ${list(obstacles)}.`,
  firstForYou: (opponent) => say`Parmi les adversaires qui restent pour vous, ${opponent} vient en premier dans l’ordre.`,
  youAreFirst: (opponent) => say`Parmi les adversaires qui restent pour ${opponent}, vous venez en premier dans l’ordre.`,
  inOrder: (opponent, of, place, youAreHigher) => {
    const [own, theirs] = {
      halves: ['dans la moitié supérieure', 'dans la moitié inférieure'],
      'moved-down': ['parmi ceux qui descendent', 'parmi les autres'],
      subgroups: ['dans G1, par moyenne Elo des adversaires,', 'dans G2, par numéro d’appariement,'],
      ends: ['de la tranche depuis le haut', 'de la tranche depuis le bas'],
    }[of]
    const [yours, other] = youAreHigher ? [own, theirs] : [theirs, own]
    return say`Vous avez le numéro ${place} ${yours!} et ${opponent} le numéro ${place} ${other!} ; on se rencontre dans cet ordre.`
  },
  comesBefore: (other, opponent, obstacle) => say`Pour vous, ${other} venait avant ${opponent}, mais ${obstacle}.`,
  theyWouldMeet: (other, opponent, obstacle) => say`Pour ${opponent}, ${other} venait avant vous, mais ${obstacle}.`,
  moreComeBefore: (count) => say`${count === 1 ? 'Un autre venait' : say`${count} autres venaient`} d’abord, et aucun ne convenait.`,
  changedPlaces: (down, up, obstacle, withYou) =>
    say`${list(down)} et ${list(up)} ${withYou ? 'avez échangé vos' : 'ont échangé leurs'} places entre les deux moitiés : sans cela ${obstacle}.`,
  sameHalf: (opponent, obstacle) => say`Vous et ${opponent} êtes de la même moitié, après un échange : ${obstacle}.`,
  colours,
  table: (own, opponent, number) => say`La table oppose à cette ronde le numéro ${own}, vous, au numéro ${number}, ${opponent}.`,
  lowestBye: 'Le nombre de joueurs est impair, et vous êtes le moins bien classé de ceux qui peuvent recevoir l’exemption.',
  byeLeftOver: 'Le nombre de joueurs est impair, et vous restez sans adversaire à la fin : vous recevez l’exemption.',
  byeInOrder:
    'Le nombre de joueurs est impair, et vous venez en tête de l’ordre des exemptions après qui tous les autres peuvent être appariés.',
  rests: (own) => say`Le nombre de joueurs est impair, et la table exempte à cette ronde le numéro ${own}, vous.`,
  floats: (score) => say`Vous restiez sans adversaire parmi les joueurs qui ont ${points(score)}.`,

  untold: (opponent) => `L’arbitre peut vous dire pourquoi vous ne rencontrez pas ${opponent}.`,
  youPlay: (opponent) => say`Vous jouez bien contre ${opponent}.`,
  yourself: 'C’est vous ; personne ne joue contre soi-même.',
  wish: (opponent) => say`Avec vous contre ${opponent}`,
  wishUnpaired: 'Avec vous sans adversaire',
  youHadBye: 'Vous avez déjà eu une exemption, ou des points sans jouer.',
  youAreUnpaired: (bye) => (bye ? 'Vous recevez bien l’exemption.' : 'Vous restiez sans adversaire dans votre tranche.'),
}
