import type { Note } from '../note.ts'

const points = (value: number): string => value.toFixed(1)
const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`)
const adjusted = (draws: readonly number[]): string => (draws.length === 0 ? '' : `adjusted: round ${draws.join(', ')} as a draw (16.3)`)

/** A remark as the terminal prints it, with entrants by name; pages have their own words for it. */
export const noteText = (note: Note | null, nameOf: (id: number) => string): string => {
  if (note === null) return ''
  if (note.code === 'forfeit-as-played')
    return [`forfeit counted as played (${note.article})`, adjusted(note.draws)].filter((part) => part !== '').join('; ')
  if (note.code === 'adjusted') return adjusted(note.draws)
  const text = sentence(note, nameOf)
  return note.article === null ? text : `${text} (${note.article})`
}

const sentence = (note: Exclude<Note, { readonly code: 'adjusted' | 'forfeit-as-played' }>, nameOf: (id: number) => string): string => {
  switch (note.code) {
    case 'dummy':
      return 'unplayed: dummy with own score'
    case 'dummy-capped-by-opponent':
      return `unplayed: dummy, capped at the score of ${nameOf(note.opponent)}`
    case 'dummy-capped-by-draws':
      return `unplayed: dummy, capped at ${note.draws} draws`
    case 'measured-by-draw':
      return 'unplayed: measured by a draw'
    case 'unplayed-win':
      return 'unplayed, worth a win'
    case 'unplayed-win-or-bye':
      return 'unplayed win or full bye'
    case 'forfeit-won':
      return 'forfeit win'
    case 'unplayed':
      return note.kind.replaceAll('-', ' ')
    case 'no-game-played':
      return 'no game played'
    case 'no-game-counts':
      return 'no game counts'
    case 'no-game-score':
      return 'no game score is recorded'
    case 'no-lots':
      return 'no lots are drawn yet'
    case 'by-hand':
      return 'entered by hand'
    case 'seed':
      return `seed ${note.seed}`
    case 'mean':
      return `mean of ${note.of}`
    case 'mean-of-games':
      return `mean of ${note.games} games`
    case 'board':
      return `board ${note.board}`
    case 'without-last':
      return `without the last ${note.boards}`
    case 'board-by-board':
      return 'compared board by board'
    case 'one-by-one':
      return 'compared one by one'
    case 'game-points-differ':
      return 'game points differ: not used'
    case 'unrated':
      return 'there are unrated players: not used'
    case 'too-many-tied':
      return `${note.tied} are tied: not used`
    case 'among-tied':
      return `among ${note.tied} tied`
    case 'not-tied':
      return 'not tied here'
    case 'not-met':
      return 'did not meet'
    case 'place':
      return `place ${note.place} of ${note.tied} tied${note.allMet ? '' : ', not all met'}`
    case 'expected':
      return `expected; scored ${points(note.scored)}`
    case 'expected-at':
      return `expected scores at ${note.rating}`
    case 'scored':
      return `scored ${points(note.scored)}`
    case 'performance':
      return `ARO ${note.average}, ${points(note.scored)} of ${note.games}: ${signed(note.difference)}`
    case 'combination':
      return `${points(note.scored)} + ${points(note.strength)} / ${note.divisor}`
    case 'cut-least':
      return 'cut: least significant'
    case 'cut-most':
      return 'cut: most significant'
    case 'cut-voluntary':
      return 'cut: voluntarily unplayed round'
    case 'cut-first-rounds':
      return 'cut: first rounds'
    case 'below-limit':
      return 'below the limit'
  }
}
