import { dayOf } from '../../model/day.ts'
import type { Outcome } from '../../model/outcome.ts'
import type { RulebookId } from '../../model/rules.ts'
import type { ScoringSystem } from '../../model/scoring.ts'
import type { Description, NamedInReports } from '../../pairing/pairing-system.ts'
import { swissRounds } from '../swiss-rounds.ts'
import { usualSwiss } from '../usual-swiss.ts'
import { type DutchRules, dutchDefaults, dutchSettings } from './rules.ts'

type Facts<Id extends RulebookId> = {
  readonly id: Id
  readonly title: string
  readonly year: number
  /** In force, as reports date it. */
  readonly from: string
  readonly until: string | null
  readonly told: 'criteria' | 'steps'
  /** Words for 092, for an edition without a code of its own. */
  readonly inWords?: { readonly text: string; readonly pattern: RegExp }
  readonly otherScorings: boolean
  readonly standings?: string
  readonly offers?: Description<DutchRules<Id>>['offers']
  readonly floatsUnplayed: (outcome: Outcome, scoring: ScoringSystem) => boolean
}

/** What all editions of the FIDE (Dutch) system say of themselves alike. */
export const describeDutch = <Id extends RulebookId>(facts: Facts<Id>) =>
  ({
    id: facts.id,
    title: facts.title,
    traits: {
      ...usualSwiss,
      family: 'fide-dutch',
      edition: { year: facts.year, from: facts.from, until: facts.until },
      voice: 'fide',
      told: facts.told,
      colours: 'as-declared',
      otherScorings: facts.otherScorings,
      standings: { players: facts.standings ?? null, teams: null },
    },
    defaults: dutchDefaults(facts.id),
    settings: dutchSettings,
    rounds: swissRounds,
    offers: facts.offers ?? [],
    inReports: inReports(facts),
    inVersion1: 'tournament',
    floatsUnplayed: facts.floatsUnplayed,
    wantsInitialColour: ({ colourless }) => !colourless,
  }) satisfies Description<DutchRules<Id>>

/** ETT26: FIDE_DUTCH is the edition in force when the tournament starts, FIDE_DUTCH_2017 one by name; the text of 2026 was announced as that of 2025. */
const inReports = <Id extends RulebookId>({ id, year, from, until, inWords }: Facts<Id>): NamedInReports<DutchRules<Id>> => {
  const names = year === 2026 ? ['2026', '2025'] : [String(year)]
  // A file that uses the code is of no earlier time than the first edition that has one.
  const isInForce = (startDate: string): boolean => {
    const day = dayOf(startDate)
    if (inWords !== undefined) return false
    return until === null ? day === null || day >= dayOf(from)! : day !== null && day <= dayOf(until)!
  }
  return {
    readCode: (code, startDate) => {
      const said = /^FIDE_DUTCH(?:_(\d{4}))?(_BAKU)?$/.exec(code)
      if (said === null || !(said[1] === undefined ? isInForce(startDate) : names.includes(said[1]))) return null
      return { ...dutchDefaults(id), acceleration: said[2] === undefined ? null : 'baku' }
    },
    code: ({ acceleration }, startDate) => {
      if (inWords !== undefined) return null
      return `FIDE_DUTCH${isInForce(startDate) ? '' : `_${year}`}${acceleration === null ? '' : '_BAKU'}`
    },
    readText: (text) => (inWords?.pattern.test(text) ? dutchDefaults(id) : null),
    text: ({ acceleration }) => (inWords === undefined || acceleration !== null ? '' : inWords.text),
  }
}
