import { along, firstToBePaired, floatersOf, type Way } from './floaters.ts'
import { canAllPlay, hallOf, whoMayBeAlone } from './hall.ts'
import { bestFor, type Duel, scrutinised } from './scrutiny.ts'
import type { LimRow, LimSheet } from './sheet.ts'

export type RightDuel = { readonly duel: Duel; readonly article: string; readonly below: boolean }
export type RightRound = { readonly bye: LimRow | null; readonly duels: readonly RightDuel[] }

/** C.04.4.3, made from the text once more: the one round that is right; null where there is none. */
export const rightRound = (sheet: LimSheet): RightRound | null => {
  const { rows, middle, may } = sheet
  let bye: LimRow | null = null
  if (rows.length % 2 === 1) {
    const open = whoMayBeAlone(rows, may)
    bye = open.count === 1 ? (open.rows.filter(({ byeBarred }) => !byeBarred).at(-1) ?? null) : null
    if (bye === null) return null
  } else if (!canAllPlay(rows, may)) return null
  const field = rows.filter((row) => row !== bye)

  const above = half(sheet, field, 'down', [])
  const residents = field.filter(({ points }) => points === middle)
  const below = half(sheet, field, 'up', [...residents, ...above.floaters])
  let [down, up] = [above.floaters, below.floaters]

  // 2.6: what was made last is the first to be taken back, or what was made first; each half from the group next to the middle on.
  const kept = { above: [...above.groups].reverse().flat(), below: [...below.groups].reverse().flat() }
  if (sheet.declared.cracking === 'last-made') {
    kept.above = above.groups.flat().reverse()
    kept.below = below.groups.flat().reverse()
  }
  while (!canAllPlay([...residents, ...down, ...up], may)) {
    const fromBelow = kept.above.length === 0 || (down.length > up.length && kept.below.length > 0)
    const cracked = (fromBelow ? kept.below : kept.above).shift()!.duel
    if (fromBelow) up = [...up, ...cracked]
    else down = [...down, ...cracked]
  }
  const last = boardsOf(residents, down, up, 'down', true, sheet)
  return { bye, duels: [...kept.above, ...kept.below, ...last.map((one) => ({ ...one, below: false }))] }
}

type Half = { readonly groups: readonly (readonly RightDuel[])[]; readonly floaters: readonly LimRow[] }

/** 2.2: the groups of one half, from its end towards the middle; `inside` stands in the middle already. */
const half = (sheet: LimSheet, field: readonly LimRow[], way: Way, inside: readonly LimRow[]): Half => {
  const { middle } = sheet
  const far = (points: number): number => (way === 'down' ? points - middle : middle - points)
  const scores = [...new Set(field.map(({ points }) => points))].sort((a, b) => far(b) - far(a))
  const groups: RightDuel[][] = []
  let floaters: readonly LimRow[] = []
  for (const [at, points] of scores.entries()) {
    if (far(points) <= 0) break
    const residents = field.filter((row) => row.points === points)
    const following = scores[at + 1]
    const atTheMiddle = following === undefined || far(following) <= 0
    const next = atTheMiddle && inside.length > 0 ? inside : field.filter((row) => row.points === following)
    const leave = floatersOf([...residents, ...floaters], new Set(floaters), next, way, sheet)
    const stays = (row: LimRow): boolean => !leave.includes(row)
    const came = floaters.filter(stays)
    const boards = boardsOf(residents.filter(stays), way === 'down' ? came : [], way === 'up' ? came : [], way, false, sheet)
    groups.push(boards.map((one) => ({ ...one, below: way === 'up' })))
    floaters = leave
  }
  return { groups, floaters }
}

/** 3.6 to 3.8, then 4 and 5.2: the boards of a group that can all be paired, in the order they are made. */
const boardsOf = (
  residents: readonly LimRow[],
  down: readonly LimRow[],
  up: readonly LimRow[],
  way: Way,
  inMiddle: boolean,
  sheet: LimSheet,
): readonly Omit<RightDuel, 'below'>[] => {
  const { rather, declared } = sheet
  const everybody = [...residents, ...down, ...up]
  if (everybody.length === 0) return []
  // 6: a third colour only in a group that has no pairing without.
  const may = sheet.may !== rather && canAllPlay(everybody, rather) ? rather : sheet.may
  const boards: Omit<RightDuel, 'below'>[] = []
  const seated = new Set<LimRow>()
  if (down.length + up.length > 0) {
    const hall = hallOf(everybody, may)
    const lookUp: Way = inMiddle && declared.medianUpfloaters === 'lowest' ? 'up' : way
    const line = [...down.toSorted(firstToBePaired('down')), ...up.toSorted(firstToBePaired('up'))]
    for (const one of line) {
      if (seated.has(one)) continue
      const looks = up.includes(one) ? lookUp : way
      const from = (rows: readonly LimRow[]): LimRow | undefined => {
        const order = rows.filter((row) => row !== one && !seated.has(row)).sort(along(looks))
        return bestFor(one, order, (some) => hall.firstFor(one, some), declared.maxi)
      }
      const other = from(residents) ?? from(line)!
      hall.seat(one, other)
      seated.add(one).add(other)
      boards.push({ duel: [one, other], article: '3.8' })
    }
  }
  const rest = residents.filter((row) => !seated.has(row)).sort(along(way))
  return [...boards, ...scrutinised(rest, { ...sheet, may }).map((duel) => ({ duel, article: '4.1' }))]
}
