import type { Choice } from './criterion.ts'

/**
 * C.04.6 C5, C.04.5 C5: by how much upfloaters are below the residents, the widest difference first. Each of them meets a resident: two who could meet each
 * other would not be upfloaters under C4.
 */
export const scoreDifferences = ({ residents, upfloaters }: Choice): readonly number[] =>
  upfloaters.map(({ score }) => residents[0]!.score - score).sort((a, b) => b - a)
