import type { VariationWords } from './en.ts'

export const fr: VariationWords = {
  '613.1a': '613.1a · Joueurs non classés juste sous la moyenne',
  '613.1b': '613.1b · Joueurs non classés à un cinquième du bas',
  '613.1b-up': '613.1b-up · Joueurs non classés à un cinquième du bas, arrondi vers le haut (613.1b arrondit vers le bas)',
  '615-laws': '615-laws · Les lois 618 (b) et (c) peuvent aussi déplacer l’exemption dans son groupe (sinon seulement 618 (a))',
  '615a-bars': '615a-bars · Une exemption d’un demi-point compte comme exemption déjà reçue (sinon non)',
  '616.1': '616.1 · L’exemption vaut un demi-point',
  '617.1': '617.1 · Parties inachevées adjugées pour l’appariement',
  '619.1': '619.1 · Joueurs l’ayant demandé séparés aux rondes 1 et 2',
  '624.1': '624.1 · Un joueur impair rencontre quelqu’un qui attend la couleur opposée',
  '624.2': '624.2 · Personne n’a deux fois affaire à un joueur impair',
  '624.2-down': '624.2-down · Comme 624.2, le dernier quart des rondes arrondi vers le bas (624.2 arrondit vers le haut)',
  '631-first': '631-first · Pas de troisième partie de suite avec une couleur, même avant l’égalisation (sinon après elle)',
  '631-rank':
    '631-rank · De deux joueurs qui attendent la même couleur égalisante, le mieux classé l’a, même si l’autre a la sienne une troisième fois de suite (sinon non)',
  '631.1': '631.1 · Pas de transposition pour la seule alternance',
  '631.2': '631.2 · Couleurs de la dernière ronde par tirage au sort',
  '633.1': '633.1 · Accélération par quarts',
  '633.2': '633.2 · Accélération par groupes A, B, C, D',
  'A.4-played': 'A.4-played · Un appariement non joué (forfait) ne laisse pas de flottement (sinon oui, puisqu’il a été fait)',
  'A.7-games':
    'A.7-games · La même couleur dans les deux dernières parties rend la préférence absolue (sinon dans les deux dernières rondes)',
}
