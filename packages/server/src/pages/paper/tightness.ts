import type { PaperOptions } from './options.ts'

const steps = ['', 'tight', 'tighter', 'tightest'] as const

/** The more columns a table has, the smaller its type, so that names keep their room and nothing leaves the page. `limits` are for type of normal size. */
export const tightness = (columns: number, limits: readonly [number, number, number], density: PaperOptions['density']): string => {
  const counted = columns * (density === 'large' ? 1.35 : density === 'compact' ? 0.85 : 1)
  return steps[limits.filter((limit) => counted > limit).length]!
}
