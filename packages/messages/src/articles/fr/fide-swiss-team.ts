import type { Titles } from '../titles.ts'

/** What C.04.5 and C.04.6 have in common. */
export const swissTeam: Titles = {
  '1.5': 'Un flotteur joue contre quelqu’un d’un autre score',
  C1: 'Personne ne rencontre deux fois le même adversaire',
  C2: 'Qui ne peut recevoir l’exemption',
  C3: 'Ceux qui restent peuvent être appariés',
  C4: 'Le moins de flotteurs vers le haut',
  C5: 'Des flotteurs aux scores les plus élevés',
  C6: 'La tranche suivante n’a besoin de rien de plus que son nombre ne demande',
  C7: 'Le moins de flotteurs qui ont flotté à la ronde précédente',
  '3.1': 'Un appariement permis respecte C1 et C2, et C3 en chemin',
  '3.2': 'La tranche du haut : le score le plus élevé encore à apparier',
  '3.3': 'L’exemption, puis tranche après tranche, puis les couleurs',
  '3.4': 'L’exemption : score le plus bas, le plus de matchs, plus grand numéro',
  '3.5': 'Le premier des meilleurs ensembles de flotteurs',
  '3.6': 'Le premier des meilleurs appariements, par identifiant',
  '4.1': 'La couleur initiale est tirée au sort',
  '4.2': 'Qui des deux vient d’abord',
}
