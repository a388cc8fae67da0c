import { randomInt } from 'node:crypto'
import { newTournament, roundNumber, roundsPaired, type Tournament } from '@zug/engine/model'
import type { PairingSystem } from '@zug/engine/pairing'
import { defaultSimulation, notAtAll, type SimulationSettings } from '@zug/engine/simulation'
import { checkListsText } from '../check-list/check-list-text.ts'
import { Failure } from '../failure.ts'
import { makeTournament } from '../generate/make-tournament.ts'
import { parseRtgConfiguration, type RtgConfiguration } from '../generate/rtg-configuration.ts'
import { decodeText } from '../io/decode-text.ts'
import { readBytes } from '../io/read-bytes.ts'
import { writeAllAtomically } from '../io/write-atomically.ts'
import { problemOf } from '../issue-lines.ts'
import { chooseRulebook, undated } from '../tournament/choose-rulebook.ts'
import { loadTournament, unwrap } from '../tournament/load.ts'
import type { DropInRequest } from './arguments.ts'
import { listName } from './file-names.ts'

type Request = Extract<DropInRequest['action'], { kind: 'generate' }>

/** What those generators draw when nothing is said; nothing that only we can read. */
export const asOtherGenerators: SimulationSettings = {
  ...defaultSimulation,
  players: { low: 15, high: 215 },
  rounds: { low: 5, high: 15 },
  lowestRating: { low: 1400, high: 2300 },
  highestRating: { low: 2400, high: 2800 },
  draws: notAtAll,
  clubs: notAtAll,
  unusualResults: notAtAll,
  forbiddenGroups: notAtAll,
  acceleration: 'none',
  scoring: 'standard',
}

/** Writes one random tournament; its seed stands in 012, the first line. */
export const dropInGenerate = (request: Request, like: DropInRequest['like']): void => {
  const model = request.model === null ? null : unwrap(loadTournament(request.model)).tournament
  const { rulebook: system } = unwrap(chooseRulebook(request.model ?? 'zug', undefined, undated(model ?? newTournament())))
  const configured = request.config === null ? { settings: {}, seed: null } : configuration(request.config, like)
  const settings: SimulationSettings = {
    ...asOtherGenerators,
    ...configured.settings,
    ...(request.baku ? { acceleration: 'baku' as const } : {}),
  }
  const seed = request.seed ?? configured.seed ?? String(randomInt(2 ** 47))
  const format = like === 'bbp' ? 'trfbx' : 'trfx'
  const made = unwrap(makeTournament({ system, settings, model, format }, seed))
  const lists = request.list === null ? [] : [[listName(request.output, request.list), listsOf(made.tournament, system, like)] as const]
  writeAllAtomically([...lists, [request.output, made.text]])
}

const configuration = (file: string, like: DropInRequest['like']): RtgConfiguration => {
  const parsed = parseRtgConfiguration(decodeText(unwrap(readBytes(file))).text, like === 'bbp' ? 'one-in' : 'per-mille')
  if (!parsed.ok) throw new Failure(problemOf(file, parsed.error))
  return parsed.value
}

const listsOf = (tournament: Tournament, system: PairingSystem, like: DropInRequest['like']): string =>
  checkListsText(
    'zug',
    tournament,
    Array.from({ length: roundsPaired(tournament) }, (_, index) => system.pairRound(tournament, roundNumber(index + 1))),
    like,
  )
