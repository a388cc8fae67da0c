import { say, type Words } from '../../runs.ts'
import { byClaim, colourName, list, mitPunkten, points } from '../grammar/de.ts'
import { upfloat } from '../upfloat/de.ts'
import type { PlayerMessages, YourColours } from './player.ts'

const colours = ({ rule, opponent, youHave, youWereDue, theyWereDue, claim }: YourColours): Words => {
  const wanted = colourName[youWereDue ?? theyWereDue ?? 'white']
  const granted = youHave === youWereDue ? 'Sie' : opponent
  const gets = youHave === youWereDue ? 'Sie bekommen' : say`${opponent} bekommt`
  switch (rule) {
    case 0:
      if (theyWereDue === null) return say`Sie haben Anspruch auf ${wanted} und bekommen die Farbe; ${opponent} hatte keinen Anspruch.`
      if (youWereDue === null) return say`${opponent} hat Anspruch auf ${wanted} und bekommt die Farbe; Sie hatten keinen Anspruch.`
      return say`Sie haben Anspruch auf ${colourName[youWereDue]} und ${opponent} auf ${colourName[theyWereDue]}, und so spielen Sie.`
    case 1:
      return say`Sie beide haben Anspruch auf ${wanted}; ${granted === 'Sie' ? 'Ihrer' : say`der von ${opponent}`} ist stärker${byClaim(claim)}.`
    case 2:
      return say`Sie beide haben gleichen Anspruch auf ${wanted}; die Farben wechseln seit der letzten Runde, in der sie verschieden waren: ${gets} es.`
    case 3:
      return say`Sie beide haben Anspruch auf ${wanted}, und Ihre Farben, rückwärts verglichen, unterscheiden sich nirgends; wer höher steht, bekommt es: ${granted}.`
    case 4:
      return say`Sie beide haben noch nicht gespielt; die ausgeloste Farbe und die Nummern geben Ihnen ${colourName[youHave]}.`
    case 'third':
      return say`Sonst hätte einer von Ihnen zum dritten Mal in Folge dieselbe Farbe; so haben Sie ${colourName[youHave]}.`
    case 'equalise':
      return say`Sie beide haben Anspruch auf ${wanted}; ${gets} es, um beide Farben gleich oft gehabt zu haben, und das geht vor.`
    case 'rank':
      return say`Sie beide haben aus demselben Grund Anspruch auf ${wanted}; wer höher steht, bekommt es: ${granted}.`
    case 'last-lot':
      return say`In der letzten Runde gab Ihnen das Los ${colourName[youHave]}.`
    case 'lower-ranked':
      return say`Sie beide hatten Anspruch auf ${wanted}, und Ihre Farben, rückwärts verglichen, unterscheiden sich nirgends; unterhalb der mittleren Gruppe bekommt es, wer tiefer steht: ${granted}.`
    default:
      return upfloat.yourColours(rule, youHave, opponent)
  }
}

export const player: PlayerMessages = {
  you: say`Sie`,
  onlyTwo: (opponent, score) =>
    say`Sie und ${opponent} sind die beiden mit ${mitPunkten(score)} und haben noch nicht gegeneinander gespielt.`,
  bothHave: (opponent, score) => say`Sie und ${opponent} haben beide ${points(score)}.`,
  youComeDown: (opponent, yours, theirs) =>
    say`Sie blieben mit ${mitPunkten(yours)} übrig und spielen deshalb gegen ${opponent} mit ${mitPunkten(theirs)}.`,
  theyComeDown: (opponent, theirs, yours) =>
    say`${opponent} blieb mit ${mitPunkten(theirs)} übrig und spielt gegen Sie mit ${mitPunkten(yours)}.`,
  noOneElseForYou: (obstacles) => say`Sonst gab es in der Gruppe niemanden für Sie: ${list(obstacles)}.`,
  noOneElseForThem: (opponent, obstacles) => say`Sonst gab es in der Gruppe niemanden für ${opponent}: ${list(obstacles)}.`,
  firstForYou: (opponent) => say`Von den Gegnern, die für Sie bleiben, ist ${opponent} in der Reihenfolge der erste.`,
  youAreFirst: (opponent) => say`Von den Gegnern, die für ${opponent} bleiben, kommen Sie in der Reihenfolge zuerst.`,
  inOrder: (opponent, of, place, youAreHigher) => {
    const [own, theirs] = {
      halves: ['der oberen Hälfte', 'der unteren Hälfte'],
      'moved-down': ['der Heruntergekommenen', 'der anderen'],
      subgroups: ['von G1 nach dem Wertungsschnitt der Gegner', 'von G2 nach Startnummer'],
      ends: ['der Gruppe von oben', 'der Gruppe von unten'],
    }[of]
    const [yours, other] = youAreHigher ? [own, theirs] : [theirs, own]
    return say`Sie sind Nummer ${place} ${yours!} und ${opponent} Nummer ${place} ${other!}; sie treffen in dieser Reihenfolge aufeinander.`
  },
  comesBefore: (other, opponent, obstacle) => say`Für Sie kam ${other} vor ${opponent}, aber ${obstacle}.`,
  theyWouldMeet: (other, opponent, obstacle) => say`Für ${opponent} kam ${other} vor Ihnen, aber ${obstacle}.`,
  moreComeBefore: (count) => say`${count === 1 ? 'Noch ein Gegner kam' : say`Noch ${count} Gegner kamen`} vorher, und keiner kam in Frage.`,
  changedPlaces: (down, up, obstacle) =>
    say`${list(down)} und ${list(up)} tauschten zwischen den Hälften der Gruppe; ohne das: ${obstacle}.`,
  sameHalf: (opponent, obstacle) => say`Sie und ${opponent} sind aus derselben Hälfte der Gruppe und wurden ausgetauscht: ${obstacle}.`,
  colours,
  table: (own, opponent, number) => say`Die Tafel hat in dieser Runde Nummer ${own}, Sie, gegen Nummer ${number}, ${opponent}.`,
  lowestBye: 'Die Zahl der Spieler ist ungerade, und Sie stehen am tiefsten von allen, die das Freilos haben dürfen.',
  byeLeftOver: 'Die Zahl der Spieler ist ungerade, und Sie bleiben am Ende übrig: Sie haben das Freilos.',
  byeInOrder:
    'Die Zahl der Spieler ist ungerade, und in der Reihenfolge für das Freilos sind Sie der erste Name, nach dem alle anderen zu paaren sind.',
  rests: (own) => say`Die Zahl der Spieler ist ungerade, und nach der Tafel ist Nummer ${own}, Sie, in dieser Runde spielfrei.`,
  floats: (score) => say`Sie blieben unter den Spielern mit ${mitPunkten(score)} übrig.`,

  untold: (opponent) => `Warum Sie nicht gegen ${opponent} spielen, kann Ihnen der Schiedsrichter sagen.`,
  youPlay: (opponent) => say`Sie spielen gegen ${opponent}.`,
  yourself: 'Das sind Sie; niemand spielt gegen sich selbst.',
  wish: (opponent) => say`Mit Ihnen gegen ${opponent}`,
  wishUnpaired: 'Mit Ihnen ungepaart',
  youHadBye: 'Sie hatten schon ein Freilos oder Punkte ohne Spiel.',
  youAreUnpaired: (bye) => (bye ? 'Sie haben das Freilos.' : 'Sie blieben in Ihrer Gruppe übrig.'),
}
