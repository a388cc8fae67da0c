import type { ReadingWords } from './en.ts'

export const de: ReadingWords = {
  parity: {
    ours: 'Gerade oder ungerade ist der Platz unter denen, die je gepaart wurden.',
    other: 'Gerade oder ungerade ist die Startnummer selbst.',
  },
  'baku-paired': {
    ours: 'Die Gruppen der Beschleunigung werden aus allen der Startrangliste gebildet.',
    other: 'Sie werden aus denen gebildet, die in Runde 1 gepaart werden: Wer dort ein Bye hat, zählt nicht.',
  },
  'A.4-played': {
    ours: 'Eine kampflose Paarung hinterlässt die Floats einer Partie, denn gepaart wurde sie.',
    other: 'Eine kampflose Paarung hinterlässt keinen Float.',
  },
  'A.7-games': {
    ours: 'Dieselbe Farbe in den zwei letzten Runden macht einen Farbanspruch absolut.',
    other: 'Dieselbe Farbe in den zwei letzten Partien tut es, was auch dazwischen liegt.',
  },
  'balanced-at-last': {
    ours: 'Mit gleich vielen Partien jeder Farbe und zuletzt zweimal derselben hat eine Mannschaft auch in der letzten Runde einen starken Farbanspruch.',
    other: 'In der letzten Runde hat eine solche Mannschaft keinen Farbanspruch.',
  },
  'forfeit-floats': {
    ours: 'Ein kampfloser Wettkampf macht niemanden zum Floater.',
    other: 'Ein kampfloser Wettkampf macht Floater wie jeder andere.',
  },
  following: {
    ours: 'Wo keine Auswahl die folgende Gruppe mit so wenigen Aufsteigern lässt, wie ihre Anzahl erlaubt, sind alle gleich gut.',
    other: 'Dann ist die Auswahl besser, die ihr am wenigsten lässt.',
  },
  'following-group': {
    ours: 'Es folgt die nächste Punktgruppe, in der noch jemand zu paaren ist.',
    other: 'Es folgt die nächste Punktgruppe, die es zu Beginn der Runde gab.',
  },
  'zero-point-byes': {
    ours: 'Eine Reihe von Runden ohne Punkt und Partie zählt den Gegnern als Remis, wenn sie bis in die auszulosende Runde reicht.',
    other: 'Sie zählt so, wenn sie bis zur letzten gespielten Runde reicht, auch wenn der Spieler wieder da ist.',
  },
  'forfeit-upfloats': {
    ours: 'Eine kampflose Paarung war ein Aufsteigen wie jedes andere, denn gepaart wurde sie.',
    other: 'Eine kampflose Paarung war kein Aufsteigen.',
  },
  'colour-exchanges': {
    ours: 'Vertauschungen wegen der Farben dürfen gefundene Paarungen ändern, wenn alle davor eine passende Farbe behalten.',
    other: 'Jeder nimmt der Reihe nach den ersten Freien, dem die andere Farbe zusteht, und was gefunden ist, bleibt.',
  },
  'colour-scrutiny': {
    ours: 'Die zweite Prüfung geht von Paarung zu Paarung, bei dem Spieler, der zuerst geprüft wird, und tauscht dessen Gegner.',
    other: 'Sie geht von Spieler zu Spieler, auch in der unteren Hälfte, und tauscht, was diesem Spieler eine passende Farbe gibt.',
  },
  'floater-order': {
    ours: 'Farben und frühere Floats wählen nur den Floater, der die Zahl gerade macht.',
    other: 'Sie wählen jeden Floater.',
  },
  'last-round-need': {
    ours: 'In der letzten Runde trennen die Farbregeln Spieler mit gleicher Punktzahl, solange alle in der Gruppe Verbliebenen so gepaart werden können: Eine dritte Farbe muss nötig sein.',
    other: 'Sie trennen keine zwei von ihnen, und so kann eine dritte Farbe entstehen, die nicht nötig war.',
  },
  'last-round-colours': {
    ours: 'In der letzten Runde trennen die Farbregeln zwei Spieler mit gleicher Punktzahl nur, wo es nicht nötig ist, dass sie sich treffen.',
    other: 'In der letzten Runde trennen sie niemanden, auch nicht bei verschiedener Punktzahl.',
  },
  'median-upfloaters': {
    ours: 'In der mittleren Gruppe trifft ein Floater von unten auf die kleinste freie Nummer, denn sie wird abwärts gepaart.',
    other: 'Er trifft auf die größte freie Nummer, denn er kam aufwärts.',
  },
  cracking: {
    ours: 'Für eine mittlere Gruppe, die nicht zu paaren ist, wird zuerst die zuletzt gemachte Paarung der Nachbargruppe aufgebrochen.',
    other: 'Zuerst wird die zuerst gemachte Paarung dort aufgebrochen.',
  },
  'forfeited-floats': {
    ours: 'Eine kampflose Paarung war ein Float wie jeder andere.',
    other: 'Eine kampflose Paarung war kein Float.',
  },
  'accelerated-median': {
    ours: 'Mit Beschleunigung ist die mittlere Punktzahl die Hälfte der gespielten Runden, wie es dasteht.',
    other: 'Die Hälfte der virtuellen Punkte der Runde kommt dazu.',
  },
  'maximum-upfloats': {
    ours: 'Das frühere Aufsteigen aller, die am häufigsten aufgestiegen sind, wird zusammengezählt.',
    other: 'Zuerst wird verglichen, wer davon am häufigsten aufgestiegen ist.',
  },
  '613.1b-up': {
    ours: 'Ein Fünftel des Felds, abgerundet, steht unter denen ohne Wertungszahl.',
    other: 'Ein Fünftel des Felds, aufgerundet.',
  },
  '615-laws': {
    ours: 'Nur Gesetz (a) von 618 verschiebt das Bye innerhalb seiner Punktgruppe.',
    other: 'Auch die Gesetze (b) und (c) verschieben es.',
  },
  '615a-bars': {
    ours: 'Ein Bye mit halbem Punkt ist kein früheres Bye.',
    other: 'Ein Bye mit halbem Punkt zählt als gehabtes Bye.',
  },
  '624.2-down': {
    ours: 'Das letzte Viertel der Runden wird aufgerundet.',
    other: 'Das letzte Viertel der Runden wird abgerundet.',
  },
  '631-first': {
    ours: 'Eine dritte Partie nacheinander mit derselben Farbe wird nach dem Ausgleich der Farben vermieden.',
    other: 'Sie wird vor allem anderen vermieden.',
  },
  '631-rank': {
    ours: 'Eine dritte Partie nacheinander mit derselben Farbe wird vermieden, ehe der Rang entscheidet.',
    other: 'Sie wird nur vermieden, wo der Rang nicht entschieden hat.',
  },
  stepwise: {
    ours: 'C3 bis C8 schauen voraus: B4 und B5 werden in der ganzen Gruppe so gut wie möglich erfüllt, und niemand bleibt stecken, der gepaart werden kann.',
    other: 'C3 bis C8 werden Schritt für Schritt genommen, wie sie dastehen, Spieler um Spieler, und gehen nie zurück.',
  },
  remaining: {
    ours: 'B5 gilt auch für den, der aus einer ungeraden Gruppe übrig bleibt und absteigt.',
    other: 'B5 gilt nur für Paare.',
  },
  'bye-priority': {
    ours: 'Wer niemanden treffen kann, hat das Bye mit Vorrang nur in der letzten Gruppe.',
    other: 'Wer in einer zweiten Gruppe niemanden treffen kann, hat das Bye sofort.',
  },
}
