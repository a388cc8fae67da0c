import { byTheBook } from '../fide-dutch/by-the-book/answer.ts'
import type { Book } from '../fide-dutch/by-the-book/book.ts'
import { byBsn } from '../fide-dutch/by-the-book/mdp-exchanges.ts'
import { pairBrackets } from './by-the-book/pair-brackets.ts'
import { edition } from './edition.ts'

/** FIDE Dutch 2026 as the text has it: candidates generated one by one. For small brackets, and for checking the fast way. */
export const book: Book = { edition, mdpSetOrder: byBsn }

export const pairRoundByTheBook = byTheBook(book, pairBrackets)
