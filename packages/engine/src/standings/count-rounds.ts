import { exact, zero } from './exact.ts'
import type { Field, FieldRound } from './field.ts'
import type { Note } from './note.ts'
import type { ValueRule } from './rule.ts'
import { summed, term } from './working.ts'

type Asked = (round: FieldRound, field: Field) => boolean

/** One for every round that counts; what there is to say of a round is said by `note`. */
export const countRounds =
  (counts: Asked, note: (round: FieldRound, counted: boolean) => Note | null = () => null): ValueRule['prepare'] =>
  ({ field }) =>
  (index) =>
    summed(
      field.entries[index]!.rounds.map((round, at) => {
        const counted = counts(round, field)
        return term(counted ? exact(1) : zero, { round: at + 1, note: note(round, counted) })
      }),
    )
