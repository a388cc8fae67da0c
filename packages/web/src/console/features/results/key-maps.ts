import { remember, remembered } from '../../device.ts'
import type { Outcome } from './outcomes.ts'

/** Which keys are which results; programs differ, and hands remember. */
export const presets = ['white-draw-black', 'white-black-draw', 'letters'] as const
export type Preset = (typeof presets)[number]

const played: Readonly<Record<Preset, Readonly<Record<string, Outcome>>>> = {
  'white-draw-black': { Digit1: 'white', Digit2: 'draw', Digit3: 'black' },
  'white-black-draw': { Digit1: 'white', Digit2: 'black', Digit3: 'draw' },
  letters: { KeyW: 'white', KeyD: 'draw', KeyL: 'black' },
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

/** By the physical place of the key, so that every layout and the number pad work alike. */
export const keysOf = (preset: Preset): Readonly<Record<string, Outcome>> => ({ ...played[preset], ...others })

/** The number pad, and what else does the same, beside the keys that are shown. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [`Digit${digit}`, [`Numpad${digit}`]])),
  Digit0: ['Numpad0', 'Delete', 'Backspace'],
}

export const chosenPreset = (): Preset => presets.find((preset) => preset === remembered('result-keys')) ?? 'white-draw-black'
export const choosePreset = (preset: Preset): void => remember('result-keys', preset)
