import { testGoldenSets } from './testing/golden-suite.ts'

testGoldenSets('fide-dutch-2017', [
  { archive: 'dutch-2017', kind: 'tournaments', files: 867, rounds: 7010 },
  { archive: 'cases-2017', kind: 'cases', files: 300, rounds: 300 },
  { archive: 'large', kind: 'cases', files: 12, rounds: 12, except: ['large/s2000_r4.trf'] },
])
