import { countedFrench as counted } from '../../words.ts'
import type { Gone, ProblemsWords } from './en.ts'
import { refusals } from './refusals-fr.ts'

const roles = { owner: 'propriétaire', chief: 'arbitre principal', deputy: 'arbitre adjoint', helper: 'assistant', viewer: 'observateur' }

const part = (gone: Gone): string => {
  switch (gone.what) {
    case 'pairings':
      return `les appariements de la ronde ${gone.round}`
    case 'results':
      return `${counted(gone.results, 'résultat', 'résultats')} de la ronde ${gone.round}`
    case 'standings':
      return gone.first === gone.last
        ? `le classement après la ronde ${gone.last}`
        : `les classements après les rondes ${gone.first} à ${gone.last}`
  }
}

export const fr: ProblemsWords = {
  refusals,
  codes: {
    'not-found': (data) => {
      switch (data.what) {
        case 'anything':
          return 'Il n’y a rien ici, ou rien que vous puissiez voir.'
        case 'round':
          return `La ronde ${data.round} n’est pas publiée.`
        case 'moment':
          return 'À ce moment, le tournoi n’existait pas encore.'
        case 'section':
          return 'Cette section n’existe pas, ou vous ne pouvez pas la voir.'
        case 'board-link':
          return 'C’est pour le lien d’un échiquier.'
        case 'board':
          return 'Cet échiquier n’est plus là : l’appariement a été changé.'
        case 'player':
          return 'Ce joueur n’existe pas.'
        case 'account':
          return 'Il n’y a pas de compte de ce nom.'
        case 'deleted':
          return 'Ce tournoi a été supprimé. Son propriétaire peut le rétablir pendant 30 jours.'
        case 'template':
          return 'Ce modèle n’existe plus.'
      }
    },
    forbidden: (data) => {
      switch (data.because) {
        case 'role':
          return `Il faut pour cela le rôle « ${roles[data.role]} ».`
        case 'looks-only':
          return 'Vous pouvez regarder, pas modifier.'
        case 'installation-owner':
          return 'Seul le propriétaire de cette installation peut le faire.'
        case 'reads-only':
          return 'Ce jeton ne permet que de lire.'
        case 'one-tournament':
          return 'Ce jeton vaut pour un seul tournoi.'
        case 'ends-itself-only':
          return 'Ce jeton vaut pour un seul tournoi. Il ne peut mettre fin qu’à lui-même.'
        case 'own-factor':
          return 'Votre propre second facteur se désactive avec son code.'
        case 'limited-token':
          return 'Un tournoi est créé par un compte, pas avec un jeton limité.'
        case 'past':
          return 'Les moments passés sont réservés à la table d’arbitrage.'
        case 'desk-stream':
          return 'C’est réservé à la table d’arbitrage. Veuillez vous reconnecter.'
        case 'one-board':
          return 'Ce lien annonce le résultat d’un seul échiquier.'
        case 'arbiters-result':
          return 'Les joueurs annoncent une victoire, une nulle ou une défaite. L’arbitre saisit tout le reste.'
        case 'chief-decided':
          return 'Ce que l’arbitre principal a décidé, c’est lui qui le défait.'
        case 'round-over':
          return 'Les assistants saisissent les résultats de la ronde en cours. Demandez une correction à un arbitre.'
        case 'created':
          return 'Le tournoi existe déjà.'
        case 'other-board':
          return `L’échiquier ${data.board} n’est pas l’un des vôtres.`
      }
    },
    'sign-in': 'Veuillez vous reconnecter.',
    'secret-unknown': 'Ce lien, ce jeton ou cette session n’est plus valable.',
    'cross-site': 'Les modifications ne sont acceptées que de nos propres pages.',
    'wrong-host': 'Cette installation est pour sa propre machine. Démarrez-la avec --url pour l’utiliser sous un autre nom.',
    'session-needed': ({ of }) =>
      ({
        token: 'Un jeton est créé par une personne connectée, pas par un jeton.',
        password: 'Un mot de passe est changé par une personne connectée.',
        'second-factor': 'Un second facteur est changé par une personne connectée, pas par un jeton.',
        owner: 'Un autre propriétaire est créé par une personne connectée, pas par un jeton.',
      })[of],
    'wrong-password': ({ of }) => (of === 'old' ? 'L’ancien mot de passe n’est pas juste.' : 'Le nom ou le mot de passe n’est pas juste.'),
    'wrong-code': 'Le code est affiché là où Zug a été démarré.',
    'second-factor-needed': 'Il faut aussi le code de votre application d’authentification, ou un code de secours.',
    'wrong-second-factor': 'Le code n’est pas juste, ou a déjà servi. Attendez le suivant.',
    'second-factor-state': ({ on }) => (on ? 'Ce compte a déjà un second facteur.' : 'Ce compte n’a pas de second facteur.'),
    'second-factor-first': ({ of }) =>
      of === 'own' ? 'Configurez d’abord votre propre second facteur.' : 'Choisissez d’abord un nom et un mot de passe.',
    'too-many-tries': ({ seconds }) => `Trop d’essais. Attendez ${counted(seconds, 'seconde', 'secondes')}.`,
    'login-taken': 'Il y a déjà un compte de ce nom.',
    'set-up-already': 'Cette installation a déjà un propriétaire. Veuillez vous connecter.',
    'last-owner': 'Une installation garde au moins un propriétaire.',
    'too-many-requests': ({ of }) =>
      ({
        changes: 'Trop de modifications en une minute. Patientez un peu.',
        questions: 'Trop de demandes en une minute. Patientez un peu.',
        files: 'Trop de fichiers en une minute. Patientez un peu.',
        everybody: 'Beaucoup demandent en ce moment. Redemandez dans un instant.',
        tenant: 'Trop de modifications en une minute dans les tournois d’un même organisateur. Patientez un peu.',
      })[of],
    'took-too-much': ({ of }) =>
      of === 'time'
        ? 'Cela a pris plus de temps que permis et a été interrompu.'
        : 'Cela a pris plus de mémoire que permis et a été interrompu.',
    'too-many-connections': 'Il y a trop de connexions depuis votre adresse. Fermez-en, ou réessayez bientôt.',
    'too-many-streams': 'Trop de personnes suivent en direct. Réessayez bientôt.',
    'too-many': ({ most }) => `Il peut y en avoir ${most} au plus. Retirez-en d’abord.`,
    'address-inside': 'Cette adresse est dans votre propre réseau, où rien n’est envoyé.',
    'too-large': ({ most }) => `C’est trop grand : une requête a au plus ${most} octets.`,
    'invalid-request': ({ of }) =>
      of === 'moment' ? '`at` est le numéro d’un événement.' : 'Quelque chose dans la saisie n’est pas juste.',
    'json-only': 'Envoyez du JSON, avec content-type application/json.',
    'not-json': 'Ce qui est envoyé n’est pas du JSON.',
    conflict: ({ sequence }) => `Le tournoi en est maintenant à l’événement ${sequence}. Relisez-le.`,
    'key-used': 'Cette clé appartient à une autre commande.',
    'record-altered':
      'L’historique de ce tournoi a été modifié en dehors de Zug. Il reste visible, mais rien ne peut changer tant que l’arbitre principal n’en répond pas.',
    'section-taken': ({ section }) => `L’événement a déjà une section ${section}.`,
    'sections-apart':
      'Cette section et l’autre sont dans des bases de données différentes, et rien ne peut se faire dans les deux à la fois. L’exploitant peut les réunir (zug db move).',
    'record-unreadable':
      'L’historique a été modifié au point de ne plus avoir de sens. Restaurez la dernière sauvegarde dans un nouvel emplacement.',
    disappears: ({ gone }) => `Hors de la table d’arbitrage, on ne verrait plus : ${gone.map(part).join(', ')}.`,
    'plan-goes-down': 'D’elle-même, une ronde montre plus, jamais moins : avec son dernier résultat, elle ne montre pas moins qu’avant.',
    unreadable: 'Le fichier est illisible.',
    abandoned: 'La personne qui a envoyé le fichier est partie. Rien n’en a été fait.',
    'backup-unusable': ({ why }) =>
      ({
        'no-backup': 'Ce n’est pas la sauvegarde d’un tournoi. Les rapports (TRF, JSON) se chargent avec « Importer ».',
        'not-whole': 'La sauvegarde n’est pas entière : sa fin manque, ou elle a été modifiée après coup. Rien n’en a été tiré.',
        altered: 'Le journal de la sauvegarde a été modifié : ses événements ne se suivent pas. Rien n’en a été tiré.',
        newer: 'La sauvegarde vient d’un Zug plus récent. Mettez d’abord celui-ci à jour.',
        senseless: 'Le journal de la sauvegarde n’a pas de sens pour ce programme. Rien n’en a été tiré.',
      })[why],
    'wrong-name': 'Ce n’est pas le nom du tournoi. Rien n’a été supprimé.',
    'no-teams': 'Le règlement apparie des équipes, et le fichier contient des rondes de joueurs.',
    'no-explanation': 'Ce règlement n’explique pas ses appariements de cette façon.',
    'not-so': 'Cela n’a pas eu lieu dans cette ronde. Demandez pourquoi pas.',
    'not-shown': 'L’explication vient quand les résultats d’avant sont visibles.',
    'no-schedule': 'Seul un toutes rondes a son calendrier d’avance.',
    'disk-full': 'Le disque est plein. Rien n’a été changé ; avec de la place, cela continue.',
    'read-only': 'Les données ne peuvent pas être écrites. Rien n’a été changé.',
    unreachable: 'La base de données n’est pas joignable pour le moment. Réessayez bientôt.',
    moving: 'Le tournoi est en train de changer de base de données. Réessayez dans une seconde.',
    'no-writer': ({ sent }: { readonly sent: boolean }) =>
      sent
        ? 'Le bureau n’est pas joignable pour le moment, et on ne sait pas si ceci a été enregistré. Vérifiez bientôt, avant de le saisir à nouveau.'
        : 'Le bureau n’est pas joignable pour le moment. Rien n’a été modifié ; réessayez bientôt.',
    'newer-record':
      'Ce tournoi a été modifié en dernier par une version plus récente. Il pourra l’être à nouveau quand tout sera à jour ; réessayez bientôt.',
    'in-use': 'Autre chose occupe les données. Réessayez bientôt.',
    'data-unusable': 'Les données sont inutilisables pour le moment. Le journal dit pourquoi.',
    internal: 'Une erreur s’est produite sur le serveur. Elle est dans le journal.',
  },
  unknown: 'Cela a été refusé.',
  line: (n) => `Ligne ${n}`,
  issuesTitle: 'Ce qui a été trouvé',
}
