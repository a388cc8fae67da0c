/** Names of the tie-breaks by their codes, without modifiers: English, German, French. */
const names = {
  PTS: ['Points', 'Punkte', 'Points'],
  DE: [
    'Direct encounter: place among those tied',
    'Direkter Vergleich: Platz unter den Punktgleichen',
    'Rencontre directe : place parmi les ex æquo',
  ],
  WIN: ['Wins', 'Gewinnpartien (auch kampflos)', 'Nombre de gains (forfaits compris)'],
  WON: ['Games won over the board', 'Gewonnene Partien', 'Parties gagnées'],
  BPG: ['Games with Black', 'Schwarzpartien', 'Parties avec les Noirs'],
  BWG: ['Games won with Black', 'Schwarzsiege', 'Gains avec les Noirs'],
  PS: ['Progressive score', 'Fortschrittswertung', 'Cumulatif'],
  REP: ['Rounds elected to play', 'Gespielte Runden', 'Rondes jouées'],
  STD: ['Standard points', 'Standardpunkte', 'Points standard'],
  TPN: ['Pairing number', 'Startnummer', 'Numéro d’appariement'],
  BH: ['Buchholz', 'Buchholz', 'Buchholz'],
  AOB: ['Average of opponents’ Buchholz', 'Mittlere Buchholzwertung der Gegner', 'Moyenne des Buchholz adverses'],
  FB: ['Fore Buchholz', 'Fore-Buchholz', 'Fore Buchholz'],
  SB: ['Sonneborn-Berger', 'Sonneborn-Berger', 'Sonneborn-Berger'],
  KS: ['Koya system', 'Koya-System', 'Système Koya'],
  ARO: ['Average rating of opponents', 'Gegnerschnitt', 'Moyenne Elo des adversaires'],
  TPR: ['Performance rating', 'Turnierleistung', 'Performance'],
  PTP: ['Perfect performance', 'Perfekte Turnierleistung', 'Performance parfaite'],
  APRO: ['Average performance of opponents', 'Mittlere Leistung der Gegner', 'Performance moyenne des adversaires'],
  APPO: [
    'Average perfect performance of opponents',
    'Mittlere perfekte Leistung der Gegner',
    'Performance parfaite moyenne des adversaires',
  ],
  RTNG: ['Rating', 'Wertungszahl', 'Elo'],
  BC: ['Board count', 'Berliner Wertung (Brettsumme)', 'Somme des échiquiers'],
  TBR: ['Top board results', 'Ergebnisse der oberen Bretter', 'Résultats des premiers échiquiers'],
  BBE: ['Bottom board elimination', 'Streichung des letzten Bretts', 'Élimination du dernier échiquier'],
  MPvGP: ['Match points, game points', 'Mannschafts- und Brettpunkte', 'Points de match, points de partie'],
  EMMSB: [
    'Sonneborn-Berger, match by match points',
    'Sonneborn-Berger, Mannschafts- mal Mannschaftspunkte',
    'Sonneborn-Berger, points de match × de match',
  ],
  EMGSB: [
    'Sonneborn-Berger, match by game points',
    'Sonneborn-Berger, Mannschafts- mal Brettpunkte',
    'Sonneborn-Berger, points de match × de partie',
  ],
  EGMSB: [
    'Sonneborn-Berger, game by match points',
    'Sonneborn-Berger, Brett- mal Mannschaftspunkte',
    'Sonneborn-Berger, points de partie × de match',
  ],
  EGGSB: [
    'Sonneborn-Berger, game by game points',
    'Sonneborn-Berger, Brett- mal Brettpunkte',
    'Sonneborn-Berger, points de partie × de partie',
  ],
  EDE: ['Extended direct encounter', 'Erweiterter direkter Vergleich', 'Rencontre directe étendue'],
  EDEBT: [
    'Extended direct encounter, board count, top boards',
    'Direkter Vergleich, Brettsumme, obere Bretter',
    'Rencontre directe, somme, premiers échiquiers',
  ],
  EDEBB: [
    'Extended direct encounter, board count, bottom board',
    'Direkter Vergleich, Brettsumme, letztes Brett',
    'Rencontre directe, somme, dernier échiquier',
  ],
  EDET: ['Extended direct encounter, top boards', 'Direkter Vergleich, obere Bretter', 'Rencontre directe, premiers échiquiers'],
  EDEB: ['Extended direct encounter, bottom board', 'Direkter Vergleich, letztes Brett', 'Rencontre directe, dernier échiquier'],
  SSSC: ['Scores and schedule strength', 'Punkte und Gegnerstärke', 'Points et force des adversaires'],
  CFC672: ['Cumulative score (CFC 672)', 'Fortschrittswertung (CFC 672)', 'Cumulatif (FCE 672)'],
  CFC673: ['Sonneborn-Berger (CFC 673)', 'Sonneborn-Berger (CFC 673)', 'Sonneborn-Berger (FCE 673)'],
  MUTUAL: ['Games between the tied', 'Partien der Punktgleichen', 'Parties entre ex æquo'],
  MUTUAL2: ['Game between two who are tied', 'Partie der zwei Punktgleichen', 'Partie entre les deux ex æquo'],
  SOS: ['Sum of opponents’ scores', 'Summe der Gegnerpunkte', 'Somme des points adverses'],
  GAM: ['Game score', 'Spielpunkte', 'Score des parties'],
  KASHDAN: ['Kashdan', 'Kashdan', 'Kashdan'],
  LOTS: ['Drawing of lots', 'Los', 'Tirage au sort'],
} as const

export type TieBreakName = keyof typeof names

const inLanguage = (at: 0 | 1 | 2): Readonly<Record<TieBreakName, string>> =>
  Object.fromEntries(Object.entries(names).map(([code, texts]) => [code, texts[at]])) as Record<TieBreakName, string>

export const tieBreakNames = { en: inLanguage(0), de: inLanguage(1), fr: inLanguage(2) }
