import { say } from '../../runs.ts'
import { colourName, de, points, que } from '../grammar/fr.ts'
import type { UpfloatMessages } from './upfloat.ts'

export const upfloat: UpfloatMessages = {
  colours: (rule, white, black) => {
    switch (rule) {
      case 'last-difference':
        return say`La dernière fois que ${white} et ${black} avaient des couleurs différentes, c’était l’inverse ; ${white} a donc les Blancs.`
      case 'lower-difference':
        return say`${white} a eu moins souvent les Blancs, compte tenu des Noirs, ${que(black)}, et les a donc cette fois.`
      case 'fewer-whites':
        return say`${white} a eu les Blancs dans moins de matchs ${que(black)}, et les a donc cette fois.`
      case 'alternates':
        return say`Leurs couleurs sont les mêmes jusqu’ici ; le mieux classé change par rapport au dernier match : ${white} a les Blancs.`
      case 'other-alternates':
        return say`Le mieux classé n’a pas encore eu de couleur ; l’autre change par rapport au dernier match : ${white} a les Blancs.`
    }
  },
  precedes: (because, instead, other) => {
    switch (because) {
      case 'matches':
        return say`${instead} a joué plus de matchs ${que(other)}`
      case 'games':
        return say`${instead} a joué plus de parties ${que(other)}`
      case 'middle':
        return say`du milieu vers les bords, ${instead} vient en premier`
      case 'smaller-number':
        return say`${instead} a un numéro plus petit ${que(other)}`
      case 'larger-number':
        return say`${instead} a un numéro plus grand ${que(other)}`
    }
  },
  comesUpTo: (lower, lowerScore, higher, higherScore) =>
    say`${lower} a ${points(lowerScore)} et monte dans la tranche ${de(higher)}, qui a ${points(higherScore)}.`,
  floated: (name, score, bracket) =>
    say`${name} a ${points(score)} et est monté dans la tranche ${bracket}, qui ne pouvait être appariée seule.`,
  isUp: (name, bracket) => say`${name} est bien monté, dans la tranche ${bracket}.`,
  noBye: 'Aucune tranche au-dessus n’a fait monter personne, et avec un nombre pair il n’y a pas d’exempt.',
  wouldHaveTo: (name, bracket) => say`Pour cela ${name} devrait monter dans la tranche ${bracket}.`,
  notInstead: (other, obstacle) => say`Ce n’est pas ${other} qui monte : ${obstacle}.`,
  laterInstead: (other, how) => say`${other} en montant aurait été aussi bon, mais ${how ?? 'vient plus tard dans l’ordre'}.`,
  laterSet: (instead, other, because) => say`${instead} vient avant ${other} dans l’ordre de ceux qui montent : ${because}`,
  laterShift: (instead, other, because) =>
    say`${instead} vient avant ${other} dans l’ordre de ceux qui changent de sous-groupe : ${because}`,
  wish: (name) => say`Avec ce souhait pour ${name}`,
  pairUp: (lower, higher) => say`${lower} monte et joue contre ${higher}, dont la tranche a besoin de quelqu’un.`,
  goesUp: (name) => say`${name} monte, premier choix pour une tranche qui a besoin de quelqu’un.`,
  yourColours: (rule, youHave, opponent) => {
    const colour = colourName[youHave]
    switch (rule) {
      case 'last-difference':
        return say`La dernière fois que vos couleurs et celles ${de(opponent)} différaient, c’était l’inverse ; vous avez donc ${colour}.`
      case 'lower-difference':
        return say`Compte tenu des Blancs et des Noirs de vos matchs, vous avez cette fois ${colour}.`
      case 'fewer-whites':
        return say`Les Blancs vont à qui les a eus dans moins de matchs ; vous avez donc ${colour}.`
      case 'alternates':
        return say`Vos couleurs sont les mêmes jusqu’ici ; le mieux classé change par rapport au dernier match : vous avez ${colour}.`
      case 'other-alternates':
        return say`Un seul de vous a déjà eu une couleur et en change ; vous avez donc ${colour}.`
    }
  },
  youComeUp: (opponent, theirs, yours) =>
    say`La tranche ${de(opponent)}, avec ${points(theirs)}, avait besoin de quelqu’un, et vous montez avec ${points(yours)}.`,
  theyComeUp: (opponent, yours, theirs) =>
    say`Votre tranche, avec ${points(yours)}, avait besoin de quelqu’un, et ${opponent} monte avec ${points(theirs)}.`,
  youGoUp: (score) => say`Une tranche au-dessus avait besoin de quelqu’un, et vous montez avec ${points(score)}.`,
  yourWish: 'Avec ce souhait pour vous',
  youAreUp: 'Vous êtes bien monté dans une tranche au-dessus.',
}
