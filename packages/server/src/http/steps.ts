import type { Context } from 'hono'

/** How far a request is that takes long: `done` of `all` where that can be counted. */
export type Progress = {
  /** For a free thread; what was sent; the rounds in it, made anew; into the database. */
  readonly stage: 'waiting' | 'reading' | 'rounds' | 'storing'
  readonly done?: number
  readonly all?: number
}

export type Tell = (progress: Progress) => void

/** The last line: the answer as it would have been given otherwise. */
export type LastStep = { readonly status: number; readonly answer: unknown }

const media = 'application/x-ndjson'
/** Whoever hears nothing for long takes it that nobody is there. */
const beat = 10_000

export const wantsSteps = (c: Context): boolean => (c.req.header('accept') ?? '').includes(media)

/** The answer in lines of JSON: how far it is, again and again, and at last what came of it. An empty line says only that somebody is there. */
export const inSteps = (work: (tell: Tell) => Promise<Response>): Response => {
  const text = new TextEncoder()
  let left = false
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const say = (line: string): void => {
        if (!left) controller.enqueue(text.encode(`${line}\n`))
      }
      const alive = setInterval(() => say(''), beat)
      const finish = async (): Promise<void> => {
        const response = await work((progress) => say(JSON.stringify(progress)))
        say(JSON.stringify({ status: response.status, answer: await response.json() } satisfies LastStep))
        if (!left) controller.close()
      }
      void finish().finally(() => clearInterval(alive))
    },
    cancel: () => {
      left = true
    },
  })
  // What stands between must not collect lines until there are many.
  return new Response(body, { headers: { 'content-type': media, 'cache-control': 'no-store', 'x-accel-buffering': 'no' } })
}
