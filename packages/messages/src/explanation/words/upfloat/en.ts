import { say } from '../../runs.ts'
import { colourName, points } from '../grammar/en.ts'
import type { UpfloatMessages } from './upfloat.ts'

export const upfloat: UpfloatMessages = {
  colours: (rule, white, black) => {
    switch (rule) {
      case 'last-difference':
        return say`The last time the colours of ${white} and ${black} differed it was the other way round; so ${white} has White.`
      case 'lower-difference':
        return say`${white} has had White less often, counted against Black, than ${black}, and so has it now.`
      case 'fewer-whites':
        return say`${white} has had White in fewer matches than ${black}, and so has it now.`
      case 'alternates':
        return say`Their colours so far are the same; the higher ranked changes from the last match, so ${white} has White.`
      case 'other-alternates':
        return say`The higher ranked has had no colour yet; the other changes from the last match, so ${white} has White.`
    }
  },
  precedes: (because, instead, other) => {
    switch (because) {
      case 'matches':
        return say`${instead} has played more matches than ${other}`
      case 'games':
        return say`${instead} has played more games than ${other}`
      case 'middle':
        return say`from the middle outwards ${instead} comes first`
      case 'smaller-number':
        return say`${instead} has a smaller number than ${other}`
      case 'larger-number':
        return say`${instead} has a larger number than ${other}`
    }
  },
  comesUpTo: (lower, lowerScore, higher, higherScore) =>
    say`${lower} has ${points(lowerScore)} and comes up to the bracket of ${higher}, who has ${points(higherScore)}.`,
  floated: (name, score, bracket) =>
    say`${name} has ${points(score)} and was taken up into bracket ${bracket}, which could not be paired by itself.`,
  isUp: (name, bracket) => say`${name} did come up, to bracket ${bracket}.`,
  noBye: 'No bracket above took anybody up, and with an even number there is no bye.',
  wouldHaveTo: (name, bracket) => say`For that ${name} would have to come up to bracket ${bracket}.`,
  notInstead: (other, obstacle) => say`${other} did not come up instead: ${obstacle}.`,
  laterInstead: (other, how) => say`${other} coming up would have been as good, but ${how ?? 'comes later in the order'}.`,
  laterSet: (instead, other, because) => say`${instead} comes before ${other} in the order of upfloaters: ${because}`,
  laterShift: (instead, other, because) => say`${instead} comes before ${other} in the order of those who change subgroups: ${because}`,
  wish: (name) => say`With that granted to ${name}`,
  pairUp: (lower, higher) => say`${lower} comes up and plays ${higher}, whose bracket needs somebody.`,
  goesUp: (name) => say`${name} comes up as the first choice for a bracket that needs somebody.`,
  yourColours: (rule, youHave, opponent) => {
    const colour = colourName[youHave]
    switch (rule) {
      case 'last-difference':
        return say`The last time your colours and those of ${opponent} differed it was the other way round; so you have ${colour}.`
      case 'lower-difference':
        return say`Counting White against Black over your matches, you have ${colour} now.`
      case 'fewer-whites':
        return say`White goes to whoever has had it in fewer matches; so you have ${colour}.`
      case 'alternates':
        return say`Your colours so far are the same; the higher ranked changes from the last match, so you have ${colour}.`
      case 'other-alternates':
        return say`Only one of you has had a colour yet and changes from it; so you have ${colour}.`
    }
  },
  youComeUp: (opponent, theirs, yours) =>
    say`The bracket of ${opponent}, with ${points(theirs)}, needed somebody, and you come up with ${points(yours)}.`,
  theyComeUp: (opponent, yours, theirs) =>
    say`Your bracket, with ${points(yours)}, needed somebody, and ${opponent} comes up with ${points(theirs)}.`,
  youGoUp: (score) => say`A bracket above needed somebody, and you come up with ${points(score)}.`,
  yourWish: 'With that granted to you',
  youAreUp: 'You did come up to a bracket above.',
}
