import { byTheBook } from '../fide-dutch/by-the-book/answer.ts'
import type { Book } from '../fide-dutch/by-the-book/book.ts'
import { byScoreThenBsn } from '../fide-dutch/by-the-book/mdp-exchanges.ts'
import { pairBrackets } from '../fide-dutch/by-the-book/pair-round.ts'
import { edition } from './edition.ts'

/** FIDE Dutch 2017 as the text has it: candidates generated one by one. For small brackets, and for checking the fast way. */
export const book: Book = { edition, mdpSetOrder: byScoreThenBsn }

export const pairRoundByTheBook = byTheBook(book, pairBrackets)
