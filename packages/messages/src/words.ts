/**
 * A catalogue is an object of texts and of functions that make texts; English defines which there are, and a language that lacks one does not compile.
 * Literal types are widened, so that translations may differ from the English text.
 */
export type Words<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : T[K] extends readonly string[]
        ? readonly string[]
        : Words<T[K]>
}

/** "1 board", "7 boards": the two forms English, German and French need. French counts 0 as one. */
export const counted = (n: number, one: string, other: string): string => `${n}\u00a0${n === 1 ? one : other}`
export const countedFrench = (n: number, one: string, other: string): string => `${n}\u00a0${Math.abs(n) < 2 ? one : other}`

/** A sentence of somebody's own that goes on: without the full stop at its end. */
export const goingOn = (text: string): string => text.trim().replace(/[.\s]+$/, '')
