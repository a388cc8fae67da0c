import type { AccessWords } from './en.ts'

export const de: AccessWords = {
  setUp: {
    title: 'Zug einrichten',
    intro: 'Wer das erste Konto anlegt, dem gehört diese Installation. Ein Turnier zum Ausprobieren ist schon da.',
    code: 'Code aus dem Terminal',
    done: 'Konto anlegen',
  },
  signIn: {
    title: 'Anmelden',
    done: 'Anmelden',
    wrong: 'Name und Kennwort passen nicht zusammen.',
    wait: 'Zu viele Versuche. Bitte kurz warten.',
  },
  login: 'Anmeldename',
  name: 'Ihr Name',
  password: 'Kennwort',
  passwordHint: 'Mindestens zehn Zeichen.',
}
