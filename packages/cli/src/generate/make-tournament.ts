import { err, ok, type Result, roundsPaired, type Tournament } from '@zug/engine/model'
import type { PairingSystem } from '@zug/engine/pairing'
import { planFromModel, type Simulated, type SimulationSettings, simulate, simulatePlans } from '@zug/engine/simulation'
import { issueText } from '@zug/messages/issues'
import { exitCodes } from '../exit-codes.ts'
import type { Problem } from '../failure.ts'
import { badRequest, issueLine } from '../issue-lines.ts'
import { type GeneratedFormat, written } from './written.ts'

/** What every tournament of a run is made from. */
export type Recipe = {
  readonly system: PairingSystem
  readonly settings: SimulationSettings
  readonly model: Tournament | null
  readonly format: GeneratedFormat
}

export type GeneratedFile = Simulated & { readonly text: string; readonly rounds: number; readonly players: number }

/** One random tournament as the text of a file. */
export const makeTournament = ({ system, settings, model, format }: Recipe, seed: string): Result<GeneratedFile, Problem> => {
  const simulated =
    model === null ? simulate(system, settings, seed) : simulatePlans(system, seed, (own) => planFromModel(model, system, own))
  if (simulated === null) {
    const message = `Seed ${seed}: every attempt led into a round without a legal pairing, or to nobody in the last one. Ask for fewer rounds or absences, or for more players.`
    return err({ exitCode: exitCodes.noLegalPairing, lines: [issueLine('zug', { code: 'no-legal-pairing', message })] })
  }
  const { tournament } = simulated
  const { text, issues } = written(tournament, format)
  if (issues.length > 0) return err(badRequest('zug', issues[0]!.code, `${issueText(issues[0]!)} Choose another --format.`))
  return ok({
    ...simulated,
    text,
    rounds: tournament.teams?.[0]?.outcomes.length ?? roundsPaired(tournament),
    players: tournament.players.length,
  })
}
