import { opposite } from '../../../model/colour.ts'
import type { ApartReason } from '../../../model/tournament.ts'
import { criterionIn } from './criteria/criteria.ts'
import { criteria } from './criteria/fr.ts'
import type { Messages, Stuck } from './messages.ts'
import { panel } from './panel/fr.ts'
import { player } from './player/fr.ts'

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`
const colourName = { white: 'les Blancs', black: 'les Noirs' } as const
const due = { white: 'aux Blancs', black: 'aux Noirs' } as const
const inRounds = (rounds: readonly number[]): string => `${rounds.length === 1 ? 'à la ronde' : 'aux rondes'} ${list(rounds.map(String))}`
const vowel = /^[aeiouyhàâéèêëîïôùûœ]/i
const de = (name: string): string => (vowel.test(name) ? `d’${name}` : `de ${name}`)
const que = (name: string): string => (vowel.test(name) ? `qu’${name}` : `que ${name}`)
const outside = (only: readonly string[]): string =>
  only.length === 0 ? '' : `, car hors de ce groupe ils ne peuvent rencontrer ${que(list(only))}`

const when = ({ firstRound, lastRound }: ApartReason): string =>
  lastRound === null
    ? firstRound === 1
      ? 'à toutes les rondes'
      : `à partir de la ronde ${firstRound}`
    : firstRound === lastRound
      ? `à la ronde ${firstRound}`
      : `aux rondes ${firstRound} à ${lastRound}`
const shared = ({ by, name }: ApartReason): string =>
  by === 'players' ? 'joueurs nommés' : `${by === 'same-club' ? 'même club' : 'même fédération'}${name === null ? '' : `, ${name}`}`

const stuckText = ({ stuck, only, bye }: Stuck): string => {
  if (stuck.length === 0) return 'le nombre de joueurs est impair et personne ne peut être exempt'
  if (bye) return `seuls ${list([...stuck, ...only])} peuvent être exempts, et alors ${list(stuck)} ne peuvent tous être appariés`
  if (stuck.length === 1) return `il n’y a pas d’adversaire pour ${stuck[0]}`
  return `${list(stuck)} ne peuvent tous être appariés${outside(only)}`
}

/** French, in the words of French arbiters: appariement, tranche de score, flotteur, couleur due, exempt. */
export const french: Messages = {
  language: 'fr',
  list,
  colon: ' : ',
  cite: (articles) => `[${articles.join(', ')}]`,
  criterion: criterionIn(criteria),
  points: (points) => `${points} ${/^(?:[01]?½|[01])$/.test(points) ? 'point' : 'points'}`,
  forPairing: (points) => `${points} pour l’appariement`,
  andLess: (points) => `${points} et moins`,

  round: (round, rulebook) => `Ronde ${round} selon ${rulebook}`,
  scoregroups: 'Groupes de score',
  bracket: (number, kind, last) =>
    `Tranche ${number}${kind === 'penultimate' ? ', l’avant-dernière (PPB)' : kind === 'collapsed' ? ', la dernière, regroupée (CLB)' : last ? ', la dernière' : ''}`,
  notAllPaired: (players, only) =>
    `Ici ${players} ne peuvent tous être appariés${only === '' ? '' : ` ; hors de ce groupe ils ne peuvent rencontrer ${que(only)}`}`,
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
  floats: (names) => `descendent : ${names}`,
  getsBye: (name) => `exempt : ${name}`,
  limbo: (names) => `Limbes : ${names}`,
  notLegal: 'non permis',
  betterBy: (criterion, article) => `Meilleur que le candidat naturel selon ${article}, ${criterion}.`,
  firstOfEquals: 'Aucun candidat permis n’est meilleur, et aucun d’aussi bon ne vient avant.',
  exchanged: (down, up) => `Échange : ${down} vers S2, ${up} vers S1`,
  withoutExchange: (obstacle) => `sans échange, ${obstacle}`,
  passedOver: (name, opponent, obstacle) => `${name} pas contre ${opponent} : ${obstacle}`,
  completed: (count) =>
    `Test d’achèvement réussi : ${count === 1 ? 'le joueur qui reste peut être apparié' : `les ${count} joueurs qui restent peuvent être appariés`}.`,
  notCompleted: (stuck) => `Test d’achèvement manqué : ${stuckText(stuck)}.`,
  byeTooHigh: 'Test d’achèvement manqué : l’exempt aurait un score plus haut que nécessaire.',
  colours: 'Couleurs',
  bye: (name) => `${name} est exempt.`,
  byeBarred: (name, bar) => `${name} est moins bien classé, mais ${bar}.`,
  impossible: (stuck) => `Aucun appariement permis n’existe : ${stuckText(stuck)}. L’arbitre décide.`,

  theTwo: 'les deux',
  met: (who, rounds, played) =>
    `${played ? 'rencontre déjà jouée' : 'rencontre déjà appariée, sans être jouée,'} ${inRounds(rounds)}${who === 'les deux' ? '' : ` entre ${who}`}`,
  forbidden: (who) => `l’organisateur tient séparés ${who}`,
  apart: (reason) =>
    `${reason.strength === 'law' ? 'une règle du tournoi' : 'un souhait, respecté si possible'} : ${shared(reason)}, pas de rencontre ${when(reason)}`,
  bothMustHave: (who, colour) => `${colourName[colour]} sont obligatoires pour ${who}`,
  wouldBe: (criterion, value, instead) => `ce serait moins bon (${criterion} : ${value} au lieu de ${instead})`,
  moreFloat: 'plus de joueurs devraient alors flotter vers le bas',
  incomplete: 'les autres ne pourraient alors pas être appariés',
  laterInOrder: 'l’ordre de la méthode rencontre d’abord un autre appariement',
  noTransposition: 'aucun ordre de la moitié inférieure ne serait aussi bon',
  byeBar: (rounds, winsToo) => `déjà exempt${winsToo ? ', ou les points d’un gain sans jouer,' : ''} ${inRounds(rounds)}`,

  claim: (claim) => {
    switch (claim.kind) {
      case 'running':
        return `après deux parties de suite avec ${colourName[claim.colour]}`
      case 'more':
        return `avec ${claim.games === 1 ? 'une partie' : `${claim.games} parties`} de plus avec ${colourName[claim.colour]} qu’avec ${colourName[opposite(claim.colour)]}`
      case 'wider':
        return `par la plus grande différence de couleurs, ${claim.difference} contre ${claim.against}`
    }
  },
  colourReason: (rule, white, black, claim) => {
    const [wanted, granted, denied] = white.due === 'white' ? [due.white, white.name, black.name] : [due.black, black.name, white.name]
    switch (rule) {
      case 0:
        if (white.due === null || black.due === null) {
          const one = white.due === null ? black : white
          return `${one.name} a droit ${due[one.due!]} et les a ; l’autre n’a pas de préférence.`
        }
        return `${white.name} a droit aux Blancs et ${black.name} aux Noirs : c’est ainsi qu’ils jouent.`
      case 1:
        return `Tous deux ont droit ${wanted} ; la préférence ${de(granted)} est plus forte${claim}.`
      case 2:
        return `Tous deux ont autant droit ${wanted} ; ${granted} les a et ${denied} non, car on alterne depuis la dernière ronde où leurs couleurs différaient.`
      case 3:
        return `Tous deux ont autant droit ${wanted}, avec le même historique ; ${granted} est mieux classé et les a.`
      case 4:
        return `Aucun des deux n’a encore joué ; par la couleur initiale et le numéro du mieux classé, ${white.name} a les Blancs.`
      case 'third':
        return `Sinon ${white.name} ou ${black.name} aurait la même couleur pour la troisième fois de suite ; ${white.name} a donc les Blancs.`
      case 'equalise':
        return `Tous deux ont droit ${wanted} ; ${granted} les a pour égaliser ses couleurs, ce qui passe avant l’alternance.`
      case 'rank':
        return `Tous deux ont droit ${wanted} pour la même raison ; ${granted} est mieux classé et les a.`
      case 'last-lot':
        return `À la dernière ronde le tirage au sort décide : ${white.name} a les Blancs.`
    }
  },
  bothHave: (a, b, points) => `${a} et ${b} ont chacun ${points}.`,
  movedDownTo: (a, aPoints, b, bPoints) => `${a} a ${aPoints} et joue dans la tranche ${de(b)}, qui a ${bPoints}.`,
  nobodyElse: (name, obstacles) =>
    `Dans la tranche, ${name} ne peut rencontrer personne d’autre${obstacles === '' ? '' : ` : ${obstacles}`}.`,
  firstInOrder: (a, b) => `Parmi les adversaires qui restent pour ${a}, ${b} vient en premier dans l’ordre.`,
  comesBefore: (a, other, b, obstacle) => `${other} vient avant ${b} dans l’ordre pour ${a}, mais ${obstacle}.`,
  moreComeBefore: (a, count, b) =>
    `${count === 1 ? 'Un autre vient' : `${count} autres viennent`} avant ${b} dans l’ordre pour ${a}, et aucun n’était possible ou n’aurait été meilleur.`,
  changedPlaces: (down, up, obstacle) => `${down} et ${up} ont échangé leurs places entre les deux moitiés : sans cela ${obstacle}.`,
  floated: (name, points, bracket, size) =>
    size === 1
      ? `${name} a ${points}, est sans compagnie dans la tranche ${bracket} et flotte vers le bas.`
      : `${name} a ${points} et flotte vers le bas, sans adversaire dans la tranche ${bracket} de ${size} joueurs.`,
  unpairedBye: (name, points) => `${name} a ${points}, reste sans adversaire dans la dernière tranche et est exempt.`,
  meetsNobodyThere: (name, obstacles) => `Il n’y a là aucun adversaire pour ${name} : ${obstacles}.`,
  couldNotAllBePaired: (players, only, obstacle) =>
    `Dans cette tranche ${players} ne peuvent tous être appariés${outside(only === '' ? [] : [only])}${obstacle === '' ? '' : ` : ${obstacle}`}.`,
  otherwise: (stuck) => `Sinon la ronde ne pourrait être achevée : ${stuckText(stuck)}.`,
  oddManMeets: (a, aPoints, b, bPoints) => `${a} est en surnombre dans le groupe à ${aPoints} et rencontre ${b}, qui a ${bPoints}.`,
  oddMan: (name, points, size) =>
    size === 1
      ? `${name} est seul à avoir ${points} et rencontre quelqu’un d’en dessous.`
      : `${name} a ${points} et est en surnombre dans un groupe de ${size}.`,
  byeFirst: (name, points) => `${name} a ${points} ; l’exempt est désigné d’abord, à partir du score le plus bas.`,
  sameHalf: (a, b, obstacle) => `${a} et ${b} sont de la même moitié et ont été échangés : ${obstacle}.`,
  tableMeets: (white, whiteNumber, black, blackNumber) =>
    `La table a ${whiteNumber} – ${blackNumber} à cette ronde : ${white} a les Blancs contre ${black}.`,
  tableRests: (name, number) => `La table laisse le numéro ${number} sans adversaire à cette ronde : ${name} est exempt.`,
  numbersBy: (drawn, players) => `Les numéros 1 à ${players} ont été ${drawn ? 'tirés au sort' : 'donnés avant la première ronde'}.`,
  wishDropped: (a, b, reason) =>
    `${a} et ${b} ne devaient si possible pas se rencontrer (${shared(reason)}, ${when(reason)}), mais avec tous ces souhaits la ronde ne pouvait être appariée.`,
  notInstead: (other, place, obstacle) =>
    `${place === 'bye' ? `L’exempt n’est pas ${other}` : `Ce n’est pas ${other} qui ${place === 'float' ? 'flotte' : 'est en surnombre'}`} : ${obstacle}.`,
  laterInstead: (other, place) =>
    `${other} ${place === 'bye' ? 'comme exempt' : place === 'float' ? 'comme flotteur' : 'en surnombre'} aurait été aussi bon, mais vient plus tard dans l’ordre.`,

  theyPlay: (white, black, colourless) => `Ils jouent bien : ${white} ${colourless ? 'rencontre' : 'a les Blancs contre'} ${black}.`,
  samePlayer: (name) => `C’est deux fois ${name} ; personne ne joue contre soi-même.`,
  notToBePaired: (names) => `À ne pas apparier à cette ronde : ${names}.`,
  isUnpaired: (name, bracket, bye) => (bye ? `${name} est bien exempt.` : `${name} flotte bien vers le bas, de la tranche ${bracket}.`),
  noBye: 'Personne ne descend de la dernière tranche, et avec un nombre pair de joueurs il n’y a pas d’exempt.',
  cannotMeet: (a, b, obstacle) => `${a} et ${b} ne peuvent être appariés : ${obstacle}.`,
  cannotTakeBye: (name, obstacle) => `${name} ne peut être exempt : ${obstacle}.`,
  cannotComplete: (wish, stuck) => `${wish}, la ronde ne peut être achevée : ${stuckText(stuck)}.`,
  wishPair: (a, b) => `Avec ${a} contre ${b}`,
  wishUnpaired: (name) => `Avec ${name} sans adversaire`,
  wouldHaveToFloat: (name, bracket) => `Pour cela ${name} devrait rester sans adversaire dans la tranche ${bracket}.`,
  wouldBeOddMan: (name) => `Pour cela ${name} devrait être en surnombre.`,
  worse: (criterion, article, granted, chosen) =>
    `Le meilleur appariement de la tranche qui le permet est moins bon selon ${article}, ${criterion} : ${granted} au lieu de ${chosen}.`,
  later: 'Ce serait aussi bon selon tous les critères, mais vient plus tard dans l’ordre où les candidats sont essayés.',
  furtherFromOrder: 'Ce serait aussi bon selon toutes les règles, mais plus loin de l’ordre consécutif.',
  worseRound: (criterion, article, granted, chosen) =>
    `Appariée de nouveau ainsi, la ronde est moins bonne selon ${article}, ${criterion} : ${granted} au lieu de ${chosen}.`,
  otherFirst: 'L’appariement serait possible ainsi, mais la méthode en rencontre un autre d’abord.',
  comesFirst: (place, of, instead) =>
    place === 'bye'
      ? `Pour cela il faudrait un autre exempt ; ${instead} vient d’abord.`
      : place === 'odd-man'
        ? `Pour cela un autre devrait être en surnombre ; ${instead} vient d’abord.`
        : `Pour cela ${of}, en surnombre au-dessus, devrait avoir un autre adversaire ; ${instead} vient d’abord.`,
  otherRounds: (a, b, games) =>
    `D’après la table, ${a} et ${b} se rencontrent ${list(games.map(({ round, white }) => `à la ronde ${round} (Blancs : ${white})`))}.`,
  otherSections: (a, b) => `${a} et ${b} sont dans des sections différentes, et chacune joue pour elle-même.`,
  restsIn: (name, number, rounds) => `D’après la table, le numéro ${number}, ${name}, est exempt ${inRounds(rounds)}.`,
  sequence: (label, numbers) => `${label}, numéros dans la tranche : ${numbers}`,
  withWish: 'Avec le souhait',
  boardsChange: (without, instead) => `Échiquiers qui changeraient : ${without} deviendraient ${instead}.`,

  panel,
  player,
}
