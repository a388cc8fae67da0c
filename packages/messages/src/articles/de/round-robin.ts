import type { Titles } from '../titles.ts'

export const roundRobin: Titles = {
  '650': 'Rundenturniere für Einzelspieler',
  '651': 'Jeder gegen jeden, einmal oder zweimal mit beiden Farben',
  '652': 'Nummern durch das Los, Runden und Farben nach den Tafeln',
  '653': 'Punkte ohne Freilose, und wer vor der Hälfte der Partien geht',
  '660': 'Rundenturniere für Mannschaften',
  '661': 'Jede Mannschaft gegen jede',
  '662': 'Bretter nach Wertungszahl',
  '663': 'Nummern durch das Los und die Tafeln, für Mannschaften',
  '664': 'Brettpunkte und Mannschaftspunkte ohne Freilose',
  '673': 'Sonneborn-Berger, dann die Partien der Punktgleichen',
}
