import type { PairingAnswer } from '../pairing/round-pairing.ts'

/** Boards in the order they are published, White first, and the bye: `1-3 4-2 5`; or why there are none. */
export const wordsOf = (answer: PairingAnswer | { readonly kind: 'too-large' }): string =>
  answer.kind === 'pairing'
    ? [...answer.boards.map(({ white, black }) => `${white}-${black}`), ...(answer.bye === null ? [] : [`${answer.bye}`])].join(' ')
    : answer.kind
