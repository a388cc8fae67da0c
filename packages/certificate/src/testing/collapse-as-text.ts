/** Players who were away or had points without playing, round after round: `points` of them by round 8; then what they played, by round. */
const line = (id: number, points: number, games: Readonly<Record<number, string>> = {}): string => {
  let left = points - Object.keys(games).length / 2
  const cells = [1, 2, 3, 4, 5, 6, 7, 8].map((round) => {
    if (games[round] !== undefined) return games[round]
    const worth = Math.min(1, left)
    left -= worth
    return `0000 - ${worth === 1 ? 'F' : worth === 0.5 ? 'H' : 'Z'}`
  })
  return `001 ${String(id).padStart(4)}      ${`P${id}`.padEnd(66)}${points.toFixed(1).padStart(4)}       ${cells.join('  ')}`
}
const scores = [8, 8, 7.5, 7.5, 7.5, 7, ...Array.from({ length: 20 }, (_, at) => 6.5 - Math.floor(at / 2) / 2)]
const games: Readonly<Record<number, Readonly<Record<number, string>>>> = { 5: { 1: '   6 w =' }, 6: { 1: '   5 b =' } }
const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const named = (names: string, ...duals: readonly unknown[]): unknown[] => names.split(' ').map((name) => [name, ...duals])

/**
 * Twelve scoregroups and more, so that "1" + 1, which is "11", is one of them: a collapse of bracket "1" of which nothing is ever asked, below which nobody looks ahead
 * any more. So 5, who has met 6, floats, where 4 must (C.7).
 */
export const collapseAsText = (): { readonly report: string; readonly text: string } => {
  const others = [line(27, 1, { 8: '  28 w =' }), line(28, 1, { 8: '  27 b =' }), 'XXZ 27 28']
  const report = ['XXR 11', 'XXC white1', ...scores.map((points, at) => line(at + 1, points, games[at + 1])), ...others].join('\n')
  const lower = upTo(5, 13).map((board) => [2 * board - 1, 2 * board])
  const [left, leftOfNext] = [
    {
      p: [
        [-2, ...upTo(3, 22)],
        [2, 23],
      ],
      q: [
        [1, 4],
        [0, -4],
      ],
    },
    {
      p: [
        [-2, ...upTo(2, 20)],
        [2, 21],
      ],
      q: [[0, -4]],
    },
  ]
  const first = {
    p: [
      [-2, ...upTo(1, 20)],
      [2, 21],
    ],
    q: [[0, -4]],
  }
  const alone = (...vertices: readonly number[]) => ({ p: [[2, ...vertices]] })
  const trivial = { scope: 'all', sets: [], steps: [] }
  const brackets = [
    { ...trivial, scope: 'own' },
    {
      scope: 'all',
      sets: [upTo(0, 22), [0, 1, 2]],
      steps: [
        [
          'C.5',
          {
            p: [
              [2, ...upTo(0, 22)],
              [-2, 23],
            ],
            q: [[0, 4]],
          },
          left,
        ],
        ...named('C.6/10 C.12 C.14 C.16/10 C.18/10', left),
      ],
    },
    {
      scope: 'all',
      sets: [upTo(0, 20)],
      steps: [
        [
          'C.5',
          {
            p: [
              [2, ...upTo(0, 20)],
              [-2, 21],
            ],
            q: [[0, 4]],
          },
          leftOfNext,
        ],
        ...[...named('C.6/15', first), ...named('C.6/10', alone(1)), ...named('C.12 C.14', leftOfNext)],
        ...[...named('C.16/15', first), ...named('C.16/10', alone(1)), ...named('C.18/15', first), ...named('C.18/10', alone(1))],
      ],
    },
    {
      ...trivial,
      steps: [
        ...[...named('C.6/10', alone(0)), ...named('C.6/5', alone(1)), ...named('C.12 C.14', alone(0, 1))],
        ...[...named('C.16/10', alone(0)), ...named('C.16/5', alone(1)), ...named('C.18/10', alone(0)), ...named('C.18/5', alone(1))],
      ],
    },
    ...new Array(7).fill(trivial),
    {
      ...trivial,
      scope: 'own',
      steps: [
        ['exchanges', { p: [[1, 2, 3]] }],
        ['sum', { p: [[2, 2, 3]] }],
      ],
    },
  ]
  const certificate = {
    ...{
      format: 'zug-certificate',
      version: 1,
      rulebook: 'fide-dutch-2017',
      round: 9,
      initialColour: 'white',
      parity: 'paired-participants',
    },
    boards: [[1, 2], [3, 4], [7, 5], [6, 8], ...lower],
    bye: null,
    players: scores.map((points, at) => `${at + 1} ${points * 10} ${at === 4 ? 'w' : at === 5 ? 'b' : ''}`),
    brackets,
    collapse: { at: '1', pairs: [], proof: { ...trivial, scope: 'own' }, refutation: { sets: [], dual: {} } },
  }
  return { report, text: JSON.stringify(certificate) }
}
