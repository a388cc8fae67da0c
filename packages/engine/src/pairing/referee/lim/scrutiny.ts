import { canAllPlay, hallOf } from './hall.ts'
import type { LimRow, LimSheet } from './sheet.ts'

export type Duel = readonly [LimRow, LimRow]

/** Both are due the same colour. */
const disputed = (a: LimRow, b: LimRow): boolean => a.due !== '' && a.due === b.due

export const closeTo = (a: LimRow, b: LimRow): boolean => Math.abs(a.rating - b.rating) <= 100

/** 4.1 to 4.3: the first against the others of an even list: those from its middle on, then back from the middle to the front. */
const inExchangeOrder = (list: readonly LimRow[]): readonly LimRow[] => {
  const middle = list.length / 2
  return [...list.slice(middle), ...list.slice(1, middle).toReversed()]
}

/** 3.8, 5.7: who can be had and is due the other colour before who can be had. */
export const bestFor = (
  one: LimRow,
  order: readonly LimRow[],
  first: (some: readonly LimRow[]) => LimRow | undefined,
  maxi: boolean,
): LimRow | undefined => {
  const usual = first(order)
  if (usual === undefined || !disputed(one, usual)) return usual
  return first(order.filter((other) => !disputed(one, other) && (!maxi || closeTo(usual, other)))) ?? usual
}

/** 4, 5.2, 5.7: the boards of players of one group, who stand in the order of scrutiny. */
export const scrutinised = (list: readonly LimRow[], { may, declared }: LimSheet): readonly Duel[] => {
  if (list.length === 0) return []
  if (declared.colourExchanges === 'one-walk') {
    const hall = hallOf(list, may)
    return oneByOne(list, (one, order) => {
      const other = bestFor(one, order, (some) => hall.firstFor(one, some), declared.maxi)!
      hall.seat(one, other)
      return other
    })
  }
  const place = new Map(list.map((row, at) => [row, at]))
  const before = (a: LimRow, b: LimRow): boolean => place.get(a)! < place.get(b)!
  let allowed = may
  let known: readonly Duel[] = []
  if (declared.maxi) {
    known = inOrder(list, may)
    const usual = new Map(known.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]))
    allowed = (a, b) => {
      const [one, other] = before(a, b) ? [a, b] : [b, a]
      return may(a, b) && (usual.get(one) === other || closeTo(usual.get(one)!, other))
    }
  }
  if (declared.colourExchanges === 'each-board') return boardByBoard(list, allowed, known)
  const satisfied = whoHasItsColour(list, allowed, known)
  // Nobody else's board can be undisputed, or that player would be among them.
  return inOrder(list, (a, b) => satisfied.has(a) === satisfied.has(b) && disputed(a, b) !== satisfied.has(a) && allowed(a, b), known)
}

/** Whoever has to have a colour needs somebody who is not due it: who can meet the first without taking too many of these away. */
const leavesEnough = (left: readonly LimRow[], satisfied: ReadonlySet<LimRow>): ((row: LimRow) => boolean) => {
  const weighed = (['W', 'B'] as const).map((colour) => {
    const weight = (row: LimRow): number => (row.due !== colour ? 1 : satisfied.has(row) ? -1 : 0)
    return { weight, free: left.slice(1).reduce((sum, row) => sum + weight(row), 0) }
  })
  return (row) => weighed.every(({ weight, free }) => free >= weight(row))
}

/** 4.1, 5.2: boards are filled in order, and each is looked at once at its first player: disputed, another opponent is sought among those who are left, then by emptying the boards filled before. */
const boardByBoard = (list: readonly LimRow[], allowed: (a: LimRow, b: LimRow) => boolean, known: readonly Duel[]): readonly Duel[] => {
  const [lookedAt, satisfied] = [new Set<LimRow>(), new Set<LimRow>()]
  const fits = (a: LimRow, b: LimRow): boolean => !(disputed(a, b) && (satisfied.has(a) || satisfied.has(b))) && allowed(a, b)
  let seats: readonly Duel[] | undefined = known
  for (;;) {
    const hall = hallOf(list, fits, seats)
    seats = undefined
    let left = list
    const boards: Duel[] = []
    while (left.length > 0) {
      const one = left[0]!
      const order = inExchangeOrder(left).filter(leavesEnough(left, satisfied))
      let other = hall.firstFor(one, order)!
      if (!lookedAt.has(one) && disputed(one, other)) {
        const peaceful = (row: LimRow): boolean => row !== one && !disputed(one, row)
        const better = hall.firstFor(one, order.filter(peaceful))
        const anew = better === undefined ? hallOf(list, fits, hall.boards()) : null
        if (anew !== null && anew.firstFor(one, list.filter(peaceful).reverse()) !== undefined) seats = anew.boards()
        other = better ?? other
      }
      if (!lookedAt.has(one) && (seats !== undefined || !disputed(one, other))) satisfied.add(one)
      lookedAt.add(one)
      if (seats !== undefined) break
      hall.seat(one, other)
      boards.push([one, other])
      left = left.filter((row) => row !== one && row !== other)
    }
    if (seats === undefined) return boards
  }
}

const oneByOne = (list: readonly LimRow[], choose: (one: LimRow, order: readonly LimRow[]) => LimRow): readonly Duel[] => {
  const duels: Duel[] = []
  let left = list
  while (left.length > 0) {
    const one = left[0]!
    const other = choose(one, inExchangeOrder(left))
    duels.push([one, other])
    left = left.filter((row) => row !== one && row !== other)
  }
  return duels
}

/** The first pairing in the order of exchanges. */
const inOrder = (list: readonly LimRow[], meets: (a: LimRow, b: LimRow) => boolean, known: readonly Duel[] = []): readonly Duel[] => {
  const hall = hallOf(list, meets, known)
  return oneByOne(list, (one, order) => {
    const other = hall.firstFor(one, order)!
    hall.seat(one, other)
    return other
  })
}

/**
 * 5.2: those whose board is not disputed: from the first on as many as possible at once, found by halving, then one who cannot be, and so on. Whoever is due a colour needs
 * somebody who is not; when there are no more of those, nobody else due it can be satisfied.
 */
const whoHasItsColour = (
  list: readonly LimRow[],
  allowed: (a: LimRow, b: LimRow) => boolean,
  known: readonly Duel[],
): ReadonlySet<LimRow> => {
  let satisfied: ReadonlySet<LimRow> = new Set()
  const dueIn = (rows: Iterable<LimRow>, colour: string): number => [...rows].filter(({ due }) => due === colour).length
  const room = (colour: string): number => list.length - dueIn(list, colour)
  const rooms = { W: room('W'), B: room('B') }
  const enough = (rows: ReadonlySet<LimRow>): boolean => dueIn(rows, 'W') <= rooms.W && dueIn(rows, 'B') <= rooms.B
  const can = (more: readonly LimRow[]): boolean => {
    const all = new Set([...satisfied, ...more])
    const fits = (a: LimRow, b: LimRow): boolean => !(disputed(a, b) && (all.has(a) || all.has(b))) && allowed(a, b)
    if (known.length > 0 && known.every(([a, b]) => fits(a, b))) return true
    return enough(all) && canAllPlay(sideBySide(list, all), fits)
  }
  let open = list
  while (open.length > 0) {
    const full = (['W', 'B'] as const).filter((colour) => dueIn(satisfied, colour) === rooms[colour])
    open = open.filter(({ due }) => due === '' || !full.includes(due))
    let [good, bad] = [0, open.length + 1]
    while (bad - good > 1) {
      // All of them first: mostly they can.
      const some = good === 0 && bad > open.length ? open.length : Math.floor((good + bad) / 2)
      if (can(open.slice(0, some))) good = some
      else bad = some
    }
    satisfied = new Set([...satisfied, ...open.slice(0, good)])
    open = open.slice(good + 1)
  }
  return satisfied
}

/** Those due White and Black in turn, whoever is to be satisfied first: neighbours then mostly make a board, and little is left to be looked for. */
const sideBySide = (list: readonly LimRow[], satisfied: ReadonlySet<LimRow>): readonly LimRow[] => {
  const of = (due: string): readonly LimRow[] => {
    const rows = list.filter((row) => row.due === due)
    return [...rows.filter((row) => satisfied.has(row)), ...rows.filter((row) => !satisfied.has(row))]
  }
  const inTurn = (a: readonly LimRow[], b: readonly LimRow[]): readonly LimRow[] =>
    Array.from({ length: Math.max(a.length, b.length) }, (_, at) => [a[at], b[at]])
      .flat()
      .filter((row) => row !== undefined)
  const [white, black] = [of('W'), of('B')]
  const both = Math.min(white.length, black.length)
  return [...inTurn(white.slice(0, both), black.slice(0, both)), ...inTurn([...white.slice(both), ...black.slice(both)], of(''))]
}
