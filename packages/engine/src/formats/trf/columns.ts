/**
 * Where each record of the Tournament Report File keeps its fields: columns count from 1 and both ends belong to the field, as in the FIDE
 * documents. Reader and writer use these tables and no other numbers.
 */
export type Columns = { readonly from: number; readonly to: number; readonly align: 'left' | 'right' }

const left = (from: number, to: number): Columns => ({ from, to, align: 'left' })
const right = (from: number, to: number): Columns => ({ from, to, align: 'right' })

/** A field that comes again and again, `step` columns further each time. */
export type Repeated = { readonly first: Columns; readonly step: number }

const repeated = (first: Columns, step: number): Repeated => ({ first, step })

/** 001, the same in TRF06, TRF16 and TRF26; NRS records of TRF26 share it up to the birth date. */
export const playerFields = {
  id: right(5, 8),
  sex: left(10, 10),
  title: right(11, 13),
  name: left(15, 47),
  rating: right(49, 52),
  federation: left(54, 56),
  fideId: right(58, 68),
  birth: left(70, 79),
  points: right(81, 84),
  rank: right(86, 89),
} as const

/** 001, one block of ten columns a round. */
export const roundFields = {
  opponent: repeated(right(92, 95), 10),
  colour: repeated(left(97, 97), 10),
  result: repeated(left(99, 99), 10),
} as const

/** 001: first column of the block of round 1, and the width of a block. */
export const roundBlock = repeated(left(92, 101), 10)

/** 132: round dates stand above the round blocks of 001. */
export const roundDateFields = repeated(left(92, 101), 10)

/** 012 to 222, XXR, XXC, XXS, XXZ, XXP and all other records of free text or of words. */
export const textColumn = 5

/** 162: symbol and points, up to six times. */
export const scoringFields = { symbol: repeated(left(6, 6), 9), points: repeated(right(7, 10), 9) } as const

/** BBW, BBD, BBL, BBZ, BBF, BBU: `pp.p`. */
export const bbFields = { points: right(5, 8) } as const

/** 240: byes by type and round. */
export const byeFields = { type: left(5, 5), round: right(7, 9), ids: repeated(right(11, 14), 5) } as const

/** 250: virtual points for a range of rounds and a range of players. */
export const accelerationFields = {
  matchPoints: right(5, 8),
  points: right(10, 13),
  firstRound: right(15, 17),
  lastRound: right(19, 21),
  firstId: right(23, 26),
  lastId: right(28, 31),
} as const

/** 260: players who must not meet in a range of rounds. */
export const forbiddenFields = { firstRound: right(5, 7), lastRound: right(9, 11), ids: repeated(right(13, 16), 5) } as const

/** 299: points by decision of the arbiter. Columns 8-11 are for teams. */
export const abnormalFields = { type: left(5, 5), points: right(14, 17), round: right(20, 22), ids: repeated(right(24, 27), 5) } as const

/** 310: a team with its members, board 1 first. */
export const teamFields = {
  number: right(5, 7),
  name: left(9, 40),
  nickname: left(42, 46),
  strength: right(48, 53),
  matchPoints: right(55, 60),
  gamePoints: right(62, 67),
  rank: right(69, 71),
  members: repeated(right(74, 77), 5),
} as const

/** 013: the same before TRF26. */
export const oldTeamFields = { name: left(5, 36), members: repeated(right(37, 40), 5) } as const

/** 300: who sat where in a round; 0000 is an empty board. */
export const lineUpFields = { round: right(5, 7), team: right(9, 11), opponent: right(13, 15), boards: repeated(right(17, 20), 5) } as const

/** 320: what the pairing-allocated bye is worth to a team, and which team had it in each round. */
export const teamByeFields = { matchPoints: right(5, 8), gamePoints: right(10, 13), teams: repeated(right(15, 17), 4) } as const

/** 330: a match that one team, or both, did not come to. */
export const matchForfeitFields = { result: left(5, 6), round: right(8, 10), white: right(12, 14), black: right(16, 18) } as const

/** 802: a team with its rounds; what stands in place of an opponent may be PAB, FPB, HPB or ZPB. */
export const summaryFields = {
  number: right(5, 7),
  nickname: left(9, 13),
  matchPoints: right(15, 20),
  gamePoints: right(22, 27),
  opponent: repeated(right(29, 31), 13),
  colour: repeated(left(33, 33), 13),
  points: repeated(right(35, 38), 13),
  forfeit: repeated(left(39, 39), 13),
} as const

/** 362: what a match is worth. */
export const matchScoringFields = { symbol: repeated(left(5, 6), 9), points: repeated(right(7, 10), 9) } as const

/** XXA: virtual points of one player, round by round. */
export const xxaFields = { id: right(5, 8), points: repeated(right(10, 13), 5) } as const

export const nth = (repeat: Repeated, index: number): Columns => ({
  from: repeat.first.from + index * repeat.step,
  to: repeat.first.to + index * repeat.step,
  align: repeat.first.align,
})

/** The text of a field without the blanks around it. */
export const readField = (line: string, field: Columns): string => line.slice(field.from - 1, field.to).trim()

/** A line made of cells; the columns between them are blank. Cells come in the order of their columns and must fit. */
export const makeLine = (id: string, cells: Iterable<readonly [Columns, string]>): string => {
  let line = id
  let width = id.length
  for (const [field, text] of cells) {
    if (text === '') continue
    const size = lengthOf(text)
    const start = field.align === 'left' ? field.from : field.to - size + 1
    line += ' '.repeat(Math.max(0, start - 1 - width)) + text
    width = Math.max(width, start - 1) + size
  }
  return line
}

/** Columns are characters: a character outside the basic plane is two units of a string but one column. */
export const lengthOf = (text: string): number => {
  let length = 0
  for (const _ of text) length++
  return length
}

export const widthOf = (field: Columns): number => field.to - field.from + 1
