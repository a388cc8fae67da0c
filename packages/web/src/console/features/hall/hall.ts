import type { HallView, Level, ScreenView, ViewKind } from '@zug/server/views'
import { useNeeded } from '../../api/queries.ts'
import { usePlace } from '../../api/tournament.tsx'

export type { Level, ScreenView, ViewKind }
export type Hall = HallView
export type Screen = HallView['screens'][number]

export const levels = ['nothing', 'pairings', 'results', 'standings'] as const satisfies readonly Level[]

export const viewKinds = [
  'pairings-by-name',
  'pairings-by-board',
  'results',
  'standings',
  'open-games',
  'announcement',
  'clock',
] as const satisfies readonly ViewKind[]

export const useHall = () => useNeeded(usePlace().id, 'hall', {}).data
