/** Scalars that must not be mixed up are branded: the compiler refuses a round number where a player is meant. */
declare const brand: unique symbol
type Brand<T, Name extends string> = T & { readonly [brand]: Name }

/**
 * Who a player is inside one tournament file: the starting rank of the TRF, 1 or more.
 * It is also the pairing number (C.04.2.B.4) unless the file says otherwise, see Player.pairingNumber.
 */
export type PlayerId = Brand<number, 'PlayerId'>
/** C.04.2.B.4: position in the initial order, 1 is the strongest. */
export type PairingNumber = Brand<number, 'PairingNumber'>
/** 1 is the first round. */
export type RoundNumber = Brand<number, 'RoundNumber'>

/** A plain number as one of the three, 1 or more. Nothing is checked: `validate` looks at whole tournaments. */
export const playerId = (value: number): PlayerId => value as PlayerId
export const pairingNumber = (value: number): PairingNumber => value as PairingNumber
export const roundNumber = (value: number): RoundNumber => value as RoundNumber
