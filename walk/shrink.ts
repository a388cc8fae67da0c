import type { Step } from './steps.ts'

type Fails = (steps: readonly Step[]) => boolean

/**
 * Steps without what a failure does not need: fewer steps first, by halves, quarters and single ones; then fewer players in an import, and answers
 * that nobody asked for.
 */
export const shrink = (steps: readonly Step[], fails: Fails, mostTries = 3000): readonly Step[] => {
  let tries = 0
  const stillFails = (candidate: readonly Step[]): boolean => tries++ < mostTries && fails(candidate)
  let now = steps
  for (let before = -1; before !== JSON.stringify(now).length; ) {
    before = JSON.stringify(now).length
    now = simplified(withoutSteps(now, stillFails), stillFails)
  }
  return now
}

const withoutSteps = (steps: readonly Step[], fails: Fails): readonly Step[] => {
  let now = steps
  for (let size = Math.ceil(now.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = now.length - size; at >= 0; at -= size) {
      const candidate = [...now.slice(0, Math.max(0, at)), ...now.slice(Math.max(0, at) + size)]
      if (fails(candidate)) now = candidate
    }
  }
  return now
}

/** The same over HTTP, where whether it fails is known later; single steps are left out, and nothing is simplified. */
export const shrinkAsync = async (
  steps: readonly Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
  mostTries = 150,
): Promise<readonly Step[]> => {
  let now = steps
  let tries = 0
  for (let size = Math.ceil(now.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = now.length - size; at >= 0 && tries < mostTries; at -= size) {
      const candidate = [...now.slice(0, at), ...now.slice(at + size)]
      tries += 1
      if (await fails(candidate)) now = candidate
    }
  return now
}

const simplified = (steps: readonly Step[], fails: Fails): readonly Step[] => {
  let now = steps
  for (const at of steps.keys())
    for (const simpler of simplerThan(now[at]!)) {
      const candidate = now.with(at, simpler)
      if (fails(candidate)) {
        now = candidate
        break
      }
    }
  return now
}

/** The same step with less in it. */
const simplerThan = (step: Step): readonly Step[] => {
  if (!('command' in step)) return []
  const { command } = step
  const others: Step[] = []
  if (command.kind === 'import-players') {
    const { players } = command
    for (const length of [2, 3, 4, players.length - 2, players.length - 1])
      if (length > 0 && length < players.length) others.push({ ...step, command: { ...command, players: players.slice(0, length) } })
    if (players.some((player) => Object.keys(player).length > 2))
      others.push({ ...step, command: { ...command, players: players.map(({ name, rating = null }) => ({ name, rating })) } })
  }
  if (command.kind === 'create-tournament')
    for (const name of Object.keys(command.settings)) {
      const { [name as 'info']: _, ...settings } = command.settings
      if (name !== 'rules') others.push({ ...step, command: { ...command, settings } })
    }
  if (command.confirmed !== undefined) {
    const { confirmed: _, ...plain } = command
    others.push({ ...step, command: plain as typeof command })
  }
  return others
}
