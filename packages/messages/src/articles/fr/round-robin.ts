import type { Titles } from '../titles.ts'

export const roundRobin: Titles = {
  '650': 'Tournois toutes rondes individuels',
  '651': 'Chacun contre chacun, une fois, ou deux avec les deux couleurs',
  '652': 'Numéros par tirage au sort, rondes et couleurs d’après les tables',
  '653': 'Points sans exempts, et qui part avant la moitié des parties',
  '660': 'Tournois toutes rondes par équipes',
  '661': 'Chaque équipe contre chaque équipe',
  '662': 'Échiquiers dans l’ordre des Elo',
  '663': 'Numéros par tirage au sort et tables, pour les équipes',
  '664': 'Points de partie et points de match sans exempts',
  '673': 'Sonneborn-Berger, puis les parties entre ex æquo',
}
