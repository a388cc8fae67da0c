import { type Axis, atRate, type Span } from '@zug/engine/simulation'
import { InvalidArgumentError } from 'commander'

/** `30` or `20..60`, whole numbers within bounds. */
export const wholeSpan =
  (least: number, most: number) =>
  (text: string): Span => {
    const match = /^(\d{1,5})(?:\.\.(\d{1,5}))?$/.exec(text)
    const [low, high] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])]
    if (match === null || low < least || high > most || low > high)
      throw new InvalidArgumentError(
        `A whole number or a span such as ${least}..${Math.min(most, least + 20)} is needed, within ${least} and ${most}.`,
      )
    return { low, high }
  }

/** A rate in per cent: `5`, `0.5`, `0..10`. */
export const percentage = (text: string): Axis => {
  const match = /^(\d{1,3}(?:\.\d{1,3})?)(?:\.\.(\d{1,3}(?:\.\d{1,3})?))?$/.exec(text)
  const [low, high] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])]
  if (match === null || high > 100 || low > high)
    throw new InvalidArgumentError('Per cent are needed: a number such as 5, or a span such as 0..10.')
  return atRate(low, high)
}

/** A number of things, drawn from the span in every tournament. */
export const amount =
  (most: number) =>
  (text: string): Axis => {
    const { low, high } = wholeSpan(0, most)(text)
    return atRate(low, high)
  }

/** How many tournaments. */
export const howMany = (text: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('A whole number from 1 to 999999 is needed.')
  return Number(text)
}
