import type { Dice } from './dice.ts'

/** What people type, other programs write, and nobody expects. */
const texts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '-0',
  '1',
  '2',
  '3',
  '9',
  '99',
  '255',
  '999',
  '1000',
  '9999',
  '10000',
  '65536',
  '2147483648',
  '9007199254740993',
  '1e9',
  '1e309',
  'NaN',
  'null',
  'true',
  '0.5',
  '½',
  '1,5',
  '1.0',
  '=1+1',
  '＝1+1',
  '@x',
  '"',
  '""',
  "'",
  ';',
  ',',
  '\t',
  '\r\n',
  '\u0000',
  '\u0085',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\ud800',
  'é',
  'Ł',
  '中文',
  '🐴',
  'ﬁ',
  '<script>',
  '</td>',
  '&amp;',
  '__proto__',
  'constructor',
  'toString',
  '../../etc',
  '%00',
  'w',
  'b',
  'W',
  'H',
  'F',
  'U',
  'Z',
  '+',
  '-',
  '=',
  '0000 - -',
  'FIDE_DUTCH_2026',
  'win',
  'fide-dutch-2026',
  'ssm',
  'cfc-team',
  'pairing-allocated',
  '2026-02-30',
  '2026/11/15',
  '1999',
]

export const strangeText = (dice: Dice): string => {
  if (dice.chance(0.97)) return dice.pick(texts)
  return dice.pick(texts.slice(1)).repeat(1 + dice.below(2000))
}

const numbers: readonly number[] = [
  0,
  -0,
  -1,
  1,
  2,
  3,
  5,
  7,
  10,
  64,
  99,
  100,
  255,
  999,
  1000,
  9999,
  10_000,
  65_536,
  2 ** 31,
  2 ** 53,
  1e21,
  1e308,
  0.5,
  0.1,
]

export const strangeNumber = (dice: Dice): number => (dice.chance(0.8) ? dice.pick(numbers) : dice.below(20) - 4)

/** Anything that JSON can hold, mostly small. */
export const strangeValue = (dice: Dice, depth = 0): unknown => {
  switch (dice.below(depth > 3 ? 5 : 8)) {
    case 0:
      return null
    case 1:
      return dice.chance(0.5)
    case 2:
    case 3:
      return strangeNumber(dice)
    case 4:
      return strangeText(dice)
    case 5:
      return Array.from({ length: dice.below(4) }, () => strangeValue(dice, depth + 1))
    case 6:
      return Object.fromEntries(Array.from({ length: dice.below(4) }, () => [strangeText(dice), strangeValue(dice, depth + 1)]))
    default: {
      let deep: unknown = strangeText(dice)
      for (let level = dice.chance(0.9) ? 3 : dice.below(3000); level > 0; level--) deep = dice.chance(0.5) ? [deep] : { rules: deep }
      return deep
    }
  }
}
