import { asMembersPlayed } from '../../../model/member-outcomes.ts'
import { absent, type Outcome } from '../../../model/outcome.ts'
import { boardCount, matchValuesOf, sameMatchValues, usualMatchValues } from '../../../model/team-values.ts'
import { type ExtraRecord, newTournament, type Tournament } from '../../../model/tournament.ts'
import { matchScoringOf, namedDescription } from '../../../pairing/description-of.ts'
import { textColumn } from '../columns.ts'
import { type IssueList, report } from '../issues.ts'
import type { Draft } from '../records.ts'
import { type AskedRules, withWorth } from '../rulebook-code.ts'
import { readDeclaredBye } from './declared-bye.ts'
import { type JoinedTeams, saidColours } from './join-teams.ts'
import { byeValuesText, matchValuesText, teamScoringOf } from './team-lines.ts'
import { teamRecordIds } from './team-records.ts'

/**
 * Are teams paired? 310 says so, unless 192 or 092 speaks of individuals, but not for sure unless they speak of teams; 013 alone does not: it also lists teams whose members play a Swiss of
 * their own, so 192 or 092 must say it. Colours that do not alternate down the boards (352) are no match as we know them, unless the rules declare them.
 */
export const describesTeams = (
  { entrantLines }: Draft,
  asked: AskedRules,
  list: IssueList,
): 'no' | 'yes' | 'perhaps' | 'not-as-we-know-them' => {
  const has = (id: string): boolean => entrantLines.some((line) => line.id === id)
  const says = has('310') ? (asked.teams ?? asked.rules === null) : has('013') && asked.teams === true
  if (!says) return 'no'
  const colours = entrantLines.find(({ id }) => id === '352')
  const text =
    colours?.text
      .slice(textColumn - 1)
      .trim()
      .toUpperCase() ?? ''
  const declares = namedDescription(asked)?.settings.some(({ name }) => name === 'boardColours') === true
  if (colours === undefined || text === '' || /^(WB)*W?$/.test(text) || (declares && /^[WB]+$/.test(text)))
    return asked.teams === true ? 'yes' : 'perhaps'
  report(list, 'team-event-not-read', { line: colours.number, column: textColumn, what: 'declared-colours', colours: text })
  return 'not-as-we-know-them'
}

type Finished = { readonly rules: AskedRules['rules']; readonly extra: readonly ExtraRecord[] }

/** What was read is not kept as records too; what would be written again all the same is not kept either. What 362 and 320 say is in the rules, where those have a place for it. */
export const finishTeamExtra = (
  draft: Draft,
  teamEvent: boolean,
  joined: JoinedTeams | null,
  tournament: Pick<Tournament, 'scoring' | 'rules'>,
): Finished => {
  if (!teamEvent) return { rules: tournament.rules, extra: draft.extra }
  if (joined === null) {
    const named = draft.entrantLines.filter(({ id }) => id === '240' || id === '250' || id === '260')
    return {
      rules: tournament.rules,
      extra: [...draft.extra, ...named.map(({ id, text }) => ({ id, text: text.slice(textColumn - 1) }))],
    }
  }
  const { teams, bye } = joined
  const values = matchValuesOf(draft.extra)
  const { rules } = withWorth(
    { rules: tournament.rules, teams: true },
    { matches: values, teamBye: null, bye: null, boardColours: saidColours(draft.extra) || null },
  )
  const own = matchScoringOf({ rules }).values
  const { declared, extra } = readDeclaredBye(draft.extra)
  const kept = extra.filter(({ id, text }) => {
    if (teamRecordIds.has(id) || id === '801' || id === '802') return false
    if (id === '082') return text.trim() !== String(teams.length)
    if (id === '352') return text.trim().length !== boardCount(joined)
    return id !== '362' || values === null || !sameMatchValues(values, own)
  })
  // TRF26 takes two points for a match unless it says otherwise; that is then said.
  const silent =
    values === null && !sameMatchValues(usualMatchValues, own) && draft.ids.has('310') && !draft.extra.some(({ id }) => id === '362')
  if (silent) kept.push({ id: '362', text: matchValuesText(usualMatchValues).slice(textColumn - 1) })
  const worth = teamScoringOf({ ...emptyTournament, ...tournament, rules, teams, extra: kept })
  if (bye === null) return { rules, extra: kept }
  const teamBye = {
    matchPoints: bye.matchPoints === worth.byeMatchPoints && !declared.matchPoints ? null : bye.matchPoints,
    gamePoints: bye.gamePoints === worth.byeGamePoints && !declared.gamePoints ? null : bye.gamePoints,
  }
  if (teamBye.matchPoints === null && teamBye.gamePoints === null) return { rules, extra: kept }
  const said = withWorth({ rules, teams: true }, { matches: null, teamBye, bye: null, boardColours: null })
  if (said.rules !== rules) return { rules: said.rules, extra: kept }
  return { rules, extra: [...kept, { id: '320', text: byeValuesText(bye.matchPoints, bye.gamePoints).slice(textColumn - 1) }] }
}

const emptyTournament = newTournament()

/** Members need no games of their own where the matches tell them. `signs`: in TRF26 a round without a game is the same whatever its cell says. */
export const withoutToldGames = (tournament: Tournament, signs: boolean): Tournament => {
  const told = asMembersPlayed(tournament).players
  const same = tournament.players.every(({ outcomes }, index) => {
    const other = told[index]!.outcomes
    return Array.from({ length: Math.max(outcomes.length, other.length) }).every(
      (_, at) => JSON.stringify(sorted(played(outcomes[at]))) === JSON.stringify(sorted(played(other[at]))),
    )
  })
  if (!same && !signs) return tournament
  return {
    ...tournament,
    players: tournament.players.map((player) => ({ ...player, outcomes: same ? [] : player.outcomes.map((each) => played(each)) })),
  }
}

/** A member who did not play has `0000 - -`, as the sample has it, or nothing at all. */
const played = (outcome: Outcome = absent): Outcome =>
  outcome.kind === 'bye' && outcome.bye === 'zero-point' && outcome.points === undefined ? absent : outcome
const sorted = (outcome: object) => Object.entries(outcome).sort(([a], [b]) => (a < b ? -1 : 1))
