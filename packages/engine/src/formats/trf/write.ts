import { boardColoursOf } from '../../model/board-colours.ts'
import { roundsPaired } from '../../model/history.ts'
import type { TrfWriteIssue } from '../../model/issues/trf-writing.ts'
import { nationalIdsOf } from '../../model/national-ids.ts'
import { kindsOfPlay, type ListRatings, type OfficialRatings } from '../../model/official-ratings.ts'
import type { Outcome } from '../../model/outcome.ts'
import type { Rules } from '../../model/rules.ts'
import type { TeamEntry, TeamOutcome } from '../../model/team.ts'
import type { Tournament } from '../../model/tournament.ts'
import { descriptionById, matchScoringOf } from '../../pairing/description-of.ts'
import { hasAbnormalPoints, makeAbnormalRecords, withoutAbnormalPoints } from './abnormal-records.ts'
import { makeAccelerationRecords, makeXxa, trimVirtualPoints } from './acceleration-records.ts'
import { makeAsPairedRecords } from './as-paired-records.ts'
import { makeByeRecords } from './bye-records.ts'
import { countedIn } from './counted-points.ts'
import { isTrf26Record, type TrfDialect } from './dialect.ts'
import { headingsOf, othersOf } from './extra-records.ts'
import { makeForbiddenRecord, makeXxp } from './forbidden-records.ts'
import { type HeaderId, headerRecords, makeHeaderRecord } from './header-records.ts'
import { isLaidDown } from './laid-down-scoring.ts'
import { isOpenGame } from './open-round.ts'
import { makePlayerLine } from './player-lines.ts'
import { fitsRecord, makeRatingRecords, type RatingLines } from './rating-records.ts'
import { readDifferently } from './read-again.ts'
import { byeOutcome } from './results.ts'
import { makeRuleTexts, ofThoseWhoPlay, rulesOf } from './rule-texts.ts'
import { readRules } from './rulebook-code.ts'
import { makeBb, makeScoringRecord, makeXxs, type ScoringLines } from './scoring-records.ts'
import { dialects, miss, type Target } from './target.ts'
import { makeDeclaredBye } from './teams/declared-bye.ts'
import { teamHeadings } from './teams/team-lines.ts'
import { forTarget, teamLines } from './teams/write-teams.ts'
import { cleanLine } from './text.ts'
import { hasTwoGames, inGames } from './two-games.ts'

export type MakeTrfOptions = { readonly dialect: TrfDialect; readonly lineEnd?: '\n' | '\r\n' | '\r' }
export type MadeTrf = { readonly text: string; readonly issues: TrfWriteIssue[] }

/** Writes a tournament in one dialect, and tells what that dialect could not carry. */
export const makeTrf = (source: Tournament, options: MakeTrfOptions): MadeTrf => {
  const target: Target = { ...dialects[options.dialect], dialect: options.dialect, issues: [] }
  const tournament = withoutDecisions(withoutNewRecords(forTarget(inGames(source), target), target), target)
  // The values of the bye stand with the teams that had it.
  const hasTeamByes = target.setup === '26' && (tournament.teams ?? []).some(({ outcomes }) => outcomes.some(isAllocatedBye))
  const ratings = target.setup === '26' ? makeRatingRecords(tournament) : null
  missRatings(tournament, target)
  missNationalIds(tournament, target)
  const lines = [
    ...headingLines(tournament, target, ratings?.headings ?? []),
    ...configurationLines(tournament, target),
    ...playerLines(ratings === null ? tournament : withRatings(tournament, ratings), target),
    ...(ratings?.records ?? []),
    ...teamLines(tournament, target),
    ...accelerationLines(tournament, target),
    ...forbiddenLines(tournament, target),
    ...makeAbnormalRecords(tournament.players, tournament.extra),
    ...othersOf(tournament.extra.filter(({ id }) => !hasTeamByes || id !== '320')).map(({ id, text }) => cleanLine(`${id} ${text}`)),
  ]
  const lineEnd = options.lineEnd ?? target.lineEnd
  const text = lines.map((line) => line + lineEnd).join('')
  // Whatever else a dialect cannot say is not found by knowing it, but by looking; what is said already is different for certain.
  const parts = readDifferently(text, target.issues.length === 0 ? source : null)
  if (parts === null || parts.length > 0) miss(target, 'read-differently', { parts })
  return { text, issues: target.issues }
}

const isAllocatedBye = (outcome: TeamOutcome): boolean => outcome.kind === 'bye' && outcome.bye === 'pairing-allocated'

/** Reports of 2006 and 2016 have no place for records that came with TRF26; bbpPairings refuses a file with teams or with points for an unknown result. */
const withoutNewRecords = (tournament: Tournament, target: Target): Tournament => {
  const hasPlace = (id: string): boolean => {
    if (target.setup === 'none') return !isTrf26Record(id) || id === '299'
    // A second 192 was passed over; where the first is not written it would be taken for it.
    if (target.setup !== '26' && id === '192') return false
    return target.setup !== 'bx' || !/^(013|162|310)$/.test(id)
  }
  const lost = tournament.extra.filter(({ id }) => !hasPlace(id))
  if (lost.length === 0) return tournament
  miss(target, 'records-not-carried', { records: [...new Set(lost.map(({ id }) => id))] })
  return { ...tournament, extra: tournament.extra.filter((record) => !lost.includes(record)) }
}

/** 299 is for TRF26 alone, and has no letter for an adjourned game; elsewhere the points must be those of the scoring. */
const withoutDecisions = (tournament: Tournament, target: Target): Tournament => {
  const all = target.setup !== '26'
  const extra = all ? tournament.extra.filter(({ id }) => id !== '299') : tournament.extra
  const decided = tournament.players.filter((player) => hasAbnormalPoints(player, false) || (all && hasAbnormalPoints(player, true)))
  if (decided.length === 0 && extra.length === tournament.extra.length) return tournament
  miss(target, 'abnormal-points-not-carried', { what: all ? 'all' : 'adjourned', players: decided.map(({ id }) => id) })
  const players = tournament.players.map((player) => withoutAbnormalPoints(player, all ? 'all' : 'unsayable'))
  return { ...tournament, extra, players }
}

/** 001 has FIDE's rating. */
const withRatings = (tournament: Tournament, { ratingOf }: RatingLines): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({ ...player, rating: ratingOf(player) })),
})

/** TRF26 has one rating of FIDE's and one of a federation, and says of neither which list it is of; the other dialects have the one that counts. */
const missRatings = ({ players, ratings }: Tournament, target: Target): void => {
  const listed = players.filter(({ official }) => official !== undefined)
  const isWhole = (each: ListRatings | undefined): boolean =>
    each === undefined ||
    (each.list === '' && each.month === '' && each.k === undefined && kindsOfPlay.filter((kind) => each[kind] !== null).length < 2)
  if (target.setup !== '26' && (listed.length > 0 || ratings !== undefined)) miss(target, 'official-ratings-not-carried', { what: 'all' })
  else if (
    !listed.every(({ official, fideId }) => isWhole(official?.fide) && isWhole(official?.national) && hasOwnNumbers(official, fideId))
  )
    miss(target, 'official-ratings-not-carried', { what: 'lists' })
}

/** TRF26 has a record for each national federation; the other dialects have none. */
const missNationalIds = ({ players }: Tournament, target: Target): void => {
  const entered = players.filter(({ nationalIds }) => nationalIds !== undefined)
  if (entered.length === 0) return
  const lost = entered.filter((player) => nationalIdsOf(player).some((each) => !fitsRecord(each)))
  if (target.setup !== '26') miss(target, 'national-ids-not-carried', { what: 'all' })
  else if (lost.length > 0) miss(target, 'national-ids-not-carried', { what: 'federation', players: lost.map(({ id }) => id) })
}

/** FIDE's list goes by the number in 001 and is of no federation; that of a federation by what fits into its columns. */
const hasOwnNumbers = ({ fide, national }: OfficialRatings = {}, fideId: string): boolean =>
  (fide?.id ?? fideId) === fideId && (fide?.federation ?? '') === '' && /^[!-~]{0,11}$/.test(national?.id ?? '')

/** 012 to 222 by number, comments before them. */
const headingLines = (tournament: Tournament, target: Target, ratings: readonly string[]): readonly string[] => {
  const { info, players, extra, numberOfRounds, initialColour, scoring } = tournament
  const { type, typeCode, complete } = makeRuleTexts(info, rulesOf(tournament), target.rules)
  if (!complete) miss(target, 'rules-not-carried', { rules: namedIn(tournament.rules) ?? info.typeCode, type: info.type })
  const headings = (Object.keys(headerRecords) as HeaderId[]).flatMap((id) => makeHeaderRecord(id, { ...info, type, typeCode }))
  if (!extra.some(({ id }) => id === '062')) headings.push(`062 ${players.length}`)
  if (target.setup === '26') {
    if (numberOfRounds !== null) headings.push(`142 ${numberOfRounds}`)
    if (initialColour !== null) headings.push(`152 ${initialColour === 'white' ? 'W' : 'B'}`)
    const twoGames = hasTwoGames(tournament)
    const open = !twoGames && tournament.teams === undefined && players.some(({ outcomes }) => outcomes.some(isOpenGame))
    const said = extra.some(({ id }) => id === '162')
    headings.push(...scoringLines(makeScoringRecord(scoring, twoGames, open && !said), tournament, target))
  }
  if (tournament.teams !== undefined) {
    if (target.setup === '26') headings.push(...teamHeadings(tournament), ...makeDeclaredBye(tournament))
    else if (target.setup !== 'bx' && readRules({ ...info, type, typeCode }).teams !== true)
      miss(target, 'teams-not-carried', { what: 'that-they-are-paired', type })
  }
  const asPaired = makeAsPairedRecords(tournament)
  if (!asPaired.complete) miss(target, 'as-paired-not-carried', {})
  headings.push(...asPaired.lines, ...ratings)
  headings.push(...headingsOf(extra).map(({ id, text }) => `${id} ${text}`))
  return headings.map(cleanLine).sort((a, b) => compareText(a.slice(0, 3), b.slice(0, 3)))
}

const namedIn = (rules: Tournament['rules']): string | null => (rules?.rulebook === 'other' ? rules.name : (rules?.rulebook ?? null))

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Does the file name the rulebook, and the rulebook the scoring? */
const isSaidByRules = (tournament: Tournament, target: Target): boolean =>
  isLaidDown(tournament) && makeRuleTexts(tournament.info, rulesOf(tournament), target.rules).complete

const scoringLines = (made: ScoringLines, tournament: Tournament, target: Target): readonly string[] => {
  if (!made.complete && !isSaidByRules(tournament, target)) miss(target, 'scoring-not-carried', { what: 'shared' })
  return made.lines
}

/** A report names the rules; of their settings it has only what reading that name gives again. */
const missSettings = (tournament: Tournament, target: Target): void => {
  const { rules, info, teams } = tournament
  if (rules === null || rules.rulebook === 'other') return
  const { id, inReports, settings, defaults } = descriptionById(rules.rulebook)
  const read = ofThoseWhoPlay(readRules({ ...info, ...makeRuleTexts(info, rulesOf(tournament), target.rules) }).rules, teams !== undefined)
  const code = inReports.code(rules, info.startDate)
  // Where the file is silent about the rules, that is told already, with all that their name would have said.
  const named =
    code === null ? inReports.readText(inReports.text(rules).toUpperCase(), teams !== undefined) : inReports.readCode(code, info.startDate)
  const byName = read.rules?.rulebook === id ? read.rules : (named ?? defaults)
  const told = { ...byName, ...(target.setup === '26' ? carriedWorth(tournament) : {}) }
  const value = (of: object, name: string): string => JSON.stringify(of[name as keyof typeof of])
  const lost = settings.filter(({ name }) => value(rules, name) !== value(told, name))
  if (lost.length > 0) miss(target, 'settings-not-carried', { what: 'settings', rules: id, settings: lost.map(({ name }) => name) })
}

/** What 362 and 320 say of matches, and 162 of the bye of a player, beside the name of the rules. */
const carriedWorth = (tournament: Tournament): object => {
  const { rules, scoring, teams } = tournament
  const { worth } = descriptionById((rules as Rules).rulebook).inReports
  if (worth === undefined || teams === undefined)
    return worth?.({ matches: null, teamBye: null, bye: scoring.pairingAllocatedBye, boardColours: null }) ?? {}
  const { values, byeMatchPoints: matchPoints = null, byeGamePoints: gamePoints = null } = matchScoringOf(tournament)
  return worth({ matches: values, teamBye: { matchPoints, gamePoints }, bye: null, boardColours: boardColoursOf(tournament) })
}

/** XXR, XXC, XXS and BBx; without them a dialect must do without. */
const configurationLines = (tournament: Tournament, target: Target): readonly string[] => {
  const { numberOfRounds, initialColour, scoring } = tournament
  if (tournament.players.some(({ outcomes }) => outcomes.some((outcome) => outcome.kind === 'game' && outcome.gameScore !== undefined)))
    miss(target, 'game-scores-not-carried', {})
  if (tournament.players.some(({ city }) => city !== undefined)) miss(target, 'settings-not-carried', { what: 'cities' })
  missSettings(tournament, target)
  // Members of a team are not paired, so that their numbers mean nothing.
  const renumbered = tournament.teams === undefined && tournament.players.some(({ id, pairingNumber }) => (pairingNumber as number) !== id)
  if (target.setup === '26' || target.setup === 'none') {
    if (renumbered) miss(target, 'pairing-numbers-not-carried', { what: 'starting-ranks' })
    if (target.setup === '26') return []
    if (numberOfRounds !== null) miss(target, 'rounds-not-carried', { rounds: numberOfRounds })
    if (initialColour !== null) miss(target, 'initial-colour-not-carried', { colour: initialColour })
    if (makeXxs(scoring).lines.length > 0 && !isSaidByRules(tournament, target)) miss(target, 'scoring-not-carried', { what: 'unusual' })
    return []
  }
  if (renumbered && !byPosition(tournament).every(({ pairingNumber }, index) => pairingNumber === index + 1))
    miss(target, 'pairing-numbers-not-carried', { what: 'gaps' })
  const configuration = [renumbered ? 'rank' : '', initialColour === null ? '' : `${initialColour}1`].filter((word) => word !== '')
  return [
    ...(numberOfRounds === null ? [] : [`XXR ${numberOfRounds}`]),
    ...(configuration.length === 0 ? [] : [`XXC ${configuration.join(' ')}`]),
    ...scoringLines(target.setup === 'x' ? makeXxs(scoring) : makeBb(scoring), tournament, target),
  ]
}

const byPosition = (tournament: Tournament) => tournament.players.toSorted((a, b) => a.pairingNumber - b.pairingNumber)

const lastPaired = (teams: readonly TeamEntry[]): number =>
  teams.reduce((most, { outcomes }) => Math.max(most, outcomes.findLastIndex((each) => 'opponent' in each || isAllocatedBye(each)) + 1), 0)

/** 001 and 240. Under XXC rank the order of the records is the initial order. */
const playerLines = (tournament: Tournament, target: Target): readonly string[] => {
  const { scoring, teams } = tournament
  // Those of a team event are of teams.
  const requestedByes = teams === undefined ? tournament.requestedByes : []
  const next = roundsPaired(tournament) + 1
  const inColumns = requestedByes.filter(({ round }) => target.byes === 'columns' || (target.byes === 'next-in-columns' && round === next))
  const later = new Map<number, Map<number, Outcome>>()
  for (const { player, round, bye } of inColumns) later.set(player, (later.get(player) ?? new Map()).set(round, byeOutcome(bye)))
  const players = teams === undefined && (target.setup === 'x' || target.setup === 'bx') ? byPosition(tournament) : tournament.players
  // Of a round at the end in which no team was paired nothing is carried.
  const rounds = teams === undefined || target.setup !== '26' ? Number.POSITIVE_INFINITY : lastPaired(teams)
  const counts = countedIn(tournament, target)
  const letters = teams !== undefined && target.setup === '26' ? 'trf26-teams' : target.letters
  return [
    ...players.map((player) =>
      makePlayerLine(
        { ...player, outcomes: player.outcomes.slice(0, rounds) },
        later.get(player.id) ?? new Map(),
        scoring,
        letters,
        target.issues,
        counts,
      ),
    ),
    ...makeByeRecords(requestedByes.filter((bye) => !inColumns.includes(bye))),
  ]
}

const accelerationLines = (tournament: Tournament, target: Target): readonly string[] => {
  const points = trimVirtualPoints(tournament.virtualPoints)
  if (points.size === 0) return []
  const { teams } = tournament
  if (target.setup === 'none' || (teams !== undefined && target.setup !== '26')) {
    miss(target, 'virtual-points-not-carried', {})
    return []
  }
  if (target.setup === '26')
    return makeAccelerationRecords(
      points,
      (teams ?? tournament.players).map(({ id }) => id).sort((a, b) => a - b),
      teams !== undefined,
    )
  return makeXxa(points)
}

/** XXP forbids for ever; a ban for some rounds is 260, or, in TRF(x), an XXP while it is in force. */
const forbiddenLines = (tournament: Tournament, target: Target): readonly string[] => {
  const next = roundsPaired(tournament) + 1
  if (tournament.teams !== undefined && target.setup !== '26' && tournament.forbiddenPairs.length > 0) {
    miss(target, 'forbidden-pairs-not-carried', { what: 'teams' })
    return []
  }
  return tournament.forbiddenPairs.flatMap((pairs) => {
    const forEver = pairs.firstRound === 1 && pairs.lastRound === null
    if (target.setup === '26' || (target.setup === 'bx' && !forEver)) return [makeForbiddenRecord(pairs, tournament.numberOfRounds)]
    if (target.setup !== 'none' && forEver) return [makeXxp(pairs)]
    const { firstRound: first, lastRound: last } = pairs
    miss(target, 'forbidden-pairs-not-carried', forEver ? { what: 'pairs' } : { what: 'rounds', first, last })
    const inForce = pairs.firstRound <= next && (pairs.lastRound === null || next <= pairs.lastRound)
    return target.setup === 'x' && inForce ? [makeXxp(pairs)] : []
  })
}
