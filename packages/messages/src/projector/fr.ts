import { countedFrench } from '../words.ts'
import type { ProjectorWords } from './en.ts'

export const fr: ProjectorWords = {
  round: (n) => `Ronde ${n}`,
  afterRound: (n) => `après la ronde ${n}`,
  interim: (n) => `ronde ${n}, provisoire`,
  finalStandings: (n) => `classement final après la ronde ${n}`,
  openGames: (n) => (n === 0 ? 'Tous les résultats sont là' : `encore ${countedFrench(n, 'partie', 'parties')} en cours`),
  openMatches: (n) => (n === 0 ? 'Tous les résultats sont là' : `encore ${countedFrench(n, 'match', 'matchs')} en cours`),
  bye: 'exempt',

  views: {
    'pairings-by-name': 'Appariements par nom',
    'pairings-by-board': 'Appariements par échiquier',
    results: 'Résultats',
    standings: 'Classement',
    'open-games': 'Parties en cours',
    announcement: 'Annonces',
    clock: 'Horloge',
  },
  empty: {
    'pairings-by-name': 'Aucun appariement n’est encore publié.',
    'pairings-by-board': 'Aucun appariement n’est encore publié.',
    results: 'Aucun résultat n’est encore publié.',
    standings: 'Aucun classement n’est encore publié.',
    'open-games': 'Tous les résultats sont là.',
    announcement: 'Il n’y a pas d’annonce.',
    clock: 'L’horloge n’est pas réglée.',
  },
  part: (number, of) => `Partie ${number} sur ${of}`,
  from: (first, last) => `${first} – ${last}`,

  clock: {
    before: (round) => `La ronde ${round} commence dans`,
    running: (round) => `Ronde ${round} · temps restant`,
    soon: (round) => `Ronde ${round} · dernières minutes`,
    over: (round) => `Ronde ${round} · temps écoulé`,
    plan: (round, time, minutes) => `Ronde ${round} : ${time}, ${minutes} minutes`,
  },

  controls: {
    label: 'Pages de cet écran',
    previous: 'Page précédente',
    next: 'Page suivante',
    pause: 'Pause',
    resume: 'Reprendre',
    theme: 'Clair ou sombre',
    fullScreen: 'Plein écran',
    smaller: 'Lettres plus petites, plus de lignes',
    larger: 'Lettres plus grandes, moins de lignes',
    page: (at, of) => `${at} / ${of}`,
    lost: (time) => `Pas de connexion depuis ${time}`,
  },

  screens: {
    title: 'Écrans',
    arranged: 'Préparés par l’arbitre',
    ready: 'Prêts à l’emploi',
    everything: 'Tout à tour de rôle',
    wholeEvent: 'Tout l’événement',
    side: 'Sur plusieurs écrans côte à côte',
    keys: 'Sur un écran : espace met en pause, les flèches changent de page, F remplit l’écran, D passe du clair au sombre, + et − changent la taille des lettres.',
    none: 'L’arbitre n’a pas encore préparé d’écran.',
    missing: 'Cet écran n’existe pas',
    missingWhy: 'L’arbitre l’a peut-être supprimé.',
  },
}
