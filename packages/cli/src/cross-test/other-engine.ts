import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Failure } from '../failure.ts'
import { fileProblem, isFileError } from '../io/file-error.ts'

/** An engine that takes the arguments of JaVaFo or bbpPairings. */
export type OtherEngine = {
  /** Checks a file and gives what it prints. */
  readonly check: (file: string) => EngineAnswer
  /** Writes a random tournament and gives its text. */
  readonly generate: (file: string, seed: number) => EngineAnswer
}

export type EngineAnswer = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string }

/** A tournament of a few hundred players may take such a program a while. */
const patience = 300_000

/** `command` is a program with its first arguments, parted by blanks; a part with blanks of its own stands in quotation marks. */
export const otherEngine = (command: string, like: 'bbp' | 'javafo'): OtherEngine => {
  const [program = '', ...first] = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2]!)
  const system = like === 'bbp' ? ['--dutch'] : []
  const run = (args: readonly string[]): EngineAnswer => {
    const { status, stdout, stderr, error, signal } = spawnSync(program, [...first, ...system, ...args], {
      encoding: 'utf8',
      timeout: patience,
      maxBuffer: 256 * 1024 * 1024,
    })
    // No program, no comparison: that is not a disagreement.
    if (isFileError(error) && /^(ENOENT|EACCES|EPERM|ENOEXEC)$/.test(error.code ?? '')) throw new Failure(fileProblem(program, error))
    if (error !== undefined) return { ok: false, why: (error as NodeJS.ErrnoException).code ?? error.message }
    if (status !== 0)
      return { ok: false, why: `ended with ${status ?? signal}${stderr.trim() === '' ? '' : `: ${stderr.trim().split('\n')[0]}`}` }
    return { ok: true, text: stdout }
  }
  return {
    check: (file) => run([file, '-c']),
    generate: (file, seed) => {
      const answer = run(like === 'bbp' ? ['-g', '-o', file, '-s', String(seed)] : ['-g', String(seed), '-o', file])
      if (!answer.ok) return answer
      try {
        return { ok: true, text: readFileSync(file, 'utf8') }
      } catch {
        return { ok: false, why: 'wrote no file' }
      }
    },
  }
}
