import type { ToldIssue } from '../exchange/issues.ts'

/**
 * A value as it goes over the wire: nothing of it changes on the way, and a key without a value is not sent. Brands stay, so that a number from an answer can
 * go back in a command; whoever answers and whoever asks have the same type. What is found in files has its own name, and would be two hundred types without it.
 */
export type Told<T> = T extends string | number | boolean | null | undefined | Uint8Array | readonly ToldIssue[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: Told<Exclude<T[Key], undefined>> }
    : T

declare const written: unique symbol

/** The text of a `T`: what was made once is sent many times. */
export type Written<T> = string & { readonly [written]: T }

/** The only way to make one. */
export const write = <T>(value: T): Written<T> => JSON.stringify(value) as Written<T>
