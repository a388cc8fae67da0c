import type { AnswerOf, AskedOf, BodyOf, LastStep, PathsOf, Progress, Routes } from '@zug/server/views'
import { addressOf, ProblemError, Unreachable } from './client.ts'
import type { Problem } from './types.ts'

/** How far a file is: on its way in bytes, then what the desk makes of it. */
export type Step = Progress | { readonly stage: 'sending'; readonly done: number; readonly all: number }

/** Who hears how far it is, and may stop it. */
export type Sending = { readonly tell: (step: Step) => void; readonly stop: AbortSignal }

/** Somebody stopped it. */
export class Stopped extends Error {}

/** Milliseconds in which nothing moves, neither a byte nor a word of the desk, until nobody is taken to be there. A slow line has all the time it needs. */
const patience = 60_000

/** Packing a small file gains nothing. */
const worthPacking = 20_000

type Files<Path extends PathsOf<Routes, 'POST'>> = [BodyOf<Routes, 'POST', Path>] extends [Uint8Array] ? Path : never

/** Sends a file, packed where the browser can, and says how far it is until the answer is there. */
export const upload = async <Path extends PathsOf<Routes, 'POST'>>(
  path: Files<Path>,
  asked: AskedOf<Routes, 'POST', Path>,
  file: Blob,
  { tell, stop }: Sending,
): Promise<AnswerOf<Routes, 'POST', Path>> => {
  const packed = file.size < worthPacking || !('CompressionStream' in window) ? null : await packedFile(file)
  // What is packed already does not become smaller.
  const smaller = packed !== null && packed.size < file.size ? packed : null
  if (stop.aborted) throw new Stopped()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let read = 0
    let silence = 0
    let last: LastStep | null = null
    const moved = (): void => {
      clearTimeout(silence)
      silence = window.setTimeout(() => request.abort(), patience)
    }
    const hear = (): void => {
      moved()
      const lines = request.responseText.slice(read).split('\n')
      // The last piece is not a whole line yet.
      read += lines.slice(0, -1).join('\n').length + (lines.length > 1 ? 1 : 0)
      for (const line of lines.slice(0, -1)) {
        if (line === '') continue
        const said: Progress | LastStep = JSON.parse(line)
        if ('status' in said) last = said
        else tell(said)
      }
    }
    const end = (): void => {
      clearTimeout(silence)
      stop.removeEventListener('abort', leave)
    }
    const leave = (): void => request.abort()
    stop.addEventListener('abort', leave)
    request.open('POST', `/api${addressOf(path, asked)}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('accept', 'application/x-ndjson')
    if (smaller !== null) request.setRequestHeader('content-encoding', 'gzip')
    request.upload.onprogress = ({ loaded, total }) => {
      moved()
      tell({ stage: 'sending', done: loaded, all: total })
    }
    request.onprogress = () => request.status === 200 && hear()
    request.onabort = () => {
      end()
      reject(stop.aborted ? new Stopped() : new Unreachable('silence'))
    }
    request.onerror = () => {
      end()
      reject(new Unreachable('no answer'))
    }
    request.onload = () => {
      if (request.status === 200) hear()
      end()
      const answered = last ?? answerBefore(request)
      if (answered === null) reject(new Unreachable(`status ${request.status}`))
      else if (answered.status < 300) resolve(answered.answer as AnswerOf<Routes, 'POST', Path>)
      else reject(new ProblemError(answered.answer as Problem))
    }
    moved()
    request.send(smaller ?? file)
  })
}

/** What the desk says before it looks at a file at all: that it is too large, or that there are too many. */
const answerBefore = (request: XMLHttpRequest): LastStep | null =>
  (request.getResponseHeader('content-type') ?? '').includes('problem+json')
    ? { status: request.status, answer: JSON.parse(request.responseText) }
    : null

const packedFile = (file: Blob): Promise<Blob> => new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()
