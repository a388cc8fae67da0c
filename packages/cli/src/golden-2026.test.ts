import { testGoldenSets } from './testing/golden-suite.ts'

testGoldenSets('fide-dutch-2026', [
  { archive: 'dutch-2026', kind: 'tournaments', files: 579, rounds: 4694 },
  { archive: 'cases-2026', kind: 'cases', files: 200, rounds: 200 },
  { archive: 'large', kind: 'cases', files: 12, rounds: 12, except: ['large/s2000_r4.trf'] },
])
