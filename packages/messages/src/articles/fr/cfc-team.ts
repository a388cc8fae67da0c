import type { Titles } from '../titles.ts'

export const cfcTeam: Titles = {
  '640': 'Système suisse par équipes, d’après les points de match et l’Elo',
  '641': 'Les règles individuelles valent pour les équipes',
  '642': 'Une fiche avec points de match et points de partie',
  '643': 'Échiquiers dans l’ordre des Elo, avec un écart annoncé',
  '644': 'Elo d’une équipe, et ce que compte un échiquier non classé',
  '645': 'Appariement et rang par points de match, puis par Elo',
  '646': 'Les couleurs alternent d’échiquier en échiquier et se jugent au premier',
  '647': 'Points de match 1, ½, 0 selon les points de partie ; exempt et forfait',
}
