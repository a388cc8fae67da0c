/** FIDE B.01 1.4.5–1.4.8: what a norm asks for, title by title. */
import type { Title } from '../model/player.ts'

export const normTitles = ['GM', 'IM', 'WGM', 'WIM'] as const
export type NormTitle = (typeof normTitles)[number]

export type TitleRules = {
  /** Least performance (1.4.8) and least average rating of the opponents (1.4.7). */
  readonly performance: number
  readonly average: number
  /** One opponent below it counts as having it (1.4.6). */
  readonly floor: number
  /** The rating that goes with the title (1.5.3). */
  readonly rating: number
  /** The title and those that are better: opponents with one of them count (1.4.5b). */
  readonly counts: readonly Title[]
  readonly womenOnly: boolean
}

export const titleRules: Readonly<Record<NormTitle, TitleRules>> = {
  GM: { performance: 2600, average: 2380, floor: 2200, rating: 2500, counts: ['GM'], womenOnly: false },
  IM: { performance: 2450, average: 2230, floor: 2050, rating: 2400, counts: ['IM', 'GM'], womenOnly: false },
  WGM: { performance: 2400, average: 2180, floor: 2000, rating: 2300, counts: ['WGM', 'IM', 'GM'], womenOnly: true },
  WIM: { performance: 2250, average: 2030, floor: 1850, rating: 2200, counts: ['WIM', 'WGM', 'IM', 'GM'], womenOnly: true },
}

/** 1.4.5a: titles that count as such; those of candidates do not. */
export const titled: readonly Title[] = ['GM', 'IM', 'FM', 'WGM', 'WIM', 'WFM']

/** Whoever has it, or a better one, needs no norm for it. */
export const hasTitle = (title: Title | null, sought: NormTitle): boolean => title !== null && titleRules[sought].counts.includes(title)
