import { apartIn, type Board, type Language, type PlayerId, playerId, type Voice } from '@zug/engine'
import { atLeast } from '../accounts/roles.ts'
import type { ServerContext } from '../context.ts'
import type { Answer, Caller } from '../http/endpoint.ts'
import { notFound, problem } from '../http/problem.ts'
import { stateBefore, tournamentNow } from '../tournaments/moments.ts'
import { entrantsOf } from '../tournaments/pairer.ts'
import { answerQuestion, type Explained, type Question } from '../work/question-job.ts'

/** Answers do not change once a round is published, and many people ask the same. */
const mostKept = 500
const kept = new WeakMap<ServerContext, Map<string, Promise<Explained>>>()

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
  if (found === null || (found.draft !== null && !desk)) return notFound(`Round ${number} is not published.`)
  const { state, round, draft } = found
  const known = (player: number | undefined): boolean =>
    player === undefined || state.players.has(player as PlayerId) || state.teams.has(player as PlayerId)
  if (!known(asked.player) || !known(asked.opponent)) return problem(422, 'unknown-player', 'There is no such player.')
  const published = open.desk.state.rounds.find((entry) => entry.round === number)
  const boards: readonly Board[] = draft?.boards ?? published!.boards
  // What was said about wishes is for the desk; everybody else is told only that two are kept apart.
  const { forbiddenPairs, wishesDropped } = apartIn(state, round, desk)
  const { language } = asked
  const job = {
    kind: 'question',
    tournament: { ...tournamentNow(state), forbiddenPairs },
    language,
    wishesDropped,
    round,
    rulebook: state.settings!.rulebook,
    question: questionOf(asked),
  } as const
  const name = JSON.stringify([
    id,
    number,
    published?.receipt.short ?? open.desk.history.length,
    job.question,
    language,
    desk && state.prohibitions.length > 0,
  ])
  if (!desk && !isKnown(context, name) && !context.questions.take(address))
    return problem(429, 'too-many-requests', 'Too many questions in a minute. Wait a little.')
  const explained = await remember(context, name, async () => {
    const entrants = entrantsOf({ history: [], state })
    if (!context.workers.isLarge(entrants)) return answerQuestion(job)
    const place = { tournament: id, kind: 'explanation', round: number, entrants } as const
    const reply = await context.work.during(place, (started) => context.workers.run(job, started))
    if (reply.kind === 'explained' || reply.kind === 'no-explanation') return reply
    throw new Error(reply.kind === 'failed' ? reply.message : 'A question was answered like a command.')
  })
  if (explained.kind === 'no-explanation')
    return explained.why === 'rulebook'
      ? problem(422, 'no-explanation', `The rulebook ${job.rulebook} does not explain its pairings this way.`)
      : problem(422, 'not-so', 'That did not happen in this round. Ask why not.')
  const same = explained.boards === null ? null : sameBoards(explained.boards, boards)
  const { data, sentences, panel } = explained
  return { json: { round: number, rulebook: job.rulebook, asPublished: same, language, ...panel, explanation: data, sentences } }
}

const sameBoards = (a: readonly Board[], b: readonly Board[]): boolean =>
  a.length === b.length && a.every(({ white, black }, at) => b[at]?.white === white && b[at]?.black === black)

const isKnown = (context: ServerContext, name: string): boolean => kept.get(context)?.has(name) === true

const remember = (context: ServerContext, name: string, make: () => Promise<Explained>): Promise<Explained> => {
  const answers = kept.get(context) ?? new Map<string, Promise<Explained>>()
  kept.set(context, answers)
  const known = answers.get(name)
  if (known !== undefined) return known
  const answer = make()
  answers.set(name, answer)
  answer.catch(() => answers.delete(name))
  if (answers.size > mostKept) answers.delete(answers.keys().next().value!)
  return answer
}
