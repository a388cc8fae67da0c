import { countedFrench } from '../../words.ts'
import type { ResultsWords } from './en.ts'

export const fr: ResultsWords = {
  title: 'Résultats',
  heading: (round) => `Ronde ${round}`,
  part: 'résultats',
  noRound: 'Aucune ronde n’est encore publiée.',
  noRoundHint: 'Les résultats peuvent être saisis dès que la première ronde est publiée.',
  toRound: 'Vers la ronde',
  rounds: 'Rondes',
  noBoards: 'Personne ne joue dans cette ronde : tous sont exempts.',
  nothingHere: {
    open: 'Rien d’ouvert : chaque échiquier a son résultat.',
    reported: 'Aucun résultat annoncé n’attend.',
    disagreeing: 'Aucun désaccord.',
  },

  progress: (done, all, open) => (open === 0 ? `Les ${all} sont là` : `${done} sur ${all}, ${open} à venir`),
  adjourned: (n) => countedFrench(n, 'partie ajournée', 'parties ajournées'),
  pairNext: (round) => `Apparier la ronde ${round}`,

  filter: { label: 'Afficher', all: 'Tous', open: 'À venir', reported: 'Annoncés', disagreeing: 'En désaccord' },
  goTo: 'Aller à l’éch.',
  noSuchBoard: (number) => `Il n’y a pas d’échiquier ${number} dans cette liste.`,

  columns: {
    board: 'Éch.',
    match: 'Match',
    points: 'Pts',
    white: 'Blancs',
    black: 'Noirs',
    first: 'Joueur A',
    second: 'Joueur B',
    firstTeam: 'Équipe A',
    secondTeam: 'Équipe B',
    result: 'Résultat',
    by: 'Saisi',
  },
  boardNamed: (number, a, b, result) => `Échiquier ${number}, ${a} – ${b} : ${result}`,
  open: 'à venir',
  bye: 'Sans partie',
  why: 'Pourquoi cet appariement ?',

  result: {
    adjourned: 'ajourn.',
    unrated: 'non comptée pour le classement Elo',
    ratingOnly: (result) => `Elo : ${result}`,
  },
  outcome: {
    draw: 'nulle',
    first: 'A gagne',
    second: 'B gagne',
  },

  state: {
    queued: 'en attente',
    saving: 'enregistrement',
    refused: 'non accepté',
    verified: 'vérifié',
    by: (name, time) => `${name}, ${time}`,
    you: 'vous',
    entered: (board, result) => `Échiquier ${board} : ${result}`,
    enteredBy: (name, board, result) => `${name} : échiquier ${board}, ${result}`,
    cleared: (board) => `Échiquier ${board} : pas de résultat`,
    offline: (n) =>
      `Pas de connexion. ${countedFrench(n, 'résultat est gardé', 'résultats sont gardés')} sur cet appareil et partira dès que le serveur répondra.`,
    unsafe: 'Ce navigateur ne garde rien une fois fermé. Laissez cette page ouverte jusqu’au retour du serveur.',
  },

  keys: {
    label: 'Touches',
    preset: 'Touches des résultats',
    presets: {
      'white-draw-black': '1 2 3 = Blancs, nulle, Noirs',
      'white-black-draw': '1 2 3 = Blancs, Noirs, nulle',
      letters: 'W D L = Blancs, nulle, Noirs',
    },
    white: 'Blancs',
    draw: 'nulle',
    black: 'Noirs',
    first: 'A',
    second: 'B',
    firstTeam: 'gauche',
    secondTeam: 'droite',
    adjourned: 'ajournée',
    unrated: 'non comptée Elo, puis le résultat',
    clear: 'effacer',
    board: 'échiquier',
    more: 'tous les résultats',
    goTo: 'aller à l’échiquier',
    verify: 'vérifier',
    undo: 'annuler',
    redo: 'rétablir',
    why: 'pourquoi',
    keep: 'garder ce qui est saisi',
    replace: 'remplacer par ce que dit le papier',
    nextUnrated: 'Le prochain résultat ne comptera pas pour l’Elo. Saisissez-le, ou appuyez sur Échap.',
  },

  picker: {
    title: (number) => `Échiquier ${number}`,
    played: 'Jouée',
    forfeit: 'Forfait',
    unusual: 'Inhabituel',
    unrated: 'Non comptée Elo (moins d’un coup chacun)',
    adjourn: 'Ajournée',
    clear: 'Effacer le résultat',
    scores: 'Saisir les scores',
  },

  clear: {
    title: (number) => `Effacer le résultat de l’échiquier ${number} ?`,
    text: (result) => `${result} sera retiré ; l’échiquier est de nouveau à venir. L’historique le garde.`,
    yes: 'Effacer',
  },

  verify: {
    start: 'Vérifier',
    stop: 'Fin de la vérification',
    intro: 'Saisissez de nouveau chaque résultat d’après le papier. Ce qui concorde avance ; une différence arrête.',
    count: (done, all) => `${done} sur ${all} vérifiés`,
    done: (n) => `${countedFrench(n, 'résultat vérifié', 'résultats vérifiés')}. Papier et saisie concordent.`,
    mismatch: (number) => `L’échiquier ${number} diffère`,
    typed: (typed, entered) => `Le papier dit ${typed}, la saisie ${entered}.`,
    missing: (typed) => `Le papier dit ${typed}, rien n’est saisi.`,
    keep: (result) => `Garder ${result}`,
    leaveOpen: 'Laisser ouvert',
    replace: (result) => `Remplacer par ${result}`,
  },

  undoWaits: 'Des résultats sont encore en route. Saisissez le bon par-dessus, ou attendez la connexion.',

  reports: {
    accept: (number, result) => `Échiquier ${number} : accepter ${result}`,
    disagree: 'Les joueurs sont en désaccord',
    waits: 'Attend l’adversaire',
  },

  conflicts: {
    title: (n) => countedFrench(n, 'résultat attend votre décision', 'résultats attendent votre décision'),
    where: (round, number) => `Ronde ${round}, échiquier ${number}`,
    theirs: (name, result, time) => `${name} a saisi ${result} à ${time}`,
    theirsUnknown: (result) => `${result} est saisi`,
    theirsNone: 'le résultat a été retiré entre-temps',
    mine: (result, time) => `vous avez tapé ${result} à ${time}`,
    mineCleared: (time) => `vous l’avez effacé à ${time}`,
    keepTheirs: 'Garder le leur',
    takeMine: 'Prendre le mien',
    notTaken: (reason) => `Il n’a pas été accepté : ${reason}`,
    dismiss: 'Écarter',
    retry: 'Envoyer de nouveau',
  },

  correction: {
    title: (round, number) => `Corriger la ronde ${round}, échiquier ${number}`,
    from: 'Enregistré',
    to: 'Corrigé en',
    choose: 'Choisissez le bon résultat.',
    reason: 'Pourquoi est-il corrigé ?',
    reasonHint: 'La raison est enregistrée avec la correction.',
    reasonNeeded: 'Dites pourquoi.',
    does: 'Ce que cela change',
    doesNot: 'Ce que cela ne change pas',
    effects: {
      'pairing-after-next': {
        does: (next) => `Les points des deux joueurs, le classement dès maintenant et les appariements à partir de la ronde ${next}.`,
        doesNot: (paired) => `L’appariement de la ronde ${paired} : il reste tel quel.`,
      },
      draft: {
        does: (next) => `Les points des deux joueurs, le classement dès maintenant et les appariements à partir de la ronde ${next}.`,
        doesNot: (drafted) =>
          `Le projet de la ronde ${drafted}. Pour que cela y compte, supprimez d’abord le projet et appariez de nouveau.`,
      },
      'rating-only': {
        does: () => 'Le rapport Elo : la partie y compte telle que corrigée.',
        doesNot: () => 'Les points, le classement et les appariements de ce tournoi : c’est trop tard pour eux.',
      },
    },
    noUndo: 'Une correction ne s’annule pas, elle se corrige à nouveau.',
    yes: 'Corriger le résultat',
  },

  match: {
    title: 'Échiquiers du match',
    board: (n) => `Échiquier ${n}`,
    player: (team, board) => `${team}, échiquier ${board}`,
    nobody: 'personne',
    score: 'Match',
    notPlayed: 'Équipe absente',
    close: 'Fermer',
    result: (board, a, b, result) => `Échiquier ${board}, ${a} – ${b} : ${result}`,
  },

  scores: {
    title: 'Scores de la partie',
    of: (name) => `Score de ${name}`,
    timeLimit: 'Terminée à la limite de temps',
    outcome: (text) => `Cela donne : ${text}`,
    save: 'Enregistrer, suivant',
    bad: 'Deux nombres, s’il vous plaît.',
  },
}
