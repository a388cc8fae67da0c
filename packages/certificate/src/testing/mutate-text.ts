import type { Certificate } from '@zug/checker'
import type { Dice } from '../../../engine/src/testing/random/dice.ts'
import { mutated, mutations } from './mutate.ts'

/** A report and the text of a certificate, as someone might hand them in. */
export type Case = { readonly report: string; readonly text: string }
type Loose = ReturnType<typeof JSON.parse>

/** Values that JSON readers of different languages treat differently. Written into the text as they are. */
const strangeValues = [
  ...[
    'null',
    'true',
    'false',
    '0',
    '-0',
    '1',
    '-1',
    '2',
    '1.0',
    '1.5',
    '1e0',
    '1E400',
    '-1e400',
    '0.1',
    '01',
    '+1',
    'NaN',
    'Infinity',
    '-Infinity',
  ],
  ...['9007199254740991', '9007199254740992', '1099511627776', '-1099511627776', '123456789012345678901234567890', `1${'0'.repeat(5000)}`],
  ...[
    '""',
    '"0"',
    '"1"',
    '"own"',
    '"next"',
    '"all"',
    '"C6"',
    '"sum"',
    '" "',
    '"é"',
    '"\\u0031"',
    '"\\ud800"',
    '"😀"',
    '"\u2028"',
    '"\u0085"',
    '"\ufeff"',
  ],
  ...[
    '[]',
    '{}',
    '[[]]',
    '[0]',
    '[1,0]',
    '[0,0]',
    '[[0,0]]',
    '[null]',
    '["0"]',
    '{"p":[]}',
    '{"q":[[0,2]]}',
    '{"p":[[2,0]],"q":[]}',
    '{"searched":1}',
  ],
  ...[
    '{"__proto__":1}',
    '{"sets":[],"dual":{}}',
    '{"searched":1,"scope":"own"}',
    '{"scope":"own","sets":[],"steps":[]}',
    '[[[[[[[[]]]]]]]]',
    'undefined',
    "'1'",
  ],
]
const strangeCharacters = [
  ...[
    '\u0000',
    '\t',
    '\n',
    '\r',
    '\u000b',
    '\u000c',
    '\u001c',
    '\u001f',
    ' ',
    '\u0085',
    '\u00a0',
    '\u1680',
    '\u2003',
    '\u2028',
    '\ufeff',
    '\ufffd',
  ],
  ...[
    '\ud800',
    '\udc00',
    '😀',
    'é',
    'ß',
    'ı',
    'ſ',
    'K',
    '１',
    '٣',
    '²',
    '"',
    "'",
    '\\',
    '/',
    ',',
    ':',
    '[',
    ']',
    '{',
    '}',
    '.',
    '-',
    '+',
    '=',
  ],
  ...['0', '1', '2', '9', 'w', 'b', 'W', 'B', 'U', 'H', 'Z', 'F', 'D', 'L', '?', 'e', 'x', '_', '#'],
]
const keys = [
  'format',
  'version',
  'rulebook',
  'round',
  'players',
  'boards',
  'bye',
  'byeProof',
  'collapse',
  'brackets',
  'scope',
  'sets',
  'steps',
]
const otherKeys = [
  'searched',
  'p',
  'q',
  'bound',
  'dual',
  'at',
  'pairs',
  'proof',
  'refutation',
  'toString',
  'length',
  '__proto__',
  'constructor',
  '0',
  'é',
]

/** All containers of a value, the value itself included if it is one. */
const containersOf = (value: Loose): Loose[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(containersOf)] : []
const slotsOf = (value: Loose): (readonly [Loose, string])[] =>
  containersOf(value).flatMap((container) => Object.keys(container).map((key) => [container, key] as const))
const own = (container: Loose, key: string, value: unknown): void => {
  Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true })
}

/** Changes one value of a JSON text. A placeholder stands for a value that JSON cannot hold until the text is written. */
const inJson = (text: string, dice: Dice): string => {
  const root: Loose = JSON.parse(text)
  const slots = slotsOf(root)
  const [container, key] = dice.pick(slots)
  const held = container[key]
  let raw: string | null = null
  const change = dice.between(0, 11)
  if (change <= 3) raw = dice.pick(strangeValues)
  else if (change === 4 && Array.isArray(container)) container.splice(Number(key), 1)
  else if (change === 4) delete container[key]
  else if (change === 5 && Array.isArray(container)) container.splice(Number(key), 0, structuredClone(held))
  else if (change === 5) raw = `${JSON.stringify(held)},"${key}":${dice.pick([JSON.stringify(held), ...strangeValues])}`
  else if (change === 6 && typeof held === 'number')
    container[key] = held + dice.pick([-2, -1, 1, 2, 10, 0.5, 2 ** 40, -(2 ** 40), 2 ** 53])
  else if (change === 6) raw = dice.pick([JSON.stringify(String(held)), `[${JSON.stringify(held)}]`])
  else if (change === 7) own(dice.pick(containersOf(root)), dice.pick([...keys, ...otherKeys]), dice.chance(0.5) ? held : 0)
  else if (change === 8) {
    const [other, otherKey] = dice.pick(slots)
    const before = other[otherKey]
    // A value within itself has no text.
    if (containersOf(held).includes(other) || containersOf(before).includes(container)) return text
    container[key] = before
    other[otherKey] = held
  } else if (change === 9 && Array.isArray(container)) container.reverse()
  else if (change === 9) return JSON.stringify(Object.fromEntries(Object.entries(root).reverse()))
  else if (change === 10)
    raw = typeof held === 'number' ? dice.pick([`${held}.0`, `${held}e0`, `"${held}"`, `0${held}`, `-${held}`, 'true']) : 'null'
  else own(container, key, JSON.parse(dice.pick(['0', '""', '[]', '{}', 'null', 'true', '"1"', '[[0]]'])))
  if (raw !== null) own(container, key, '\u0001')
  return JSON.stringify(root).replace('"\\u0001"', () => raw ?? '')
}

const inCharacters = (text: string, dice: Dice): string => {
  const at = dice.between(0, text.length)
  const gone = dice.between(0, dice.chance(0.1) ? 20 : 1)
  return text.slice(0, at) + (dice.chance(0.3) ? '' : dice.pick(strangeCharacters)) + text.slice(at + gone)
}

const recordIds = [
  ...[
    '001',
    '012',
    '092',
    '142',
    '152',
    '162',
    '192',
    '240',
    '250',
    '260',
    '299',
    '300',
    '310',
    '013',
    'XXR',
    'XXC',
    'XXP',
    'XXZ',
    'XXA',
    'XXS',
  ],
  ...['BBW', 'BBD', 'BBL', 'BBZ', 'BBF', 'BBU', '###', '###Zug:', 'xxp', 'xxſ', 'ＸＸＰ', '001\t', '#'],
]
const words = [
  ...[
    '1',
    '2',
    '3',
    '0',
    '4',
    '001',
    '0002',
    '9999',
    '10000',
    '99',
    '100',
    '999',
    '1000',
    '-1',
    '1.0',
    '.5',
    '0.5',
    '1.',
    '1.55',
    '10.0',
    '99999.0',
    'W',
    'B',
    'w',
  ],
  ...[
    'white1',
    'BLACK1',
    'rank',
    'W=3',
    'W=1.0',
    'D=0.5',
    'D=',
    'WW=1',
    'X=1',
    'ZPB=0.5',
    'PAB=1.0',
    'FW=1',
    'HPB',
    'FIDE_BAKU',
    'H',
    'F',
    'Z',
    'U',
    'W 3.0',
    'X 1',
  ],
  ...[
    'é',
    '１',
    '٣',
    '0x1',
    '1e1',
    '',
    ' ',
    '   ',
    '\t',
    '\u00a0',
    '\u0085',
    '\u001c',
    '\ufeff',
    '😀',
    '=',
    'rounds 1-3',
    'Zug: rounds 1-9',
    'Zug: rounds 2-2',
  ],
]
const inReport = (report: string, dice: Dice): string => {
  const lines = report.split('\n')
  const at = dice.between(0, lines.length - 1)
  const line = lines[at]!
  const change = dice.between(0, 8)
  if (change === 0) lines.splice(at, 1)
  else if (change === 1) lines.splice(dice.between(0, lines.length), 0, line)
  else if (change <= 4) {
    const told = Array.from({ length: dice.between(0, 7) }, () => dice.pick(words))
    const columns = told.map((word) => word.padStart(4)).join(' ')
    lines.splice(
      dice.between(0, lines.length),
      0,
      `${dice.pick(recordIds)}${dice.pick([' ', ' ', ' ', '', '  '])}${dice.chance(0.5) ? columns : told.join(' ')}`,
    )
  } else if (change === 5) lines[at] = inCharacters(line, dice)
  else if (change === 6 && line.startsWith('001') && line.length > 91) {
    const place = dice.between(91, line.length - 1)
    lines[at] = line.slice(0, place) + dice.pick(strangeCharacters) + line.slice(place + 1)
  } else if (change === 7)
    lines[at] =
      `${line.padEnd(dice.between(80, 130))}${dice.pick(['   1 w 1', '0000 - U', '0000 - H', '   2 b +', '  99   Z', '   2', 'U'])}`
  else return report.replaceAll('\n', dice.pick(['\r', '\r\n', '\n\n', '\n\r', '\u2028', '\u0085', '\u000b']))
  return lines.join('\n')
}

/** One to three random changes of a certificate and its report. */
export const randomCase = (report: string, certificate: Certificate, dice: Dice): Case => {
  let changed: Case = { report, text: JSON.stringify(certificate) }
  for (let left = dice.pick([1, 1, 1, 2, 3]); left > 0; left--) {
    const { report, text } = changed
    const kind = dice.between(0, 9)
    if (kind <= 3) {
      try {
        changed = { report, text: inJson(text, dice) }
      } catch {
        changed = { report, text: inCharacters(text, dice) }
      }
    } else if (kind === 4) changed = { report, text: inCharacters(text, dice) }
    else if (kind <= 7) changed = { report: inReport(report, dice), text }
    else if (changed.text === JSON.stringify(certificate)) {
      const mutation = mutated(dice.pick(Object.keys(mutations)), report, certificate, dice)
      if (mutation !== null) changed = { report: mutation.report, text: JSON.stringify(mutation.certificate) }
    }
  }
  return changed
}
