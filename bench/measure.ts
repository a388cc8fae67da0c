import { roundNumber, type Tournament } from '@zug/engine/model'
import { pairRound, withResults } from '@zug/engine/pairing'
import { projectWhole } from '@zug/engine/projection'
import { parseTieBreak, standings } from '@zug/engine/standings'
import { Bench } from 'tinybench'
import { now } from './clock.ts'
import { type Field, type Habits, type Rulebook, simulate } from './fields.ts'

export type Row = { readonly median: number; readonly p99: number; readonly runs: number }

/** The same work again and again, after warming up. */
const timeWork = async (work: () => void, milliseconds: number): Promise<Row> => {
  const bench = new Bench({ now, time: milliseconds, iterations: 5, warmupTime: milliseconds / 4, warmupIterations: 3 })
  bench.add('work', work)
  const [task] = await bench.run()
  const result = task!.result
  if (result.state !== 'completed') throw new Error(`not done: ${result.state}`)
  return { median: result.latency.p50, p99: result.latency.p99, runs: result.latency.samplesCount }
}

/** One round again and again. */
export const timeRound = ({ tournament, round }: Field, rulebook: Rulebook, milliseconds: number): Promise<Row> =>
  timeWork(() => {
    pairRound(tournament, roundNumber(round), rulebook)
  }, milliseconds)

const tieBreaks = ['BH/C1', 'BH', 'SB'].flatMap((code) => {
  const read = parseTieBreak(code)
  return read.ok ? [read.value] : []
})

/** The standings before a round, with three tie-breaks. */
export const timeStandings = ({ tournament }: Field, milliseconds: number): Promise<Row> =>
  timeWork(() => {
    standings(tournament, { tieBreaks })
  }, milliseconds)

/** So many games of the round before are still being played. */
const withOpenGames = ({ tournament, round }: Field, open: number, result: 'adjourned' | 'draw'): Tournament => {
  const games = tournament.players.flatMap(({ id, outcomes }) => {
    const outcome = outcomes[round - 2]
    return outcome?.kind === 'game' && outcome.colour === 'white' ? [{ white: id, black: outcome.opponent }] : []
  })
  const given = games.slice(0, open).map((game) => ({ ...game, result: [result, result] as const }))
  const event = withResults(tournament, roundNumber(round - 1), given)
  if (!event.ok) throw new Error('not open')
  return event.value
}

const timed = (work: () => void): number => {
  const start = now()
  work()
  return now() - start
}

/** What may happen while so many games of the round before are open: once, as somebody asks, not warm. */
export const timeProjection = (field: Field, open: number, samples = 256): number => {
  const event = withOpenGames(field, open, 'adjourned')
  return timed(() => projectWhole(event, { model: 'rating', tieBreaks, samples }))
}

/** The round paired and the players ranked so many times, each time from the beginning. */
export const timeWaysApart = (field: Field, open: number, ways: number): number => {
  const event = withOpenGames(field, open, 'draw')
  return timed(() => {
    for (let way = 0; way < ways; way++) {
      const anew = { ...event, players: event.players.map((player) => ({ ...player })) }
      pairRound(anew, roundNumber(field.round))
      standings(anew, { tieBreaks })
    }
  })
}

/** Every round of simulated tournaments, in milliseconds; the fastest of three, so that the garbage collector does not count. */
export const timeTournaments = (habits: Habits, rulebook: Rulebook, seed: number, tournaments: number): readonly number[] => {
  const times: number[] = []
  for (let t = 0; t < tournaments; t++) {
    let round = 0
    for (const tournament of simulate(habits, rulebook, seed + t)) {
      round++
      let fastest = Number.POSITIVE_INFINITY
      for (let run = 0; run < 3; run++) {
        const start = now()
        pairRound(tournament, roundNumber(round), rulebook)
        fastest = Math.min(fastest, now() - start)
      }
      times.push(fastest)
    }
  }
  return times
}

/** Early, middle and last round of one simulated tournament. */
export const roundsOf = (habits: Habits, rulebook: Rulebook, seed: number): readonly Field[] => {
  const wanted = [2, Math.ceil(habits.rounds / 2), habits.rounds]
  const fields: Field[] = []
  let round = 0
  for (const tournament of simulate(habits, rulebook, seed)) {
    round++
    if (wanted.includes(round)) fields.push({ name: `simulated, round ${round} of ${habits.rounds}`, tournament, round })
  }
  return fields
}

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
}

/** How time grows with size: the exponent e of time ~ size^e that fits best (least squares of the logarithms). */
export const growthExponent = (points: readonly (readonly [size: number, time: number])[]): number => {
  const logs = points.map(([size, time]) => [Math.log(size), Math.log(time)] as const)
  const mean = (at: 0 | 1): number => logs.reduce((sum, point) => sum + point[at], 0) / logs.length
  const [x, y] = [mean(0), mean(1)]
  return logs.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0) / logs.reduce((sum, [a]) => sum + (a - x) ** 2, 0)
}
