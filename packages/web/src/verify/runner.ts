import type { Request, Tell } from './protocol.ts'

/** Starts a verification; the answer stops it. */
export type Run = (request: Request, tell: Tell) => () => void

type InPage = (request: Request, tell: Tell, pause: () => Promise<void>) => Promise<void>

/** In a thread of its own where the browser lets us, so that the page stays alive; else between two pictures of the page. */
export const createRunner =
  (makeWorker: () => Worker, inPage: () => Promise<InPage>): Run =>
  (request, tell) => {
    let stopped = false
    let answered = false
    const say: Tell = (message) => {
      answered = true
      if (!stopped) tell(message)
    }
    const here = async (): Promise<void> => {
      const verify = await inPage()
      const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
      if (!stopped) await verify(request, say, pause)
    }
    let worker: Worker | null = null
    try {
      worker = makeWorker()
      worker.onmessage = ({ data }) => say(data)
      worker.onerror = () => {
        worker?.terminate()
        if (!answered) void here()
        else say({ kind: 'failed', message: 'The worker stopped.' })
      }
      worker.postMessage(request)
    } catch {
      void here()
    }
    return () => {
      stopped = true
      worker?.terminate()
    }
  }
