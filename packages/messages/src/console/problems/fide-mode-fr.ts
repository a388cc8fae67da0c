import { submission } from '../../issues/fr/submission.ts'
import { submissionText } from '../../issues/words.ts'
import { countedFrench } from '../../words.ts'
import type { after as afterEn, fideMode as fideModeEn, refused as refusedEn } from './fide-mode-en.ts'

export const after: typeof afterEn = {
  acknowledge: '',
  confirm: '',
  'confirm-twice': 'Cela entre au registre d’intégrité.',
  refuse: 'Le mode FIDE ne le permet pas ; un tournoi qui en a besoin doit quitter le mode FIDE (dans les réglages).',
}

export const fideMode: typeof fideModeEn = {
  'fide-mode-settled': ({ why }) =>
    ({
      started: 'Le mode FIDE se choisit avant l’appariement de la première ronde.',
      left: 'Le tournoi a quitté le mode FIDE et n’y revient pas.',
      on: 'On quitte le mode FIDE par « Quitter le mode FIDE », avec une raison.',
    })[why],
  'fide-mode-off': 'Le tournoi n’est pas en mode FIDE.',
  'fide-mode-leaves': ({ rounds }) =>
    `Le mode FIDE est quitté ${rounds === 0 ? 'avant la première ronde' : `après la ronde ${rounds}`} pour de bon : chaque page du pupitre et le rapport à la FIDE le disent, on ne peut ni l’annuler ni y revenir, et le responsable du classement peut demander pourquoi.`,
  'fide-rulebook': 'En mode FIDE, on apparie selon un système de la FIDE.',
  'fide-bye-worth': 'Avec 1, ½ et 0 par partie, une exemption vaut 1, ½ ou 0.',
  'fide-tie-break': ({ codes }) => `${codes.join(', ')} : quand chacun rencontre chacun, le Buchholz ne départage personne.`,
  'fide-import': ({ rounds }) =>
    `${rounds.length === 1 ? 'La ronde' : 'Les rondes'} ${rounds.join(', ')} du fichier ne ${rounds.length === 1 ? 'suit' : 'suivent'} pas les règles d’appariement. Cela entre au rapport.`,
  'fide-by-hand': ({ round, boards, byeChanged }) =>
    `La ronde ${round} n’est pas celle que donnent les règles : ${countedFrench(boards, 'échiquier diffère', 'échiquiers diffèrent')}${byeChanged ? ', et l’exemption aussi' : ''}. Cela entre au rapport (MPA).`,
  'fide-colours': ({ pairs }) =>
    `Aucun des deux n’a la couleur due : ${pairs.map(([white, black]) => `${white.name} – ${black.name}`).join(' ; ')}.`,
  'fide-third-colour': ({ players }) => `Aurait trois fois de suite la même couleur : ${players.map(({ name }) => name).join('; ')}.`,
  'fide-adjourned': ({ round, board }) =>
    `L’échiquier ${board} de la ronde ${round} comptait comme nul quand les rondes suivantes furent appariées. Un autre résultat change ce dont elles viennent.`,
  'fide-rating-only': ({ round, board }) =>
    `L’échiquier ${board} de la ronde ${round} est trop ancien pour changer appariements ou classement : la correction entre au seul rapport de classement Elo, avec une remarque.`,
  'bye-ineligible': ({ player }) => `${player.name} n’a pas de bye sur demande dans ce tournoi : la fiche du joueur le dit.`,
  expelled: ({ entrant }) => `${entrant.name} a été exclu. Retirez d’abord la mention chez le joueur.`,
  'fide-unfinishable': ({ rounds, most }) =>
    `Le tournoi a ${countedFrench(rounds, 'ronde', 'rondes')} ; autant de joueurs ne peuvent être appariés selon les règles que pendant ${countedFrench(most, 'ronde', 'rondes')} au plus. Réduisez le nombre de rondes avant d’apparier : en mode FIDE, il ne se change plus ensuite.`,
  'fide-acceleration':
    'Les groupes de l’accélération de Bakou sont faits de toute la liste, aussi de qui a un bye à la ronde 1. La FIDE demande des groupes de ceux qui sont appariés à la ronde 1.',
  'fide-long-event': ({ codes }) =>
    `Le tournoi dure plus de 30 jours, et les Elo changent entre-temps : ${codes.join(', ')} : déconseillé.`,
  'fide-incomplete': ({ issues }) =>
    `Le rapport à la FIDE n’est pas complet. ${issues.map((issue) => submissionText(submission, issue)).join(' ')} Après la fin, seules les données des joueurs peuvent encore être corrigées ; pour le reste, il faudra rouvrir le tournoi.`,
  'fide-amends': ({ round }) => `L’appariement de la ronde ${round} est publié. Le changement entre au registre d’intégrité.`,
  'fide-recalls': ({ round }) =>
    `La ronde ${round} est publique. Retirée, elle reste au rapport avec son reçu ; écrans et téléphones le disent, et la ronde est appariée de nouveau.`,
  'fide-exchange': ({ players: [a, b] }) =>
    `${a.name} et ${b.name} échangent leurs numéros d’appariement. Elo et titre sont égaux ; l’alphabet ne décide plus entre eux.`,
  'fide-numbers-again': ({ rounds }) =>
    `${countedFrench(rounds, 'ronde fut appariée', 'rondes furent appariées')} selon les numéros actuels. Avec de nouveaux, les rondes passées ne découlent plus de la liste.`,
}

export const refused: typeof refusedEn = {
  'setting-locked': ({ setting }) =>
    ({
      rules: 'Les règles sont annoncées avant la première ronde et décident d’appariements déjà faits.',
      scoring: 'Les points d’un résultat sont annoncés avant la première ronde et décident d’appariements déjà faits.',
      tieBreaks: 'Les départages sont publiés avant la première ronde.',
      numberOfRounds: 'Le nombre de rondes est annoncé avant la première ronde.',
    })[setting],
  'prohibition-late': 'Qui ne doit pas se rencontrer est annoncé avant la ronde 1.',
}
