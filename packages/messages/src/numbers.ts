import type { Language } from './language.ts'

const half = (value: number): boolean => Math.abs(value * 2 - Math.round(value * 2)) < 1e-9 && Math.abs(value) < 1000

/**
 * One way of writing for a whole column: halves as ½ where every value is a multiple of ½, else whole numbers as they are if all are whole, else two decimals
 * throughout, with the decimal sign of the language. Where games have scores of their own there is no ½ (`halves` false): as many decimals as the column needs.
 */
export const columnText = (
  values: readonly (number | null | undefined)[],
  language: Language,
  halves = true,
): ((value: number | null | undefined) => string) => {
  const numbers = values.filter((value) => value !== null && value !== undefined)
  const whole = numbers.every(Number.isInteger)
  const inHalves = whole || (halves && numbers.every(half))
  const decimals = !halves && numbers.every((value) => Number.isInteger(value * 10)) ? 1 : 2
  return (value) => {
    if (value === null || value === undefined) return ''
    if (inHalves) return halvesText(value)
    const text = value.toFixed(decimals)
    return language === 'en' ? text : text.replace('.', ',')
  }
}

const halvesText = (value: number): string => {
  const whole = Math.trunc(value)
  if (whole === value) return String(value)
  return `${whole === 0 ? (value < 0 ? '-' : '') : whole}½`
}
