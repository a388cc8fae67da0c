/**
 * How long `zug check` works on a file of one rulebook under each of the others: every round paired again, and each that differs explained. After `npm run build`.
 *
 *     node bench/checking.ts                          200, 500 and 1,000 players
 *     node bench/checking.ts --players 1000 --rounds 9 --file ssm
 */
import { parseArgs } from 'node:util'
import { type RoundNumber, type Rules, roundsPaired, type Tournament } from '@zug/engine/model'
import { checkRecordedRounds, diagnoseRound, editionsThatAgree, type PairingSystem, rulebooks } from '@zug/engine/pairing'
import { quietSimulation, simulate } from '@zug/engine/simulation'
import { now } from './clock.ts'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '200,500,1000' },
    rounds: { type: 'string', default: '7' },
    file: { type: 'string' },
  },
})
const ofPlayers = rulebooks.filter(({ traits }) => traits.pairs === 'players')
const rounds = Number(values.rounds)

const played = (system: PairingSystem, players: number): Tournament => {
  const settings = { ...quietSimulation, players: { low: players, high: players }, rounds: { low: rounds, high: rounds } }
  const simulated = simulate(system, settings, 'checking')
  if (simulated === null) throw new Error(`${system.id} cannot be played by ${players}`)
  return simulated.tournament
}

/** Milliseconds of work, and the rounds that differ. */
const checked = (file: Tournament, rulebook: PairingSystem): readonly [number, number] => {
  const event = rulebook.declared({ ...file, rules: (rulebook.id === file.rules?.rulebook ? file.rules : rulebook.adopt(null)) as Rules })
  const tournament = rulebook.entrants(event)
  const begun = now()
  const { differences } = checkRecordedRounds(tournament, rulebook, (round: RoundNumber, expected, recorded) => ({
    diagnosis: diagnoseRound(event, round, expected, recorded, rulebook),
    agreesWith: editionsThatAgree(tournament, round, recorded, rulebook).map(({ id }) => id),
  }))
  return [now() - begun, differences.length]
}

for (const players of values.players.split(',').map(Number)) {
  console.log(`\n${players} players, ${rounds} rounds: seconds of work, and how many rounds differ\n`)
  console.log(`| File \\ checked by | ${ofPlayers.map(({ id }) => id).join(' | ')} |`)
  console.log(`| --- |${ofPlayers.map(() => ' --- |').join('')}`)
  for (const system of ofPlayers) {
    // Tables of so many take as many rounds.
    if (system.traits.family === 'round-robin' || (values.file !== undefined && values.file !== system.id)) continue
    const file = played(system, players)
    const cells = ofPlayers.map((rulebook) => {
      const [took, different] = checked(file, rulebook)
      return `${(took / 1000).toFixed(1)} (${different})`
    })
    console.log(`| ${system.id}, ${roundsPaired(file)} rounds | ${cells.join(' | ')} |`)
  }
}
