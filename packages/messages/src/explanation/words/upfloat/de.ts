import { say } from '../../runs.ts'
import { colourName, mitPunkten, points } from '../grammar/de.ts'
import type { UpfloatMessages } from './upfloat.ts'

export const upfloat: UpfloatMessages = {
  colours: (rule, white, black) => {
    switch (rule) {
      case 'last-difference':
        return say`Als ${white} und ${black} zuletzt verschiedene Farben hatten, war es umgekehrt; also hat ${white} Weiß.`
      case 'lower-difference':
        return say`${white} hatte, gegen Schwarz gerechnet, seltener Weiß als ${black} und bekommt es deshalb jetzt.`
      case 'fewer-whites':
        return say`${white} hatte in weniger Wettkämpfen Weiß als ${black} und bekommt es deshalb jetzt.`
      case 'alternates':
        return say`Beide hatten bisher dieselben Farben; wer höher steht, wechselt gegenüber dem letzten Wettkampf: ${white} hat Weiß.`
      case 'other-alternates':
        return say`Wer höher steht, hatte noch keine Farbe; die andere Seite wechselt gegenüber dem letzten Wettkampf: ${white} hat Weiß.`
    }
  },
  precedes: (because, instead, other) => {
    switch (because) {
      case 'matches':
        return say`${instead} hat mehr Wettkämpfe gespielt als ${other}`
      case 'games':
        return say`${instead} hat mehr Partien gespielt als ${other}`
      case 'middle':
        return say`von der Mitte nach außen kommt ${instead} zuerst`
      case 'smaller-number':
        return say`${instead} hat eine kleinere Nummer als ${other}`
      case 'larger-number':
        return say`${instead} hat eine größere Nummer als ${other}`
    }
  },
  comesUpTo: (lower, lowerScore, higher, higherScore) =>
    say`${lower} hat ${points(lowerScore)} und kommt hinauf in die Gruppe von ${higher} mit ${mitPunkten(higherScore)}.`,
  floated: (name, score, bracket) =>
    say`${name} hat ${points(score)} und kam hinauf in Gruppe ${bracket}, die für sich allein nicht zu paaren war.`,
  isUp: (name, bracket) => say`${name} kam hinauf, in Gruppe ${bracket}.`,
  noBye: 'Keine Gruppe darüber hat jemanden heraufgeholt, und bei gerader Zahl gibt es kein Freilos.',
  wouldHaveTo: (name, bracket) => say`Dafür müsste ${name} in Gruppe ${bracket} hinaufkommen.`,
  notInstead: (other, obstacle) => say`Nicht ${other} kam hinauf: ${obstacle}.`,
  laterInstead: (other, how) =>
    say`${other} als Aufwärtsfloater wäre ebenso gut gewesen, aber ${how ?? 'kommt in der Reihenfolge später'}.`,
  laterSet: (instead, other, because) => say`${instead} kommt in der Reihenfolge der Aufwärtsfloater vor ${other}: ${because}`,
  laterShift: (instead, other, because) =>
    say`${instead} kommt in der Reihenfolge derer, die die Untergruppe wechseln, vor ${other}: ${because}`,
  wish: (name) => say`Mit diesem Wunsch für ${name}`,
  pairUp: (lower, higher) => say`${lower} kommt hinauf und spielt gegen ${higher}; dort wird jemand gebraucht.`,
  goesUp: (name) => say`${name} kommt hinauf, die erste Wahl für eine Gruppe, die jemanden braucht.`,
  yourColours: (rule, youHave, opponent) => {
    const colour = colourName[youHave]
    switch (rule) {
      case 'last-difference':
        return say`Als Sie und ${opponent} zuletzt verschiedene Farben hatten, war es umgekehrt; so haben Sie ${colour}.`
      case 'lower-difference':
        return say`Weiß gegen Schwarz gerechnet über Ihre Wettkämpfe, haben Sie jetzt ${colour}.`
      case 'fewer-whites':
        return say`Weiß bekommt, wer es in weniger Wettkämpfen hatte; so haben Sie ${colour}.`
      case 'alternates':
        return say`Sie beide hatten bisher dieselben Farben; wer höher steht, wechselt gegenüber dem letzten Wettkampf: Sie haben ${colour}.`
      case 'other-alternates':
        return say`Nur eine Seite hatte schon eine Farbe und wechselt; so haben Sie ${colour}.`
    }
  },
  youComeUp: (opponent, theirs, yours) =>
    say`Die Gruppe von ${opponent} mit ${mitPunkten(theirs)} brauchte jemanden, und Sie kommen mit ${mitPunkten(yours)} hinauf.`,
  theyComeUp: (opponent, yours, theirs) =>
    say`Ihre Gruppe mit ${mitPunkten(yours)} brauchte jemanden, und ${opponent} kommt mit ${mitPunkten(theirs)} hinauf.`,
  youGoUp: (score) => say`Eine Gruppe darüber brauchte jemanden, und Sie kommen mit ${mitPunkten(score)} hinauf.`,
  yourWish: 'Mit diesem Wunsch für Sie',
  youAreUp: 'Sie kamen in eine Gruppe darüber hinauf.',
}
