import type { Titles } from '../titles.ts'

export const bakuAcceleration: Titles = {
  '1.1': 'Nur wo ein Sieg zwei Remis wert ist und eine Niederlage nichts',
  '1.2': 'Gruppe A ist die erste Hälfte der Startliste, eine gerade Zahl',
  '1.3': 'Der letzte Teilnehmer der Gruppe A bleibt derselbe, wenn andere nachgemeldet werden',
  '1.4': 'Virtuelle Punkte der Gruppe A in jeder Runde',
  '1.5': 'Für die Paarung zählen Punkte und virtuelle Punkte zusammen',
}
