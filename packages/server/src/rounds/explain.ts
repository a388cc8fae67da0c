import { randomUUID } from 'node:crypto'
import { apartIn, type Board, type Language, type PlayerId, playerId, refuse, type Voice } from '@zug/engine'
import { atLeast } from '../accounts/roles.ts'
import type { ServerContext } from '../context.ts'
import type { Answer, Caller } from '../http/endpoint.ts'
import { notFound, problem, refused } from '../http/problem.ts'
import { askedApart } from '../tournaments/asked-apart.ts'
import { stateBefore, tournamentNow } from '../tournaments/moments.ts'
import { entrantCount } from '../tournaments/pairer.ts'
import { answerQuestion, type Explained, type Question } from '../work/question-job.ts'
import { type Answers, createAnswers } from './answers.ts'

/** What is kept of an answer: the boards only as far as they are those published. */
type Told =
  | Extract<Explained, { readonly kind: 'no-explanation' }>
  | (Omit<Extract<Explained, { readonly kind: 'explained' }>, 'boards'> & { readonly asPublished: boolean | null })

/** Answers do not change once a round is published, and many people ask the same. `mark` tells servers of one process apart. */
const memories = new WeakMap<ServerContext, { readonly mark: string; readonly answers: Answers<Told> }>()
const memoryOf = (context: ServerContext) => {
  const memory = memories.get(context) ?? { mark: randomUUID(), answers: createAnswers<Told>() }
  memories.set(context, memory)
  return memory
}

export type Asked = {
  readonly kind: 'round' | 'why' | 'why-not'
  readonly player?: number | undefined
  readonly opponent?: number | undefined
  readonly language: Language
  readonly voice: Voice
}

const questionOf = ({ kind, player, opponent, voice }: Asked): Question =>
  kind === 'round' || player === undefined
    ? { kind: 'round' }
    : { kind, player: playerId(player), opponent: opponent === undefined ? null : playerId(opponent), voice }

/** Why a round is paired as it is. The draft is explained to the desk only. */
export const explainRound = async (
  context: ServerContext,
  id: string,
  number: number,
  asked: Asked,
  { standing, address }: Caller,
): Promise<Answer> => {
  const desk = atLeast(standing.role, 'deputy')
  const open = await context.tournaments.get(id)
  const found = stateBefore(open, number)
  if (found === null || (found.draft !== null && !desk)) return notFound({ what: 'round', round: number })
  const { state, round, draft } = found
  const stranger = [asked.player, asked.opponent].find(
    (player) => player !== undefined && !state.players.has(player as PlayerId) && !state.teams.has(player as PlayerId),
  )
  if (stranger !== undefined) return refused(refuse('unknown-player', { player: playerId(stranger) }))
  const published = open.desk.state.rounds.find((entry) => entry.round === number)
  const boards: readonly Board[] = draft?.boards ?? published!.boards
  // Who is kept apart is for the desk to know.
  const untold = !desk && (state.prohibitions.length > 0 || askedApart(state.settings!.rules).length > 0)
  const { forbiddenPairs, wishesDropped } = apartIn(state, round, desk)
  const { language } = asked
  const { mark, answers } = memoryOf(context)
  const about = JSON.stringify([id, number, published?.receipt.short ?? open.desk.history.length, untold])
  const job = {
    kind: 'question',
    about: `${mark} ${about}`,
    tournament: { ...tournamentNow(state), forbiddenPairs },
    language,
    wishesDropped,
    untold,
    round,
    rulebook: state.settings!.rules.rulebook,
    question: questionOf(asked),
  } as const
  const name = JSON.stringify([about, job.question, language])
  if (!desk && !answers.has(name) && !context.questions.take(address)) return problem(429, 'too-many-requests', { of: 'questions' })
  const attempt = (): Promise<Told | null> =>
    answers
      .of(name, async () => toldOf(await ask(), boards))
      .catch((error) => {
        if (error instanceof Busy) return null
        throw error
      })
  // Whoever asked the same before may have been one too many; the desk never is.
  const told = (await attempt()) ?? (desk ? await attempt() : null)
  if (told === null) return problem(429, 'too-many-requests', { of: 'everybody' })
  if (told.kind === 'no-explanation')
    return told.why === 'rulebook' ? problem(422, 'no-explanation', { rulebook: job.rulebook }) : problem(422, 'not-so')
  const { data, sentences, panel, asPublished } = told
  return { json: { round: number, rulebook: job.rulebook, asPublished, language, ...panel, explanation: data, sentences } }

  async function ask(): Promise<Explained> {
    const entrants = entrantCount(state)
    if (!context.workers.isLarge(entrants)) return answerQuestion(job)
    const place = { tournament: id, kind: 'explanation', round: number, entrants } as const
    const reply = await context.work.during(place, (started) => context.workers.run(job, started, desk ? undefined : address))
    if (reply.kind === 'busy') throw new Busy()
    if (reply.kind === 'explained' || reply.kind === 'no-explanation') return reply
    throw new Error(reply.kind === 'failed' ? reply.message : 'A question was answered like a command.')
  }
}

/** Thrown, so that it is not kept as an answer. */
class Busy extends Error {}

const toldOf = (explained: Explained, published: readonly Board[]): Told => {
  if (explained.kind === 'no-explanation') return explained
  const { boards, ...told } = explained
  return { ...told, asPublished: boards === null ? null : sameBoards(boards, published) }
}

const sameBoards = (a: readonly Board[], b: readonly Board[]): boolean =>
  a.length === b.length && a.every(({ white, black }, at) => b[at]?.white === white && b[at]?.black === black)
