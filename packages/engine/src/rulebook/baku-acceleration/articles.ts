import { type Article, registry } from '../article.ts'

/** C.04.7, Baku acceleration: number, paraphrase, and the file that decides it. */
export const articles: readonly Article[] = registry(
  'baku-acceleration',
  [
    ['1.1', 'Only where a win is worth two draws and a loss nothing', 'rulebook/baku-acceleration/scoring-allows.ts'],
    ['1.2', 'Group A is the first half of the initial list, an even number', 'rulebook/baku-acceleration/group-a.ts'],
    ['1.3', 'The last participant of group A stays the same when others enter late', 'rulebook/baku-acceleration/group-a.ts'],
    ['1.4', 'Virtual points of group A by round', 'rulebook/baku-acceleration/virtual-points.ts'],
    ['1.5', 'Pairing score: points and virtual points', 'model/history.ts'],
  ],
  [],
)
