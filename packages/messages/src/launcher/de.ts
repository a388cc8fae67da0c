import type { LauncherWords } from './en.ts'

export const de: LauncherWords = {
  running: 'Zug läuft.',
  here: 'Auf diesem Rechner:',
  begin: 'Hier beginnen (dieser Link meldet Sie an, ein einziges Mal):',
  hall: 'Im Saal, für Telefone und andere Rechner:',
  noNetwork: 'Dieser Rechner ist in keinem Netz: Nur sein eigener Browser erreicht Zug.',
  onlyHere: 'Nur dieser Rechner erreicht Zug.',
  data: 'Daten und Sicherungen:',
  stop: 'Zum Beenden Q oder Strg-C drücken oder dieses Fenster schließen.',
  stopping: 'Wird beendet: Offene Anfragen werden noch beantwortet …',
  stopped: 'Beendet. Alles ist gespeichert.',
  already: 'Zug läuft bereits. Der Browser öffnet es:',
}
