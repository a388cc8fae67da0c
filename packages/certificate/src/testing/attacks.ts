import { type Certificate, startOf } from '@zug/checker'
import { colourOfHigher, compareBoards } from '../../../checker/src/colours.ts'
import { coloursAllow, type Player } from '../../../checker/src/player.ts'
import { collapseAsText } from './collapse-as-text.ts'
import { legalRounds } from './other-rounds.ts'
import type { PairedReport } from './rounds.ts'

/** A round that is right, with its certificate. */
export type Right = { readonly round: PairedReport; readonly certificate: Certificate }
/** What somebody who has read the checker hands in: a report and the text of a certificate. */
export type HandedIn = { readonly report: string; readonly text: string }
/** null where it cannot be tried on this round. */
export type Attack = (right: Right) => HandedIn | null

// biome-ignore lint/suspicious/noExplicitAny: what is changed is no certificate any more
type Loose = any
const changed = (right: Right, change: (certificate: Loose) => boolean | undefined): HandedIn | null => {
  const copy: Loose = structuredClone(right.certificate)
  return change(copy) === false ? null : { report: right.round.report, text: JSON.stringify(copy) }
}
const inText = ({ round, certificate }: Right, change: (text: string) => string): HandedIn | null => {
  const text = change(JSON.stringify(certificate))
  return text === JSON.stringify(certificate) ? null : { report: round.report, text }
}
const inReport = ({ round, certificate }: Right, change: (report: string) => string): HandedIn | null => {
  const report = change(round.report)
  return report === round.report ? null : { report, text: JSON.stringify(certificate) }
}

/** Another legal round, right in its colours and its order of boards. */
const otherRound = ({ round: { report, round }, certificate }: Right): Pick<Certificate, 'boards' | 'bye'> | null => {
  const right = JSON.stringify([certificate.boards, certificate.bye])
  for (const other of legalRounds(report, round)) if (JSON.stringify([other.boards, other.bye]) !== right) return other
  return null
}
const ofOtherRound = (right: Right, change: (certificate: Loose) => boolean | undefined): HandedIn | null => {
  const other = otherRound(right)
  return other === null ? null : changed(right, (certificate) => change(Object.assign(certificate, structuredClone(other))))
}
const theRound = ({ certificate: { boards, bye } }: Right): readonly (readonly (number | null)[])[] =>
  bye === null ? boards : [...boards, [bye, null]]

const dualsOf = (certificate: Loose): Loose[] =>
  certificate.brackets.flatMap((proof: Loose) => proof.steps.flatMap((step: Loose) => step.slice(1)))
const proofsWithSets = (certificate: Loose): Loose[] => certificate.brackets.filter(({ sets }: Loose) => sets.length > 0)
const withPrices = (certificate: Loose): Loose[] => dualsOf(certificate).filter(({ p }) => p !== undefined)

/** Wherever a bracket has an odd field of its own: two swap opponents, and prices so large that costs are lost in them. */
const drowned = (right: Right): HandedIn | null => {
  const { players, first } = startOf(right.round.report, right.certificate)
  const byId = new Map(players.map((player) => [player.id, player]))
  const pairs = right.certificate.boards.map(([w, b]) => [byId.get(w)!, byId.get(b)!] as [Player, Player])
  const bye = right.certificate.bye
  if (new Set(players.map(({ score }) => score)).size !== 1 || bye === null || pairs.length < 2) return null
  const [[a, b], [c, d]] = pairs as [[Player, Player], [Player, Player]]
  if ([a.met.has(d.id), c.met.has(b.id), !coloursAllow(a, d), !coloursAllow(c, b)].includes(true)) return null
  const rank = new Map(players.map((player, at) => [player, at]))
  const sorted = [[a, d], [c, b], ...pairs.slice(2)].map(([x, y]) => (rank.get(x!)! < rank.get(y!)! ? [x, y] : [y, x]) as [Player, Player])
  return changed(right, (certificate) => {
    certificate.boards = sorted
      .sort(compareBoards)
      .map(([high, low]) => (colourOfHigher(high, low, first) === 'w' ? [high.id, low.id] : [low.id, high.id]))
    const everybody = Array.from({ length: players.length + 1 }, (_, v) => v)
    const many = 2 ** 15
    const huge = 2 ** 40 - 2
    const proof = certificate.brackets[0]
    proof.sets = Array.from({ length: many }, () => everybody.slice(0, -1))
    const p = Array.from({ length: many }, () => [huge, ...everybody.slice(0, -1)])
    const q = proof.sets.map((_: unknown, at: number) => [at, huge])
    // Half of it from each, in twos: everybody asks for what the sets around both are worth.
    proof.steps = proof.steps.slice(0, 1).map(([name]: [string]) => [name, { p: p.map(([, ...all]) => [huge / 2, ...all]), q }])
    return proof.steps.length > 0
  })
}

const ofAbsolutes = (id: number, ...cells: readonly string[]): string =>
  `001 ${String(id).padStart(4)}      ${`P${id}`.padEnd(66)} 1.0       ${cells.join('  ')}`
/** Of four whose preferences are absolute, two for each colour, those of one colour get as much as those of the other give: whatever a pair costs is lost in it. */
const namedOften = (_: Right): HandedIn => {
  const report = [
    ...['XXR 9', 'XXC white1', ofAbsolutes(1, '   5 b =', '   6 b ='), ofAbsolutes(2, '   6 w =', '   5 w =')],
    ...[ofAbsolutes(3, '   7 b =', '   8 b ='), ofAbsolutes(4, '   8 w =', '   7 w ='), ofAbsolutes(5, '   1 w =', '   2 b =', '0000 - Z')],
    ...[ofAbsolutes(6, '   2 b =', '   1 w =', '0000 - Z'), ofAbsolutes(7, '   3 w =', '   4 b =', '0000 - Z')],
    ofAbsolutes(8, '   4 b =', '   3 w =', '0000 - Z'),
  ].join('\n')
  const often = (...vertices: readonly number[]) => vertices.flatMap((v) => new Array<number>(2 ** 14).fill(v))
  const dual = {
    p: [
      [2 ** 42, ...often(0, 2)],
      [-(2 ** 42), ...often(1, 3)],
    ],
  }
  const steps = [
    ['exchanges', dual],
    ['sum', dual],
  ]
  const players = ['1 10 bb', '2 10 ww', '3 10 bb', '4 10 ww']
  const setting = { rulebook: 'fide-dutch-2026', round: 3, initialColour: 'white', parity: 'paired-participants' }
  const [boards, brackets] = [
    [
      [1, 2],
      [3, 4],
    ],
    [{ scope: 'own', sets: [], steps }],
  ]
  return { report, text: JSON.stringify({ format: 'zug-certificate', version: 1, ...setting, players, boards, bye: null, brackets }) }
}

/** Round 2 by 2026, of players who have played one game or none, in a single bracket. */
const ofRoundOne = (
  cells: readonly string[],
  records: readonly string[],
  said: Pick<Certificate, 'boards' | 'players'> & { readonly steps?: readonly unknown[]; readonly parity?: string },
): HandedIn => {
  const { steps = [], parity = 'paired-participants', ...rest } = said
  const setting = { format: 'zug-certificate', version: 1, rulebook: 'fide-dutch-2026', round: 2, initialColour: 'white', parity }
  const certificate = { ...setting, ...rest, bye: null, brackets: [{ scope: 'own', sets: [], steps }] }
  return { report: [...records, ...cells.map((cell, at) => ofAbsolutes(at + 1, cell))].join('\n'), text: JSON.stringify(certificate) }
}

/** One attack a row. None may be accepted by either checker. */
export const attacks: Readonly<Record<string, Attack>> = {
  // Of the round.
  'a collapse of the bracket before the first, whose pairs stand in for all boards': (right) =>
    ofOtherRound(right, (certificate) => {
      certificate.collapse = { at: -1, pairs: theRound(right), proof: { searched: 0 }, refutation: { sets: [], dual: {} } }
    }),
  'a collapse of a bracket after the last, whose pairs stand in for all boards': (right) =>
    ofOtherRound(right, (certificate) => {
      certificate.collapse = { at: 999, pairs: theRound(right), proof: { searched: 0 }, refutation: { sets: [], dual: {} } }
    }),
  'pairs of a collapse that speak of brackets above it': (right) =>
    ofOtherRound(right, (certificate) => {
      if (certificate.collapse === undefined) return false
      const before = new Map<number, readonly (number | null)[]>()
      for (const pair of [...theRound(right), ...certificate.collapse.pairs]) for (const id of pair) if (id !== null) before.set(id, pair)
      certificate.collapse.pairs = [...new Set(before.values())].filter((pair) =>
        pair.every((id) => id === null || before.get(id) === pair),
      )
    }),
  'a collapse whose bracket is a text': collapseAsText,
  'all brackets compared by search': (right) =>
    ofOtherRound(right, (certificate) => {
      certificate.brackets = certificate.brackets.map(() => ({ searched: 1_000_000 }))
      delete certificate.collapse
    }),
  'one bracket compared by search': (right) =>
    changed(right, (certificate) => {
      certificate.brackets[0] = { searched: 0 }
    }),
  'prices so large that costs are lost in them': drowned,
  'a vertex named so often under one price that costs are lost in it': namedOften,
  'another bye': (right) =>
    changed(right, (certificate) => {
      if (certificate.bye === null || certificate.boards.length === 0) return false
      ;[certificate.bye, certificate.boards[0][0]] = [certificate.boards[0][0], certificate.bye]
    }),
  'boards twice, first the wrong ones': (right) => {
    const other = otherRound(right)
    return other === null ? null : inText(right, (text) => text.replace('"boards":', `"boards":${JSON.stringify(other.boards)},"boards":`))
  },
  'boards twice, first the right ones': (right) => {
    const other = otherRound(right)
    return other === null ? null : inText(right, (text) => text.replace('"bye":', `"boards":${JSON.stringify(other.boards)},"bye":`))
  },
  'a board of three': (right) => changed(right, ({ boards }) => boards[0]?.push(1) !== undefined),
  'a board of one': (right) => changed(right, ({ boards }) => boards[0]?.pop() !== undefined),
  'a board against the bye': (right) =>
    changed(right, (certificate) => {
      if (certificate.bye === null) return false
      certificate.boards.push([certificate.bye, null])
      certificate.bye = null
    }),
  'numbers as strings': (right) =>
    changed(right, (certificate) => {
      if (certificate.boards.length === 0) return false
      certificate.boards[0] = certificate.boards[0].map(String)
    }),
  'true for one': (right) =>
    changed(right, (certificate) => {
      const board = certificate.boards.find((pair: number[]) => pair.includes(1))
      if (board === undefined) return false
      board[board.indexOf(1)] = true
    }),
  'a round in words': (right) =>
    changed(right, (certificate) => {
      certificate.round = `${certificate.round}`
    }),
  'a broken round': (right) =>
    changed(right, (certificate) => {
      certificate.round += 0.5
    }),
  'round 0, of nobody': (right) =>
    changed(right, (certificate) => {
      Object.assign(certificate, { round: 0, players: [], boards: [], bye: null, brackets: [] })
      delete certificate.byeProof
      delete certificate.collapse
    }),
  'a round long after the last': (right) =>
    changed(right, (certificate) => {
      certificate.round += 3
    }),
  'an edition that is inherited': (right) =>
    changed(right, (certificate) => {
      certificate.rulebook = 'constructor'
    }),
  'version 1 as true': (right) =>
    changed(right, (certificate) => {
      certificate.version = true
    }),
  'another initial colour than there is': (right) =>
    changed(right, (certificate) => {
      certificate.initialColour = 'blue'
    }),
  'another parity than there is': (right) =>
    changed(right, (certificate) => {
      certificate.parity = 'odd'
    }),
  'all players in one text': (right) =>
    changed(right, (certificate) => {
      if (certificate.players.length < 2) return false
      certificate.players = [certificate.players.join()]
    }),
  'players twice': (right) => changed(right, ({ players }) => players.push(players[0]) > 1),

  // Of a proof.
  'a scope that every object has': (right) =>
    changed(right, (certificate) => {
      certificate.brackets[0].scope = 'toString'
    }),
  'a scope that is a list': (right) =>
    changed(right, (certificate) => {
      certificate.brackets[0].scope = [certificate.brackets[0].scope]
    }),
  'a scope of another bracket': (right) =>
    changed(right, ({ brackets }) => {
      brackets.at(-1).scope = 'next'
    }),
  'steps out of order': (right) =>
    changed(right, ({ brackets }) => {
      const proof = brackets.find(({ steps }: Loose) => steps.length > 1)
      if (proof === undefined) return false
      proof.steps.reverse()
    }),
  'a step left out': (right) =>
    changed(right, ({ brackets }) => brackets.find(({ steps }: Loose) => steps.length > 0)?.steps.pop() !== undefined),
  'a step twice': (right) =>
    changed(right, ({ brackets }) => {
      const proof = brackets.find(({ steps }: Loose) => steps.length > 0)
      if (proof === undefined) return false
      proof.steps.push(proof.steps.at(-1))
    }),
  'a bracket left out': (right) => changed(right, ({ brackets }) => brackets.pop() !== undefined),
  'brackets as an object': (right) =>
    changed(right, (certificate) => {
      certificate.brackets = { ...certificate.brackets, length: certificate.brackets.length }
    }),
  'sets as an object': (right) =>
    changed(right, (certificate) => {
      const proof = proofsWithSets(certificate)[0]
      if (proof === undefined) return false
      proof.sets = { ...proof.sets }
    }),
  'a member of a set that is nobody': (right) =>
    changed(right, (certificate) => proofsWithSets(certificate)[0]?.sets[0].push(99_999) !== undefined),
  'a member of a set before the first': (right) =>
    changed(right, (certificate) => proofsWithSets(certificate)[0]?.sets[0].push(-1) !== undefined),
  'a member of a set as text': (right) => changed(right, (certificate) => proofsWithSets(certificate)[0]?.sets[0].push('0') !== undefined),
  'a set that is not there': (right) =>
    changed(right, (certificate) => {
      const dual = dualsOf(certificate).find(({ q }) => q !== undefined)
      if (dual === undefined) return false
      dual.q.push([9999, 2])
    }),
  'a set by the text of its number': (right) =>
    changed(right, (certificate) => {
      const dual = dualsOf(certificate).find(({ q }) => q !== undefined)
      if (dual === undefined) return false
      dual.q[0][0] = `${dual.q[0][0]}`
    }),
  'a set of three numbers': (right) =>
    changed(right, (certificate) => {
      const dual = dualsOf(certificate).find(({ q }) => q !== undefined)
      if (dual === undefined) return false
      dual.q[0].push(0)
    }),
  'a set twice in one step, with both prices': (right) =>
    changed(right, (certificate) => {
      const dual = dualsOf(certificate).find(({ q }) => q !== undefined)
      if (dual === undefined) return false
      dual.q.unshift([dual.q[0][0], 1_000_000])
    }),
  'prices as a list': (right) =>
    changed(right, (certificate) => {
      const step = certificate.brackets[0].steps[0]
      if (step === undefined) return false
      step.splice(1, 0, [])
    }),
  'a price for nobody': (right) => changed(right, (certificate) => withPrices(certificate)[0]?.p[0].push(99_999) !== undefined),
  'a price for one before the first': (right) => changed(right, (certificate) => withPrices(certificate)[0]?.p[0].push(-1) !== undefined),
  'a price for one and a half': (right) => changed(right, (certificate) => withPrices(certificate)[0]?.p[0].push(0.5) !== undefined),
  'a price for one as text': (right) =>
    changed(right, (certificate) => {
      const prices = withPrices(certificate)[0]?.p[0]
      if (prices === undefined) return false
      prices[1] = `${prices[1]}`
    }),
  'a price for __proto__': (right) => changed(right, (certificate) => withPrices(certificate)[0]?.p[0].push('__proto__') !== undefined),
  'a price for the length': (right) => changed(right, (certificate) => withPrices(certificate)[0]?.p[0].push('length') !== undefined),
  'a price in halves': (right) => changed(right, (certificate) => withPrices(certificate)[0]?.p.push([0.5, 0], [-0.5, 0]) !== undefined),
  'a price as text': (right) =>
    changed(right, (certificate) => {
      const prices = withPrices(certificate)[0]?.p[0]
      if (prices === undefined) return false
      prices[0] = `${prices[0]}`
    }),
  'a price beyond exact numbers': (right) =>
    changed(right, (certificate) => withPrices(certificate)[0]?.p.push([2 ** 60, 0], [-(2 ** 60), 0]) !== undefined),
  'a price of 1e400': (right) => inText(right, (text) => text.replace(/"p":\[\[-?\d+/, '"p":[[1e400')),
  'a price of NaN': (right) => inText(right, (text) => text.replace(/"p":\[\[-?\d+/, '"p":[[NaN')),
  'a price of Infinity': (right) => inText(right, (text) => text.replace(/"p":\[\[-?\d+/, '"p":[[-Infinity')),
  'a price with a fraction of zero': (right) => inText(right, (text) => text.replace(/"p":\[\[(-?\d+)/, '"p":[[$1.0')),
  'the same price by an exponent': (right) => inText(right, (text) => text.replace(/"p":\[\[(-?\d+)/, '"p":[[$1e0')),
  'negative zero': (right) => inText(right, (text) => text.replace(/"p":\[\[(-?\d+),0\b/, '"p":[[$1,-0')),
  'a round with a fraction of zero': (right) => inText(right, (text) => text.replace(/"round":(\d+)/, '"round":$1.0')),
  '__proto__ with a search': (right) => {
    const at = right.certificate.brackets.findIndex((proof) => 'steps' in proof && proof.steps.length > 0)
    const { scope, sets } = (right.certificate.brackets[at] ?? {}) as Loose
    const brackets = right.certificate.brackets.map((proof, index) => (index === at ? 'HERE' : proof))
    const text = JSON.stringify({ ...right.certificate, brackets })
    const hidden = `{"__proto__":{"searched":1},"scope":"${scope}","sets":${JSON.stringify(sets)},"steps":[]}`
    return at === -1 ? null : { report: right.round.report, text: text.replace('"HERE"', hidden) }
  },
  'a collapse that is null': (right) =>
    right.certificate.collapse !== undefined ? null : inText(right, (text) => text.replace('"brackets":', '"collapse":null,"brackets":')),
  'a collapse of nothing': (right) =>
    right.certificate.collapse !== undefined ? null : inText(right, (text) => text.replace('"brackets":', '"collapse":{},"brackets":')),
  'nothing but brackets within brackets': ({ round: { report } }) => ({ report, text: '['.repeat(200_000) }),
  'no JSON': ({ round: { report } }) => ({ report, text: 'round 5' }),
  nothing: ({ round: { report } }) => ({ report, text: 'null' }),
  'a list': ({ round: { report } }) => ({ report, text: '[]' }),

  // Of the report.
  'a player twice': (right) => inReport(right, (report) => `${report.trimEnd()}\n${/^001.*$/m.exec(report)?.[0] ?? ''}`),
  'a player who is no number': (right) =>
    inReport(right, (report) => report.replace(/^(001 )( *\d+)/m, (_, code, id) => `${code}${'x'.padStart(id.length)}`)),
  'an opponent as 0x1': (right) => inReport(right, (report) => report.replace(/^(001.{88}) {3}(\d) ([wb])/m, '$1 0x$2 $3')),
  'an opponent who says nothing of it': (right) =>
    inReport(right, (report) => report.replace(/^(001.{88})( {1,3}\d+) ([wb]) [10=]/m, '$1      - Z')),
  'both of a game in white': (right) => inReport(right, (report) => report.replace(/^(001.{88}[ \d]{4}) b ([10=])/m, '$1 w $2')),
  'kept apart in small letters': ({ round: { report }, certificate }) =>
    certificate.boards.length === 0
      ? null
      : { report: `${report.trimEnd()}\nxxp ${certificate.boards[0]!.join(' ')}`, text: JSON.stringify(certificate) },
  'kept apart on the first line, after the mark of the order of bytes': ({ round: { report }, certificate }) =>
    certificate.boards.length === 0
      ? null
      : { report: `\ufeffXXP ${certificate.boards[0]!.join(' ')}\n${report}`, text: JSON.stringify(certificate) },
  'kept apart, a number in other digits': ({ round: { report }, certificate }) =>
    certificate.boards.length === 0
      ? null
      : {
          report: `${report.trimEnd()}\nXXP 0x${certificate.boards[0]![0].toString(16)} ${certificate.boards[0]![1]}`,
          text: JSON.stringify(certificate),
        },
  'points by decision in small letters of the rank': (right) => inReport(right, (report) => `${report.trimEnd()}\nXXC RANK`),
  'the past as it was paired': ({ round: { report }, certificate }) =>
    certificate.round === 1
      ? null
      : {
          report: `${report.trimEnd()}\n### Zug: rounds ${certificate.round}-${certificate.round} were paired with round 1, 1-2 as 1:0`,
          text: JSON.stringify(certificate),
        },
  'an acceleration by its name only': (right) =>
    inReport(right, (report) => (/^(250|XXA)/m.test(report) ? report : `${report.trimEnd()}\n192 FIDE_DUTCH_2026_BAKU`)),
  'one number of rounds, then another': (right) => inReport(right, (report) => `XXR 99\n${report}`),
  'one initial colour, then the other': (right) =>
    inReport(right, (report) => report.replace(/^152 ([WB])/m, (record, colour) => `152 ${colour === 'W' ? 'B' : 'W'}\n${record}`)),
  'a round after the last': (right) =>
    right.certificate.round === 1 ? null : inReport(right, (report) => report.replace(/^142.*/m, '142 1')),
  'a bye of which only record 240 tells': (right) =>
    inReport(right, (report) =>
      report.replace(/^001 ( *\d+)(.{83})0000 - Z(.*)/m, (_, id, name, more) => `001 ${id}${name}        ${more}\n240 H 001 ${id}`),
    ),
  'an acceleration without its first player': (right) => inReport(right, (report) => `${report.trimEnd()}\n250  1 1 1`),
  'players kept apart, but no rounds': (right) => inReport(right, (report) => `${report.trimEnd()}\n260 1 2`),
  'two winners of one game': () =>
    ofRoundOne(['   2 w 1', '   1 b 1', '   4 w 1', '   3 b 1'], ['XXR 5', 'XXC white1'], {
      players: ['1 10 w', '2 10 b', '3 10 w', '4 10 b'],
      boards: [
        [4, 1],
        [2, 3],
      ],
    }),
  'a game that one player won by forfeit and the other played': () => {
    const dual = {
      p: [
        [-1, 0, 2],
        [1, 1, 3],
      ],
    }
    return ofRoundOne(['   2 w +', '   1 b W', '   4 w +', '   3 b W'], ['XXR 5', 'XXC white1'], {
      players: ['1 10 ', '2 10 b', '3 10 ', '4 10 b'],
      boards: [
        [4, 1],
        [2, 3],
      ],
      steps: [['partner 0', dual]],
    })
  },
  'a game without colours, by the letter of a bye': () => {
    const dual = {
      p: [
        [1, 0, 1, 3],
        [-1, 2],
      ],
    }
    return ofRoundOne(['   2   H', '   1   H', '   4 w =', '   3 b ='], ['XXR 5', 'XXC white1'], {
      players: ['1 5 ', '2 5 ', '3 5 w', '4 5 b'],
      boards: [
        [1, 3],
        [2, 4],
      ],
      steps: [
        ['C12', dual],
        ['C13', dual],
      ],
    })
  },
  'the initial colour by place, where numbers count': () =>
    ofRoundOne(['0000 - Z', '   3 w =', '   2 b ='], ['XXR 5', ofAbsolutes(4), ofAbsolutes(5), 'XXZ 1 2 3'], {
      players: ['4 0 ', '5 0 '],
      boards: [[5, 4]],
      parity: 'pairing-number',
    }),
  'scores in small letters': (right) =>
    right.certificate.round === 1 ? null : inReport(right, (report) => `${report.trimEnd()}\n162 w 3.0 d 2.0 l 1.5`),
  'an acceleration of more rounds than anybody plays': (right) =>
    inReport(right, (report) => `${report.trimEnd()}\n250 1.0    1 9999    1 9999`),
  'accelerations of everybody, ten times': (right) =>
    inReport(right, (report) => `${report.trimEnd()}${'\n250 0.0    1    1    1 9999'.repeat(10)}`),
  'a set in which somebody is a hundred thousand times': (right) =>
    changed(right, (certificate) => {
      const [set] = proofsWithSets(certificate)[0]?.sets ?? []
      if (set === undefined) return false
      set.push(...Array.from({ length: 100_000 }, () => set[0]))
      return true
    }),
}
