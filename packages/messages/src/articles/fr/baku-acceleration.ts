import type { Titles } from '../titles.ts'

export const bakuAcceleration: Titles = {
  '1.1': 'Seulement si un gain vaut deux nulles et une perte rien',
  '1.2': 'Le groupe A est la première moitié de la liste de départ, un nombre pair',
  '1.3': 'Le dernier participant du groupe A reste le même quand d’autres s’inscrivent en retard',
  '1.4': 'Points virtuels du groupe A à chaque ronde',
  '1.5': 'Score pour l’appariement : points et points virtuels',
}
