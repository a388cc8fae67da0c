import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type DeskProcess, DidNotStart, freePort, startDesk } from '../desk-process.ts'

const zug = fileURLToPath(new URL('../../../cli/bin/zug.js', import.meta.url))

export type Run = { readonly code: number | null; readonly text: string }

/** Runs the command to its end. A desk that starts is stopped at once, and ends with 0. */
export const run = (args: readonly string[], patience = 60_000): Promise<Run> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [zug, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        text += String(chunk)
        if (text.includes('Zug is at')) child.kill('SIGTERM')
      })
    const timer = setTimeout(() => child.kill('SIGKILL'), patience)
    child.once('close', (code) => {
      clearTimeout(timer)
      // One that was stopped in the very moment it said so has started.
      resolve({ code: code === null && text.includes('Zug is at') ? 0 : code, text })
    })
  })

export const tryToServe = async (data: string): Promise<Run> =>
  run(['serve', '--data', data, '--port', String(await freePort()), '--no-demo', '--log', 'silent'])

/** The desk, if it starts; what it says, if not. */
export const tryToStart = async (
  data: string,
): Promise<{ readonly ok: true; readonly desk: DeskProcess } | { readonly ok: false; readonly run: Run }> => {
  try {
    return { ok: true, desk: await startDesk(data, await freePort()) }
  } catch (error) {
    if (!(error instanceof DidNotStart)) throw error
    return { ok: false, run: { code: error.code, text: error.message } }
  }
}

/** The sentence of a refusal, without the folders of this very run. */
export const sentenceOf = ({ text }: Run, folder: string): string => {
  const lines = text.trim().split('\n')
  const line = lines.find((one) => one.startsWith('zug:')) ?? lines.at(-1) ?? ''
  return line
    .replace(/^zug:1:1 /, '')
    .split(folder)
    .map((piece, at) => (at === 0 ? piece : piece.replace(/^[^\s:;,]*[^\s:;,.]/, '')))
    .join('…')
    .slice(0, 400)
}

/** A refusal has to say what to do. */
export const advice = /restore|stop it first|stop the desk|check that|only an empty|make room|check its rights/i
