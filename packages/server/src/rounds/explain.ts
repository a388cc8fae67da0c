import { randomUUID } from 'node:crypto'
import type { z } from '@hono/zod-openapi'
import { apartIn, refuse } from '@zug/engine/desk'
import { err, ok, type PlayerId, playerId, type Result, type RulebookId, remembered } from '@zug/engine/model'
import type { Board } from '@zug/engine/pairing'
import type { Voice } from '@zug/messages/explanation'
import type { Language } from '@zug/messages/language'
import { atLeast } from '../accounts/roles.ts'
import { ofTournament } from '../accounts/tenant.ts'
import type { ServerContext } from '../context.ts'
import type { Answer, Caller } from '../http/endpoint.ts'
import { notFound, type Problem, problem, refused } from '../http/problem.ts'
import type { Told } from '../http/told.ts'
import { askedApart } from '../tournaments/asked-apart.ts'
import { stateBefore, tournamentNow } from '../tournaments/moments.ts'
import { entrantCount } from '../tournaments/pairer.ts'
import { answerQuestion, type Explained, type Question } from '../work/question-job.ts'
import { createAnswers } from './answers.ts'
import type { answerExplanation, roundExplanation } from './explanation-schema.ts'

/** What is kept of an answer: the boards only as far as they are those published. */
type Kept<E = Explained> = E extends { readonly boards: unknown } ? Omit<E, 'boards'> & { readonly asPublished: boolean | null } : E

/** Answers do not change once a round is published, and many people ask the same. `mark` tells servers of one process apart. */
const memoryOf = remembered((_: ServerContext) => ({ mark: randomUUID(), answers: createAnswers<Kept>() }))

type Asked = {
  readonly kind: 'why' | 'why-not'
  readonly player: number
  readonly opponent?: number | undefined
  readonly language: Language
  readonly voice: Voice
}

/** Why a round is paired as it is. */
export const explainRound = async (
  context: ServerContext,
  id: string,
  round: number,
  { language }: Pick<Asked, 'language'>,
  caller: Caller,
): Promise<Answer<Told<z.output<typeof roundExplanation>>>> => {
  const found = await find(context, id, round, { kind: 'round' }, language, caller)
  if (!found.ok) return found.error
  const { told, rulebook } = found.value
  if (told.kind !== 'round-explained') throw new Error('A round was explained like something else.')
  const { asPublished, data, sentences } = told
  return { json: { round, rulebook, asPublished, language, explanation: data, sentences } }
}

/** Why somebody sits where they do, or not elsewhere. */
export const explainPlace = async (
  context: ServerContext,
  id: string,
  round: number,
  { kind, player, opponent, voice, language }: Asked,
  caller: Caller,
): Promise<Answer<Told<z.output<typeof answerExplanation>>>> => {
  const question = { kind, player: playerId(player), opponent: opponent === undefined ? null : playerId(opponent), voice }
  const found = await find(context, id, round, question, language, caller)
  if (!found.ok) return found.error
  const { told, rulebook } = found.value
  if (told.kind !== 'explained') throw new Error('A question was answered like something else.')
  const { asPublished, panel, data, sentences } = told
  return { json: { round, rulebook, asPublished, ...panel, explanation: data, sentences } }
}

type Found = { readonly told: Exclude<Kept, { readonly kind: 'no-explanation' }>; readonly rulebook: RulebookId }

/** The draft is explained to the desk only. */
const find = async (
  context: ServerContext,
  id: string,
  number: number,
  question: Question,
  language: Language,
  { standing, address }: Caller,
): Promise<Result<Found, Problem>> => {
  const desk = atLeast(standing.role, 'deputy')
  const open = await context.tournaments.get(id)
  const found = stateBefore(open, number)
  if (found === null || (found.draft !== null && !desk)) return err(notFound({ what: 'round', round: number }))
  const { state, round, draft } = found
  const known = (player: PlayerId | null): boolean => player === null || state.players.has(player) || state.teams.has(player)
  const stranger = question.kind === 'round' ? null : ([question.player, question.opponent].find((one) => !known(one)) ?? null)
  if (stranger !== null) return err(refused(refuse('unknown-player', { player: stranger })))
  const published = open.desk.state.rounds.find((entry) => entry.round === number)
  const boards: readonly Board[] = draft?.boards ?? published!.boards
  // Who is kept apart is for the desk to know.
  const untold = !desk && (state.prohibitions.length > 0 || askedApart(state.settings!.rules).length > 0)
  const { forbiddenPairs, wishesDropped } = apartIn(state, round, desk)
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
    question,
  } as const
  const name = JSON.stringify([about, job.question, language])
  if (!desk && !answers.has(name) && !context.questions.take(address)) return err(problem(429, 'too-many-requests', { of: 'questions' }))
  const attempt = (): Promise<Kept | TookTooMuch | null> =>
    answers
      .of(name, async () => toldOf(await ask(), boards))
      .catch((error) => {
        if (error instanceof Busy) return null
        if (error instanceof TookTooMuch) return error
        throw error
      })
  // Whoever asked the same before may have been one too many; the desk never is.
  const told = (await attempt()) ?? (desk ? await attempt() : null)
  if (told === null) return err(problem(429, 'too-many-requests', { of: 'everybody' }))
  if (told instanceof TookTooMuch) return err(problem(503, 'took-too-much', { of: told.of }))
  if (told.kind === 'no-explanation')
    return err(told.why === 'rulebook' ? problem(422, 'no-explanation', { rulebook: job.rulebook }) : problem(422, 'not-so'))
  return ok({ told, rulebook: job.rulebook })

  async function ask(): Promise<Explained> {
    const entrants = entrantCount(state)
    if (!context.workers.isLarge(entrants)) return answerQuestion(job)
    const place = { tournament: id, kind: 'explanation', round: number, entrants } as const
    const reply = await context.work.during(place, (started) =>
      context.workers.run(job, started, desk ? undefined : address, undefined, ofTournament(context.directory.state, id)),
    )
    if (reply.kind === 'busy') throw new Busy()
    if (reply.kind === 'exhausted') throw new TookTooMuch(reply.of)
    if (reply.kind === 'explained' || reply.kind === 'round-explained' || reply.kind === 'no-explanation') return reply
    throw new Error(reply.kind === 'failed' ? reply.message : 'A question was answered like a command.')
  }
}

/** Thrown, so that it is not kept as an answer. */
class Busy extends Error {}
class TookTooMuch extends Error {
  readonly of: 'time' | 'memory'
  constructor(of: 'time' | 'memory') {
    super(`It took too much ${of}.`)
    this.of = of
  }
}

const toldOf = (explained: Explained, published: readonly Board[]): Kept => {
  if (explained.kind === 'no-explanation') return explained
  const { boards, ...told } = explained
  return { ...told, asPublished: boards === null ? null : sameBoards(boards, published) }
}

const sameBoards = (a: readonly Board[], b: readonly Board[]): boolean =>
  a.length === b.length && a.every(({ white, black }, at) => b[at]?.white === white && b[at]?.black === black)
