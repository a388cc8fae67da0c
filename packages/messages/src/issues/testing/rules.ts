import type { SamplesOf } from './samples.ts'
import { anna, bert, one, two } from './shared.ts'

export const referee: SamplesOf<'referee'> = {
  'wrong-round': [{ round: 3, given: 2 }],
  'unknown-player': [
    { player: one, of: 'player' },
    { player: one, of: 'entrant' },
  ],
  'not-to-be-paired': [
    { player: one, of: 'player', round: 3 },
    { player: one, of: 'entrant', round: 3 },
  ],
  'own-opponent': [{ player: one }],
  'paired-twice': [
    { player: one, of: 'player' },
    { player: one, of: 'entrant' },
  ],
  'left-out': [
    { player: one, of: 'player' },
    { player: one, of: 'entrant' },
  ],
  'needless-bye': [
    { player: one, of: 'player' },
    { player: one, of: 'entrant' },
  ],
  'wrong-list-of-unpaired': [{ of: 'player' }, { of: 'entrant' }],
  rematch: [
    { players: [one, two], of: 'player', what: 'met' },
    { players: [one, two], of: 'entrant', what: 'met' },
    { players: [one, two], of: 'player', what: 'paired-before' },
    { players: [one, two], of: 'player', what: 'met-or-forbidden' },
  ],
  'forbidden-pair': [{ players: [one, two] }],
  'absolute-colours': [{ players: [one, two] }],
  'barred-bye': [
    { player: one, what: 'barred' },
    { player: one, what: 'had-one' },
  ],
  'bye-too-high': [{ player: one }],
  'wrong-colours': [
    { players: [one, two], what: 'white' },
    { players: [one, two], what: 'first' },
  ],
  'wrong-board-order': [
    { what: 'board', players: [one, two] },
    { what: 'table', table: 3 },
  ],
  'needless-floater': [{ player: one }],
  'needless-break': [{ player: one, b4: 1, b5: 2 }],
  'not-by-the-steps': [{ players: [one, two] }, { players: [one] }, { players: [] }],
  'laws-not-kept': [{}],
  'several-byes': [{ players: [one, two] }],
}

export const rulebook: SamplesOf<'rulebook'> = {
  'acceleration-without-rounds': [{}],
  'acceleration-not-allowed': [{ needs: 'win-of-two-draws' }, { needs: 'standard-scoring' }, { needs: 'match-points' }],
  'setting-without-effect': [
    { what: 'apart-not-announced' },
    { what: 'nobody-apart' },
    { what: 'rounds-not-declared', variation: '624.2' },
    { what: 'rounds-not-declared', variation: '631.2' },
    { what: 'rounds-not-declared', variation: '633.1' },
  ],
  'no-teams': [{}],
  'team-numbers': [{ team: anna, before: bert }],
  'board-order': [{ team: 'Rooks', board: 2, rating: 2000, tolerance: 50 }],
  'no-section': [{ players: [anna, bert] }],
  'other-numbers': [{ round: 2 }],
  'no-restricted-drawing': [{ sizes: [6, 8] }],
  'federation-meets-late': [
    { pairs: [{ players: [anna, bert], federation: 'ON' }], more: 0 },
    { pairs: [{ players: [anna, bert], federation: 'ON' }], more: 15 },
  ],
  'restricted-group-large': [{ group: 'Jerboa', size: 5, players: 20 }],
  'restricted-to-the-end': [{}],
  'last-round-unknown': [{ rounds: 3 }],
  'ratings-not-used': [{ rated: 12 }],
  'seeding-rounds-assumed': [{ rounds: 4 }],
  'provisional-rating-missing': [
    { players: [anna, bert], more: 0 },
    { players: [anna, bert], more: 3 },
  ],
  'edition-by-date': [{ rulebook: 'fide-dutch-2017', date: '2025/09/12' }],
  'edition-not-in-force': [{ rulebook: 'fide-team-2026', date: '2025/09/12', from: '2026/02/01' }],
}

export const tieBreaks: SamplesOf<'tie-breaks'> = {
  'tie-break-empty': [{}],
  'tie-break-unknown': [{ text: 'FOO', known: ['BH', 'SB'] }],
  'tie-break-self-defined': [{ text: 'OTHER_X' }],
  'tie-break-modifier-unknown': [{ text: 'BH/Q', part: '/Q' }],
  'tie-break-modifier-not-allowed': [
    { text: 'WIN/C1', name: 'WIN', part: '/C1', allowed: [] },
    { text: 'X/C1', name: 'X', part: '/C1', allowed: ['score', 'cut', 'cut-1-2', 'P', 'F', 'R', 'L', 'K', 'U'] },
  ],
  'tie-break-modifier-twice': [{ text: 'BH/C1/C2', part: '/C2' }],
  'tie-break-for-teams': [{ text: 'MPTS' }],
  'tie-break-for-players': [{ text: 'BPG' }],
  'tie-break-duplicate': [{ text: 'BH' }],
}

export const numbers: SamplesOf<'numbers'> = { 'pairing-numbers-settled': [{ settled: 4, paired: 5 }] }
