import type { Field, FieldRound } from './field.ts'
import type { Note } from './note.ts'
import type { ValueRule } from './rule.ts'
import { summing } from './working.ts'

type Asked = (round: FieldRound, field: Field) => boolean

/** One for every round that counts; what there is to say of a round is said by `note`. */
export const countRounds =
  (counts: Asked, note: (round: FieldRound, counted: boolean) => Note | null = () => null): ValueRule['prepare'] =>
  ({ field }) =>
    summing(
      1,
      (index) => field.entries[index]!.rounds.map((round, at) => ({ amount: counts(round, field) ? 1 : 0, cut: null, round, at })),
      ({ amount, round, at }) => ({ round: at + 1, note: note(round, amount === 1) }),
    )
