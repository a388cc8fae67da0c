import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'

const script = (shell: string): string => {
  const { status, stdout, stderr } = runZug(['completion', shell])
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

describe('zug completion', () => {
  const complete = (...words: readonly string[]): readonly string[] => {
    const ask = `${script('bash')}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})\nCOMP_CWORD=${words.length - 1}\n_zug\nprintf '%s\\n' "\${COMPREPLY[@]}"\n`
    const { status, stdout, stderr } = spawnSync('bash', ['--norc'], { input: ask, encoding: 'utf8', cwd: '/' })
    expect([status, stderr]).toEqual([0, ''])
    return stdout.trim().split('\n')
  }

  test('bash completes commands, their options, and what an option takes', () => {
    expect(complete('zug', 'sta')).toEqual(['standings', 'start'])
    expect(complete('zug', 'pair', '--form')).toEqual(['--format'])
    expect(complete('zug', 'pair', '--format', '')).toEqual(['table', 'pairs', 'json'])
    expect(complete('zug', 'completion', 'f')).toEqual(['fish'])
    expect(complete('zug', 'help', 'che')).toEqual(['check'])
    expect(complete('zug', 'check', 'tm')).toEqual(['tmp'])
  })

  test('zsh and fish know every command that there is', () => {
    const all = [...runZug(['--help']).stdout.matchAll(/^ {2}([a-z-]+) /gm)]
      .map(([, name]) => name!)
      .filter((name) => name !== 'zug' && name !== 'help')
    expect(all.length).toBeGreaterThan(8)
    for (const name of all) {
      expect(script('zsh')).toContain(`    ${name}) shift words`)
      expect(script('fish')).toContain(`complete -c zug -n __fish_use_subcommand -a ${name} `)
    }
    expect(script('fish')).toMatch(/seen_subcommand_from pair' -l format -x -a 'table pairs json'/)
  })

  test('each is one that its shell can read', () => {
    for (const shell of ['bash', 'zsh', 'fish']) {
      const { error, status, stderr } = spawnSync(shell, ['-n'], { input: script(shell), encoding: 'utf8' })
      // Where a shell is not there it cannot be asked.
      if (error === undefined) expect([status, stderr], shell).toEqual([0, ''])
    }
  })

  test('another shell ends with 3', () => expect(runZug(['completion', 'tcsh'])).toMatchObject({ status: 3 }))
})
