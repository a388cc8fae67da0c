import type { Colour } from '../../model/colour.ts'
import { limits } from '../limits.ts'
import { type IssueList, report } from './issues.ts'
import type { TrfLine } from './lines.ts'
import { parseNatural, tokensOf } from './tokens.ts'

/** What XXR, 142, XXC and 152 say together. */
export type Setup = { numberOfRounds: number | null; roundsLine: number; initialColour: Colour | null; byRank: boolean }

export const newSetup = (): Setup => ({ numberOfRounds: null, roundsLine: 1, initialColour: null, byRank: false })

/** XXR (TRFx) and 142 (TRF26): the number of rounds. */
export const readRoundsRecord = (line: TrfLine, setup: Setup, list: IssueList): void => {
  const [token, more] = tokensOf(line.text)
  const rounds = token === undefined || more !== undefined ? null : parseNatural(token.text, 6)
  const place = { line: line.number, column: token?.column ?? 5 }
  if (rounds === null || rounds === 0) report(list, 'rounds-malformed', { ...place, record: line.id })
  else if (rounds > limits.rounds) report(list, 'too-many-rounds', { ...place, what: 'limit', most: limits.rounds })
  else if (setup.numberOfRounds !== null && setup.numberOfRounds !== rounds)
    report(list, 'rounds-conflict', { ...place, record: line.id, rounds, earlier: setup.numberOfRounds })
  else {
    setup.numberOfRounds = rounds
    setup.roundsLine = line.number
  }
}

/** 152: W or B. */
export const readInitialColourRecord = (line: TrfLine, setup: Setup, list: IssueList): void => {
  const [token, more] = tokensOf(line.text)
  const colour = more !== undefined ? undefined : ({ W: 'white', B: 'black' } as const)[token?.text.toUpperCase() as 'W' | 'B']
  const column = token?.column ?? 5
  if (colour === undefined) report(list, 'initial-colour-malformed', { line: line.number, column })
  else setInitialColour(colour, column, line, setup, list)
}

/** XXC: `rank`, `white1` and `black1`; several records add up. */
export const readConfigurationRecord = (line: TrfLine, setup: Setup, list: IssueList): void => {
  for (const { text, column } of tokensOf(line.text)) {
    const word = text.toLowerCase()
    if (word === 'rank') setup.byRank = true
    else if (word === 'white1' || word === 'black1') setInitialColour(word === 'white1' ? 'white' : 'black', column, line, setup, list)
    else report(list, 'configuration-unknown', { line: line.number, column, text })
  }
}

const setInitialColour = (colour: Colour, column: number, line: TrfLine, setup: Setup, list: IssueList): void => {
  if (setup.initialColour !== null && setup.initialColour !== colour)
    report(list, 'initial-colour-conflict', { line: line.number, column, record: line.id })
  else setup.initialColour = colour
}
