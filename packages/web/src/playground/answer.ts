import { newestFirst } from '../verify/check/rulebook.ts'
import { type Event, openEvent } from './event.ts'
import type { Answer, Question } from './protocol.ts'
import { ranksAfter } from './ranks.ts'
import { showRound, tellWhy } from './round.ts'

/** Answers questions about the file that was opened last. */
export const createAnswers = () => {
  let event: Event | null = null
  const answer = (question: Question): Answer => {
    if (question.kind === 'rulebooks') return { kind: 'rulebooks', rulebooks: newestFirst }
    if (question.kind === 'open') {
      const opened = openEvent(question)
      event = 'opened' in opened ? opened : null
      return 'opened' in opened ? opened.opened : opened
    }
    if (event === null) throw new Error('No file is open.')
    if (question.kind === 'round') return showRound(event, question.round, question.language)
    if (question.kind === 'ask') return tellWhy(event, question)
    return ranksAfter(event, question.round)
  }
  return (question: Question): Answer => {
    try {
      return answer(question)
    } catch (error) {
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
    }
  }
}
