import type { PanelMessages } from './panel.ts'

const list = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`
const colourName = { white: 'les Blancs', black: 'les Noirs' } as const
const rondes = (rounds: readonly number[]): string => `${rounds.length === 1 ? 'à la ronde' : 'aux rondes'} ${list(rounds)}`

export const panel: PanelMessages = {
  onlyTwo: (a, b, points) => `${a} et ${b} sont les deux seuls à avoir ${points}.`,
  noOneLeft: (a, b) => `${a} joue contre ${b} parce qu’il ne reste personne d’autre dans la tranche.`,
  noOneElseMay: (a, b) => `${a} joue contre ${b} parce que personne d’autre n’est permis dans la tranche.`,
  firstInOrder: (a, b) => `${a} joue contre ${b}, premier adversaire dans l’ordre.`,
  comesDown: (a, points, b) => `${a} descend avec ${points} et joue contre ${b}, premier adversaire dans l’ordre.`,
  oddMan: (a, b) => `${a} est en surnombre dans son groupe et joue contre ${b}, premier choix en dessous.`,
  exchanged: (a, b) => `${a} joue contre ${b} après un échange entre les moitiés de la tranche.`,
  passedOver: (a, b, names, count) =>
    names.length === 0
      ? `${a} joue contre ${b} parce qu’aucun des ${count} adversaires précédents ne convient.`
      : `${a} joue contre ${b} parce que ${list(names)}, avant dans l’ordre, ne ${names.length === 1 ? 'convient' : 'conviennent'} pas.`,
  table: (white, black, round) => `La table prévoit ${white} contre ${black} à la ronde ${round}.`,

  floatsAlone: (name) => `${name} flotte vers le bas parce que tous ne peuvent être appariés dans la tranche.`,
  floatsForBelow: (name) => `${name} flotte vers le bas pour que tous ceux d’en dessous puissent être appariés.`,
  floatsLeftOver: (name) => `${name} flotte vers le bas, sans adversaire dans la tranche.`,
  lowestBye: (name) => `${name} est exempt : le moins bien classé de ceux qui peuvent l’être.`,
  byeLeftOver: (name) => `${name} est exempt, resté sans adversaire à la fin.`,
  byeInOrder: (name) => `${name} est exempt, premier dans l’ordre après qui tous les autres peuvent être appariés.`,
  rests: (name, round) => `D’après la table, ${name} est exempt à la ronde ${round}.`,

  met: (a, b, rounds, played) =>
    `La rencontre entre ${a} et ${b} a déjà ${played ? 'eu lieu' : 'été appariée, sans être jouée,'} ${rondes(rounds)}.`,
  bothMustHave: (a, b, colour) => `${a} et ${b} : tous deux doivent avoir ${colourName[colour]}.`,
  apart: (a, b) => `L’organisateur tient séparés ${a} et ${b}.`,
  byeBefore: (name) => `${name} : déjà exempt, ou des points sans jouer.`,
  incomplete: (wish) => `${wish}, les autres ne pourraient pas tous être appariés.`,
  worse: (wish, criterion, value, instead) => `${wish}, ce serait moins bon : ${criterion}, ${value} au lieu de ${instead}.`,
  later: (wish) => `${wish}, ce serait aussi bon, mais cela vient plus tard dans l’ordre.`,
  otherFirst: (wish) => `${wish}, l’appariement serait possible, mais la méthode en rencontre un autre d’abord.`,
  otherRound: (a, b, round) => `La table prévoit la rencontre entre ${a} et ${b} à la ronde ${round}.`,
  otherSection: (a, b) => `${a} et ${b} ne jouent pas dans la même section.`,

  holds: '✓',
  fails: 'non',
  completion: 'tous peuvent être appariés',
}
