import type { PlayerId, RoundNumber, Tournament } from '@zug/engine/model'
import { type PairingSystem, rulebookById, rulebookIds } from '@zug/engine/pairing'
import { expect, test } from 'vitest'
import { makeDice } from '../../../engine/src/testing/random/dice.ts'
import { randomCfcTournament } from '../../../engine/src/testing/random/random-cfc.ts'
import { randomSsmTournament } from '../../../engine/src/testing/random/random-ssm-tournament.ts'
import { randomTournament } from '../../../engine/src/testing/random/random-tournament.ts'
import { explainWhy, explainWhyNot } from './explain-answer.ts'
import { plainText, say } from './runs.ts'
import { english } from './words/en.ts'

const questions = 2000
type Round = { readonly tournament: Tournament; readonly round: RoundNumber }
const size = { players: [3, 16], rounds: [2, 7] } as const
const roundsBy = (system: PairingSystem, seed: number): Iterable<Round> => {
  if (system.id === 'cfc' || system.id === 'cfc-team') return randomCfcTournament(seed, (t, r) => system.pairRound(t, r), size)
  if (system.id === 'ssm') return randomSsmTournament(seed, (t, r) => system.pairRound(t, r), { players: [4, 14] })
  return randomTournament(seed, (t, r) => system.pairRound(t, r), size)
}

/** What is said where nothing tells why the order came to something else first. */
const generic = [english.later(null), english.furtherFromOrder(null), english.otherFirst(null), english.laterInOrder(null)].map((words) =>
  plainText(say`${words}`),
)

test.each(rulebookIds)('%s gives a reason for every pair, float, odd man and bye, and for what might have been', (id) => {
  const system = rulebookById(id) as PairingSystem
  const dice = makeDice(7)
  const kinds = new Set<string>()
  const empty: string[] = []
  let asked = 0
  for (let seed = 1; asked < questions; seed++)
    for (const { tournament, round } of roundsBy(system, seed)) {
      const explainer = system.explainer(tournament, round)
      const ids = tournament.players.map((player) => player.id)
      const options = { rulebook: id, round, nameOf: (one: PlayerId) => `P${one}` }
      for (const one of ids) {
        const answers = [
          explainWhy(explainer, [one], options),
          explainWhyNot(explainer, [one], options),
          explainWhyNot(explainer, [one, dice.pick(ids)], options),
        ]
        for (const answer of answers) {
          if (answer === null) continue
          asked++
          kinds.add(answer.data.kind)
          empty.push(...answer.sentences.filter((sentence) => generic.some((one) => sentence.includes(one))))
        }
      }
    }
  expect([...new Set(empty)]).toEqual([])
  // Questions of every kind were asked, else nothing was shown.
  expect(kinds.size).toBeGreaterThan(id === 'round-robin' ? 5 : 8)
})
