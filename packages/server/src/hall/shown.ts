import type { Desk, DeskRound, DeskState } from '@zug/engine/desk'
import { createMemory } from '@zug/engine/model'
import type { ServerContext } from '../context.ts'
import type { Attribution, OpenTournament } from '../tournaments/desk-store.ts'
import { isBelow, type Level, leastShown, levelsOf, standingsShown } from './ladder.ts'
import { lastRoundOf, lotsShown, numbersShown, type PublicLine, publicLine } from './public-line.ts'
import type { HallState } from './state.ts'

/**
 * What a route, a page or a document shows of a tournament to everybody. Each says it of itself.
 *
 * - `results`: rounds as far as they are shown.
 * - `standings`: tables that rank; they hold back results that are public already, as long as the standings are not.
 * - `own-boards`: as `results`, and to a helper the assigned boards of the round being played.
 */
export type Shows = 'results' | 'standings' | 'own-boards'

const withoutResults = (round: DeskRound): DeskRound => ({
  ...round,
  boards: round.boards.map((board) => ({ ...board, result: null, ratingResult: null, reports: [] })),
})

/** Rounds that were taken back, as far as they had been shown. */
const shownRecalls = ({ recalled }: DeskState, hall: HallState): Pick<DeskState, 'recalled'> =>
  recalled === undefined ? {} : { recalled: recalled.filter(({ round }) => leastShown(hall, round) !== 'nothing') }

/** Everybody has noticed a round that was shown, also when it is taken back: what came after must not have its number. */
const recalledLevels = (desk: Desk, hall: HallState): readonly Level[] => {
  const published = desk.state.rounds.length
  return Array.from({ length: lastRoundOf(desk) - published }, (_, at) => leastShown(hall, published + at + 1))
}

const shownState = (desk: Desk, hall: HallState, levels: readonly Level[], shows: Shows): DeskState => {
  const { state } = desk
  const most = shows === 'standings' ? standingsShown(levels) : levels.filter((level) => level !== 'nothing').length
  const whole = levels.slice(0, most).every((level) => !isBelow(level, 'results'))
  const shownRounds = levels.filter((level) => level !== 'nothing').length
  const numbers = numbersShown(desk, shownRounds)
  const lots = lotsShown(desk, shownRounds)
  const recalls = shownRecalls(state, hall)
  const same = recalls.recalled?.length === state.recalled?.length
  if (most === levels.length && whole && same && state.draft === null && numbers === null && lots === state.lots) return state
  const players =
    numbers === null
      ? state.players
      : new Map([...state.players].map(([id, player]) => [id, { ...player, pairingNumber: numbers.get(id) ?? null }]))
  const rounds = state.rounds.slice(0, most).map((round, at) => (isBelow(levels[at]!, 'results') ? withoutResults(round) : round))
  const all = most === levels.length && whole
  const { draftedFrom: _, ...known } = state
  return { ...known, players, rounds, lots, ...recalls, draft: null, manual: null, difference: null, finished: state.finished && all }
}

/** What everybody sees of a tournament, with all they may notice of its history. */
export type ShownTournament = OpenTournament & { readonly line: PublicLine }

const versions = createMemory<DeskState, string, ShownTournament>()

/** The last version of each tournament, known by its first event: what nobody can notice makes no new one, and nothing is made anew that anybody could wait for. */
const latest = createMemory<Attribution, string, { version: ShownTournament | null }>(8)

const isSame = (a: PublicLine, b: PublicLine): boolean =>
  a.sequences.length === b.sequences.length && a.sequences.at(-1) === b.sequences.at(-1)

/** A tournament as everybody may see it now. The same object as long as nothing changes that they may see, so that tables made of it are kept. */
export const shownOf = (open: OpenTournament, hall: HallState, shows: Shows): ShownTournament => {
  const { state } = open.desk
  if (state.settings === null) return { ...open, line: { sequences: [], at: null } }
  const name = `${hall.sequence} ${shows === 'standings'}`
  return versions.of(state, name, () => {
    const levels = levelsOf(hall, open.desk)
    const line = publicLine(open, [...levels, ...recalledLevels(open.desk, hall)])
    const known = latest.of(open.said[0]!, `${name} ${levels.join(' ')}`, () => ({ version: null }))
    if (known.version === null || !isSame(known.version.line, line)) {
      const shown = shownState(open.desk, hall, levels, shows)
      known.version = { ...open, line, desk: { ...open.desk, state: shown } }
    }
    return known.version
  })
}

/** Why a round is paired as it is tells the scores before it: not to everybody while some of those results are held back. */
export const mayBeExplained = ({ desk }: OpenTournament, hall: HallState, round: number): boolean =>
  levelsOf(hall, desk)
    .slice(0, Math.max(0, round - 1))
    .every((level) => !isBelow(level, 'results'))

const contexts = createMemory<ServerContext, Shows, ServerContext>()

/** The server as everybody sees it: the same parts, but its tournaments have nothing in them that is not shown. */
export const publicContext = (context: ServerContext, shows: Shows): ServerContext =>
  contexts.of(context, shows, () => restricted(context, shows))

const restricted = (context: ServerContext, shows: Shows): ServerContext => {
  const { tournaments, halls } = context
  const get = async (id: string): Promise<OpenTournament> => shownOf(await tournaments.get(id), halls.of(id), shows)
  return { ...context, tournaments: { ...tournaments, get } }
}
