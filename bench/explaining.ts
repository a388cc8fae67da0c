/**
 * How long questions about a round take, after the round is paired: each kind of question several times. After `npm run build`.
 *
 *     node bench/explaining.ts                                        100 to 2,000 players, both editions
 *     node bench/explaining.ts --players 2000 --rounds 5,9 --rulebook fide-dutch-2026 --questions 50
 *     node bench/explaining.ts --draws 0.7 --byes 0.1 --clubs 3        other tournaments
 *     node bench/explaining.ts --slow 1000                             name the questions that took longer
 */
import { parseArgs } from 'node:util'
import { type PlayerId, playerId, roundNumber, type Tournament } from '@zug/engine/model'
import { rulebookById } from '@zug/engine/pairing'
import { explainWhy, explainWhyNot } from '@zug/messages/explanation'
import { mulberry32 } from '../packages/engine/src/testing/random/random.ts'
import { now } from './clock.ts'
import { type Habits, type Rulebook, rulebooks, simulate, usual } from './fields.ts'
import { quantile } from './measure.ts'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '100,300,1000,2000' },
    rounds: { type: 'string', default: '2,5,9' },
    rulebook: { type: 'string', default: rulebooks.join() },
    questions: { type: 'string', default: '8' },
    seed: { type: 'string', default: '2026' },
    slow: { type: 'string' },
    draws: { type: 'string', default: String(usual.draws) },
    byes: { type: 'string', default: String(usual.byes) },
    clubs: { type: 'string' },
    whole: { type: 'string', default: '2000' },
  },
})
const numbers = (list: string): readonly number[] => list.split(',').map(Number)
const ms = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0))
const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`)

const habitsOf = (players: number): Habits => ({
  ...usual,
  players,
  draws: Number(values.draws),
  byes: Number(values.byes),
  clubs: values.clubs === undefined ? usual.clubs : Number(values.clubs),
})

const timed = (work: () => unknown): number => {
  const start = now()
  work()
  return now() - start
}

/** The players of one kind of question, drawn at random from a round as it was paired. */
const questionsAbout = (tournament: Tournament, round: number, rulebook: Rulebook, seed: number, count: number) => {
  const explainer = rulebookById(rulebook).explainer(tournament, roundNumber(round))
  const random = mulberry32(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const field = explainer.field()
  const groups = field.map(({ players }) => players.map(({ player }) => player)).filter((group) => group.length > 2)
  const all = groups.flat()
  const floats = explainer.boards().filter(({ white, black }) => scoreOf(white) !== scoreOf(black))
  const met = (player: PlayerId): readonly PlayerId[] =>
    tournament.players[player - 1]!.outcomes.flatMap((outcome) => (outcome.kind === 'game' ? [outcome.opponent] : []))
  const largest = groups.toSorted((a, b) => b.length - a.length)[0]!
  const draw = <T>(one: () => T): readonly T[] => Array.from({ length: count }, one)
  function scoreOf(player: PlayerId): number {
    return field.find(({ players }) => players.some((noted) => noted.player === player))!.score
  }
  return {
    explainer,
    whys: {
      'why a player': draw(() => [pick(all)] as const),
      'why, largest bracket': draw(() => [pick(largest)] as const),
      'why a float': floats.length === 0 ? [] : draw(() => [pick(floats).white] as const),
      'why the bye': explainer.bye() === null ? [] : [[explainer.bye()!] as const],
    },
    whyNots: {
      'why not, same score': draw(() => {
        const group = pick(groups)
        return [pick(group), pick(group)] as const
      }),
      'why not, largest bracket': draw(() => [pick(largest), pick(largest)] as const),
      'why not, next score': draw(() => {
        const at = Math.floor(random() * (groups.length - 1))
        return groups.length < 2 ? ([pick(all), pick(all)] as const) : ([pick(groups[at]!), pick(groups[at + 1]!)] as const)
      }),
      'why not, far apart': draw(() => [pick(all.slice(0, all.length / 4)), pick(all.slice((3 * all.length) / 4))] as const),
      'why not, first and last': [[all[0]!, all.at(-1)!] as const],
      'why not, met':
        round === 1
          ? []
          : draw(() => {
              const player = pick(all.filter((one) => met(one).length > 0))
              return [player, pick(met(player))] as const
            }),
      'why no float or bye': draw(() => [pick(all)] as const),
    },
  }
}

row('Rulebook', 'Players', 'Round', 'Question', 'Median ms', 'Slowest ms', 'Asked')
row('---', '---', '---', '---', '---', '---', '---')
for (const players of numbers(values.players))
  for (const rulebook of values.rulebook.split(',') as Rulebook[]) {
    let round = 0
    for (const tournament of simulate(habitsOf(players), rulebook, Number(values.seed))) {
      round++
      if (!numbers(values.rounds).includes(round)) continue
      const { explainer, whys, whyNots } = questionsAbout(tournament, round, rulebook, Number(values.seed), Number(values.questions))
      const options = { rulebook, round: roundNumber(round), nameOf: (id: PlayerId) => `Player ${id}` }
      const tell = (name: string, asked: readonly (readonly PlayerId[])[], ask: (of: readonly [PlayerId, PlayerId]) => unknown): void => {
        const times = asked.map((of) => timed(() => ask(of as readonly [PlayerId, PlayerId])))
        if (times.length === 0) return
        row(rulebook, players, round, name, ms(quantile(times, 0.5)), ms(Math.max(...times)), times.length)
        if (values.slow !== undefined)
          times.forEach((time, i) => {
            if (time > Number(values.slow)) console.log(`  ${ms(time)} ms: ${asked[i]!.join(' ')}`)
          })
      }
      row(rulebook, players, round, 'pairing it', ms(timed(() => rulebookById(rulebook).explainer(tournament, roundNumber(round)))), '', 1)
      for (const [name, asked] of Object.entries(whys)) tell(name, asked, (of) => explainWhy(explainer, of, options))
      for (const [name, asked] of Object.entries(whyNots)) tell(name, asked, (of) => explainWhyNot(explainer, of, options))
      if (players <= Number(values.whole)) tell('the whole round', [[playerId(1)]], () => explainer.explain!())
    }
  }
