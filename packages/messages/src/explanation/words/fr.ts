import type { ApartReason } from '@zug/engine/model'
import { article as named, type Runs, say, type Words } from '../runs.ts'
import { bothWays } from './both-ways/fr.ts'
import { criterionIn } from './criteria/criteria.ts'
import { criteria } from './criteria/fr.ts'
import { byClaim, colourName, de, due, inRounds, list, points, que } from './grammar/fr.ts'
import type { Stuck } from './grammar/grammar.ts'
import type { Messages } from './messages.ts'
import { panel } from './panel/fr.ts'
import { player } from './player/fr.ts'
import { steps } from './steps/fr.ts'
import { upfloat } from './upfloat/fr.ts'

const outside = (only: readonly Runs[]): Words =>
  only.length === 0 ? '' : say`, car hors de ce groupe ils ne peuvent rencontrer ${que(list(only))}`

const when = ({ firstRound, lastRound }: ApartReason): Words =>
  lastRound === null
    ? firstRound === 1
      ? 'à toutes les rondes'
      : say`à partir de la ronde ${firstRound}`
    : firstRound === lastRound
      ? say`à la ronde ${firstRound}`
      : say`aux rondes ${firstRound} à ${lastRound}`
const shared = ({ by, name }: ApartReason): Words =>
  by === 'players' ? 'joueurs nommés' : say`${by === 'same-club' ? 'même club' : 'même fédération'}${name === null ? '' : say`, ${name}`}`

const stuckText = ({ stuck, only, bye, deadEnd }: Stuck): Words => {
  if (deadEnd) return 'les étapes, prises comme elles sont écrites, finissent sans appariement'
  if (stuck.length === 0) return 'le nombre de joueurs est impair et personne ne peut recevoir l’exemption'
  if (bye)
    return say`seuls ${list([...stuck, ...only])} peuvent recevoir l’exemption, et alors ${list(stuck)} ne peuvent tous être appariés`
  if (stuck.length === 1) return say`il n’y a pas d’adversaire pour ${stuck[0]!}`
  return say`${list(stuck)} ne peuvent tous être appariés${outside(only)}`
}

/** French, in the words of French arbiters: appariement, tranche de score, flotteur, couleur due, exempt. */
export const french: Messages = {
  language: 'fr',
  colon: ' : ',
  criterion: criterionIn(criteria),
  list,
  points,
  andLess: (score) => say`${points(score)} et moins`,

  round: (round, rulebook) => say`Ronde ${round} selon ${rulebook}`,
  scoregroups: 'Groupes de score',
  bracket: (number, kind, last) =>
    say`Tranche ${number}${kind === 'penultimate' ? ', l’avant-dernière (PPB)' : kind === 'collapsed' ? ', la dernière, regroupée (CLB)' : last ? ', la dernière' : ''}`,
  notAllPaired: (players, only) =>
    say`Ici ${list(players)} ne peuvent tous être appariés${only.length === 0 ? '' : say` ; hors de ce groupe ils ne peuvent rencontrer ${que(list(only))}`}`,
  natural: 'Candidat naturel',
  failed: 'D’abord apparié',
  pairedAgain: (penultimate) =>
    penultimate
      ? 'La tranche est donc appariée de nouveau, et ses flotteurs doivent permettre d’apparier tous ceux d’en dessous.'
      : 'Ce candidat ne convient donc pas.',
  chosen: 'Choisi',
  naturalIsChosen: 'Aucun candidat n’est meilleur que le candidat naturel.',
  nobodyPaired: 'Personne ne peut être apparié ici.',
  everybodyFloats: 'Tous doivent flotter vers le bas.',
  floats: (names) => say`descendent : ${names}`,
  getsBye: (name) => say`exempt : ${name}`,
  limbo: (names) => say`Limbes : ${names}`,
  notLegal: 'non permis',
  betterBy: (criterion, article) => say`Meilleur que le candidat naturel selon ${named(article)}, ${criterion}.`,
  firstOfEquals: 'Aucun candidat permis n’est meilleur, et aucun d’aussi bon ne vient avant.',
  exchanged: (down, up) => say`Échange : ${down} vers S2, ${up} vers S1`,
  withoutExchange: (obstacle) => say`sans échange, ${obstacle}`,
  passedOver: (name, opponent, obstacle) => say`${name} pas contre ${opponent} : ${obstacle}`,
  completed: (count) =>
    say`Test d’achèvement réussi : ${count === 1 ? 'le joueur qui reste peut être apparié' : say`les ${count} joueurs qui restent peuvent être appariés`}.`,
  notCompleted: (stuck) => say`Test d’achèvement manqué : ${stuckText(stuck)}.`,
  byeTooHigh: 'Test d’achèvement manqué : l’exempt aurait un score plus haut que nécessaire.',
  colours: 'Couleurs',
  bye: (name) => say`${name} reçoit l’exemption.`,
  byeBarred: (name, bar) => say`${name} est moins bien classé, mais ${bar}.`,
  impossible: (stuck) =>
    stuck.deadEnd
      ? 'Les étapes, prises comme elles sont écrites, finissent sans appariement, bien qu’il en existe un. L’arbitre décide.'
      : say`Aucun appariement permis n’existe : ${stuckText(stuck)}. L’arbitre décide.`,

  met: (who, rounds, played) =>
    say`${played ? 'rencontre déjà jouée' : 'rencontre déjà appariée, sans être jouée,'} ${inRounds(rounds)}${who === null ? '' : say` entre ${who}`}`,
  forbidden: (who) => say`l’organisateur tient séparés ${who ?? 'les deux'}`,
  apart: (reason) =>
    say`${reason.strength === 'law' ? 'une règle du tournoi' : 'un souhait, respecté si possible'} : ${shared(reason)}, pas de rencontre ${when(reason)}`,
  bothMustHave: (who, colour) => say`${colourName[colour]} sont obligatoires pour ${who ?? 'les deux'}`,
  wouldBe: (criterion, value, instead) => say`ce serait moins bon (${criterion} : ${value} au lieu de ${instead})`,
  moreFloat: 'plus de joueurs devraient alors flotter vers le bas',
  incomplete: (stuck) => (stuck === null ? 'les autres ne pourraient alors pas être appariés' : say`alors ${stuckText(stuck)}`),
  laterInOrder: (how) => how ?? 'l’ordre de la méthode rencontre d’abord un autre appariement',
  laterExchange: (wished, chosen) => {
    const exchange = say`alors ${list([...wished.down, ...wished.up])} changeraient de moitié`
    const [more, fewer] = [wished.down.length + wished.up.length, chosen.down.length + chosen.up.length]
    if (fewer === 0) return say`${exchange}, et les appariements sans échange viennent d’abord`
    return more > fewer
      ? say`${exchange}, et les appariements avec moins d’échanges viennent d’abord`
      : say`${exchange} au lieu ${de(list([...chosen.down, ...chosen.up]))}, qui viennent d’abord`
  },
  foundFirst: (player, chosen) => say`la méthode rencontre d’abord un appariement où ${player} joue contre ${chosen}`,
  laterOpponent: (player, wished, chosen) =>
    wished === null
      ? say`alors ${player} resterait sans adversaire, et pour ${player} ${chosen} vient d’abord`
      : say`alors ${player} rencontrerait ${wished}, et pour ${player} ${chosen} vient d’abord`,
  noTransposition: 'aucun ordre de la moitié inférieure ne serait aussi bon',
  byeBar: (rounds, winsToo) => say`déjà une exemption${winsToo ? ', ou les points d’un gain sans jouer,' : ''} ${inRounds(rounds)}`,

  colourReason: (rule, white, black, claim) => {
    const [wanted, granted, denied] = white.due === 'white' ? [due.white, white.name, black.name] : [due.black, black.name, white.name]
    switch (rule) {
      case 0:
        if (white.due === null || black.due === null) {
          const one = white.due === null ? black : white
          return say`${one.name} a droit ${due[one.due!]} et les a ; l’autre n’a pas de préférence.`
        }
        return say`${white.name} a droit aux Blancs et ${black.name} aux Noirs : c’est ainsi qu’ils jouent.`
      case 1:
        return say`Tous deux ont droit ${wanted} ; la préférence ${de(granted)} est plus forte${byClaim(claim)}.`
      case 2:
        return say`Tous deux ont autant droit ${wanted} ; ${granted} les a et ${denied} non, car on alterne depuis la dernière ronde où leurs couleurs différaient.`
      case 3:
        return say`Tous deux ont autant droit ${wanted}, et leurs couleurs, comparées à rebours, ne diffèrent nulle part ; ${granted} est mieux classé et les a.`
      case 4:
        return say`Aucun des deux n’a encore joué ; par la couleur initiale et le numéro du mieux classé, ${white.name} a les Blancs.`
      case 'third':
        return say`Sinon ${white.name} ou ${black.name} aurait la même couleur pour la troisième fois de suite ; ${white.name} a donc les Blancs.`
      case 'equalise':
        return say`Tous deux ont droit ${wanted} ; ${granted} les a pour égaliser ses couleurs, ce qui passe avant l’alternance.`
      case 'rank':
        return say`Tous deux ont droit ${wanted} pour la même raison ; ${granted} est mieux classé et les a.`
      case 'last-lot':
        return say`À la dernière ronde le tirage au sort décide : ${white.name} a les Blancs.`
      case 'lower-ranked':
        return say`Tous deux ont autant droit ${wanted}, et leurs couleurs, comparées à rebours, ne diffèrent nulle part ; sous le groupe médian, le moins bien classé les a : ${granted}.`
      default:
        return upfloat.colours(rule, white.name, black.name)
    }
  },
  bothHave: (a, b, score) => say`${a} et ${b} ont chacun ${points(score)}.`,
  movedDownTo: (a, aScore, b, bScore) => say`${a} a ${points(aScore)} et joue dans la tranche ${de(b)}, qui a ${points(bScore)}.`,
  nobodyElse: (name, obstacles) =>
    say`Dans la tranche, ${name} ne peut rencontrer personne d’autre${obstacles.length === 0 ? '' : say` : ${list(obstacles)}`}.`,
  firstInOrder: (a, b) => say`Parmi les adversaires qui restent pour ${a}, ${b} vient en premier dans l’ordre.`,
  inOrder: (a, b, of, place) =>
    of === 'halves'
      ? say`${a} a le numéro ${place} dans la moitié supérieure et ${b} le numéro ${place} dans la moitié inférieure ; les moitiés se rencontrent dans cet ordre.`
      : of === 'ends'
        ? say`${a} a, d’après l’Index, le numéro ${place} de la tranche depuis le haut et ${b} le numéro ${place} depuis le bas ; les extrêmes se rencontrent, et ainsi vers le milieu.`
        : of === 'subgroups'
          ? say`${a} a le numéro ${place} de G1, par moyenne Elo des adversaires, et ${b} le numéro ${place} de G2, par numéro d’appariement ; les sous-groupes se rencontrent dans cet ordre.`
          : say`${a} a le numéro ${place} parmi ceux qui descendent et ${b} le numéro ${place} parmi les autres ; ils se rencontrent dans cet ordre.`,
  comesBefore: (a, other, b, obstacle) => say`${other} vient avant ${b} dans l’ordre pour ${a}, mais ${obstacle}.`,
  moreComeBefore: (a, count, b) =>
    say`${count === 1 ? 'Un autre vient' : say`${count} autres viennent`} avant ${b} dans l’ordre pour ${a}, et aucun n’était possible ou n’aurait été meilleur.`,
  changedPlaces: (down, up, obstacle) =>
    say`${list(down)} et ${list(up)} ont échangé leurs places entre les deux moitiés : sans cela ${obstacle}.`,
  floated: (name, score, bracket, size) =>
    size === 1
      ? say`${name} a ${points(score)}, est sans compagnie dans la tranche ${bracket} et flotte vers le bas.`
      : say`${name} a ${points(score)} et flotte vers le bas, sans adversaire dans la tranche ${bracket} de ${size} joueurs.`,
  unpairedBye: (name, score) => say`${name} a ${points(score)}, reste sans adversaire dans la dernière tranche et reçoit l’exemption.`,
  meetsNobodyThere: (name, obstacles) => say`Il n’y a là aucun adversaire pour ${name} : ${list(obstacles)}.`,
  couldNotAllBePaired: (players, only, obstacles) =>
    say`Dans cette tranche ${list(players)} ne peuvent tous être appariés${outside(only)}${obstacles.length === 0 ? '' : say` : ${list(obstacles)}`}.`,
  otherwise: (stuck) => say`Sinon la ronde ne pourrait être achevée : ${stuckText(stuck)}.`,
  oddManMeets: (a, aScore, b, bScore) =>
    say`${a} est en surnombre dans le groupe à ${points(aScore)} et rencontre ${b}, qui a ${points(bScore)}.`,
  oddMan: (name, score, size) =>
    size === 1
      ? say`Personne d’autre n’a ${points(score)} : ${name} rencontre quelqu’un d’en dessous.`
      : say`${name} a ${points(score)} et est en surnombre dans un groupe de ${size}.`,
  byeFirst: (name, score) => say`${name} a ${points(score)} ; l’exempt est désigné d’abord, à partir du score le plus bas.`,
  sameHalf: (a, b, obstacle) => say`${a} et ${b} sont de la même moitié, après un échange : ${obstacle}.`,
  tableMeets: (white, whiteNumber, black, blackNumber) =>
    say`La table a ${whiteNumber} – ${blackNumber} à cette ronde : ${white} a les Blancs contre ${black}.`,
  tableRests: (name, number) => say`La table laisse le numéro ${number} sans adversaire à cette ronde : ${name} reçoit l’exemption.`,
  numbersBy: (drawn, players) => say`Les numéros 1 à ${players} ont été ${drawn ? 'tirés au sort' : 'donnés avant la première ronde'}.`,
  seedingRound: (round) =>
    say`La ronde ${round} est une ronde préliminaire du système Burstein (C.04.4.2, 1.6) : elle est appariée par le système FIDE (néerlandais).`,
  wishDropped: (a, b, reason) =>
    say`${a} et ${b} ne devaient si possible pas se rencontrer (${shared(reason)}, ${when(reason)}), mais avec tous ces souhaits la ronde ne pouvait être appariée.`,
  notInstead: (other, place, obstacle) =>
    say`${place === 'bye' ? say`L’exempt n’est pas ${other}` : say`Ce n’est pas ${other} qui ${place === 'float' ? 'flotte' : 'est en surnombre'}`} : ${obstacle}.`,
  laterInstead: (other, place, how) =>
    say`${other} ${place === 'bye' ? 'comme exempt' : place === 'float' ? 'comme flotteur' : 'en surnombre'} aurait été aussi bon, mais ${how ?? 'vient plus tard dans l’ordre'}.`,

  theyPlay: (white, black, colourless) => say`Ils jouent bien : ${white} ${colourless ? 'rencontre' : 'a les Blancs contre'} ${black}.`,
  samePlayer: (name) => say`C’est deux fois ${name} ; personne ne joue contre soi-même.`,
  notToBePaired: (names) => say`À ne pas apparier à cette ronde : ${list(names)}.`,
  isUnpaired: (name, bracket, bye) =>
    bye ? say`${name} reçoit bien l’exemption.` : say`${name} flotte bien vers le bas, de la tranche ${bracket}.`,
  noBye: 'Personne ne descend de la dernière tranche, et avec un nombre pair de joueurs il n’y a pas d’exempt.',
  cannotMeet: (a, b, obstacle) => say`${a} et ${b} ne peuvent être appariés : ${obstacle}.`,
  cannotTakeBye: (name, obstacle) => say`${name} ne peut recevoir l’exemption : ${obstacle}.`,
  cannotComplete: (wish, stuck) => say`${wish}, la ronde ne peut être achevée : ${stuckText(stuck)}.`,
  wishPair: (a, b) => say`Avec ${a} contre ${b}`,
  wishUnpaired: (name) => say`Avec ${name} sans adversaire`,
  wouldHaveToFloat: (name, bracket) => say`Pour cela ${name} devrait rester sans adversaire dans la tranche ${bracket}.`,
  wouldBeOddMan: (name) => say`Pour cela ${name} devrait être en surnombre.`,
  worse: (criterion, article, granted, chosen) =>
    say`Le meilleur appariement de la tranche qui le permet est moins bon selon ${named(article)}, ${criterion} : ${granted} au lieu de ${chosen}.`,
  later: (how) =>
    say`Ce serait aussi bon selon tous les critères, mais ${how ?? 'cela vient plus tard dans l’ordre où les candidats sont essayés'}.`,
  furtherFromOrder: (how) =>
    say`Ce serait aussi bon selon toutes les règles, mais plus loin de l’ordre consécutif${how === null ? '' : say` : ${how}`}.`,
  worseRound: (criterion, article, granted, chosen) =>
    say`Appariée de nouveau ainsi, la ronde est moins bonne selon ${named(article)}, ${criterion} : ${granted} au lieu de ${chosen}.`,
  otherFirst: (how) => say`L’appariement serait possible ainsi, mais ${how ?? 'la méthode en rencontre un autre d’abord'}.`,
  comesFirst: ({ place, of, instead, other, because }) =>
    place === 'bye'
      ? say`Pour cela ${other} devrait recevoir l’exemption ; ${instead} vient d’abord : ${because}.`
      : place === 'odd-man'
        ? say`Pour cela ${other} devrait être en surnombre ; ${instead} vient d’abord : ${because}.`
        : say`Pour cela ${of}, en surnombre au-dessus, devrait rencontrer ${other} ; ${instead} vient d’abord : ${because}.`,
  laterChoice: ({ place, of, instead, other, because }) =>
    place === 'floater'
      ? bothWays.laterFloater(instead, other, because)
      : place === 'upfloater'
        ? upfloat.laterSet(instead, other, because)
        : place === 'shifter'
          ? upfloat.laterShift(instead, other, because)
          : place === 'bye'
            ? say`alors ${other} devrait recevoir l’exemption, et ${instead} vient d’abord : ${because}`
            : place === 'odd-man'
              ? say`alors ${other} devrait être en surnombre, et ${instead} vient d’abord : ${because}`
              : say`alors ${of}, en surnombre au-dessus, devrait rencontrer ${other}, et ${instead} vient d’abord : ${because}`,
  precedes: (because, instead, other) => {
    switch (because) {
      case 'score':
        return say`${instead} a moins de points ${que(other)}`
      case 'rating':
        return say`${instead} a le classement Elo le plus bas`
      case 'rated':
        return say`${other} n’a pas de classement, et ceux qui n’en ont pas viennent après tous les autres`
      case 'lot':
        return say`les deux sont sans classement, et le sort a mis ${instead} d’abord`
      case 'lower':
        return say`${instead} est moins bien placé ${que(other)}`
      case 'higher':
        return say`${instead} est mieux placé ${que(other)}`
      case 'odd-before':
        return say`${other} a déjà été en surnombre, ou a rencontré quelqu’un qui l’était`
      case 'unfinished':
        return say`${other} a une partie inachevée et reste dans son groupe`
      case 'colour':
        return say`${other} a droit à la même couleur que le joueur en surnombre`
      case 'apart':
        return say`${other} et le joueur en surnombre ont demandé à ne pas se rencontrer`
      case 'group':
        return say`${other} est dans un autre groupe`
      case 'laws':
        return say`avec ${instead} comme exempt, plus des autres restent dans leur groupe de points`
      case 'floated-before':
      case 'evens':
      case 'paired-first':
      case 'company':
        return bothWays.precedes(because, instead, other)
      default:
        return upfloat.precedes(because, instead, other)
    }
  },
  otherRounds: (a, b, games) =>
    say`D’après la table, ${a} et ${b} se rencontrent ${list(games.map(({ round, white }) => say`à la ronde ${round} (Blancs : ${white})`))}.`,
  otherSections: (a, b) => say`${a} et ${b} sont dans des sections différentes, et chacune joue pour elle-même.`,
  restsIn: (name, number, rounds) => say`D’après la table, le numéro ${number}, ${name}, reçoit l’exemption ${inRounds(rounds)}.`,
  untold: (a, b) => `L’arbitre peut dire pourquoi ${a} et ${b} ne se rencontrent pas.`,
  sequence: (label, numbers) => say`${label}, numéros dans la tranche : ${numbers}`,
  withWish: 'Avec le souhait',
  boardsChange: (without, instead) => say`Échiquiers qui changeraient : ${without} deviendraient ${instead}.`,

  panel,
  player,
  steps,
  upfloat,
  bothWays,
}
