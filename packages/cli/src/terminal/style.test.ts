import { describe, expect, test } from 'vitest'
import { styleFor, wantsColour } from './style.ts'

describe('colours', () => {
  test.each([
    [{ isTTY: true }, {}, true],
    [{ isTTY: false }, {}, false],
    [{}, {}, false],
    [{ isTTY: true }, { NO_COLOR: '1' }, false],
    [{ isTTY: true }, { NO_COLOR: '' }, true],
    [{ isTTY: true }, { TERM: 'dumb' }, false],
    [{ isTTY: false }, { FORCE_COLOR: '1' }, true],
    [{ isTTY: true }, { FORCE_COLOR: '0' }, false],
    [{ isTTY: false }, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  ])('%j with %j: %s', (stream, environment, wanted) => {
    expect(wantsColour(stream, environment)).toBe(wanted)
  })

  test('plain text stays as it is', () => {
    expect(styleFor({ isTTY: false }, {})('bold', 'Alice')).toBe('Alice')
    expect(styleFor({ isTTY: true }, {})('bold', 'Alice')).toBe('\u001b[1mAlice\u001b[22m')
  })
})
