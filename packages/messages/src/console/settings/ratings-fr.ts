import type { Words } from '../../words.ts'
import type { en } from './ratings-en.ts'

export const fr: Words<typeof en> = {
  title: 'Classements et inscription',
  hint: 'Les classements officiels viennent des listes. Celui qui compte ici est dit une fois pour tous ; un classement que vous saisissez vous-même passe avant et reste.',
  longEvent: 'Le tournoi dure plus de 30 jours : les départages par Elo sont déconseillés.',
  byRound: 'Les parties comptent contre l’Elo de leur ronde',
  byRoundHint: 'Sinon contre le premier. Les Elo de listes ultérieures se notent chez le joueur.',
  method: {
    label: 'Classement qui compte',
    options: {
      fide: 'FIDE seulement',
      national: 'national seulement',
      'fide-else-national': 'FIDE, sinon national',
      'national-else-fide': 'national, sinon FIDE',
      highest: 'le plus haut des deux',
      lowest: 'le plus bas des deux',
      own: 'comme saisi',
    },
  },
  play: {
    label: 'Genre de partie',
    options: { 'by-rate': 'selon la cadence', standard: 'Standard', rapid: 'Rapide', blitz: 'Blitz' },
    hint: {
      standard: 'Les classements standard comptent.',
      rapid: 'Les classements rapides comptent ; qui n’en a pas prend le standard.',
      blitz: 'Les classements blitz comptent ; qui n’en a pas prend le standard.',
    },
  },
  federation: 'Fédération des classements nationaux',
  federationHint: 'Trois lettres ; vide : celle du tournoi.',
  equals: {
    label: 'À classement et titre égaux',
    options: { name: 'ordre alphabétique', entry: 'ordre d’inscription', lot: 'tirage au sort' },
    hint: 'Alphabétique, sauf si autre chose a été annoncé auparavant (C.04.2 2.2).',
  },
  lot: 'Graine du tirage',
  checkLists: 'Comparer de soi-même les joueurs avec les listes de classement',
  checkListsHint: 'Dès qu’une liste est nouvelle, la page des joueurs dit qui diffère. Rien n’est changé avant que vous le disiez.',
  selfRegistration: 'Les joueurs s’inscrivent eux-mêmes',
  selfRegistrationHint: 'Un formulaire public avec recherche dans les listes ; qui s’inscrit attend, sous Joueurs, que vous acceptiez.',
}
