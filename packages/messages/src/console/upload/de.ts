import type { UploadWords } from './en.ts'

export const de: UploadWords = {
  label: 'Wie weit es ist',
  sending: (percent) => `Wird gesendet: ${percent} %`,
  waiting: 'Wartet, bis sie an der Reihe ist.',
  reading: 'Die Datei wird gelesen.',
  lines: (percent) => `Die Datei wird gelesen: ${percent} %`,
  rounds: (done, all) => `Runde ${done} von ${all} wird geprüft und eingetragen.`,
  storing: 'Wird gespeichert und lässt sich nicht mehr anhalten.',
  sheet: 'Blatt',
  stop: 'Anhalten',
  stopped: 'Angehalten. Es wurde nichts übernommen.',
}
