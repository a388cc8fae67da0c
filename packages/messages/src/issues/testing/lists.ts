import type { SamplesOf } from './samples.ts'

export const csv: SamplesOf<'csv'> = {
  'csv-too-large': [
    { what: 'characters', most: 9 },
    { what: 'rows', most: 9 },
    { what: 'cell', most: 9 },
  ],
  'csv-quote-open': [{}],
  'csv-quote-misplaced': [{}],
  'csv-empty': [{}],
  'csv-name-column-missing': [{}],
  'csv-team-column-missing': [{}],
  'csv-row-too-long': [{ cells: 9, columns: 8 }],
  'name-missing': [{}],
  'team-missing': [{ name: 'Bo' }, { name: '' }],
  'player-id-malformed': [{ text: 'x' }],
  'player-id-missing': [{}],
  'player-id-duplicate': [{ player: 4, firstLine: 2 }],
  'too-many-players': [{ most: 9999 }],
  'rating-malformed': [
    { name: 'Bo', text: '99999', title: 'rating' },
    { name: '', text: 'x', title: 'ingo' },
  ],
  'title-unknown': [{ name: 'Bo', text: 'NM' }],
  'sex-unknown': [{ name: 'Bo', text: 'x' }],
  'rank-malformed': [{ name: 'Bo', text: 'x' }],
  'birth-impossible': [
    { name: 'Bo', text: '31.02.1980' },
    { name: '', text: '31.02.1980' },
  ],
  'column-ignored': [{ title: 'Phone' }],
  'column-guessed': [
    { title: 'D', readAs: 'rating' },
    { title: 'D', readAs: 'federation' },
    { title: 'D', readAs: 'sex' },
  ],
  'row-set-aside': [
    { what: 'total', text: 'Total' },
    { what: 'heading', text: 'Name Elo' },
    { what: 'no-name', text: '12' },
    { what: 'no-name', text: '' },
  ],
}

export const pairs: SamplesOf<'pairs'> = {
  'pairs-count-malformed': [{}],
  'pairs-count-mismatch': [{ announced: 3, found: 2 }],
  'pair-malformed': [{}],
  'player-twice': [{ player: 4 }],
  'bye-twice': [{ players: [4, 5] }],
}
