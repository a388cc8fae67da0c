import { expect, test } from 'vitest'
import { type Found, standsAgainst } from './ready.ts'

const ready: Found = {
  version: '0.2.0',
  versions: [
    ['packages/engine', '0.2.0'],
    ['packages/cli of @zug/engine', '0.2.0'],
  ],
  changelog: '# Changelog\n\n## Unreleased\n\n## 0.2.0 – 2026-11-16\n\n- Something.\n',
  changed: [],
  tags: ['v0.1.0'],
  root: true,
  missing: [],
}

test('a release begins where everything agrees', () => {
  expect(standsAgainst(ready)).toEqual([])
})

test('what stands against it is said, each by itself', () => {
  const wrong: Found = {
    ...ready,
    versions: [['packages/cli of @zug/engine', '0.1.0']],
    changelog: '## Unreleased\n\n- Something.\n\n## 0.12.0 – 2026-11-16\n',
    changed: ['README.md'],
    tags: ['v0.2.0'],
    root: false,
    missing: ['unzip'],
  }
  expect(standsAgainst(wrong)).toEqual([
    'README.md is not committed.',
    'packages/cli of @zug/engine says 0.1.0, and package.json 0.2.0.',
    'CHANGELOG.md has no heading "## 0.2.0 – YYYY-MM-DD".',
    'CHANGELOG.md still has entries under "Unreleased".',
    'There is a tag v0.2.0 already.',
    'The checks install a package and start a systemd: run this as root.',
    'unzip is not installed.',
  ])
})
