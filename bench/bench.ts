/**
 * How fast rounds are paired, in-process and after warm-up.
 *
 *     npm run bench                       all sizes, both editions, golden and simulated fields, the worst finds
 *     npm run bench -- --quick            a minute's worth of it
 *     npm run bench -- --seed 7           other simulated fields
 *     npm run bench -- --worst            the worst finds only
 *     npm run bench -- --edges            start, pairing and standings of usual sizes only
 *     npm run bench -- --certificates     making and verifying certificates beside pairing only
 *     npm run bench -- --hunt 200         random kinds of tournaments in search of slow rounds
 *     ZUG_PEER=… npm run bench            beside another engine (peer.ts)
 */
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { hunt, largeFields, roundOfWishes, slowestRound, worstFinds, worstOfProcedures } from './adversarial.ts'
import { timeCertificate, timeGoldenCertificates } from './certificates.ts'
import { type Field, goldenFields, type Habits, procedures, type Rulebook, rulebooks, usual } from './fields.ts'
import { growthExponent, quantile, roundsOf, timeProjection, timeRound, timeStandings, timeTournaments } from './measure.ts'
import { findPeer, peerCommand, trfBytes, zugAsProcess } from './peer.ts'
import { certificateStartTimes, processTime, startTimes } from './start.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '2026' },
    worst: { type: 'boolean', default: false },
    edges: { type: 'boolean', default: false },
    certificates: { type: 'boolean', default: false },
    hunt: { type: 'string' },
  },
})
const seed = Number(values.seed)
const sizes = values.quick ? [100, 1000, 2000] : [100, 200, 400, 800, 1000, 2000, 4000, 10_000]
const budget = values.quick ? 150 : 600
const peer = findPeer()
const zug = zugAsProcess()

const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0))
const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`)
const heading = (...cells: readonly string[]): void => {
  row(...cells)
  row(...cells.map(() => '---'))
}

console.log(
  `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB; seed ${seed}\n`,
)

const timed = async (field: Field, rulebook: Rulebook, bytes: () => Uint8Array): Promise<number> => {
  const { median, p99, runs } = await timeRound(field, rulebook, budget)
  const players = field.tournament.players.length
  const cells = [rulebook, field.name, players, ms(median), ms(p99), runs, ...memory()]
  if (peer !== null && players < 10_000 && (peer.rules ?? rulebook) === rulebook) {
    const trf = bytes()
    const other = peer.run(trf)
    cells.push(other.ok ? ms(other.ms) : 'failed', other.ok ? `${(other.ms / median).toFixed(1)}×` : '', ms(zug.run(trf).ms))
  }
  row(...cells)
  return median
}

const memory = (): readonly string[] => {
  const { rss, heapUsed } = process.memoryUsage()
  return [(rss / 1e6).toFixed(0), (heapUsed / 1e6).toFixed(0)]
}

const tables = async (): Promise<void> => {
  const columns = ['Rulebook', 'Field', 'Players', 'Median ms', 'p99 ms', 'Runs', 'RSS MB', 'Heap MB']
  heading(...columns, ...(peer === null ? [] : ['Peer ms', 'Peer / Zug', 'Zug process ms']))
  const points = new Map<Rulebook, [number, number][]>(rulebooks.map((rulebook) => [rulebook, []]))
  for (const field of goldenFields()) for (const rulebook of rulebooks) await timed(field, rulebook, () => field.bytes)
  for (const players of sizes)
    for (const rulebook of rulebooks)
      for (const field of roundsOf({ ...usual, players }, rulebook, seed)) {
        const median = await timed(field, rulebook, () => trfBytes(field.tournament))
        points.get(rulebook)!.push([players, median])
      }
  console.log('')
  for (const [rulebook, measured] of points)
    console.log(`${rulebook}: time grows with players to the power of ${growthExponent(measured).toFixed(2)}`)

  console.log('\nEvery round of whole tournaments\n')
  heading('Rulebook', 'Players', 'Rounds', 'Median ms', 'p99 ms', 'Slowest ms', 'Slowest / median')
  for (const players of sizes.filter((size) => size <= 4000))
    for (const rulebook of rulebooks) {
      const tournaments = values.quick ? 3 : Math.max(3, Math.ceil(4000 / players))
      const times = timeTournaments({ ...usual, players }, rulebook, seed, tournaments)
      const [median, slowest] = [quantile(times, 0.5), Math.max(...times)]
      row(rulebook, players, times.length, ms(median), ms(quantile(times, 0.99)), ms(slowest), (slowest / median).toFixed(1))
    }
}

const edges = async (): Promise<void> => {
  const fields = [60, 100, 300].map((players) => roundsOf({ ...usual, players }, 'fide-dutch-2026', seed).at(-1)!)
  console.log('\nIn-process, the last of nine rounds, by 2026\n')
  heading('Players', 'Pairing ms', 'Standings with three tie-breaks ms')
  for (const field of fields) {
    const [pairing, ranking] = [await timeRound(field, 'fide-dutch-2026', budget), await timeStandings(field, budget)]
    row(field.tournament.players.length, ms(pairing.median), ms(ranking.median))
  }
  console.log('\nWhat may happen, with 20 games of the round before open\n')
  heading('Players', 'Projection ms')
  for (const field of fields) row(field.tournament.players.length, ms(timeProjection(field, 20)))
  console.log('\nA process from its start to its end, the mean of twenty\n')
  heading('Command', 'Processor ms', 'Times bare Node')
  const files = Object.fromEntries(fields.map(({ tournament }) => [`${tournament.players.length} players`, trfBytes(tournament)]))
  const times = startTimes(files, 20, peerCommand())
  for (const [what, took] of times) row(what, ms(took), (took / times[0]![1]).toFixed(1))
}

const worst = (): void => {
  const bare = processTime([process.execPath, '-e', '0'], 10)
  const beside = (took: number): string => `${ms(took)} (${(took / bare).toFixed(1)})`
  const fields = (finds: readonly (readonly [string, Habits])[], books: readonly Rulebook[]): void => {
    heading('Field', 'Players', 'Rounds', ...books)
    for (const [name, habits] of finds)
      row(name, habits.players, habits.rounds, ...books.map((rulebook) => beside(slowestRound(habits, rulebook, seed).ms)))
    console.log('')
  }
  console.log(
    `\nThe worst kinds of fields found so far: the slowest round in ms, and how often bare Node (${ms(bare)} ms) starts in that time\n`,
  )
  fields(values.quick ? worstFinds.slice(-3) : [...worstFinds, ...largeFields], rulebooks)
  fields(worstOfProcedures, procedures)
  heading('Wishes at the desk', 'Players', 'ms')
  row('all of one federation', 1000, beside(roundOfWishes(1000, 1000)))
  row('three of five of one federation', 1000, beside(roundOfWishes(1000, 600)))
}

const certificates = (): void => {
  console.log('\nCertificates beside pairing, processor time; of golden rounds the sum\n')
  heading(
    'Rulebook',
    'Rounds',
    'Players',
    'Reading ms',
    'Pairing ms',
    'Making ms',
    'Making / pairing',
    'Making / reading and pairing',
    'Verifying ms',
    'KB',
  )
  for (const rulebook of rulebooks) {
    const golden = timeGoldenCertificates(rulebook, rulebook.replace('fide-', ''), values.quick ? 60 : 10)
    const rows = [100, 500, 1000, 2000, 10_000].flatMap((players) =>
      roundsOf({ ...usual, players: players - 1 }, rulebook, seed).map((field) => ({
        players,
        times: timeCertificate(field, rulebook, players > 2000 ? 4 : 20),
      })),
    )
    for (const { rounds, players, times } of [
      { rounds: `${golden.rounds} golden`, players: '', times: golden },
      ...rows.map(({ players, times }) => ({ rounds: 1, players, times })),
    ])
      if (times !== null) {
        const { reading, pairing, making, verifying, bytes } = times
        const both = reading + pairing
        row(
          rulebook,
          rounds,
          players,
          ms(reading),
          ms(pairing),
          ms(making),
          (making / pairing).toFixed(2),
          (making / both).toFixed(2),
          ms(verifying),
          (bytes / 1000).toFixed(0),
        )
      }
  }
}

/** What somebody waits for who calls the command. */
const certificatesOfCommand = (): void => {
  console.log('\n`zug pair` with a certificate beside without, processor time of the process, the mean of ten\n')
  heading('Rulebook', 'Players', 'Round', 'Without ms', 'With ms', 'The certificate / without')
  for (const rulebook of rulebooks)
    for (const players of values.quick ? [100, 1000] : [100, 1000, 10_000])
      for (const { tournament, round } of roundsOf({ ...usual, players: players - 1 }, rulebook, seed)) {
        const times = certificateStartTimes(trfBytes(tournament), rulebook, players > 2000 ? 4 : 10)
        row(rulebook, players - 1, round, ms(times.without), ms(times.with), ((times.with - times.without) / times.without).toFixed(2))
      }
}

if (values.certificates) {
  certificates()
  certificatesOfCommand()
} else if (values.hunt === undefined) {
  if (!values.worst) await edges()
  if (!values.worst && !values.edges) await tables()
  if (!values.worst && !values.edges) {
    certificates()
    certificatesOfCommand()
  }
  if (!values.edges) worst()
} else {
  heading('Rulebook', 'Seed', 'Habits', 'Round', 'ms')
  for (const find of hunt(Number(values.hunt), seed)) row(find.rulebook, find.seed, JSON.stringify(find.habits), find.round, ms(find.ms))
}
