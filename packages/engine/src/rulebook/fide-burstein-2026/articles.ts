import { type Article, registry } from '../article.ts'

const file = (name: string): string => `rulebook/fide-burstein-2026/${name}.ts`

/** C.04.4.2, Burstein System, in force since 1 February 2026. */
export const articles: readonly Article[] = registry(
  'fide-burstein-2026',
  [
    ['1.1', 'Numbers as C.04.2 2 has them', file('competitors')],
    ['1.2', 'Scoregroups, and brackets with those left above', file('competitor')],
    ['1.3', 'The bye of an odd field', file('bye')],
    ['1.4', 'Colour difference', file('colour-preference')],
    ['1.5', 'The colour due: absolute, strong, mild or none', file('colour-preference')],
    ['1.6', 'Seeding rounds: half of all, at most four, by the Dutch system', file('seeding-rounds')],
    ['1.7', 'Buchholz and Sonneborn-Berger, and rounds not played', file('opposition')],
    ['1.8', 'Rank: the Index, then the number', file('competitor')],
    ['1.9', 'The bye, then the brackets downwards', file('procedure')],
    ['C1', 'Nobody meets the same opponent twice', file('may-meet')],
    ['C2', 'Who may not have the bye', file('c02-bye-bar')],
    ['C3', 'Two with the same absolute preference do not meet', file('may-meet')],
    ['C4', 'Those not yet paired can be paired', file('by-the-book/can-be-paired')],
    ['C5', 'Most pairs, fewest floaters', file('criteria')],
    ['C6', 'Floaters with the lowest scores', file('criteria')],
    ['C7', 'Floaters with whom the following bracket does best', file('criteria')],
    ['C8', 'Fewest players without their colour', file('criteria')],
    ['3.1', 'The bye: lowest score, most games, lowest rank', file('bye')],
    ['3.2', 'The first of the best pairings of a bracket', file('by-the-book/pair-bracket')],
    ['4.1', 'Sequence numbers of a bracket by rank', file('competitor')],
    ['4.2', 'Whoever floats has an opponent with the number 0', file('by-the-book/pairings')],
    ['4.3', 'The first meets the last: the larger number comes first', file('by-the-book/pairings')],
    ['5.1', 'The initial colour is drawn by lot', file('colour-allocation')],
    ['5.2.1', 'Neither has played: the initial colour, by odd and even', file('colour-allocation')],
    ['5.2.2', 'Both have the colour due', file('colour-allocation')],
    ['5.2.3', 'The stronger preference', file('colour-allocation')],
    ['5.2.4', 'Other than the last time the two had different colours', file('colour-allocation')],
    ['5.2.5', 'The preference of the higher ranked', file('colour-allocation')],
  ],
  [],
)
