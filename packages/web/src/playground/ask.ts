import type { Answer, Question } from './protocol.ts'

/** Asks the thread that has the file: one answer for each question, in whatever order they come. */
export type Ask = <K extends Answer['kind']>(question: Question) => Promise<Answer & { readonly kind: K | 'failed' }>

export const createAsk = (makeWorker: () => Worker): Ask => {
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  const worker = makeWorker()
  worker.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly answer: Answer }>) => {
    waiting.get(data.id)?.(data.answer)
    waiting.delete(data.id)
  }
  worker.onerror = ({ message }) => {
    for (const answer of waiting.values()) answer({ kind: 'failed', message: message || 'The worker stopped.' })
    waiting.clear()
  }
  return ((question: Question) =>
    new Promise<Answer>((resolve) => {
      const id = ++last
      waiting.set(id, resolve)
      worker.postMessage({ id, question })
    })) as Ask
}
