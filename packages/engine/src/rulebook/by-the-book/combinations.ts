/** All choices of `size` items, each in the order of `items`, in lexicographic order. */
export const combinations = <T>(items: readonly T[], size: number): readonly (readonly T[])[] => {
  if (size === 0) return [[]]
  if (size > items.length) return []
  const [first, ...others] = items
  return [...combinations(others, size - 1).map((rest) => [first!, ...rest]), ...combinations(others, size)]
}

/** How many there are: n over k. */
export const countCombinations = (n: number, k: number): number => {
  let count = 1
  for (let i = 1; i <= k; i++) count = (count * (n - k + i)) / i
  return count
}
