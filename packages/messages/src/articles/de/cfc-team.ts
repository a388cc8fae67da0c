import type { Titles } from '../titles.ts'

export const cfcTeam: Titles = {
  '640': 'Schweizer System für Mannschaften, nach Mannschaftspunkten und Wertungszahl',
  '641': 'Die Regeln für Einzelspieler gelten für Mannschaften',
  '642': 'Eine Karte mit Mannschaftspunkten und Brettpunkten',
  '643': 'Bretter nach Wertungszahl, mit angekündigtem Spielraum',
  '644': 'Wertungszahl einer Mannschaft, und was ein ungewertetes Brett zählt',
  '645': 'Paarung und Rang nach Mannschaftspunkten, dann nach Wertungszahl',
  '646': 'Farben wechseln von Brett zu Brett und werden nach Brett 1 beurteilt',
  '647': 'Mannschaftspunkte 1, ½, 0 nach Brettpunkten; Freilos und Nichtantritt',
}
