import type { VariationWords } from './en.ts'

export const de: VariationWords = {
  '613.1a': '613.1a · Ungewertete Spieler knapp unter dem Durchschnitt',
  '613.1b': '613.1b · Ungewertete Spieler ein Fünftel vom unteren Ende',
  '613.1b-up': '613.1b-up · Ungewertete Spieler ein Fünftel vom unteren Ende, aufgerundet (613.1b rundet ab)',
  '615-laws': '615-laws · Auch 618 (b) und (c) verschieben das Freilos innerhalb seiner Punktgruppe (sonst nur 618 (a))',
  '615a-bars': '615a-bars · Ein Halbpunkt-Freilos zählt als gehabtes Freilos (sonst nicht)',
  '616.1': '616.1 · Das Freilos zählt einen halben Punkt',
  '617.1': '617.1 · Hängepartien werden für die Paarung abgeschätzt',
  '619.1': '619.1 · Spieler, die darum gebeten haben, treffen in Runde 1 und 2 nicht aufeinander',
  '624.1': '624.1 · Ein Überzähliger trifft auf jemanden mit entgegengesetzter Farberwartung',
  '624.2': '624.2 · Niemand hat zweimal mit einem Überzähligen zu tun',
  '624.2-down': '624.2-down · Wie 624.2, das letzte Viertel der Runden abgerundet (624.2 rundet auf)',
  '631-first': '631-first · Keine dritte Partie in Folge mit einer Farbe geht auch dem Farbausgleich vor (sonst kommt sie danach)',
  '631-rank':
    '631-rank · Von zweien mit derselben ausgleichenden Farbe bekommt sie, wer höher steht, auch wenn der andere dann eine Farbe zum dritten Mal in Folge hat (sonst nicht)',
  '631.1': '631.1 · Kein Tausch nur für den Farbwechsel',
  '631.2': '631.2 · Farben der letzten Runde durch das Los',
  '633.1': '633.1 · Beschleunigung nach Vierteln',
  '633.2': '633.2 · Beschleunigung nach Gruppen A, B, C, D',
  'A.4-played': 'A.4-played · Eine kampflose Paarung hinterlässt keinen Float (sonst schon, da gepaart wurde)',
  'A.7-games': 'A.7-games · Dieselbe Farbe in den zwei letzten Partien macht die Präferenz absolut (sonst in den zwei letzten Runden)',
}
