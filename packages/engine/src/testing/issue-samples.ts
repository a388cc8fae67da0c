import { playerId } from '../model/ids.ts'
import type { Issue } from '../model/issue.ts'
import { pointsFromTenths } from '../model/points.ts'

type Extra = 'source' | 'code' | 'severity'
type DistributedOmit<I> = I extends unknown ? Omit<I, Extra> : never
/** For each source and each code at least one sample; for a code with several sentences one for each. A code without a sample does not compile. */
type Samples = {
  readonly [Source in Issue['source']]: {
    readonly [Code in Extract<Issue, { source: Source }>['code']]: readonly [Sample<Source, Code>, ...(readonly Sample<Source, Code>[])]
  }
}
type Sample<Source, Code> = DistributedOmit<Extract<Issue, { source: Source; code: Code }>>

const [one, two] = [playerId(1), playerId(2)]
const points = { points: pointsFromTenths(15), expected: pointsFromTenths(25) }
const sides = { own: 1, opponent: 2, round: 3 }
const players = { of: 'player', ...sides } as const
const teams = { of: 'team', ...sides } as const
const incompatible = {
  what: 'game',
  results: [
    { kind: 'game', result: 'win' },
    { kind: 'forfeit', result: 'win' },
  ],
} as const
const draws = {
  what: 'game',
  results: [
    { kind: 'game', result: 'draw' },
    { kind: 'game', result: 'adjourned' },
  ],
} as const
const columns = { what: 'columns', record: '310', from: 75, text: 'x' } as const
const path = '/players/0'
const trf26 = { dialect: 'trf26' } as const
const anna = { id: 1, name: 'Anna' }
const bert = { id: 2, name: 'Bert' }

const gameFaults = <More extends object>(more: More) =>
  ({
    'opponent-self': [
      { ...players, ...more },
      { ...teams, ...more },
    ],
    'opponent-unknown': [
      { ...players, ...more },
      { ...teams, ...more },
    ],
    'opponent-not-mutual': [
      { ...players, ...more, other: { kind: 'opponent', opponent: 7 } },
      { ...players, ...more, other: { kind: 'bye', bye: 'half-point' } },
      { ...teams, ...more, other: { kind: 'nothing' } },
    ],
    'colours-not-opposite': [
      { ...players, ...more, colour: 'white' },
      { ...teams, ...more, colour: 'black' },
    ],
  }) as const

export const issueSamples: Samples = {
  trf: {
    ...gameFaults({}),
    'results-incompatible': [
      { ...players, ...incompatible },
      { ...players, ...draws },
    ],
    'file-too-large': [{ most: 32_000_000 }],
    'too-many-lines': [{ most: 100_000 }],
    'line-too-long': [{ most: 12_000 }],
    'too-many-rounds': [
      { what: 'limit', most: 999 },
      { what: 'players', count: 9999, rounds: 999 },
      { what: 'teams', count: 999, rounds: 999 },
    ],
    'too-many-issues': [{ more: 12 }],
    'control-character': [{ character: '0000' }, { character: '0007' }],
    'no-players': [{}],
    'record-id-malformed': [{ text: '0 1x' }],
    'record-duplicate': [{ record: '012' }],
    'tab-as-blank': [{}],
    'not-utf8': [{}],
    'columns-shifted': [
      { what: 'line', column: 9 },
      { what: 'block', column: 99, round: 1 },
    ],
    'text-between-columns': [{ column: 48 }],
    'player-id-malformed': [{ text: 'O1' }],
    'player-id-duplicate': [{ player: 4, firstLine: 7 }],
    'player-unknown': [{ player: 4 }],
    'sex-unknown': [{ text: 'x' }],
    'title-unknown': [{ text: 'NM' }],
    'rating-malformed': [{ text: '2O00' }],
    'points-malformed': [{ text: '1;5' }],
    'points-mismatch': [{ player: 4, ...points }],
    'points-with-299': [{ player: 4, ...points }],
    'rank-malformed': [{ text: '1.' }],
    'player-count-mismatch': [{ declared: 9, players: 8 }],
    'opponent-malformed': [{ text: 'x' }],
    'colour-malformed': [{ text: 'x' }],
    'colour-missing': [{ opponent: 4 }],
    'result-malformed': [{ text: 'X' }],
    'result-missing': [{}],
    'result-needs-opponent': [{ letter: '1' }],
    'result-needs-no-opponent': [{ letter: 'H', opponent: 4 }],
    'several-pairing-allocated-byes': [{ other: 4, round: 2 }],
    'round-dates-misplaced': [{ from: 92 }],
    'rounds-malformed': [{ record: 'XXR' }],
    'rounds-conflict': [{ record: '142', rounds: 9, earlier: 7 }],
    'rounds-too-few': [{ declared: 5, paired: 6 }],
    'initial-colour-malformed': [{}],
    'initial-colour-conflict': [{ record: '152' }],
    'configuration-unknown': [{ text: 'white2' }],
    'scoring-malformed': [
      { what: 'code', known: ['W', 'D'], text: 'Q' },
      { what: 'points', scored: 'W', text: 'W=x' },
      { what: 'record', record: 'BBW' },
      { what: 'symbol', text: 'Q' },
      { what: 'points-of-symbol', symbol: 'W' },
    ],
    'scoring-inferred': [{ win: pointsFromTenths(30), draw: pointsFromTenths(10), loss: pointsFromTenths(0), bye: pointsFromTenths(5) }],
    'bye-malformed': [{ what: 'player', record: 'XXZ', text: 'x' }, { what: 'type' }, { what: 'round' }],
    'bye-conflict': [
      { what: 'opponent', player: 4, round: 2, bye: 'zero-point' },
      { what: 'bye', player: 4, round: 2, bye: 'full-point', other: 'pairing-allocated' },
      { what: 'team', team: 4, round: 2 },
    ],
    'virtual-points-malformed': [
      { what: 'player' },
      { what: 'points', round: 2, from: 15, to: 18 },
      { what: 'range' },
      { what: 'match-points' },
      { what: 'too-many', most: 2_000_000 },
    ],
    'virtual-points-overlap': [{}],
    'forbidden-pairs-malformed': [{ what: 'player', record: 'XXP', text: 'x' }, { what: 'rounds' }, { what: 'too-few', record: '260' }],
    'team-malformed': [{ what: 'number' }, columns],
    'team-duplicate': [{ team: 4 }],
    'team-unknown': [{ team: 4 }],
    'team-member-twice': [{ player: 4 }],
    'line-up-malformed': [{ what: 'head' }, columns],
    'line-ups-conflict': [
      { what: 'board', round: 2, board: 3, teams: [4, 5] },
      { what: 'opponents', round: 2, team: 4, opponent: 5 },
      { what: 'members', round: 2, team: 4 },
      { what: 'team', round: 2, team: 4 },
    ],
    'match-forfeit-malformed': [{}],
    'team-bye-malformed': [columns],
    'team-points-mismatch': [
      { what: 'match-points', team: 4, ...points },
      { what: 'game-points', team: 4, ...points },
    ],
    'team-event-not-read': [
      { what: 'declared-colours', colours: 'WWBB' },
      { what: 'colours', round: 2 },
      { what: 'fault', fault: null },
      { what: 'fault', fault: { source: 'trf', code: 'team-unknown', severity: 'error', team: 4 } },
    ],
  },
  'trf-writing': {
    'rounds-not-carried': [{ ...trf26, rounds: 9 }],
    'initial-colour-not-carried': [{ ...trf26, colour: 'black' }],
    'scoring-not-carried': [
      { ...trf26, what: 'shared' },
      { ...trf26, what: 'unusual' },
    ],
    'rules-not-carried': [{ ...trf26, rules: 'monrad', type: 'Swiss' }],
    'pairing-numbers-not-carried': [
      { ...trf26, what: 'starting-ranks' },
      { ...trf26, what: 'gaps' },
      { ...trf26, what: 'order-of-teams' },
      { ...trf26, what: 'long-numbers-of-teams' },
    ],
    'forbidden-pairs-not-carried': [
      { ...trf26, what: 'teams' },
      { ...trf26, what: 'pairs' },
      { ...trf26, what: 'rounds', first: 2, last: 4 },
      { ...trf26, what: 'rounds', first: 2, last: null },
    ],
    'virtual-points-not-carried': [trf26],
    'bye-kind-not-carried': [{ player: 4, round: 2 }],
    'unrated-games-not-carried': [{ player: 4, round: 2 }],
    'abnormal-points-not-carried': [
      { ...trf26, what: 'all', players: [] },
      { ...trf26, what: 'adjourned', players: [4, 5] },
    ],
    'records-not-carried': [{ ...trf26, records: ['202', '222'] }],
    'club-not-carried': [{ player: 4, club: 'SK Zug' }],
    'game-scores-not-carried': [trf26],
    'settings-not-carried': [
      { ...trf26, what: 'settings', rules: 'monrad', settings: ['seed', 'lots'] },
      { ...trf26, what: 'cities' },
    ],
    'teams-not-carried': [
      { ...trf26, what: 'that-they-are-paired', type: 'Swiss' },
      { ...trf26, what: 'teams' },
      { ...trf26, what: 'details' },
    ],
    'line-ups-not-carried': [
      { ...trf26, what: 'alternates' },
      { ...trf26, what: 'boards' },
    ],
    'team-rounds-not-carried': [trf26],
    'unpaired-rounds-not-carried': [{ ...trf26, round: 5 }],
    'as-paired-not-carried': [trf26],
    'text-cut': [
      { what: 'team', text: 'A long name', width: 4 },
      ...(['id', 'sex', 'title', 'name', 'rating', 'federation', 'fideId', 'birth', 'points', 'rank'] as const).map(
        (field) => ({ what: 'player', field, player: 4, text: 'A long text', width: 4 }) as const,
      ),
    ],
  },
  json: {
    ...gameFaults({ path }),
    'json-malformed': [
      { path: '', what: 'after-the-end' },
      { path: '', what: 'value-missing' },
      { path: '', what: 'key' },
      { path: '', what: 'colon' },
      { path: '', what: 'comma-or-brace' },
      { path: '', what: 'comma-or-bracket' },
      { path: '', what: 'line-end-in-string' },
      { path: '', what: 'string-open' },
      { path: '', what: 'escape' },
      { path: '', what: 'depth', most: 32 },
      { path: '', what: 'word', text: 'nul' },
    ],
    'json-too-large': [
      { path: '', what: 'characters', most: 9 },
      { path: '', what: 'values', most: 9 },
    ],
    'key-duplicate': [{ path, key: 'id' }],
    'key-unknown': [{ path, known: ['id', 'name'] }],
    'key-missing': [
      { path, what: 'key' },
      { path, what: 'colour' },
      { path, what: 'result' },
      { path, what: 'game' },
    ],
    'type-wrong': [
      { path, what: 'text', found: 'null' },
      { path, what: 'whole-number', found: 'string' },
      { path, what: 'points', found: 'boolean' },
      { path, what: 'boolean', found: 'array' },
      { path, what: 'list', found: 'object' },
      { path, what: 'object', found: 'number' },
      { path, what: 'option', options: ['win', 'loss'], found: 'number' },
    ],
    'value-out-of-range': [
      { path, what: 'text', most: 9 },
      { path, what: 'list', most: 9 },
      { path, what: 'number', least: 1, most: 9, value: 10 },
      { path, what: 'points', value: 0.25 },
      { path, what: 'margin' },
      { path, what: 'as-paired' },
    ],
    'value-unknown': [
      { path, what: 'option', options: ['win', 'loss'], text: 'won' },
      { path, what: 'option', options: ['win', 'loss'], text: null },
      { path, what: 'record-id' },
      { path, what: 'variation-twice' },
      { path, what: 'exclusive', variations: ['613.1a', '613.1b'] },
    ],
    'format-unknown': [{ path: '/format', expected: 'zug-tournament' }],
    'version-unsupported': [{ path: '/version', newest: 2 }],
    'player-duplicate': [
      { path, what: 'player', id: 4 },
      { path, what: 'team', id: 4 },
      { path, what: 'list' },
      { path, what: 'sections' },
      { path, what: 'member', id: 4 },
      { path, what: 'seat', id: 4, round: 2 },
    ],
    'pairing-number-duplicate': [{ path, players: [4, 5], number: 1 }],
    'player-unknown': [
      { path, what: 'player', id: 4 },
      { path, what: 'team', id: 4 },
    ],
    'rounds-uneven': [
      { path, what: 'player', id: 4, rounds: 2, first: 3 },
      { path, what: 'team', id: 4, rounds: 2, first: 3 },
    ],
    'round-not-paired': [{ path, round: 2 }],
    'rounds-too-few': [{ path, paired: 2 }],
    'bye-duplicate': [{ path, player: 4, round: 2 }],
    'bye-round-paired': [{ path, round: 2 }],
    'results-incompatible': [
      { path, ...players, ...incompatible },
      { path, what: 'adjudications', player: 4, round: 2 },
      { path, what: 'boards' },
    ],
    'too-many-issues': [{ most: 1000 }],
  },
  csv: {
    'csv-too-large': [
      { what: 'characters', most: 9 },
      { what: 'rows', most: 9 },
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
    'column-ignored': [{ title: 'Phone' }],
  },
  pairs: {
    'pairs-count-malformed': [{}],
    'pairs-count-mismatch': [{ announced: 3, found: 2 }],
    'pair-malformed': [{}],
    'player-twice': [{ player: 4 }],
    'bye-twice': [{ players: [4, 5] }],
  },
  encoding: { 'not-utf8': [{ encoding: 'windows-1252' }, { encoding: null }] },
  referee: {
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
  },
  rulebook: {
    'acceleration-without-rounds': [{}],
    'acceleration-not-allowed': [{ needs: 'win-of-two-draws' }, { needs: 'standard-scoring' }],
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
    'edition-by-date': [{ rulebook: 'fide-dutch-2017', date: '2025/09/12' }],
  },
  'tie-breaks': {
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
  },
  numbers: { 'pairing-numbers-settled': [{ settled: 4, paired: 5 }] },
  rounds: {
    'round-malformed': [{ round: 0 }],
    'round-after-last': [{ round: 99, rounds: 6 }],
    'round-too-far': [{ round: 5, paired: 3 }],
    'round-paired-already': [{ round: 2 }],
    'round-not-paired': [{ round: 4, paired: 3 }],
    'entrant-unknown': [
      { entrant: 77, of: 'player' },
      { entrant: 7, of: 'team' },
    ],
    'entrant-twice': [
      { entrant: 77, of: 'player' },
      { entrant: 7, of: 'team' },
    ],
    'board-unknown': [{ round: 3, white: 1, black: 2 }],
    'board-twice': [{ round: 3, white: 1, black: 2 }],
    'result-impossible': [{ white: 1, black: 2 }],
    'result-not-of-match': [
      { white: 1, black: 2, what: 'boards-missing' },
      { white: 1, black: 2, what: 'boards-given' },
    ],
  },
}

/** All samples as issues. */
export const sampleIssues: readonly Issue[] = Object.entries(issueSamples).flatMap(([source, codes]) =>
  Object.entries(codes).flatMap(([code, samples]) =>
    (samples as readonly object[]).map((sample) => ({ source, code, severity: 'error', ...sample }) as unknown as Issue),
  ),
)
