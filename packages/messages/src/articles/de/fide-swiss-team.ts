import type { Titles } from '../titles.ts'

/** What C.04.5 and C.04.6 have in common. */
export const swissTeam: Titles = {
  '1.5': 'Ein Floater spielt gegen jemanden mit anderem Punktestand',
  C1: 'Niemand trifft zweimal auf denselben Gegner',
  C2: 'Wer das Freilos nicht haben darf',
  C3: 'Wer noch nicht gepaart ist, lässt sich paaren',
  C4: 'Möglichst wenige Aufwärtsfloater',
  C5: 'Aufwärtsfloater mit möglichst vielen Punkten',
  C6: 'Die folgende Gruppe braucht nicht mehr, als ihre Zahl verlangt',
  C7: 'Möglichst wenige Aufwärtsfloater, die zuvor gefloatet sind',
  '3.1': 'Eine erlaubte Paarung hält C1 und C2 ein, unterwegs auch C3',
  '3.2': 'Die oberste Punktgruppe: der höchste Stand, der noch zu paaren ist',
  '3.3': 'Das Freilos, dann Gruppe um Gruppe, dann Farben',
  '3.4': 'Das Freilos: wenigste Punkte, meiste Wettkämpfe, größte Nummer',
  '3.5': 'Die erste der besten Mengen von Aufwärtsfloatern',
  '3.6': 'Die erste der besten Paarungen nach ihrem Kennzeichen',
  '4.1': 'Die Anfangsfarbe entscheidet das Los',
  '4.2': 'Wer von beiden zuerst genannt wird',
}
