import type { Choice } from './criterion.ts'

/** C.04.6 C4, C.04.5 C4: the number of upfloaters. */
export const upfloaterCount = ({ upfloaters }: Choice): readonly number[] => [upfloaters.length]
