import type { ResultsWords } from '@zug/messages/console/results/en'
import type { KeyTable } from '../../ui/keys.ts'
import { aliases, type KeyMap, keysOf, whyKey } from './key-maps.ts'
import { type Outcome, showOutcome } from './outcomes.ts'

export type Deeds = {
  readonly press: (outcome: Outcome) => void
  readonly clear: () => void
  readonly unrated: () => void
  readonly more: () => void
  readonly goTo: () => void
  readonly verify: () => void
  readonly why: () => void
  readonly turn: (kind: 'undo' | 'redo') => void
  /** null: there is nothing here to cancel, and Escape is for somebody else. */
  readonly cancel: (() => void) | null
  /** While verifying has stopped at a difference: keep (false) or replace (true). */
  readonly decide: ((replace: boolean) => void) | null
}

const labelOf = (outcome: Outcome, map: KeyMap, { keys, outcome: named }: ResultsWords): string => {
  if (outcome === 'adjourned') return keys.adjourned
  const plain: Partial<Record<Outcome, string>> = map === 'scores' ? { white: named.first, draw: named.draw, black: named.second } : {}
  return plain[outcome] ?? showOutcome(outcome)
}

/** A key that is held down counts once: otherwise it would fill the whole round. */
const once =
  (deed: () => void) =>
  ({ repeat }: KeyboardEvent): void => {
    if (!repeat) deed()
  }

/** The keys of the results page. The number pad works too, without taking room in the list of keys: its entries are not enumerable. */
export const tableOf = (map: KeyMap, words: ResultsWords, deeds: Deeds, teams = false): KeyTable => {
  const { keys } = words
  const table: Record<string, KeyTable[string]> = {
    ...Object.fromEntries(
      Object.entries(keysOf(map)).map(([code, outcome]) => [
        code,
        { label: labelOf(outcome, map, words), run: once(() => deeds.press(outcome)) },
      ]),
    ),
    ...(map === 'scores'
      ? {}
      : { Digit0: { label: keys.clear, run: once(deeds.clear) }, KeyU: { label: keys.unrated, run: deeds.unrated } }),
    KeyM: { label: keys.more, run: deeds.more },
    KeyG: { label: teams ? keys.goToMatch : keys.goTo, run: deeds.goTo },
    KeyV: { label: keys.verify, run: deeds.verify },
    [whyKey(map)]: { label: keys.why, run: deeds.why },
    'Mod+KeyZ': { label: keys.undo, run: () => deeds.turn('undo') },
    'Mod+Shift+KeyZ': { label: keys.redo, run: () => deeds.turn('redo') },
  }
  const { decide } = deeds
  if (decide !== null) {
    table.KeyK = { label: keys.keep, run: once(() => decide(false)) }
    table.KeyR = { label: keys.replace, run: once(() => decide(true)) }
  }
  const quiet: Record<string, KeyTable[string]> = deeds.cancel === null ? {} : { Escape: { label: '', run: deeds.cancel } }
  for (const [code, others] of Object.entries(aliases)) {
    const entry = table[code]
    if (entry !== undefined) for (const other of others) quiet[other] = entry
  }
  for (const [code, value] of Object.entries(quiet)) Object.defineProperty(table, code, { value, enumerable: false })
  return table
}
