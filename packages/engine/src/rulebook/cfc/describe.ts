import type { RulebookId } from '../../model/rules.ts'
import { lossValue, pointsFor } from '../../model/scoring.ts'
import type { Description } from '../../pairing/pairing-system.ts'
import type { SettingField } from '../../pairing/setting-field.ts'
import type { Traits } from '../../pairing/traits.ts'
import { swissRounds } from '../swiss-rounds.ts'
import { usualSwiss } from '../usual-swiss.ts'
import type { CfcSettings } from './rules.ts'

/** The handbook's rules for players, or for teams. */
type Handbook = { readonly rulebook: RulebookId } & CfcSettings

/** What the Swiss of the CFC handbook says of itself alike for players and for teams. */
export const describeCfc = <R extends Handbook>(
  title: string,
  defaults: R,
  settings: readonly SettingField[],
  pairs: 'players' | 'teams',
  standings: Traits['standings'],
) =>
  ({
    id: defaults.rulebook as R['rulebook'],
    title,
    traits: {
      ...usualSwiss,
      family: defaults.rulebook,
      voice: 'cfc',
      told: 'steps',
      pairs,
      colours: 'always',
      scoring: 'laid-down',
      ofFide: false,
      lateEntrant: { place: 'last', article: '614' },
      readsRatings: true,
      standings,
    },
    defaults,
    settings,
    rounds: swissRounds,
    offers: [pairs === 'teams' ? { name: 'team', rules: {}, tieBreaks: 'team-swiss' } : { name: 'cfc', rules: {}, tieBreaks: 'cfc-swiss' }],
    inReports: {
      readCode: () => null,
      code: () => null,
      readText: (text, teams) => (/\bCFC\b/.test(text) && (teams === true) === (pairs === 'teams') ? defaults : null),
      text: () => `${pairs === 'teams' ? 'Team' : 'Individual'}: Swiss-System (CFC handbook)`,
    },
    inVersion1: 'cfc',
    floatsUnplayed: (outcome, scoring) =>
      (outcome.kind === 'bye' && outcome.bye === 'pairing-allocated') || pointsFor(outcome, scoring) > lossValue(scoring),
    // 628: a recorded seed draws the lot.
    wantsInitialColour: ({ seed }) => seed === '',
  }) satisfies Description<R>
