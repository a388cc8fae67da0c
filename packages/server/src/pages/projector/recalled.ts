import { commonWords } from '@zug/messages/common/words'
import { timeText } from '@zug/messages/dates'
import type { Language } from '@zug/messages/language'
import type { Screen, ScreenView } from '../../hall/events.ts'
import { type Timed, zoneOf } from '../../tournaments/zone.ts'
import type { Hall } from '../public/shapes.ts'

type Recall = { readonly round: number; readonly at: string; readonly reason: string }

/** A round that was taken back is announced before everything else, and its clock does not run. */
export const withRecall = (hall: Hall, { round, at, reason }: Recall, language: Language, settings: Timed): Hall => {
  const text = commonWords[language].recalled.banner(round, timeText(at, language, zoneOf(settings)), reason)
  return {
    ...hall,
    announcements: [{ id: 'recalled', text, until: null, at }, ...hall.announcements],
    clock: hall.clock?.round === round ? null : hall.clock,
  }
}

const announcement: ScreenView = { kind: 'announcement', part: null, columns: null, top: null }

/** Whatever a screen shows otherwise, it says so in large type. */
export const viewsOf = ({ views }: Screen, recalled: boolean): readonly ScreenView[] =>
  !recalled || views.some(({ kind }) => kind === 'announcement') ? views : [announcement, ...views]
