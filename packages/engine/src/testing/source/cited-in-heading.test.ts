import { expect, test } from 'vitest'
import { isCitedInHeading } from './cited-in-heading.ts'

const cites = (rulebook: string, number: string, path: string, text: string): boolean =>
  isCitedInHeading({ rulebook, number, title: '', where: path }, { path, text })

const own = 'rulebook/example/a.ts'

test.each([
  ['in one line', 'C.1', '/** Example, C.1: no rematch. */\nconst a = 1', true],
  [
    'anywhere in the heading',
    'C.2',
    '/**\n * Example C.1: no rematch,\n * for which (C.2)\n * nobody asks.\n */\nexport const a = 1',
    true,
  ],
  ['across the end of a line', 'C.04.2 3.4', '/**\n * Example C.04.2\n * 3.4: colours.\n */\nconst a = 1', true],
  ['in the second heading', 'C.2', '/** C.1. */\nconst a = 1\n\n/** C.2. */\nconst b = 1', true],
  ['longer numbers are others', 'C.1', '/** C.10, C.1.a, AC.1, C.04.1 C.1. */\nconst a = 1', false],
  ['shorter numbers are others', 'C.1.a', '/** C.1. */\nconst a = 1', false],
  ['a comment inside a declaration is no heading', 'C.1', 'const a = {\n  /** C.1. */\n  b: 1,\n}', false],
  ['a line comment is no heading', 'C.1', '// C.1\nconst a = 1', false],
  ['a comment above nothing is no heading', 'C.1', '/** C.1. */\n\nconst a = 1\n\n/** C.2. */\nconst b = 1', false],
  ['the ends of a range stand there', 'C6', '/** C6 to C21. */\nconst a = 1', true],
  ['what is inside does not', 'C10', '/** C6 to C21. */\nconst a = 1', false],
  ['unless it also stands elsewhere', 'C10', "/** C6 to C21. */\nconst a = ['C10']", true],
  ['what is outside never does', 'C22', "/** C6 to C21. */\nconst a = ['C22']", false],
  ['ranges of other articles do not count', 'B.4', "/** C.2 to C.6. */\nconst a = ['B.4']", false],
])('in the own folder: %s (%s)', (_, number, text, expected) => expect(cites('example', number, own, text)).toBe(expected))

test.each([
  ['cfc-team', '643', 'CFC 643, 662: boards', true],
  ['round-robin', '662', 'CFC 643, 662: boards', true],
  ['round-robin', '662', 'SSM A1, 662: boards', false],
  ['cfc', '619', 'the halves (619)', false],
  ['fide-dutch-2012', 'C.4', 'FIDE Dutch 2012 C.4, 2017 B.4, 2026 3.4.1: candidates', true],
  ['fide-dutch-2017', 'C.4', 'FIDE Dutch 2012 C.4, 2017 B.4, 2026 3.4.1: candidates', false],
  ['fide-dutch-2017', 'B.4', 'FIDE Dutch 2012 C.4, 2017 B.4, 2026 3.4.1: candidates', true],
  ['fide-dutch-2026', '3.4.1', 'FIDE Dutch 2012 C.4, 2017 B.4, 2026 3.4.1: candidates', true],
  ['fide-dutch-2026', '3.4', 'FIDE Dutch 2026 C.04.2 3.4: colours', false],
  ['fide-dutch-2026', 'C.04.2 3.4', 'FIDE Dutch 2026 C.04.2 3.4: colours', true],
  ['baku-acceleration', '1.5', 'C.04.7 1.5; FIDE Dutch 2026 1.2: the score for pairing', true],
  ['fide-dutch-2026', '1.5', 'C.04.7 1.5; FIDE Dutch 2026 1.2: the score for pairing', false],
])('in a shared file, of %s: %s in "%s"', (rulebook, number, heading, expected) =>
  expect(cites(rulebook, number, 'model/a.ts', `/** ${heading}. */\nexport const a = 1\n`)).toBe(expected),
)
