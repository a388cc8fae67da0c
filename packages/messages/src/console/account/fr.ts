import { counted } from '../../words.ts'
import type { AccountWords } from './en.ts'

export const fr: AccountWords = {
  title: 'Compte',
  back: 'Tous les tournois',
  secondFactor: {
    title: 'Second facteur',
    off: 'Votre mot de passe suffit pour entrer. Avec un second facteur, un code de votre téléphone est demandé aussi : un mot de passe que quelqu’un a vu n’ouvre alors plus rien.',
    on: 'À la connexion, un code de votre application d’authentification est demandé en plus du mot de passe.',
    missing: 'Ici, chaque compte a besoin d’un second facteur. Configurez le vôtre pour continuer.',
    passwordFirst: 'Choisissez d’abord un nom et un mot de passe ; le second facteur vient en plus.',
    setUp: 'Configurer un second facteur',
    turnOff: 'Désactiver',
    left: (n) => `Il reste ${counted(n, 'code de secours', 'codes de secours')}.`,
  },
  enrol: {
    title: 'Configurer un second facteur',
    scan: 'Ouvrez une application d’authentification sur votre téléphone (toutes celles qui connaissent TOTP) et lisez le code. Rien n’est envoyé nulle part.',
    alt: 'Code QR pour l’application d’authentification',
    type: 'Ou saisissez-y cette clé',
    code: 'Code affiché par l’application',
    codeHint: 'Six chiffres.',
    done: 'Activer',
    others: 'Vos sessions sur d’autres appareils prennent fin.',
  },
  recovery: {
    title: 'Codes de secours',
    intro:
      'Si le téléphone est perdu, l’un d’eux remplace le code. Chacun sert une fois. Ils ne sont affichés que maintenant : imprimez-les ou notez-les.',
    print: 'Imprimer',
    done: 'Je les ai gardés',
    fresh: 'Créer de nouveaux codes de secours',
    freshHint: 'Les précédents ne valent alors plus.',
  },
  prove: {
    code: 'Code de votre application d’authentification',
    codeHint: 'Six chiffres, ou un code de secours.',
  },
  everybody: {
    title: 'Tous les comptes',
    name: 'Nom',
    state: 'Second facteur',
    has: 'activé',
    hasNot: 'désactivé',
    reset: 'Réinitialiser',
    resetTitle: (name) => `Réinitialiser le second facteur de ${name} ?`,
    resetHint:
      'Pour qui a perdu téléphone et codes de secours. Ses sessions prennent fin, et le mot de passe seul ouvre le compte jusqu’à ce qu’un autre soit configuré.',
    required: 'Chaque compte a besoin d’un second facteur',
    requiredHint: 'Qui n’en a pas en configure un avant toute autre chose. Les jetons d’API et les liens restent valables.',
    ownFirst: 'Configurez d’abord votre propre second facteur.',
  },
}
