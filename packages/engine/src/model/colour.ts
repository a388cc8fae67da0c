export const colours = ['white', 'black'] as const
export type Colour = (typeof colours)[number]

export const opposite = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white')
