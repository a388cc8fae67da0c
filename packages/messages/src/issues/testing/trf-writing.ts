import type { SamplesOf } from './samples.ts'
import { trf26 } from './shared.ts'

export const trfWriting: SamplesOf<'trf-writing'> = {
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
  'official-ratings-not-carried': [
    { ...trf26, what: 'all' },
    { ...trf26, what: 'lists' },
  ],
  'national-ids-not-carried': [
    { ...trf26, what: 'all' },
    { ...trf26, what: 'federation', players: [4] },
  ],
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
  'read-differently': [
    { ...trf26, parts: null },
    { ...trf26, parts: ['players', 'teams', 'settings', 'plans', 'records'] },
  ],
  'text-cut': [
    { what: 'team', text: 'A long name', width: 4 },
    ...(['id', 'sex', 'title', 'name', 'rating', 'federation', 'fideId', 'birth', 'points', 'rank'] as const).map(
      (field) => ({ what: 'player', field, player: 4, text: 'A long text', width: 4 }) as const,
    ),
  ],
}
