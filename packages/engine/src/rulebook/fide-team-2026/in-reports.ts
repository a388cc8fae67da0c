import type { NamedInReports } from '../../pairing/pairing-system.ts'
import { type FideTeamRules, fideTeamDefaults } from './rules.ts'

/**
 * ETT26: FIDE_TEAM alone is type A, match points, game points for colours; else the type (none: no preferences), the score, and after it the secondary score where it is
 * asked for colours. A type alone has the usual scores.
 */
export const inReports: NamedInReports<FideTeamRules> = {
  readCode: (code) => {
    const said = /^FIDE_TEAM(?:_TYPE([AB]))?(?:_(MP|GP)(_MP|_GP)?)?(_BAKU)?$/.exec(code)
    if (said === null || `_${said[2]}` === said[3]) return null
    const [, type, primary, secondary, baku] = said
    const rules: FideTeamRules = { ...fideTeamDefaults, acceleration: baku === undefined ? null : 'baku' }
    const preferences = (type ?? (primary === undefined ? 'A' : null)) as FideTeamRules['preferences']
    if (primary === undefined) return { ...rules, preferences }
    return { ...rules, preferences, primary: primary === 'GP' ? 'game-points' : 'match-points', secondary: secondary !== undefined }
  },
  code: ({ preferences, primary, secondary, acceleration }) => {
    const [own, other] = primary === 'game-points' ? ['GP', 'MP'] : ['MP', 'GP']
    const usual = preferences === 'A' && own === 'MP' && secondary
    const said = usual ? '' : `${preferences === null ? '' : `_TYPE${preferences}`}_${own}${secondary ? `_${other}` : ''}`
    return `FIDE_TEAM${said}${acceleration === null ? '' : '_BAKU'}`
  },
  readText: (text, teams) => (/\bFIDE\b.*\bTEAM SWISS\b|\bFIDE SWISS TEAM\b/.test(text) && teams !== false ? fideTeamDefaults : null),
  worth: ({ matches, teamBye, boardColours }) => ({
    ...(boardColours === null ? {} : { boardColours }),
    ...(matches === null ? {} : { matchWin: matches.win, matchDraw: matches.draw, matchLoss: matches.loss }),
    ...(teamBye === null ? {} : { byeMatchPoints: teamBye.matchPoints, byeGamePoints: teamBye.gamePoints }),
  }),
  text: () => 'Team: Swiss-System (FIDE Swiss Team)',
}
