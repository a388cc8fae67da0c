import type { AccessWords } from './en.ts'

export const fr: AccessWords = {
  setUp: {
    title: 'Installer ce poste',
    intro: 'Le premier compte créé est propriétaire de l’installation. Un tournoi d’essai vous attend.',
    code: 'Code affiché dans le terminal',
    done: 'Créer le compte',
    secure: 'Choisir un nom et un mot de passe',
    secureHint:
      'Vous êtes venu par le lien affiché au démarrage. Avec un nom et un mot de passe, vous pourrez vous connecter de partout, et les liens prendront fin.',
  },
  signIn: {
    title: 'Connexion',
    done: 'Se connecter',
    wrong: 'Le nom et le mot de passe ne vont pas ensemble.',
    wait: 'Trop d’essais. Patientez un peu.',
    code: 'Code de votre application d’authentification',
    codeHint: 'Six chiffres, ou l’un de vos codes de secours.',
    byLink:
      'Personne n’a encore de mot de passe ici. Connectez-vous par le lien que Zug a affiché au démarrage. Pour en obtenir un nouveau, lancez « zug link » sur l’ordinateur où tourne Zug, ou redémarrez Zug.',
    linkUsed:
      'Ce lien de connexion a déjà servi, ou il a expiré. Chaque lien ne sert qu’une fois. Pour en obtenir un nouveau, lancez « zug link » sur l’ordinateur où tourne Zug, ou redémarrez Zug.',
  },
  login: 'Nom de connexion',
  name: 'Votre nom',
  password: 'Mot de passe',
  passwordHint: 'Dix caractères au moins.',
}
