import { remember, remembered } from '../../device.ts'
import type { Outcome } from './outcomes.ts'

/** Which keys are which results; programs differ, and hands remember. */
export const presets = ['white-draw-black', 'white-black-draw', 'letters'] as const
export type Preset = (typeof presets)[number]

/** `scores`: digits are scores of the game, so results have letters, and what the rulebook does not know has no key. */
export type KeyMap = Preset | 'scores'

const played: Readonly<Record<KeyMap, Readonly<Record<string, Outcome>>>> = {
  'white-draw-black': { Digit1: 'white', Digit2: 'draw', Digit3: 'black' },
  'white-black-draw': { Digit1: 'white', Digit2: 'black', Digit3: 'draw' },
  letters: { KeyW: 'white', KeyD: 'draw', KeyL: 'black' },
  scores: { KeyW: 'white', KeyD: 'draw', KeyL: 'black' },
}

const others: Readonly<Record<string, Outcome>> = {
  Digit4: 'white-forfeit',
  Digit5: 'black-forfeit',
  Digit6: 'double-forfeit',
  Digit7: 'half-zero',
  Digit8: 'zero-half',
  Digit9: 'zero-zero',
  KeyA: 'adjourned',
}

/** By names of keys (`ui/key-names.ts`): digits by their place, so that every layout and the number pad work alike, letters as printed. */
export const keysOf = (map: KeyMap): Readonly<Record<string, Outcome>> => (map === 'scores' ? played.scores : { ...played[map], ...others })

/** Where W is a result, the key for "why" is another one. */
export const whyKey = (map: KeyMap): string => (map === 'letters' || map === 'scores' ? 'Shift+KeyW' : 'KeyW')

/** The number pad, and what else does the same, beside the keys that are shown. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [`Digit${digit}`, [`Numpad${digit}`]])),
  Digit0: ['Numpad0', 'Delete', 'Backspace'],
  'Mod+Shift+KeyZ': ['Mod+KeyY'],
}

export const chosenPreset = (): Preset => presets.find((preset) => preset === remembered('result-keys')) ?? 'white-draw-black'
export const choosePreset = (preset: Preset): void => remember('result-keys', preset)
