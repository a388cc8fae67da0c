/** What one side of a board has, an open or adjourned game included. */
type Side = 'win' | 'draw' | 'loss' | 'forfeit-win' | 'forfeit-loss' | 'adjourned'

/** How each is written. One table for console, public pages, phones, screens and paper. */
export type Sides = Readonly<Record<Side, string>>

/** A game that is not rated. */
export const unratedSign = '°'

/** Of a board without a result. */
export const openSign = '–'

export const sidesOfChess: Sides = { win: '1', draw: '½', loss: '0', 'forfeit-win': '+', 'forfeit-loss': '−', adjourned: '*' }

/** The CFC handbook marks a default with F (616). */
export const sidesMarked: Sides = { ...sidesOfChess, 'forfeit-win': '1F', 'forfeit-loss': '0F' }

type Told = { readonly white: Side; readonly black: Side; readonly rated: boolean }

/** 1–0, ½–½, 1–0° where it is not rated; +:− and −:− by forfeit; * while it is open. `space` stands around the dash. */
export const signsOf = ({ white, black, rated }: Told, sides: Sides, space = ''): string => {
  if (white === 'adjourned' || black === 'adjourned') return sides.adjourned
  const forfeit = white.startsWith('forfeit')
  const dash = forfeit && sides[white].length === 1 ? ':' : '–'
  return `${sides[white]}${space}${dash}${space}${sides[black]}${rated || forfeit ? '' : unratedSign}`
}

/** Is there anything in these that only a legend explains? Figures and dashes speak for themselves. */
export const needLegend = (texts: readonly string[]): boolean => texts.some((text) => /[^\d½–:.,·\s]/.test(text))
