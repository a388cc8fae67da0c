import { say } from '../../runs.ts'
import { mitPunkten, points } from '../grammar/de.ts'
import type { BothWaysMessages } from './both-ways.ts'

const types = {
  a: 'Typ a: schon in diese Gruppe gefloatet, und in der nächsten ist niemand verträglich',
  b: 'Typ b: schon in diese Gruppe gefloatet, und in der nächsten ist jemand verträglich',
  c: 'Typ c: in der nächsten Gruppe ist niemand verträglich',
  d: 'Typ d: in der nächsten Gruppe ist jemand verträglich',
} as const

const reasons = {
  alone: 'in der Gruppe ist niemand verträglich',
  evenness: 'die Zahl muss gerade sein',
  'left-over':
    'trotz aller Vertauschungen fehlt der Gruppe eine Paarung, und der Typ, dann wer zuletzt gepaart würde, entscheidet, welche zwei gehen',
  cracked: 'die Paarung wurde aufgebrochen, weil die mittlere Gruppe nicht zu paaren war',
} as const
const ways = { down: 'abwärts', up: 'aufwärts' } as const

export const bothWays: BothWaysMessages = {
  floated: (name, score, { direction, type, reason }) =>
    say`${name} hat ${points(score)} und floatet ${ways[direction]}: ${reasons[reason]}${type === null ? '' : say` (${types[type]})`}.`,
  precedes: (because, instead, other) => {
    switch (because) {
      case 'floated-before':
        return say`${other} ist in der Runde davor gefloatet`
      case 'evens':
        return say`ohne ${instead} sind die Ansprüche auf Weiß und Schwarz gleichmäßiger verteilt`
      case 'paired-first':
        return say`${other} wird wegen der Punktzahl vor ${instead} gepaart, und was zuerst gefunden ist, bleibt`
      case 'company':
        return say`${instead} kann mit den anderen Floatern der Gruppe gehen und kommt so zuerst`
    }
  },
  isFloater: (name, group) => say`${name} ist gefloatet, aus Gruppe ${group}.`,
  noBye: 'Aus der mittleren Gruppe floatet niemand, und bei gerader Spielerzahl gibt es kein Freilos.',
  wouldHaveTo: (name, group) => say`Dafür müsste ${name} aus Gruppe ${group} floaten.`,
  notInstead: (other, obstacle) => say`Nicht ${other} floatet: ${obstacle}.`,
  laterInstead: (other, how) => say`${other} als Floater wäre ebenso gut gewesen, aber ${how ?? 'kommt in der Reihenfolge später'}.`,
  laterFloater: (instead, other, because) => say`${instead} kommt in der Reihenfolge der Floater vor ${other}: ${because}`,
  wish: (name) => say`Mit ${name} als Floater`,
  goes: (name, { direction, reason }) => say`${name} floatet ${ways[direction]}: ${reasons[reason]}.`,
  meets: (name, score, opponent) => say`${name} floatet mit ${mitPunkten(score)} und spielt gegen ${opponent}, in der Reihenfolge zuerst.`,
  youFloat: (score, { direction, reason }) => say`Mit ${mitPunkten(score)} floaten Sie ${ways[direction]}: ${reasons[reason]}.`,
}
