/**
 * The first perfect matching, in dictionary order, of a dense bipartite graph.
 *
 * Rows choose columns; row 0 takes the smallest column it can have in any perfect matching, then row 1 likewise, and so on. There are as many
 * rows as columns. Rows and columns come in few classes: whole classes may be incompatible, and apart from that only few single pairs are, so
 * that a search costs about as much as there are vertices. Null when there is no perfect matching.
 */
export type DenseBipartiteGraph = {
  readonly size: number
  readonly rowClass: ArrayLike<number>
  readonly columnClass: ArrayLike<number>
  /** Row classes that a column class can be paired with. */
  readonly rowClassesFor: (columnClass: number) => readonly number[]
  readonly compatible: (rowClass: number, columnClass: number) => boolean
  /** Asked only where the classes are compatible. */
  readonly allowed: (row: number, column: number) => boolean
}

const none = -1

export const firstPerfectMatching = (graph: DenseBipartiteGraph): Int32Array | null => {
  const state = startGreedily(graph)
  for (let row = 0; row < graph.size; row++) if (state.columnOf[row] === none && !augment(graph, state, row)) return null
  const settled = new Uint8Array(graph.size)
  for (let row = 0; row < graph.size; row++) {
    improve(graph, state, row, settled)
    settled[row] = 1
  }
  return state.columnOf
}

type State = { readonly columnOf: Int32Array; readonly rowOf: Int32Array }

const adjacent = (graph: DenseBipartiteGraph, row: number, column: number): boolean =>
  graph.compatible(graph.rowClass[row]!, graph.columnClass[column]!) && graph.allowed(row, column)

/** Each row in turn takes the smallest free column; a list of the free ones keeps this short. */
const startGreedily = (graph: DenseBipartiteGraph): State => {
  const { size } = graph
  const columnOf = new Int32Array(size).fill(none)
  const rowOf = new Int32Array(size).fill(none)
  const after = Int32Array.from({ length: size + 1 }, (_, index) => index)
  for (let row = 0; row < size; row++) {
    for (let at = 0, column = after[0]!; column < size; at = column + 1, column = after[at]!) {
      if (!adjacent(graph, row, column)) continue
      columnOf[row] = column
      rowOf[column] = row
      after[at] = after[column + 1]!
      break
    }
  }
  return { columnOf, rowOf }
}

/**
 * Rows from which an alternating path leads to `target`, found backwards: a row next to `target` can take it, giving up its own column, which
 * another row can take, and so on. `via` holds for each such row the column it would take. Stops early at a row without a column.
 */
const reachBackwards = (
  graph: DenseBipartiteGraph,
  { columnOf }: State,
  target: number,
  excluded: (row: number) => boolean,
): { readonly via: Int32Array; readonly exposed: number } => {
  const via = new Int32Array(graph.size).fill(none)
  const waiting = new Map<number, number[]>()
  for (let row = graph.size - 1; row >= 0; row--) {
    if (excluded(row)) continue
    const rowClass = graph.rowClass[row]!
    const list = waiting.get(rowClass)
    if (list === undefined) waiting.set(rowClass, [row])
    else list.push(row)
  }
  const queue = [target]
  for (const column of queue) {
    for (const rowClass of graph.rowClassesFor(graph.columnClass[column]!)) {
      const rows = waiting.get(rowClass)
      if (rows === undefined) continue
      let kept = 0
      for (const row of rows) {
        if (!graph.allowed(row, column)) {
          rows[kept++] = row
          continue
        }
        via[row] = column
        if (columnOf[row] === none) return { via, exposed: row }
        queue.push(columnOf[row]!)
      }
      rows.length = kept
    }
  }
  return { via, exposed: none }
}

/** Gives the free row a column by an augmenting path, searched backwards from every free column at once. */
const augment = (graph: DenseBipartiteGraph, state: State, free: number): boolean => {
  const { columnOf, rowOf } = state
  for (let column = 0; column < graph.size; column++) {
    if (rowOf[column] !== none) continue
    const { via } = reachBackwards(graph, state, column, (row) => columnOf[row] === none && row !== free)
    if (via[free] === none) continue
    shift(state, free, via)
    return true
  }
  return false
}

/** Row after row takes the column found for it, until one of them is free. */
const shift = ({ columnOf, rowOf }: State, start: number, via: Int32Array): void => {
  for (let row = start; row !== none; ) {
    const column = via[row]!
    const displaced = rowOf[column]!
    columnOf[row] = column
    rowOf[column] = row
    row = displaced === start ? none : displaced
  }
}

/** Moves `row` to the smallest column that leaves everybody else, but the rows already settled, a place. */
const improve = (graph: DenseBipartiteGraph, state: State, row: number, settled: Uint8Array): void => {
  const { columnOf, rowOf } = state
  const current = columnOf[row]!
  const better: number[] = []
  for (let column = 0; column < current; column++) if (settled[rowOf[column]!] === 0 && adjacent(graph, row, column)) better.push(column)
  if (better.length === 0) return
  const { via } = reachBackwards(graph, state, current, (other) => other === row || settled[other] === 1)
  const column = better.find((candidate) => via[rowOf[candidate]!] !== none)
  if (column === undefined) return
  const displaced = rowOf[column]!
  columnOf[row] = column
  rowOf[column] = row
  // The displaced rows move on along the path; it ends in the column that `row` gave up.
  for (let other = displaced; ; ) {
    const next = via[other]!
    const owner = rowOf[next]!
    columnOf[other] = next
    rowOf[next] = other
    if (next === current) return
    other = owner
  }
}
