import type { Titles } from '../titles.ts'
import { swissTeam } from './fide-swiss-team.ts'

export const fideDoubleSwiss2026: Titles = {
  ...swissTeam,
  '1.2': 'Rang par score, puis par numéro',
  '1.3': 'Tranches et groupes',
  '1.4': 'L’exemption vaut une partie gagnée et une nulle',
  '1.6': 'La couleur d’un match est celle de sa première partie',
  C8: 'Le moins d’adversaires de flotteurs qui ont flotté à la ronde précédente',
  '4.3.1': 'Aucun match joué : la couleur initiale, selon pair et impair',
  '4.3.2': 'Les Blancs à qui les a eus moins souvent',
  '4.3.3': 'À l’inverse de la dernière fois où les couleurs différaient',
  '4.3.4': 'Le mieux classé change de couleur',
  '4.3.5': 'L’autre change de couleur',
  '1.1': 'Numéros selon C.04.2 2',
  '4.4': 'Les Blancs dans la première partie, les Noirs dans la seconde',
}
