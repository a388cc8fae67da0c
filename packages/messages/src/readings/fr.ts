import type { ReadingWords } from './en.ts'

export const fr: ReadingWords = {
  parity: {
    ours: 'Pair ou impair est le rang parmi ceux qui ont déjà été appariés.',
    other: 'Pair ou impair est le numéro d’appariement lui-même.',
  },
  'baku-paired': {
    ours: 'Les groupes de l’accélération sont formés de toute la liste initiale.',
    other: 'Ils sont formés de ceux qui sont appariés à la ronde 1 : qui y a un bye ne compte pas.',
  },
  'A.4-played': {
    ours: 'Un appariement perdu par forfait laisse les flottements d’une partie, puisqu’il a été fait.',
    other: 'Un appariement perdu par forfait ne laisse aucun flottement.',
  },
  'A.7-games': {
    ours: 'La même couleur aux deux dernières rondes rend une préférence absolue.',
    other: 'La même couleur aux deux dernières parties le fait, quoi qu’il y ait entre elles.',
  },
  'balanced-at-last': {
    ours: 'Avec autant de parties de chaque couleur et deux fois de suite la même, une équipe a une préférence forte à la dernière ronde aussi.',
    other: 'À la dernière ronde, une telle équipe n’a pas de préférence.',
  },
  'forfeit-floats': {
    ours: 'Un match perdu par forfait ne fait flotter personne.',
    other: 'Un match perdu par forfait fait flotter comme tout autre.',
  },
  following: {
    ours: 'Si aucun choix ne laisse au groupe suivant aussi peu de flotteurs ascendants que son nombre le permet, tous se valent.',
    other: 'Alors le choix qui lui en laisse le moins est meilleur.',
  },
  'following-group': {
    ours: 'Le groupe suivant est le prochain où quelqu’un reste à apparier.',
    other: 'C’est le prochain qui existait au début de la ronde.',
  },
  'zero-point-byes': {
    ours: 'Une série de rondes sans partie ni point compte comme nulles pour les adversaires si elle va jusqu’à la ronde à apparier.',
    other: 'Elle compte ainsi si elle va jusqu’à la dernière ronde jouée, même si le joueur est de retour.',
  },
  'forfeit-upfloats': {
    ours: 'Un appariement perdu par forfait était une montée comme une autre, puisqu’il a été fait.',
    other: 'Un appariement perdu par forfait n’était pas une montée.',
  },
  'colour-exchanges': {
    ours: 'Les échanges pour les couleurs peuvent changer des appariements trouvés, si ceux d’avant gardent une couleur convenable.',
    other: 'Chacun à son tour prend le premier disponible qui a droit à l’autre couleur, et ce qui est trouvé reste.',
  },
  'colour-scrutiny': {
    ours: 'Le second examen va d’appariement en appariement, au joueur examiné le premier, et échange l’adversaire de celui-ci.',
    other: 'Il va de joueur en joueur, aussi dans la moitié du bas, et échange tout ce qui donne à ce joueur une couleur convenable.',
  },
  'floater-order': {
    ours: 'Couleurs et flottements antérieurs ne choisissent que le flotteur qui rend le nombre pair.',
    other: 'Ils choisissent chaque flotteur.',
  },
  'last-round-need': {
    ours: 'À la dernière ronde, les règles de couleur séparent des joueurs de même score tant que tous ceux qui restent dans le groupe peuvent être appariés ainsi : une troisième couleur doit être nécessaire.',
    other: 'Elles n’en séparent pas deux, et il peut en résulter une troisième couleur qui n’était pas nécessaire.',
  },
  'last-round-colours': {
    ours: 'À la dernière ronde, les règles de couleur ne séparent deux joueurs de même score que s’il n’est pas nécessaire qu’ils se rencontrent.',
    other: 'À la dernière ronde, elles ne séparent personne, même à scores différents.',
  },
  'median-upfloaters': {
    ours: 'Dans le groupe médian, un flotteur d’en dessous rencontre le plus petit numéro disponible, car ce groupe est apparié vers le bas.',
    other: 'Il rencontre le plus grand numéro disponible, car il est venu vers le haut.',
  },
  cracking: {
    ours: 'Pour un groupe médian bloqué, l’appariement fait en dernier dans le groupe voisin est défait d’abord.',
    other: 'L’appariement fait en premier y est défait d’abord.',
  },
  'forfeited-floats': {
    ours: 'Un appariement par forfait était un flottement comme un autre.',
    other: 'Un appariement par forfait n’était pas un flottement.',
  },
  'accelerated-median': {
    ours: 'En cas d’accélération, le score médian est la moitié des rondes jouées, comme le dit le texte.',
    other: 'La moitié des points virtuels de la ronde s’y ajoute.',
  },
  'maximum-upfloats': {
    ours: 'Les montées antérieures de tous ceux qui en ont le maximum sont comptées ensemble.',
    other: 'Celles de qui en a le plus sont comparées d’abord.',
  },
  '613.1b-up': {
    ours: 'Un cinquième des joueurs, arrondi vers le bas, est classé sous ceux qui n’ont pas de classement.',
    other: 'Un cinquième des joueurs, arrondi vers le haut.',
  },
  '615-laws': {
    ours: 'Seule la loi (a) de 618 déplace le bye dans son groupe de points.',
    other: 'Les lois (b) et (c) le déplacent aussi.',
  },
  '615a-bars': {
    ours: 'Un bye d’un demi-point n’est pas un bye déjà reçu.',
    other: 'Un bye d’un demi-point compte comme un bye reçu.',
  },
  '624.2-down': {
    ours: 'Le dernier quart des rondes est arrondi vers le haut.',
    other: 'Le dernier quart des rondes est arrondi vers le bas.',
  },
  '631-first': {
    ours: 'Une troisième partie de suite avec la même couleur est évitée après l’égalisation des couleurs.',
    other: 'Elle est évitée avant tout le reste.',
  },
  '631-rank': {
    ours: 'Une troisième partie de suite avec la même couleur est évitée avant que le rang ne décide.',
    other: 'Elle n’est évitée que si le rang n’a pas décidé.',
  },
  stepwise: {
    ours: 'C3 à C8 regardent plus loin : B4 et B5 sont respectés autant que possible dans tout le groupe, et nul n’est bloqué qui peut être apparié.',
    other: 'C3 à C8 sont pris pas à pas comme ils sont écrits, joueur après joueur, sans jamais revenir en arrière.',
  },
  remaining: {
    ours: 'B5 vaut aussi pour qui reste d’un groupe impair et descend.',
    other: 'B5 ne vaut que pour les paires.',
  },
  'bye-priority': {
    ours: 'Qui ne peut rencontrer personne a le bye en priorité dans le dernier groupe seulement.',
    other: 'Qui ne peut rencontrer personne dans un deuxième groupe a le bye aussitôt.',
  },
}
