import { describe, expect, test } from 'vitest'
import { issueText } from '../../../messages/src/issues/issue-text.ts'
import { makeTieBreak } from './code.ts'
import { parseTieBreak, parseTieBreaks } from './parse-code.ts'
import { tieBreakRules } from './tie-breaks/index.ts'

const texts = (text: string, whose: 'players' | 'teams' = 'players') => {
  const parsed = parseTieBreaks(text, whose)
  return parsed.ok ? parsed.value.map(makeTieBreak) : parsed.error.map(({ code }) => code)
}

describe('codes of tie-breaks (MTB26)', () => {
  test('the mandatory list of individual events is read and written back', () => {
    const list = (
      'DE DE/P BPG BWG REP STD SB SB/C1 SB/C2 SB/P SB/C1/P SB/C2/P ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2 TPR PTP APRO APPO RTNG RTNG/R WIN WON PS ' +
      'PS/C1 PS/C2 TPN TPN/R BH BH/C1 BH/C2 BH/M1 BH/M2 BH/P BH/C1/P BH/C2/P BH/M1/P BH/M2/P FB FB/C1 FB/C2 FB/M1 FB/M2 FB/P AOB AOB/F KS ' +
      'KS/L+1 KS/L-2'
    ).split(' ')
    expect(texts(list.join(','))).toEqual(list)
    expect(texts(list.join(' '))).toEqual(list)
  })

  test('teams', () => {
    const list = 'MPvGP,BH:MP/C1,BH:GP,EMMSB/C1,EMGSB,EGMSB,EGGSB,EDE,EDEBT,EDEBB,EDET,EDEB/P,SSSC,SSSC/K3,SSSC/F,BC,TBR,BBE,PTS:GP'
    expect(texts(list, 'teams').join(',')).toBe(list)
  })

  test.each([
    ['bh/c1', 'BH/C1'],
    ['BH C1', 'BH/C1'],
    ['GE', 'REP'],
    ['Solkoff', 'BH'],
    ['Median', 'BH/M1'],
    ['MEDIAN/P', 'BH/M1/P'],
    ['KS/L2', 'KS/L+2'],
    ['BH/P/C1', 'BH/C1/P'],
    ['PTS, BH C1 , SB', 'PTS,BH/C1,SB'],
    ['ARO/U1400', 'ARO/U1400'],
  ])('%s is %s', (text, written) => expect(texts(text).join(',')).toBe(written))

  test.each([
    ['', 'tie-break-empty', /missing between two commas/],
    ['XY', 'tie-break-unknown', /no tie-break 'XY'. Known are PTS, DE, WIN/],
    ['OTHER_BLITZ', 'tie-break-self-defined', /own regulations/],
    ['BH/X3', 'tie-break-modifier-unknown', /no modifier '\/X3'/],
    ['SSSC/K0', 'tie-break-for-teams', /tie-break of teams/],
    ['DE/C1', 'tie-break-modifier-not-allowed', /DE does not take \/C1; it takes \/P/],
    ['SB/M1', 'tie-break-modifier-not-allowed', /takes \/C1, \/C2, \/P/],
    ['WON/C1', 'tie-break-modifier-not-allowed', /takes no modifier/],
    ['BH:MP', 'tie-break-modifier-not-allowed', /does not take :MP/],
    ['BH/C1/M1', 'tie-break-modifier-twice', /after another of its kind/],
    ['BH:XX', 'tie-break-unknown', /BH:XX/],
  ])("'%s' is refused: %s", (text, code, message) => {
    const parsed = parseTieBreak(text)
    expect(parsed.ok).toBe(false)
    if (parsed.ok) return
    expect(parsed.error[0]).toMatchObject({ code, severity: 'error' })
    expect(issueText(parsed.error[0]!)).toMatch(message)
  })

  test('every fault of a list is told', () => {
    expect(texts('BH,XY,DE/C1')).toEqual(['tie-break-unknown', 'tie-break-modifier-not-allowed'])
    expect(texts('BH,SB,bh')).toEqual(['tie-break-duplicate'])
    expect(texts('BH,,SB')).toEqual(['tie-break-empty'])
    expect(texts('ARO', 'teams')).toEqual(['tie-break-for-players'])
  })

  test('no name is also that of a modifier, and names differ', () => {
    const names = tieBreakRules.map(({ name }) => name)
    expect(new Set(names.map((name) => name.toUpperCase())).size).toBe(names.length)
    expect(names.filter((name) => /^(?:[CM][12]|[PFR]|[LKU]\d+)$/.test(name))).toEqual([])
  })
})
