import type { AccessWords } from './en.ts'

export const fr: AccessWords = {
  setUp: {
    title: 'Installer ce poste',
    intro: 'Le premier compte créé est propriétaire de l’installation. Un tournoi d’essai vous attend.',
    code: 'Code affiché dans le terminal',
    done: 'Créer le compte',
  },
  signIn: {
    title: 'Connexion',
    done: 'Se connecter',
    wrong: 'Le nom et le mot de passe ne vont pas ensemble.',
    wait: 'Trop d’essais. Patientez un peu.',
  },
  login: 'Nom de connexion',
  name: 'Votre nom',
  password: 'Mot de passe',
  passwordHint: 'Dix caractères au moins.',
}
