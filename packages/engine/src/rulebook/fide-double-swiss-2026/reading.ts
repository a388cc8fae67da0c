import type { Reading } from '../fide-swiss-team/competitors.ts'
import type { CommonSettings } from '../fide-swiss-team/settings.ts'

/** C.04.5 1.2, 4.2: no preferences and one score. */
export const readingOf = (settings: CommonSettings): Reading => ({
  settings,
  acceleration: settings.acceleration,
  preference: () => null,
  secondary: null,
})
