import type { Confirmed, DeskCommand, RefusalData } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import type { BodyOf, Routes } from '@zug/server/views'
import { createContext, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react'
import { ConfirmDialog, levelOf } from '../ui/confirm-dialog.tsx'
import { later } from '../ui/later.tsx'
import type { PresentAnswer } from '../ui/present-dialog.tsx'
import { useProblemText } from '../ui/problem-text.ts'
import { useToasts } from '../ui/toasts.tsx'
import { newKey, ProblemError, send, Unreachable } from './client.ts'
import { keyOf, queryClient, tournamentQuery } from './queries.ts'
import { usePlace } from './tournament.tsx'
import type { Done, Problem, Tournament } from './types.ts'

export type Outcome = { readonly done: true; readonly events: Done['events'] } | { readonly done: false; readonly problem: Problem | null }

export type RunOptions = {
  /** Count only if nothing has happened since the reader saw event number … */
  readonly expectedSequence?: number
  /** What has happened since does not matter as long as this holds: then it is sent again. */
  readonly stillSame?: (now: Tournament) => boolean
  /** The caller shows problems itself. */
  readonly quiet?: boolean
  /** What the command would do, shown with the question if the desk asks back. */
  readonly about?: ReactNode
}

/** One command, or several that go together: all are carried out or none. */
export type Run = (command: DeskCommand | readonly DeskCommand[], options?: RunOptions) => Promise<Outcome>

const PresentDialog = later(() => import('../ui/present-dialog.tsx'))

const CommandsContext = createContext<Run | null>(null)

/** A question of the desk that waits for the arbiter's answer. */
type Question = {
  readonly problem: Problem
  readonly about: ReactNode
  /** Asked again, where FIDE mode wants it confirmed twice. */
  readonly second: boolean
  readonly answer: (yes: boolean) => void
}

/** Whether players who are present have a bye for absence on purpose. */
type PresentQuestion = { readonly problem: Problem; readonly answer: (answer: PresentAnswer) => void }

type Answer = { readonly confirmed?: Confirmed; readonly leaveOut?: readonly PlayerId[] }

/** What was answered to the questions about each of the commands. */
type Answers = ReadonlyMap<number, Answer>

/**
 * Carries commands to the desk. Where the rules leave it to the arbiter, the desk asks back and the dialog quotes the rule; every other problem is shown and
 * nothing is swallowed.
 */
export const CommandsProvider = ({ children }: { readonly children: ReactNode }) => {
  const { id } = usePlace()
  const problemText = useProblemText()
  const { tell } = useToasts()
  const [question, setQuestion] = useState<Question | null>(null)
  const [present, setPresent] = useState<PresentQuestion | null>(null)

  const run = useCallback<Run>(
    async (command, { expectedSequence, stillSame, quiet = false, about = null } = {}) => {
      let expected = expectedSequence
      let tries = 3
      const commands: readonly DeskCommand[] = 'kind' in command ? [command] : command
      // Each question of the desk is answered by itself; what was confirmed is sent so.
      const attemptOnce = (answers: Answers): Promise<Done> => {
        const sent = commands.map((one, index) => ({ ...one, ...answers.get(index) }) as DeskCommand)
        return retrying(id, {
          key: newKey(),
          ...(sent.length === 1 ? { command: sent[0]! } : { commands: sent }),
          ...(expected === undefined ? {} : { expectedSequence: expected }),
        })
      }
      const attempt = async (answers: Answers): Promise<Outcome> => {
        try {
          const { events } = await attemptOnce(answers)
          return { done: true, events }
        } catch (error) {
          if (error instanceof Unreachable) {
            if (!quiet) tell({ kind: 'problem', text: problemText(null) })
            return { done: false, problem: null }
          }
          if (!(error instanceof ProblemError)) throw error
          const { problem } = error
          if (problem.code === 'conflict' && stillSame !== undefined && tries-- > 0) {
            const now = await queryClient.fetchQuery({ ...tournamentQuery(id), staleTime: 0 }).catch(() => null)
            if (now !== null && stillSame(now)) {
              expected = now.sequence
              return attempt(answers)
            }
          }
          const asked = problem.command ?? 0
          const withAnswer = (answer: Answer): Answers => new Map([...answers, [asked, { ...answers.get(asked), ...answer }]])
          if (problem.code === 'present-with-bye') {
            const answer = await new Promise<PresentAnswer>((resolve) => setPresent({ problem, answer: resolve })).finally(() =>
              setPresent(null),
            )
            if (answer === 'cancel') return { done: false, problem: null }
            const { players } = problem.data as RefusalData['present-with-bye']
            const before = answers.get(asked)?.leaveOut ?? []
            if (answer === 'leave-out') return attempt(withAnswer({ leaveOut: [...before, ...players.map((player) => player.id)] }))
            const now = await queryClient.fetchQuery({ ...tournamentQuery(id), staleTime: 0 })
            const { letPlay } = await import('./let-play.ts')
            // A draft is paired again, and looked at before it is published.
            return (await letPlay(run, now)) && now.draft === null ? attempt(answers) : { done: false, problem: null }
          }
          if (problem.confirmable === true && answers.get(asked)?.confirmed === undefined) {
            const ask = (second: boolean) =>
              new Promise<boolean>((answer) => setQuestion({ problem, about, second, answer })).finally(() => setQuestion(null))
            const twice = levelOf(problem) === 'confirm-twice'
            const yes = (await ask(false)) && (!twice || (await ask(true)))
            return yes ? attempt(withAnswer({ confirmed: twice ? 'twice' : true })) : { done: false, problem: null }
          }
          if (!quiet) tell({ kind: 'problem', text: problemText(problem), article: problem.article })
          return { done: false, problem }
        }
      }
      const outcome = await attempt(new Map())
      await queryClient.invalidateQueries({ queryKey: keyOf(id) })
      return outcome
    },
    [id, problemText, tell],
  )

  const value = useMemo(() => run, [run])
  return (
    <CommandsContext value={value}>
      {children}
      {question === null ? null : <ConfirmDialog {...question} key={String(question.second)} onAnswer={question.answer} />}
      {present === null ? null : (
        <Suspense>
          <PresentDialog problem={present.problem} onAnswer={present.answer} />
        </Suspense>
      )}
    </CommandsContext>
  )
}

/** The key makes sending again safe, so a request that got no answer is sent once more before anybody is bothered. */
type Body = BodyOf<Routes, 'POST', '/tournaments/{tournament}/commands'>
const post = (tournament: string, body: Body): Promise<Done> => send('POST', '/tournaments/{tournament}/commands', { tournament }, body)

const retrying = async (tournament: string, body: Body): Promise<Done> => {
  try {
    return await post(tournament, body)
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    await new Promise((resolve) => setTimeout(resolve, 400))
    return post(tournament, body)
  }
}

/** Sends a command of the desk about the tournament at hand. */
export const useCommand = (): Run => {
  const run = use(CommandsContext)
  if (run === null) throw new Error('Not inside a tournament')
  return run
}
