import type { FundFault } from '@zug/engine/desk'

const faults: Readonly<Record<FundFault['fault'], string>> = {
  missing: 'etwas fehlt',
  unknown: 'da steht etwas, was keine Beschreibung von Preisen hat',
  kind: 'etwas ist nicht von der Art, die hierher gehört',
  amount: 'ein Betrag ist eine Zahl ab 0 mit höchstens zwei Dezimalen',
  text: 'ein Name oder ein Gegenstand hat 1 bis 100 Buchstaben',
  twice: 'zwei Kategorien heißen gleich',
  order: 'dieser Platz ist mehr wert als der vor ihm',
  sharing: 'wo jeder einen Preis haben kann, teilt nur die erste Kategorie',
  many: 'es sind zu viele',
  empty: 'es gibt keine Preise',
  unreadable: 'dieser Betrag ist nicht lesbar: Beträge wie 120 oder 12.50 schreiben, durch Semikolon getrennt, in der Währung der Preise',
}

/** What is wrong with a description of prizes, and where. */
export const fault = ({ category, place, fault: what }: Pick<FundFault, 'category' | 'place' | 'fault'>): string =>
  `${category === null ? 'Preise' : `Kategorie ${category}${place === null ? '' : `, Platz ${place}`}`}: ${faults[what]}.`
