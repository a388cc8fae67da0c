import { type Screen, type ScreenView, viewKinds } from '../../hall/events.ts'

/** Shown with a list of their own, so they can be cut into parts and pages. */
export const lists = [
  'pairings-by-name',
  'pairings-by-board',
  'results',
  'standings',
  'open-games',
] as const satisfies readonly ScreenView['kind'][]

const whole = (kind: ScreenView['kind']): ScreenView => ({ kind, part: null, columns: null, top: null })
const ready = (id: string, views: readonly ScreenView['kind'][]): Screen => ({
  id,
  name: id,
  views: views.map(whole),
  pageSeconds: 12,
  fontSize: 100,
  paused: false,
})

/** For a hall in which nobody has arranged anything. */
export const everything = ready('everything', ['pairings-by-name', 'pairings-by-board', 'results', 'standings', 'announcement'])
export const readyScreens: readonly Screen[] = [everything, ...viewKinds.map((kind) => ready(kind, [kind]))]

/** What the address of one screen may say beside its name, for a device that differs from the others. */
export type Wishes = {
  readonly part: ScreenView['part']
  readonly columns: number | null
  readonly fontSize: number | null
  readonly pageSeconds: number | null
  /** One of the groups, counted from 1 as on the page of the address. */
  readonly group: number | null
}

const between = (text: string | undefined, least: number, most: number): number | null => {
  const value = /^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : null
}

/** `?part=1/3` is the first of three screens side by side. */
export const wishesOf = (query: Readonly<Record<string, string>>): Wishes => {
  const [number, of] = (query.part ?? '').split('/').map((text) => between(text, 1, 20))
  return {
    part: number != null && of != null && number <= of ? { number, of } : null,
    columns: between(query.columns, 1, 6),
    fontSize: between(query.font, 40, 400),
    pageSeconds: between(query.seconds, 3, 600),
    group: between(query.group, 1, 40),
  }
}

/** After the end nobody looks for a board any more. */
const afterwards: Screen = { ...everything, views: everything.views.filter(({ kind }) => !kind.startsWith('pairings')).reverse() }

export const screenOf = (arranged: readonly Screen[], id: string, wishes: Wishes, finished = false): Screen | null => {
  const screen = [...arranged, ...(finished ? [afterwards] : []), ...readyScreens].find((each) => each.id === id)
  if (screen === undefined) return null
  return {
    ...screen,
    fontSize: wishes.fontSize ?? screen.fontSize,
    pageSeconds: wishes.pageSeconds ?? screen.pageSeconds,
    views: screen.views.map((view) => ({
      ...view,
      part: wishes.part ?? view.part,
      columns: wishes.columns ?? view.columns,
      group: wishes.group === null ? (view.group ?? null) : wishes.group - 1,
    })),
  }
}

/** The rows of one view: first ended where the arbiter wants, then cut into even parts. */
export const rowsOf = <T>(rows: readonly T[], { part, top }: Pick<ScreenView, 'part' | 'top'>): readonly T[] => {
  const shown = top === null ? rows : rows.slice(0, top)
  if (part === null) return shown
  const each = Math.ceil(shown.length / part.of)
  return shown.slice((part.number - 1) * each, part.number * each)
}
