import type { en } from './boards-en.ts'

export const de: typeof en = {
  title: 'Feste Bretter',
  hint: 'Für einen Rollstuhl, ein Live-Brett oder Geschwister, die nicht nebeneinander sitzen sollen. Alle anderen bekommen die übrigen Nummern in der Reihenfolge der Paarung. Wo zwei nicht beide sitzen können, behält die niedrigere Startnummer das Brett. Wer gegen wen spielt, ändert sich nicht.',
  none: 'Niemand hat ein festes Brett.',
  who: 'Wer',
  whoNone: 'Niemand heißt so.',
  number: 'Brettnummer',
  rounds: 'Runden',
  roundsHint: 'Leer: alle Runden. Sonst etwa 1, 3–5.',
  roundsWrong: (last) => `Runden sind Nummern von 1 bis ${last}, etwa 1, 3–5.`,
  numberWrong: 'Bretter haben Nummern ab 1.',
  published: (round) => `Auch die Bretter der veröffentlichten Runde ${round} ändern`,
  fix: 'Brett festlegen',
  free: 'Brett freigeben',
  freeOf: (name) => `Brett freigeben: ${name}`,
  all: 'alle Runden',
  some: (rounds) => `Runden ${rounds}`,
  fixed: (name, number) => `${name} sitzt an Brett ${number}.`,
  freed: (name) => `${name} hat kein festes Brett mehr.`,
  why: (number, name) => `Brett ${number} ist das feste Brett von ${name}.`,
  sameNumbers: (sections) =>
    `Einige dieser Brettnummern hat auch ${sections}. Ändern Sie die Nummer des ersten Bretts in den Einstellungen, oder legen Sie andere Bretter fest.`,
  conflict: {
    opponent: (gives, number, keeps) =>
      `Brett ${number} von ${gives} wird nicht gehalten: ${keeps} auf der anderen Seite hat auch ein festes Brett und die niedrigere Nummer.`,
    taken: (gives, number, keeps) => `Brett ${number} ist für ${keeps} und für ${gives} fest; ${gives} weicht und sitzt nach der Regel.`,
    beyond: (name, number, first, last) => `Brett ${number} von ${name} ist keines der Bretter ${first} bis ${last} dieser Runde.`,
  },
}
