import type { Choice } from './criterion.ts'

/** C.04.6 2.3.1, C.04.5 2.3.1 (C4): the number of upfloaters. */
export const upfloaterCount = ({ upfloaters }: Choice): readonly number[] => [upfloaters.length]
