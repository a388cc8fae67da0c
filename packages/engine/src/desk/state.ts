import type { Colour } from '../model/colour.ts'
import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { RequestedBye } from '../model/tournament.ts'
import type { DeskPlayer, DeskTeam } from './entrant.ts'
import type { Difference } from './events.ts'
import type { FixedBoard } from './fixed-boards.ts'
import type { Prohibition } from './forbidden.ts'
import type { DeskRound, Draft, PairingQuality, RecalledRound } from './round.ts'
import type { DeskSettings } from './settings.ts'
import type { SettingsVersion1 } from './version-1.ts'

/** Everything that is so at the desk at one moment. */
export type DeskState = {
  /** null before the tournament is created. */
  readonly settings: DeskSettings | null
  /** What events of version 1 said of the rules, where nothing later has. */
  readonly version1?: SettingsVersion1
  readonly players: ReadonlyMap<PlayerId, DeskPlayer>
  readonly teams: ReadonlyMap<PlayerId, DeskTeam>
  /** Pairing numbers were exchanged by hand: the order of equals is kept from then on. Not there when they were not. */
  readonly numbersByHand?: true
  /** A rating was corrected since numbers were given. Not there when none was. */
  readonly ratingsCorrected?: true
  readonly byes: readonly RequestedBye[]
  /** Players who were checked in after a round was published without them; not there when nobody was. */
  readonly cameLate?: readonly { readonly player: PlayerId; readonly round: RoundNumber }[]
  readonly prohibitions: readonly Prohibition[]
  /** Who always sits at one board; not there when nobody does. */
  readonly fixedBoards?: readonly FixedBoard[]
  readonly lots: { readonly seed: string; readonly initialColour: Colour } | null
  readonly draft: Draft | null
  /** The state that the draft was paired from (stale.ts); not there without a draft. */
  readonly draftedFrom?: DeskState
  /** An open session of changes by hand. */
  readonly manual: { readonly reason: string; readonly breaks: readonly string[]; readonly quality: PairingQuality | null } | null
  /** The last finished session's difference to the engine. */
  readonly difference: Difference | null
  readonly rounds: readonly DeskRound[]
  /** Rounds that were taken back, in that order; not there when none was. */
  readonly recalled?: readonly RecalledRound[]
  readonly finished: boolean
  /** FIDE mode was left, after so many rounds; not there while it was not. */
  readonly leftFideMode?: { readonly rounds: number; readonly reason: string }
  /** Ids are never used twice. */
  readonly nextId: number
}

export const emptyState: DeskState = Object.freeze({
  settings: null,
  players: new Map(),
  teams: new Map(),
  byes: [],
  prohibitions: [],
  lots: null,
  draft: null,
  manual: null,
  difference: null,
  rounds: [],
  finished: false,
  nextId: 1,
})
