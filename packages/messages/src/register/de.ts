import type { RegisterWords } from './en.ts'

export const de: RegisterWords = {
  title: 'Anmelden',
  search: 'Ihr Name oder Ihre FIDE- oder nationale Nummer',
  find: 'Suchen',
  noneFound: 'So jemand steht nicht in den Wertungslisten. Füllen Sie das Formular unten aus.',
  notListed: 'Nicht in der Liste?',
  name: 'Name (Nachname, Vorname)',
  birth: 'Geburtsjahr',
  federation: 'Föderation (drei Buchstaben)',
  club: 'Verein',
  remark: 'Bemerkung für den Schiedsrichter, etwa freie Runden',
  send: 'Anmelden',
  notMe: 'Das bin ich nicht',
  another: 'Jemand anderen anmelden',
  privacy: 'Was Sie senden, sehen nur die Schiedsrichter, bis sie es angenommen haben. Abgelehnte Anmeldungen werden gelöscht.',
  said: {
    done: 'Danke. Der Schiedsrichter hat Ihre Anmeldung; eingetragen sind Sie, sobald er sie angenommen hat.',
    unreadable: 'Das konnte nicht gelesen werden. Bitte versuchen Sie es noch einmal.',
    nameless: 'Bitte geben Sie Ihren Namen an.',
    late: 'Das Formular kam zu schnell oder ist zu alt. Bitte senden Sie es noch einmal.',
    twice: 'Sie sind schon angemeldet und warten auf den Schiedsrichter.',
    full: 'Es warten zu viele Anmeldungen. Bitte wenden Sie sich an den Veranstalter.',
    slow: 'Zu viele Anmeldungen auf einmal. Bitte warten Sie eine Minute.',
  },
}
