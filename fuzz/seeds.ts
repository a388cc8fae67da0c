import { readdirSync, readFileSync } from 'node:fs'
import { makePlayersCsv, makeTournamentJson, parseTournamentJson, underPairingNumbers } from '@zug/engine/files'
import type { Rules, Tournament } from '@zug/engine/model'
import { rulebooks } from '@zug/engine/pairing'
import { makeTrf, parseTrf, trfDialects } from '@zug/engine/trf'
import { editions, proved, randomRounds } from '../packages/certificate/src/testing/rounds.ts'
import type { Certified } from './check-certificate.ts'

const filesIn = (folder: string, ending: string): readonly string[] => {
  const place = new URL(`../${folder}/`, import.meta.url)
  return readdirSync(place)
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => readFileSync(new URL(name, place), 'utf8'))
}

const formats = 'packages/engine/src/formats'
const reports = [...filesIn(`${formats}/trf/fixtures`, '.trf'), ...filesIn('golden', '.trf')]
const written = [...filesIn(`${formats}/json/fixtures/version-1`, '.json'), ...filesIn('golden', '.json')]

/** What goes wrong in a large field goes wrong in a small one, a hundred times sooner. */
const isSmall = (text: string): boolean => text.length < 6000

const tournaments: readonly Tournament[] = [
  ...reports.flatMap((text) => {
    const read = parseTrf(text)
    return read.ok ? [read.value.tournament] : []
  }),
  ...written.flatMap((text) => {
    const read = parseTournamentJson(text)
    return read.ok ? [read.value] : []
  }),
]
const [example] = tournaments
const ofEveryRulebook = rulebooks.map(({ defaults }): Tournament => ({ ...example!, rules: defaults as Rules }))
const all = [...tournaments, ...ofEveryRulebook]

/** Reports in every dialect. */
export const trfSeeds: readonly string[] = [
  ...reports,
  ...all.flatMap((tournament) => trfDialects.map((dialect) => makeTrf(underPairingNumbers(tournament), { dialect }).text)),
].filter(isSmall)
/** Known to be wrong in one way each: lines of them come into the others. */
export const wrongTrf: readonly string[] = filesIn(`${formats}/trf/invalid`, '.trf')
export const jsonSeeds: readonly string[] = [...written, ...all.map(makeTournamentJson)]

/** As the desk writes lists, and as people do. */
export const csvSeeds: readonly string[] = [
  ...tournaments.map((tournament) => makePlayersCsv(underPairingNumbers(tournament))),
  'Name;Elo;Verein;Land\nNova, Eva;2100;"Turm; Bern";SUI\nWeiß, Max;;;GER\n',
  'Nr\tName\tRtg\tFed\n1\tAnn\t2000\tENG\n2\tBob\t1900\tENG\n',
  'Team,Board,Name,Rating\nReds,1,Ann,2000\nReds,2,Bob,1900\nBlues,1,Cec,1800\nBlues,2,Dan,1700\n',
  'Ann\nBob\nCec\n',
  'No,Title,Name,FideID,Rating,Birth,Sex,Club,City\n1,GM,"O""Neil, A",1300001,2500,1990/01/31,m,Club,Town\n2,,B,,0,1990,w,,\n',
]

let certified: readonly Certified[] | null = null
/** Rounds of a few players with their certificates, by both editions. */
export const certifiedSeeds = (): readonly Certified[] => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8]
  certified ??= editions.flatMap((edition) =>
    seeds.flatMap((seed) =>
      [...randomRounds(seed, edition, [4, 14])].map((round) => ({ report: round.report, certificate: JSON.stringify(proved(round)) })),
    ),
  )
  return certified
}
