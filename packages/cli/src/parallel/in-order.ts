import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** What a worker thread is sent, and what it sends back. */
export type Job<Question> = { readonly index: number; readonly question: Question }
export type Done<Answer> = { readonly index: number; readonly answer: Answer }

/** Questions that a worker has before it, so that it need not wait for the next one. */
const ahead = 2

/**
 * Puts questions to worker threads, as many as there are cores, and hands on the answers in the order of the questions, whichever comes first.
 * `told` is called for each as soon as it is answered. A worker is a module that listens on its port for a `Job` and posts a `Done`.
 */
export const answerInOrder = async <Question, Answer>(
  worker: URL,
  workerData: unknown,
  questions: readonly Question[],
  deliver: (answer: Answer, question: Question) => void,
  told: (question: Question) => void = () => {},
): Promise<void> => {
  const threads = Array.from({ length: Math.min(availableParallelism(), questions.length) }, () => new Worker(worker, { workerData }))
  const answers = new Map<number, Answer>()
  let asked = 0
  let delivered = 0
  try {
    await new Promise<void>((resolve, reject) => {
      const ask = (thread: Worker): void => {
        if (asked === questions.length) return
        thread.postMessage({ index: asked, question: questions[asked]! } satisfies Job<Question>)
        asked++
      }
      const take = (thread: Worker, { index, answer }: Done<Answer>): void => {
        told(questions[index]!)
        answers.set(index, answer)
        ask(thread)
        for (; answers.has(delivered); delivered++) {
          deliver(answers.get(delivered)!, questions[delivered]!)
          answers.delete(delivered)
        }
        if (delivered === questions.length) resolve()
      }
      for (const thread of threads) {
        thread.on('error', reject)
        thread.on('message', (done: Done<Answer>) => {
          // What `deliver` throws must end the run as it would without threads.
          try {
            take(thread, done)
          } catch (error) {
            reject(error)
          }
        })
        for (let count = 0; count < ahead; count++) ask(thread)
      }
    })
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}
