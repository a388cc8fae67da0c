import type { Competitor } from '../competitor.ts'
import type { ProcedureBracket } from './bracket.ts'

/**
 * Where a player of the problem stands: in S1 of a heterogeneous bracket, elsewhere in the bracket, moved down by C.1, in the following
 * bracket, or further below.
 */
export type Region = 'moved-down' | 'resident' | 'incompatible' | 'next' | 'rest'

export type Vertex = {
  readonly player: Competitor
  readonly region: Region
  /** Came into the bracket from above. */
  readonly incoming: boolean
}

/** One component of the cost of a pairing, to be as small as possible; earlier components outweigh later ones. */
export type CostField = {
  readonly article: string
  readonly ofPair: (a: Vertex, b: Vertex) => number
  readonly ofAlone: (vertex: Vertex) => number
}

export const none = (): number => 0

const inBracket = ({ region }: Vertex): boolean => region === 'moved-down' || region === 'resident'

/** A sum over the pairs of the bracket and over those who leave it, by whatever they are paired with below. `a` outranks `b`. */
export const bracketField = (
  article: string,
  ofPair: (a: Vertex, b: Vertex) => number,
  ofDownfloater: (vertex: Vertex) => number,
): CostField => {
  const ofAlone = (vertex: Vertex): number => (inBracket(vertex) ? ofDownfloater(vertex) : 0)
  return {
    article,
    ofAlone,
    ofPair: (a, b) => {
      if (!inBracket(a) || !inBracket(b)) return ofAlone(a) + ofAlone(b)
      return a.player.rank < b.player.rank ? ofPair(a, b) : ofPair(b, a)
    },
  }
}

/** A sum over those who stay alone among the downfloaters and the following bracket (C.12). */
export const nextBracketField = (article: string, ofUnpaired: (vertex: Vertex) => number): CostField => {
  const ofAlone = (vertex: Vertex): number => (vertex.region === 'rest' ? 0 : ofUnpaired(vertex))
  return {
    article,
    ofAlone,
    ofPair: (a, b) => (a.region === 'rest' || b.region === 'rest' ? ofAlone(a) + ofAlone(b) : 0),
  }
}

/** Nobody stays alone but one who may take the bye; the factor keeps one who may not from ever being the cheaper choice. */
export const completionField = (article: string): CostField => ({
  article,
  ofPair: none,
  ofAlone: ({ player }) => (player.mayTakeBye ? 1 : 3),
})

/** C.4, C.14: how many of S1 stay without an opponent of S2. */
export const movedDownField = (article: string, counts: (player: Competitor) => boolean = () => true): CostField => {
  const value = ({ region, player }: Vertex): number => (region === 'moved-down' && counts(player) ? 1 : 0)
  return {
    article,
    ofAlone: value,
    ofPair: (a, b) => (a.region === 'resident' || b.region === 'resident' ? 0 : value(a) + value(b)),
  }
}

export const verticesOf = (bracket: ProcedureBracket, next: readonly Competitor[], rest: readonly Competitor[]): readonly Vertex[] => [
  ...bracket.players.map(
    (player, i): Vertex => ({ player, region: i < bracket.movedDown ? 'moved-down' : 'resident', incoming: i < bracket.incoming }),
  ),
  ...bracket.incompatible.map((player): Vertex => ({ player, region: 'incompatible', incoming: false })),
  ...next.map((player): Vertex => ({ player, region: 'next', incoming: false })),
  ...rest.map((player): Vertex => ({ player, region: 'rest', incoming: false })),
]
