/**
 * By the book means trying everything, so work grows beyond all bounds with the size of a bracket. A budget counts the beginnings of candidates
 * that are tried; when it is spent, the bracket is too large for this implementation, which says nothing about the pairing.
 */
export type Budget = { readonly spend: (steps?: number) => void }

export type TooLarge = { readonly kind: 'too-large'; readonly limit: number }

export const defaultLimit = 5_000_000

export const makeBudget = (limit: number): Budget => {
  let spent = 0
  return {
    spend: (steps = 1) => {
      spent += steps
      if (spent > limit) throw new Error(tooLargeMessage, { cause: { kind: 'too-large', limit } satisfies TooLarge })
    },
  }
}

const tooLargeMessage = 'Too many candidates to try by the book'

/** The answer of `work`, or the typed refusal when a budget was spent on the way. */
export const orTooLarge = <T>(work: () => T): T | TooLarge => {
  try {
    return work()
  } catch (error) {
    if (error instanceof Error && error.message === tooLargeMessage) return error.cause as TooLarge
    throw error
  }
}
