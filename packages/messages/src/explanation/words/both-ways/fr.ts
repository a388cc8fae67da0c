import { say } from '../../runs.ts'
import { points } from '../grammar/fr.ts'
import type { BothWaysMessages } from './both-ways.ts'

const types = {
  a: 'type a : a déjà flotté dans ce groupe, et personne de compatible dans le suivant',
  b: 'type b : a déjà flotté dans ce groupe, et quelqu’un de compatible dans le suivant',
  c: 'type c : personne de compatible dans le groupe suivant',
  d: 'type d : quelqu’un de compatible dans le groupe suivant',
} as const

const reasons = {
  alone: 'personne du groupe n’est compatible',
  evenness: 'le nombre doit être pair',
  'left-over':
    'malgré tout échange il manque un appariement au groupe, et le type, puis qui serait apparié en dernier, décident quels deux partent',
  cracked: 'l’appariement a été défait, car le groupe médian ne pouvait être apparié',
} as const
const ways = { down: 'vers le bas', up: 'vers le haut' } as const

export const bothWays: BothWaysMessages = {
  floated: (name, score, { direction, type, reason }) =>
    say`${name} a ${points(score)} et flotte ${ways[direction]} : ${reasons[reason]}${type === null ? '' : say` (${types[type]})`}.`,
  precedes: (because, instead, other) => {
    switch (because) {
      case 'floated-before':
        return say`${other} a flotté à la ronde précédente`
      case 'evens':
        return say`sans ${instead}, les droits aux Blancs et aux Noirs sont plus égaux`
      case 'paired-first':
        return say`${other} est apparié avant ${instead}, par le score, et ce qui est trouvé d’abord reste`
      case 'company':
        return say`${instead} peut partir avec les autres flotteurs du groupe et vient ainsi d’abord`
    }
  },
  isFloater: (name, group) => say`${name} a bien flotté, hors du groupe ${group}.`,
  noBye: 'Personne ne flotte hors du groupe médian, et avec un nombre pair de joueurs il n’y a pas d’exempt.',
  wouldHaveTo: (name, group) => say`Pour cela ${name} devrait flotter hors du groupe ${group}.`,
  notInstead: (other, obstacle) => say`Ce n’est pas ${other} qui flotte : ${obstacle}.`,
  laterInstead: (other, how) => say`${other} comme flotteur aurait été aussi bon, mais ${how ?? 'vient plus tard dans l’ordre'}.`,
  laterFloater: (instead, other, because) => say`${instead} vient avant ${other} dans l’ordre des flotteurs : ${because}`,
  wish: (name) => say`Avec ${name} comme flotteur`,
  goes: (name, { direction, reason }) => say`${name} flotte ${ways[direction]} : ${reasons[reason]}.`,
  meets: (name, score, opponent) => say`${name} flotte avec ${points(score)} et joue contre ${opponent}, en tête de l’ordre.`,
  youFloat: (score, { direction, reason }) => say`Avec ${points(score)} vous flottez ${ways[direction]} : ${reasons[reason]}.`,
}
