import { expect, it } from 'vitest'
import { keyNames } from './key-names.ts'

const press = (key: string, code: string, held: { readonly ctrlKey?: boolean; readonly shiftKey?: boolean } = {}) =>
  keyNames({ key, code, ctrlKey: false, metaKey: false, shiftKey: false, ...held })

it('takes letters as they are printed, on a German and a French keyboard too', () => {
  // German: Z and Y have changed places.
  expect(press('z', 'KeyY', { ctrlKey: true })).toEqual(['Mod+KeyZ'])
  expect(press('y', 'KeyZ', { ctrlKey: true })).toEqual(['Mod+KeyY'])
  // French: A is where Q is elsewhere, and W where Z is; the place still does where no other letter is meant.
  expect(press('a', 'KeyQ')).toEqual(['KeyA', 'KeyQ'])
  expect(press('q', 'KeyA')).toEqual(['KeyQ', 'KeyA'])
  expect(press('W', 'KeyZ', { shiftKey: true })).toEqual(['Shift+KeyW', 'Shift+KeyZ'])
  expect(press('w', 'KeyW')).toEqual(['KeyW'])
})

it('takes digits and keys without Latin letters by their place', () => {
  expect(press('&', 'Digit1')).toEqual(['Digit1'])
  expect(press('2', 'Numpad2')).toEqual(['Numpad2'])
  expect(press('я', 'KeyZ', { ctrlKey: true })).toEqual(['Mod+KeyZ'])
  expect(press('ArrowLeft', 'ArrowLeft', { shiftKey: true })).toEqual(['Shift+ArrowLeft'])
})

it('takes signs as they are typed, wherever they stand', () => {
  expect(press('?', 'Minus', { shiftKey: true })).toEqual(['Shift+Slash'])
  expect(press('?', 'KeyM', { shiftKey: true })).toEqual(['Shift+Slash'])
  expect(press('/', 'Digit7', { shiftKey: true })).toEqual(['Slash'])
  expect(press('-', 'Slash')).toEqual([])
})
