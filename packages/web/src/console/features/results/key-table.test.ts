import { en } from '@zug/messages/console/results/en'
import { describe, expect, it } from 'vitest'
import { type KeyMap, presets } from './key-maps.ts'
import { type Deeds, tableOf } from './key-table.ts'
import type { Outcome } from './outcomes.ts'

const pressed = (preset: KeyMap, code: string, repeat = false): Outcome | string | undefined => {
  let done: string | undefined
  const deed = (name: string) => (): void => {
    done = name
  }
  const deeds: Deeds = {
    press: (outcome) => {
      done = outcome
    },
    clear: deed('clear'),
    unrated: deed('unrated'),
    more: deed('more'),
    goTo: deed('go to'),
    verify: deed('verify'),
    why: deed('why'),
    turn: (kind) => deed(kind)(),
    cancel: deed('cancel'),
    decide: null,
  }
  tableOf(preset, en, deeds)[code]?.run({ repeat } as KeyboardEvent)
  return done
}

describe('result keys', () => {
  it.each([
    ['white-draw-black', ['Digit1', 'Digit2', 'Digit3']],
    ['white-draw-black', ['Numpad1', 'Numpad2', 'Numpad3']],
    ['white-black-draw', ['Digit1', 'Digit3', 'Digit2']],
    ['white-black-draw', ['Numpad1', 'Numpad3', 'Numpad2']],
    ['letters', ['KeyW', 'KeyD', 'KeyL']],
  ] as const)('%s: %j are White, draw, Black', (preset, codes) => {
    expect(codes.map((code) => pressed(preset, code))).toEqual(['white', 'draw', 'black'])
  })

  it('a key held down counts once', () => {
    expect(['Digit1', 'Digit0'].map((code) => pressed('white-draw-black', code, true))).toEqual([undefined, undefined])
  })

  it.each(presets)('%s: every other result has a key, why has one, and the number pad is not in the list', (preset) => {
    const codes = ['Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9', 'KeyA', 'Numpad0', 'Backspace']
    expect(new Set(codes.map((code) => pressed(preset, code))).size).toBe(8)
    expect(pressed(preset, preset === 'letters' ? 'Shift+KeyW' : 'KeyW')).toBe('why')
    const listed = Object.keys(tableOf(preset, en, { cancel: null } as Deeds))
    expect(listed.some((code) => code.startsWith('Numpad') || code === 'Escape')).toBe(false)
  })

  it('where games have scores no digit is a result, and no key makes what the rulebook does not know', () => {
    const digits = Array.from({ length: 10 }, (_, digit) => [`Digit${digit}`, `Numpad${digit}`]).flat()
    expect([...digits, 'KeyA', 'KeyU', 'Backspace', 'Delete'].map((code) => pressed('scores', code)).filter(Boolean)).toEqual([])
    expect(['KeyW', 'KeyD', 'KeyL', 'Shift+KeyW'].map((code) => pressed('scores', code))).toEqual(['white', 'draw', 'black', 'why'])
  })
})
