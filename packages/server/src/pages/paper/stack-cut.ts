/**
 * The order in which cards are laid on sheets so that, when the whole stack is cut at once, every pile is in order and the piles laid on one another are too:
 * place p of sheet s carries card p × sheets + s. Places that stay empty are null.
 */
export const stackCut = <T>(cards: readonly T[], perSheet: number): readonly (readonly (T | null)[])[] => {
  const sheets = Math.ceil(cards.length / perSheet)
  return Array.from({ length: sheets }, (_, sheet) => Array.from({ length: perSheet }, (_, place) => cards[place * sheets + sheet] ?? null))
}
