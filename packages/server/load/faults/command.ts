import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '../desk-process.ts'

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

/** The sentence of a refusal, without the folders of this very run. */
export const sentenceOf = ({ text }: Run, folder: string): string => {
  const lines = text.trim().split('\n')
  const line = lines.find((one) => one.startsWith('zug:')) ?? lines.at(-1) ?? ''
  return line
    .replace(/^zug:1:1 /, '')
    .replaceAll(new RegExp(`${RegExp.escape(folder)}[^\\s:;,]*[^\\s:;,.]`, 'g'), '…')
    .slice(0, 400)
}

/** A refusal has to say what to do. */
export const advice = /restore|stop it first|stop the desk|check that|only an empty|free some|make room|written to/i
