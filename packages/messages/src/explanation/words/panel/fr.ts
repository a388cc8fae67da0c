import { say } from '../../runs.ts'
import { colourName, inRounds, list, points } from '../grammar/fr.ts'
import type { PanelMessages } from './panel.ts'

export const panel: PanelMessages = {
  onlyTwo: (a, b, score) => say`Personne d’autre que ${a} et ${b} n’a ${points(score)}.`,
  noOneLeft: (a, b) => say`${a} joue contre ${b} parce qu’il ne reste personne d’autre dans la tranche.`,
  noOneElseMay: (a, b) => say`${a} joue contre ${b} parce que personne d’autre n’est permis dans la tranche.`,
  firstInOrder: (a, b) => say`${a} joue contre ${b}, en tête de l’ordre.`,
  inOrder: (a, b, of, place) =>
    of === 'halves'
      ? say`${a} joue contre ${b} : le numéro ${place} de la moitié supérieure contre le numéro ${place} de la moitié inférieure.`
      : of === 'ends'
        ? say`${a} joue contre ${b} : le numéro ${place} de la tranche depuis le haut contre le numéro ${place} depuis le bas.`
        : of === 'subgroups'
          ? say`${a} joue contre ${b} : le numéro ${place} de G1, par moyenne Elo des adversaires, contre le numéro ${place} de G2.`
          : say`${a} joue contre ${b} : le numéro ${place} de ceux qui descendent contre le numéro ${place} des autres.`,
  comesDown: (a, score, b) => say`${a} descend avec ${points(score)} et joue contre ${b}, en tête de l’ordre.`,
  oddMan: (a, b) => say`${a} est en surnombre dans son groupe et joue contre ${b}, premier choix en dessous.`,
  exchanged: (a, b) => say`${a} joue contre ${b} après un échange entre les moitiés de la tranche.`,
  passedOver: (a, b, names, count) =>
    names.length === 0
      ? say`${a} joue contre ${b} parce qu’aucun des ${count} adversaires précédents ne convient.`
      : say`${a} joue contre ${b} parce que ${list(names)}, avant dans l’ordre, ne ${names.length === 1 ? 'convient' : 'conviennent'} pas.`,
  table: (white, black, round) => say`La table prévoit ${white} contre ${black} à la ronde ${round}.`,

  floatsAlone: (name) => say`${name} flotte vers le bas parce que tous ne peuvent être appariés dans la tranche.`,
  floatsForBelow: (name) => say`${name} flotte vers le bas pour que tous ceux d’en dessous puissent être appariés.`,
  floatsLeftOver: (name) => say`${name} flotte vers le bas, sans adversaire dans la tranche.`,
  lowestBye: (name) => say`${name} reçoit l’exemption : la place la plus basse parmi ceux qui le peuvent.`,
  byeLeftOver: (name) => say`${name} reçoit l’exemption, faute d’adversaire à la fin.`,
  byeInOrder: (name) => say`${name} reçoit l’exemption, en tête de l’ordre après qui tous les autres peuvent être appariés.`,
  rests: (name, round) => say`D’après la table, ${name} reçoit l’exemption à la ronde ${round}.`,

  met: (a, b, rounds, played) =>
    say`La rencontre entre ${a} et ${b} a déjà ${played ? 'eu lieu' : 'été appariée, sans être jouée,'} ${inRounds(rounds)}.`,
  bothMustHave: (a, b, colour) => say`${a} et ${b} : tous deux doivent avoir ${colourName[colour]}.`,
  apart: (a, b) => say`L’organisateur tient séparés ${a} et ${b}.`,
  byeBefore: (name) => say`${name} : déjà une exemption, ou des points sans jouer.`,
  incomplete: (wish) => say`${wish}, les autres ne pourraient pas tous être appariés.`,
  worse: (wish, criterion, value, instead) => say`${wish}, ce serait moins bon : ${criterion}, ${value} au lieu de ${instead}.`,
  later: (wish) => say`${wish}, ce serait aussi bon, mais cela vient plus tard dans l’ordre.`,
  otherFirst: (wish) => say`${wish}, l’appariement serait possible, mais la méthode en rencontre un autre d’abord.`,
  otherRound: (a, b, round) => say`La table prévoit la rencontre entre ${a} et ${b} à la ronde ${round}.`,
  otherSection: (a, b) => say`${a} et ${b} ne jouent pas dans la même section.`,

  holds: '✓',
  fails: 'non',
  completion: 'tous peuvent être appariés',
}
