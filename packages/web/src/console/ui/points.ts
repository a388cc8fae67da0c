/** Whole tenths as arbiters write them: 25 → 2½, 30 → 3, 5 → ½, 0 → 0. */
export const showPoints = (tenths: number): string => {
  const whole = Math.trunc(tenths / 10)
  const rest = Math.abs(tenths % 10)
  if (rest === 0) return String(whole)
  if (rest === 5) return whole === 0 ? '½' : `${whole}½`
  return (tenths / 10).toFixed(1)
}
