import { createAnswers } from './answer.ts'
import type { Question } from './protocol.ts'

const answers = createAnswers()

addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly question: Question }>) =>
  postMessage({ id: data.id, answer: answers(data.question) }),
)
