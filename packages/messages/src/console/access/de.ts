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
    byLink:
      'Noch hat hier niemand ein Kennwort. Melden Sie sich mit dem Link an, den Zug beim Start angezeigt hat. Einen neuen zeigt „zug link“ auf dem Computer, auf dem Zug läuft, oder ein Neustart von Zug.',
    linkUsed:
      'Dieser Anmeldelink wurde schon benutzt oder ist abgelaufen. Jeder Link gilt einmal. Einen neuen zeigt „zug link“ auf dem Computer, auf dem Zug läuft, oder ein Neustart von Zug.',
  },
  login: 'Anmeldename',
  name: 'Ihr Name',
  password: 'Kennwort',
  passwordHint: 'Mindestens zehn Zeichen.',
}
