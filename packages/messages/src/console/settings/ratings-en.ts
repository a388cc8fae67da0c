export const en = {
  title: 'Ratings and registration',
  hint: 'Official ratings come from the rating lists. Which of them counts here is said once, for everybody; a rating that you enter yourself goes before it and stays.',
  longEvent: 'The event takes more than 30 days: tie-breaks by ratings are not advised.',
  byRound: 'Games count against the rating of their round',
  byRoundHint: 'Otherwise against the first one. Ratings of later lists are entered at the player.',
  method: {
    label: 'Rating that counts',
    options: {
      fide: 'FIDE only',
      national: 'National only',
      'fide-else-national': 'FIDE, else national',
      'national-else-fide': 'National, else FIDE',
      highest: 'The higher of the two',
      lowest: 'The lower of the two',
      own: 'As entered',
    },
  },
  play: {
    label: 'Kind of play',
    options: { 'by-rate': 'By the time control', standard: 'Standard', rapid: 'Rapid', blitz: 'Blitz' },
    hint: {
      standard: 'Standard ratings count.',
      rapid: 'Rapid ratings count; who has none takes the standard one.',
      blitz: 'Blitz ratings count; who has none takes the standard one.',
    },
  },
  federation: 'Federation of the national ratings',
  federationHint: 'Three letters; empty: that of the event.',
  equals: {
    label: 'Equal rating and title',
    options: { name: 'By the alphabet', entry: 'By the order of entry', lot: 'By lot' },
    hint: 'Alphabetical, unless it was announced beforehand that something else decides (C.04.2 2.2).',
  },
  lot: 'Seed of the lots',
  selfRegistration: 'People may register themselves',
  selfRegistrationHint: 'A public form with a search in the rating lists; whoever registers waits until you accept, under Players.',
}
