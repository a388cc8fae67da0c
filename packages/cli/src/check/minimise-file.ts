import { basename, join } from 'node:path'
import { type Result, roundsPaired } from '@zug/engine/model'
import type { Problem } from '../failure.ts'
import { prepareFolder } from '../io/prepare-folder.ts'
import { writeAtomically } from '../io/write-atomically.ts'
import { minimiseDifference } from '../minimise/minimise-difference.ts'
import { loadTournament } from '../tournament/load.ts'
import { type RulesOptions, underRules } from '../tournament/under-rules.ts'
import { withRecordedRound } from '../tournament/with-round.ts'
import type { CheckedFile } from './check-file.ts'
import { findKnownAnswer } from './known-answer.ts'

/** How long one disagreement may be worked on, in milliseconds. */
const patience = 20_000

/**
 * Writes the smallest tournament found that still shows the first disagreement of a file into `folder`, and says so in a line, or why there is none. null: there
 * is no disagreement.
 */
export const minimiseFile = (
  path: string,
  { file, differences }: CheckedFile,
  options: RulesOptions,
  folder: string,
): Result<string | null, Problem> => {
  const loaded = loadTournament(path, options.rules)
  if (!loaded.ok) return loaded
  const under = underRules(loaded.value, options)
  if (!under.ok) return under
  const { rulebook, event } = under.value
  const round = differences[0]?.round
  if (round === undefined) return { ok: true, value: null }
  const notShrunk = (why: string): Result<string, Problem> => ({ ok: true, value: `${file} round ${round} is not shrunk: ${why}` })
  if (event.teams !== undefined) return notShrunk('team events are not')
  const known = findKnownAnswer(path, rulebook)
  const tournament =
    known.ok && known.value !== undefined && known.value !== null && round > roundsPaired(event)
      ? withRecordedRound(event, round, known.value)
      : event
  const until = Date.now() + patience
  const found = minimiseDifference(tournament, round, rulebook, () => Date.now() > until)
  if (found === null) return notShrunk('no file can record that a round has no pairing')
  prepareFolder(folder)
  const name = join(folder, `${basename(path).replace(/\.[^.]+$/, '')}.round-${round}.${found.extension}`)
  writeAtomically(name, found.text)
  const size = `${found.tournament.players.length} players, round ${found.round}`
  return { ok: true, value: `${file} round ${round} shrunk to ${size} (${found.cause})${found.complete ? '' : ', out of time'}: ${name}` }
}
