import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'

const scripts = new Map<string, string>()
const script = (shell: string): string => {
  const known = scripts.get(shell)
  if (known !== undefined) return known
  const { status, stdout, stderr } = runZug(['completion', shell])
  expect([status, stderr]).toEqual([0, ''])
  scripts.set(shell, stdout)
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
    expect(complete('zug', 'pair', '--rules', 'fide-dutch-20')).toEqual(['fide-dutch-2012', 'fide-dutch-2017', 'fide-dutch-2026'])
    expect(complete('zug', 'rules', 'ro')).toEqual(['round-robin'])
    expect(complete('zug', 'completion', 'f')).toEqual(['fish'])
    expect(complete('zug', 'help', 'che')).toEqual(['check'])
    expect(complete('zug', 'check', 'tm')).toEqual(['tmp'])
  })

  test('bash completes a file whose name has blanks as one word', () => {
    const folder = mkdtempSync(join(tmpdir(), 'zug-blanks-'))
    try {
      writeFileSync(join(folder, 'Spring Open 2026.trf'), '')
      for (const words of [['pair'], ['result'], [], ['--dutch']])
        expect(complete('zug', ...words, join(folder, 'Spr'))).toEqual([join(folder, 'Spring Open 2026.trf')])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('bash completes the commands under a command, with options of their own', () => {
    expect(complete('zug', 'db', 'rest')).toEqual(['restore', 'restore-segments'])
    expect(complete('zug', 'db', 'restore-segments', '--un')).toEqual(['--until'])
    expect(complete('zug', 'db', 'backup', 'tm')).toEqual(['tmp'])
    expect(complete('zug', 'lists', 'find', '--format', '')).toEqual(['table', 'json'])
  })

  test('bash completes files after the arguments of other engines', () => {
    expect(complete('zug', '--dutch', 'tm')).toEqual(['tmp'])
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

  test('zsh completes at the first try, from a folder of functions and when it is read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'zug-zsh-'))
    const file = join(folder, '_zug')
    writeFileSync(file, script('zsh'))
    // What _arguments would be asked, in place of the completion of a line.
    const asked = (load: string): readonly [error: Error | undefined, told: string] => {
      const ask = `compdef() { print "compdef $*" }; _arguments() { print -rl -- "$@" }; words=(zug pair --rules ''); CURRENT=4; ${load}; _zug`
      const { error, stdout } = spawnSync('zsh', ['-f', '-c', ask], { encoding: 'utf8' })
      return [error, stdout]
    }
    try {
      for (const [load, first] of [
        [`fpath=('${folder}'); autoload -Uz _zug`, /^--rules\[.*\(fide-dutch-1998 .*\)$/],
        [`source '${file}'`, /^compdef _zug zug$/],
      ] as const) {
        const [error, told] = asked(load)
        // Where the shell is not there it cannot be asked.
        if (error !== undefined) continue
        expect(told.split('\n')[0]).toMatch(first)
        expect(told).toContain('--format[what to print]:value:(table pairs json)')
        expect(asked(`words=(zug lists find ''); ${load}`)[1]).toContain('--format[how to print]:value:(table json)')
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('fish completes rulebooks and formats', () => {
    const ask = (line: string): readonly string[] | null => {
      const { error, stdout } = spawnSync('fish', ['--no-config', '-c', `${script('fish')}\ncomplete -C '${line}'`], {
        encoding: 'utf8',
        cwd: '/',
      })
      return error === undefined ? stdout.split('\n').map((told) => told.split('\t')[0]!) : null
    }
    // Where the shell is not there it cannot be asked.
    if (ask('') === null) return
    expect(ask('zug pair --format ')).toEqual(expect.arrayContaining(['table', 'pairs', 'json']))
    expect(ask('zug check --rules cf')).toEqual(expect.arrayContaining(['cfc', 'cfc-team']))
    expect(ask('zug stan')).toContain('standings')
    expect(ask('zug db res')).toContain('restore-segments')
    expect(ask('zug lists find --format ')).toEqual(expect.arrayContaining(['table', 'json']))
    expect(ask('zug db check --')).not.toContain('--junit')
    expect(ask('zug db restore --')).toContain('--key-file')
  })

  test('each is one that its shell can read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'zug-shells-'))
    try {
      for (const shell of ['bash', 'zsh', 'fish']) {
        const file = join(folder, shell)
        writeFileSync(file, script(shell))
        const { error, status, stderr } = spawnSync(shell, ['-n', file], { encoding: 'utf8' })
        // Where a shell is not there it cannot be asked.
        if (error === undefined) expect([status, stderr], shell).toEqual([0, ''])
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('another shell ends with 3', () => expect(runZug(['completion', 'tcsh'])).toMatchObject({ status: 3 }))
})
