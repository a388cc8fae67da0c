import { err, ok } from '../../result.ts'
import type { DeskCommand } from '../commands.ts'
import { refuse } from '../refusal.ts'
import { rulebookAt } from '../rules.ts'
import { sha256 } from '../sha256.ts'
import type { DeskState } from '../state.ts'
import type { Decision } from './decision.ts'

/** 5.1: the initial colour, from a recorded seed, so that the lot can be drawn again by anyone: an even first digit of its hash is White. */
export const drawLots = (state: DeskState, { seed }: Extract<DeskCommand, { kind: 'draw-lots' }>): Decision => {
  if (state.rounds.length > 0 || state.draft !== null) return err(refuse('lots-late'))
  if (seed.trim() === '') return err(refuse('seed-missing'))
  return ok([{ kind: 'lots-drawn', seed, initialColour: colourOfLot(seed) }])
}

/** Pairing round 1 takes a lot that is not drawn yet: for the initial colour, or for the positions of Chess960. */
export const wantsLots = (state: DeskState): boolean => {
  const { rules, chess960 } = state.settings!
  const system = rulebookAt(state)
  return state.rounds.length === 0 && state.lots === null && (chess960 === true || system.wantsInitialColour(system.adopt(rules)))
}

export const colourOfLot = (seed: string) =>
  (Number.parseInt(sha256(`initial colour ${seed}`)[0]!, 16) % 2 === 0 ? 'white' : 'black') as 'white' | 'black'
