import type { AccessWords } from './en.ts'

export const de: AccessWords = {
  setUp: {
    title: 'Zug einrichten',
    intro: 'Wer das erste Konto anlegt, dem gehört diese Installation. Ein Turnier zum Ausprobieren ist schon da.',
    code: 'Code aus dem Terminal',
    done: 'Konto anlegen',
    secure: 'Namen und Kennwort wählen',
    secureHint:
      'Sie sind über den Link gekommen, der beim Start angezeigt wird. Mit Namen und Kennwort können Sie sich von überall anmelden, und die Links enden.',
  },
  signIn: {
    title: 'Anmelden',
    done: 'Anmelden',
    wrong: 'Name und Kennwort passen nicht zusammen.',
    wait: 'Zu viele Versuche. Bitte kurz warten.',
    code: 'Code der Authenticator-App',
    codeHint: 'Sechs Ziffern, oder einer Ihrer Notfallcodes.',
    byLink: 'Noch hat hier niemand ein Kennwort. Hinein führt der Link, der dort angezeigt wird, wo Zug gestartet wurde.',
  },
  login: 'Anmeldename',
  name: 'Ihr Name',
  password: 'Kennwort',
  passwordHint: 'Mindestens zehn Zeichen.',
}
