import { counted } from '../../words.ts'
import type { AccountWords } from './en.ts'

export const de: AccountWords = {
  title: 'Konto',
  back: 'Alle Turniere',
  secondFactor: {
    title: 'Zweiter Faktor',
    off: 'Ihr Kennwort allein öffnet Zug. Mit einem zweiten Faktor wird auch ein Code Ihres Telefons verlangt; ein Kennwort, das jemand gesehen hat, öffnet dann nichts.',
    on: 'Beim Anmelden wird neben dem Kennwort ein Code Ihrer Authenticator-App verlangt.',
    missing: 'Hier braucht jedes Konto einen zweiten Faktor. Richten Sie Ihren ein, um weiterzukommen.',
    passwordFirst: 'Wählen Sie zuerst Namen und Kennwort; der zweite Faktor kommt dazu.',
    setUp: 'Zweiten Faktor einrichten',
    turnOff: 'Abschalten',
    left: (n) => `${counted(n, 'Notfallcode ist', 'Notfallcodes sind')} übrig.`,
  },
  enrol: {
    title: 'Zweiten Faktor einrichten',
    scan: 'Öffnen Sie auf dem Telefon eine Authenticator-App (jede, die TOTP kennt) und lesen Sie den Code ein. Es wird nichts verschickt.',
    alt: 'QR-Code für die Authenticator-App',
    type: 'Oder tippen Sie dort diesen Schlüssel ein',
    code: 'Code, den die App anzeigt',
    codeHint: 'Sechs Ziffern.',
    done: 'Einschalten',
    others: 'Ihre Sitzungen auf anderen Geräten enden.',
  },
  recovery: {
    title: 'Notfallcodes',
    intro:
      'Ist das Telefon verloren, öffnet einer von diesen statt des Codes. Jeder öffnet einmal. Sie werden nur jetzt gezeigt: drucken Sie sie aus oder schreiben Sie sie ab.',
    print: 'Drucken',
    done: 'Ich habe sie aufbewahrt',
    fresh: 'Neue Notfallcodes machen',
    freshHint: 'Die bisherigen gelten dann nicht mehr.',
  },
  prove: {
    code: 'Code der Authenticator-App',
    codeHint: 'Sechs Ziffern, oder ein Notfallcode.',
  },
  everybody: {
    title: 'Alle Konten',
    name: 'Name',
    state: 'Zweiter Faktor',
    has: 'ein',
    hasNot: 'aus',
    reset: 'Zurücksetzen',
    resetTitle: (name) => `Zweiten Faktor von ${name} zurücksetzen?`,
    resetHint:
      'Für jemanden, der Telefon und Notfallcodes verloren hat. Die Sitzungen enden, und bis ein neuer eingerichtet ist, öffnet das Kennwort allein.',
    required: 'Jedes Konto braucht einen zweiten Faktor',
    requiredHint: 'Wer keinen hat, richtet zuerst einen ein. API-Token und Links gelten weiter.',
    ownFirst: 'Richten Sie zuerst einen eigenen zweiten Faktor ein.',
  },
}
