/** YYYY/MM/DD, YY/MM/DD or DD/MM/YYYY with any separator, as one number that sorts; null when it is no date. */
export const dayOf = (date: string): number | null => {
  const parts = /^(\d{1,4})\D(\d{1,2})\D(\d{1,4})$/.exec(date.trim())
  if (parts === null) return null
  const [a, b, c] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (parts[3]!.length === 4) return c * 10000 + b * 100 + a
  return (parts[1]!.length === 4 ? a : 2000 + a) * 10000 + b * 100 + c
}
