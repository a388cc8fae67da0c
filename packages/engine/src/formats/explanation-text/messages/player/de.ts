import type { PlayerMessages, YourColours } from './player.ts'

const colourName = { white: 'Weiß', black: 'Schwarz' } as const
const dative = (points: string): string => points.replace('Punkte', 'Punkten')

const colours = ({ rule, opponent, youHave, youWereDue, theyWereDue, claim }: YourColours): string => {
  const wanted = colourName[youWereDue ?? theyWereDue ?? 'white']
  const granted = youHave === youWereDue ? 'Sie' : opponent
  const gets = youHave === youWereDue ? 'Sie bekommen' : `${opponent} bekommt`
  switch (rule) {
    case 0:
      if (theyWereDue === null) return `Sie haben Anspruch auf ${wanted} und bekommen die Farbe; ${opponent} hatte keinen Anspruch.`
      if (youWereDue === null) return `${opponent} hat Anspruch auf ${wanted} und bekommt die Farbe; Sie hatten keinen Anspruch.`
      return `Sie haben Anspruch auf ${colourName[youWereDue]} und ${opponent} auf ${colourName[theyWereDue]}, und so spielen Sie.`
    case 1:
      return `Sie beide haben Anspruch auf ${wanted}; ${granted === 'Sie' ? 'Ihrer' : `der von ${opponent}`} ist stärker${claim}.`
    case 2:
      return `Sie beide haben gleichen Anspruch auf ${wanted}; die Farben wechseln seit der letzten Runde, in der sie verschieden waren: ${gets} es.`
    case 3:
      return `Sie beide haben Anspruch auf ${wanted} und dieselben Farben bisher; wer höher steht, bekommt es: ${granted}.`
    case 4:
      return `Sie beide haben noch nicht gespielt; die ausgeloste Farbe und die Nummern geben Ihnen ${colourName[youHave]}.`
    case 'third':
      return `Sonst hätte einer von Ihnen zum dritten Mal in Folge dieselbe Farbe; so haben Sie ${colourName[youHave]}.`
    case 'equalise':
      return `Sie beide haben Anspruch auf ${wanted}; ${gets} es, um beide Farben gleich oft gehabt zu haben, und das geht vor.`
    case 'rank':
      return `Sie beide haben aus demselben Grund Anspruch auf ${wanted}; wer höher steht, bekommt es: ${granted}.`
    case 'last-lot':
      return `In der letzten Runde gab Ihnen das Los ${colourName[youHave]}.`
  }
}

export const player: PlayerMessages = {
  you: 'Sie',
  onlyTwo: (opponent, points) => `Sie und ${opponent} sind die beiden mit ${dative(points)} und haben noch nicht gegeneinander gespielt.`,
  bothHave: (opponent, points) => `Sie und ${opponent} haben beide ${points}.`,
  youComeDown: (opponent, yours, theirs) =>
    `Sie blieben mit ${dative(yours)} übrig und spielen deshalb gegen ${opponent} mit ${dative(theirs)}.`,
  theyComeDown: (opponent, theirs, yours) => `${opponent} blieb mit ${dative(theirs)} übrig und spielt gegen Sie mit ${dative(yours)}.`,
  noOneElseForYou: (obstacles) => `Sonst gab es in der Gruppe niemanden für Sie: ${obstacles}.`,
  noOneElseForThem: (opponent, obstacles) => `Sonst gab es in der Gruppe niemanden für ${opponent}: ${obstacles}.`,
  firstForYou: (opponent) => `Von den Gegnern, die für Sie bleiben, ist ${opponent} in der Reihenfolge der erste.`,
  youAreFirst: (opponent) => `Von den Gegnern, die für ${opponent} bleiben, kommen Sie in der Reihenfolge zuerst.`,
  comesBefore: (other, opponent, obstacle) => `Für Sie kam ${other} vor ${opponent}, aber ${obstacle}.`,
  theyWouldMeet: (other, opponent, obstacle) => `Für ${opponent} kam ${other} vor Ihnen, aber ${obstacle}.`,
  moreComeBefore: (count) => `${count === 1 ? 'Noch ein Gegner kam' : `Noch ${count} Gegner kamen`} vorher, und keiner kam in Frage.`,
  changedPlaces: (down, up, obstacle) => `${down} und ${up} tauschten zwischen den Hälften der Gruppe; ohne das: ${obstacle}.`,
  sameHalf: (opponent, obstacle) => `Sie und ${opponent} sind aus derselben Hälfte der Gruppe und wurden ausgetauscht: ${obstacle}.`,
  colours,
  table: (own, opponent, number) => `Die Tafel hat in dieser Runde Nummer ${own}, Sie, gegen Nummer ${number}, ${opponent}.`,
  lowestBye: 'Die Zahl der Spieler ist ungerade, und Sie stehen am tiefsten von allen, die das Freilos haben dürfen.',
  byeLeftOver: 'Die Zahl der Spieler ist ungerade, und Sie bleiben am Ende übrig: Sie haben das Freilos.',
  byeInOrder:
    'Die Zahl der Spieler ist ungerade, und in der Reihenfolge für das Freilos sind Sie der erste Name, nach dem alle anderen zu paaren sind.',
  rests: (own) => `Die Zahl der Spieler ist ungerade, und nach der Tafel ist Nummer ${own}, Sie, in dieser Runde spielfrei.`,
  floats: (points) => `Sie blieben unter den Spielern mit ${dative(points)} übrig.`,

  youPlay: (opponent) => `Sie spielen gegen ${opponent}.`,
  yourself: 'Das sind Sie; niemand spielt gegen sich selbst.',
  youAreAway: 'Sie sind in dieser Runde nicht zu paaren.',
  wish: (opponent) => `Mit Ihnen gegen ${opponent}`,
  wishUnpaired: 'Mit Ihnen ungepaart',
  youHadBye: 'Sie hatten schon ein Freilos oder Punkte ohne Spiel.',
  youAreUnpaired: (bye) => (bye ? 'Sie haben das Freilos.' : 'Sie blieben in Ihrer Gruppe übrig.'),
}
