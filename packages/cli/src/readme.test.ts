import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commands } from './commands/index.ts'
import { root, runZug } from './testing/run-zug.ts'

/** What the README shows must be what happens: each `$ npx zug ...` is run and its output compared with the lines below it. */
const blocks = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^```\n(\$ [\s\S]*?)^```$/gm)].map((match) => match[1]!)
const examples = blocks.flatMap((block) =>
  block.split(/^\$ npx zug /m).flatMap((part) => {
    const [command, ...output] = part.split('\n')
    return command === '' || command === undefined ? [] : [{ command, output: output.join('\n').trimEnd() }]
  }),
)

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zug-readme-'))
  for (const name of ['golden', 'packages']) symlinkSync(join(root, name), join(folder, name))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the README', () => {
  test('has examples', () => {
    expect(examples.length).toBeGreaterThan(4)
  })

  test.each(examples)('zug $command', ({ command, output }) => {
    const { status, stdout, stderr } = runZug(command.split(' '), { cwd: folder })
    expect((stderr + stdout).trimEnd()).toBe(output)
    expect(status).toBe(/ [1-9]\d* discrepancies$/.test(output) ? 6 : 0)
  })
})

describe('docs/command-line.md', () => {
  test('has every command', () => {
    const page = readFileSync(join(root, 'docs/command-line.md'), 'utf8')
    expect(commands.map(({ name }) => name).filter((name) => !new RegExp(`\`zug ${name}\\b`).test(page))).toEqual([])
  })
})
