/** What has changed since a draft was paired, as an enumeration has it. */
export const staleCausesEn = {
  settings: 'the settings',
  'initial-colour': 'the initial colour',
  entrants: 'the entries or pairing numbers',
  ratings: 'ratings or titles',
  results: 'results of earlier rounds',
  byes: 'byes',
  'kept-apart': 'who is kept apart',
}

export type StaleCauses = typeof staleCausesEn

export const staleCausesDe: StaleCauses = {
  settings: 'die Einstellungen',
  'initial-colour': 'die Anfangsfarbe',
  entrants: 'die Anmeldungen oder Startnummern',
  ratings: 'Wertungszahlen oder Titel',
  results: 'Ergebnisse früherer Runden',
  byes: 'Freilose',
  'kept-apart': 'wer nicht gegeneinander spielen soll',
}

export const staleCausesFr: StaleCauses = {
  settings: 'les réglages',
  'initial-colour': 'la couleur initiale',
  entrants: 'les inscriptions ou les numéros d’appariement',
  ratings: 'des Elo ou des titres',
  results: 'des résultats de rondes précédentes',
  byes: 'des exemptions',
  'kept-apart': 'les joueurs à ne pas apparier ensemble',
}
