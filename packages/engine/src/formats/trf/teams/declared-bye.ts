import type { ExtraRecord, Tournament } from '../../../model/tournament.ts'
import { matchScoringOf } from '../../../pairing/description-of.ts'
import { withWorth } from '../rulebook-code.ts'
import { teamScoringOf } from './team-lines.ts'

/** 320 does not tell what the bye of teams is declared to be worth from what it is usually worth. Where both are the same a comment says that it is declared. */
const form = /^Zug: declared of the bye are its (match points|game points|match and game points)$/

/** What is declared of the bye of teams though it is what the rules take anyway. */
type Declared = { readonly matchPoints: boolean; readonly gamePoints: boolean }

export const makeDeclaredBye = (tournament: Tournament): readonly string[] => {
  const { byeMatchPoints, byeGamePoints } = matchScoringOf(tournament)
  if (tournament.teams === undefined || (byeMatchPoints == null && byeGamePoints == null)) return []
  const silent = { matches: null, teamBye: { matchPoints: null, gamePoints: null }, bye: null, boardColours: null }
  const usual = teamScoringOf({ ...tournament, rules: withWorth({ rules: tournament.rules, teams: true }, silent).rules })
  const [match, game] = [byeMatchPoints === usual.byeMatchPoints, byeGamePoints === usual.byeGamePoints]
  if (!match && !game) return []
  return [`### Zug: declared of the bye are its ${match && game ? 'match and game points' : match ? 'match points' : 'game points'}`]
}

export const readDeclaredBye = (extra: readonly ExtraRecord[]): { readonly declared: Declared; readonly extra: readonly ExtraRecord[] } => {
  const said = extra.map(({ id, text }) => (id === '###' ? (form.exec(text.trim())?.[1] ?? '') : ''))
  return {
    declared: { matchPoints: said.some((one) => one.startsWith('match')), gamePoints: said.some((one) => one.includes('game')) },
    extra: extra.filter((_, at) => said[at] === ''),
  }
}
