/** How a game between two ratings ends, as probabilities that add up to 1. */
export type ResultProbabilities = { readonly white: number; readonly draw: number; readonly black: number }

/**
 * The result model of O. Milvang (2015), fitted to rated games: a parabola on either side of a centre for each colour, so that White is ahead by about
 * 40 points, strong players draw more, and a difference beyond the limits leaves no chance.
 */
export const resultProbabilities = (whiteRating: number, blackRating: number): ResultProbabilities => {
  const mean = (whiteRating + blackRating) / 2
  const difference = whiteRating - blackRating
  const strength = Math.max(0, (mean - 1200) / 1200) ** 2
  const rising = curve(difference, {
    centre: 40,
    value: 0.45 - 0.1 * strength,
    lower: -1492 + 0.391 * mean,
    upper: 1691 - 0.428 * mean,
  })
  const falling = curve(-difference, {
    centre: 80,
    value: 0.46 - 0.13 * strength,
    lower: -(1428 - 0.388 * mean),
    upper: -(-1753 + 0.416 * mean),
  })
  const white = clamp(rising)
  const black = Math.min(clamp(falling), 1 - white)
  return { white, draw: 1 - white - black, black }
}

type Curve = { readonly centre: number; readonly value: number; readonly lower: number; readonly upper: number }

/** From 0 below `lower` over `value` at the centre to 1 above `upper`. Black's curve is White's mirrored. */
const curve = (lead: number, { centre, value, lower, upper }: Curve): number => {
  if (lead <= lower) return 0
  if (lead >= upper) return 1
  return lead <= centre ? value * ((lead - lower) / (centre - lower)) ** 2 : 1 - (1 - value) * ((lead - upper) / (centre - upper)) ** 2
}

const clamp = (probability: number): number => Math.min(1, Math.max(0, probability))

/** The same chances of winning relative to each other, with draws as often as given. */
export const withDrawRate = ({ white, black }: ResultProbabilities, draw: number): ResultProbabilities => {
  const decided = white + black
  const share = decided === 0 ? 0.5 : white / decided
  return { white: (1 - draw) * share, draw, black: (1 - draw) * (1 - share) }
}
