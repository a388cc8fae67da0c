import type { PlayerId } from '@zug/engine/model'
import type { Tournament } from '../../api/types.ts'

type Draft = NonNullable<Tournament['draft']>
type Board = Draft['boards'][number]

export type DraftDifference = {
  readonly both: readonly Board[]
  readonly engineOnly: readonly Board[]
  readonly yoursOnly: readonly Board[]
  readonly byeChanged: boolean
  /** Places in the list of boards that the engine did not fill so. */
  readonly changed: ReadonlySet<number>
  /** Players of the engine's pairing who have no place now. */
  readonly standing: readonly PlayerId[]
}

const nameOf = ({ white, black }: Board): string => `${white} ${black}`

/** A draft beside what the engine made of the round. */
export const differenceOf = ({ boards, bye, engine }: Draft): DraftDifference => {
  const engines = new Set(engine.boards.map(nameOf))
  const yours = new Set(boards.map(nameOf))
  const seated = new Set<PlayerId | null>([...boards.flatMap(({ white, black }) => [white, black]), bye])
  const everybody = [...engine.boards.flatMap(({ white, black }) => [white, black]), ...(engine.bye === null ? [] : [engine.bye])]
  return {
    both: boards.filter((board) => engines.has(nameOf(board))),
    engineOnly: engine.boards.filter((board) => !yours.has(nameOf(board))),
    yoursOnly: boards.filter((board) => !engines.has(nameOf(board))),
    byeChanged: bye !== engine.bye,
    changed: new Set(boards.flatMap((board, at) => (engines.has(nameOf(board)) ? [] : [at]))),
    standing: everybody.filter((id) => !seated.has(id)),
  }
}
