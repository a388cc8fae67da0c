import { z } from '@hono/zod-openapi'
import type { PairingNumber, PlayerId, Points, RoundNumber } from '@zug/engine/model'

/** Scalars of the engine are branded; when the program runs they are the whole numbers checked here. */
export const branded = <T extends number>(schema: z.ZodNumber): z.ZodType<T, T> => schema as unknown as z.ZodType<T, T>

/** As they stand in answers; what comes in is checked more closely. */
export const playerSchema = branded<PlayerId>(z.int())
export const roundNumberSchema = branded<RoundNumber>(z.int())
export const pairingNumberSchema = branded<PairingNumber>(z.int())
export const tenthsSchema = branded<Points>(z.int()).openapi({ description: 'Tenths of a point' })

/**
 * Where the engine has the type and the document says less, or is made when the program starts: events, rules, explanations. Of an answer it claims nothing,
 * since whoever answers has to give a `T`; what comes in has to be checked wholly by the schema.
 */
export const described = <T>(schema: z.ZodType): z.ZodType<T, T> => schema as z.ZodType<T, T>

/** A key that may be missing and is never undefined, as in the engine's types: JSON has no undefined, and zod adds no key that was not sent. */
export const maybe = <S extends z.ZodType>(schema: S): z.ZodExactOptional<S> => schema.optional() as unknown as z.ZodExactOptional<S>

type Partly<S extends z.ZodRawShape, C extends z.core.$ZodObjectConfig> = z.ZodObject<
  { -readonly [Key in keyof S]: z.ZodExactOptional<S[Key]> },
  C
>
export const partly = <S extends z.ZodRawShape, C extends z.core.$ZodObjectConfig>(schema: z.ZodObject<S, C>): Partly<S, C> =>
  schema.partial() as unknown as Partly<S, C>
