const record = /^\d{3}(?: |$)/
const shifted = /^ +\d{3} /
const marks = /^[\d .,:;|+*=_-]+$/
const shortest = 4

/** Some programs number the columns over their records, or draw a line: marks alone, the digits in turn, the tens in their places, every fifth column by its number. */
export const isRuler = (line: string): boolean => {
  if (record.test(line) || !marks.test(line)) return false
  const digits = line.replace(/\D/g, '')
  if (digits === '') return line.length >= shortest
  // A record shifted by a blank, 260 for one, is a fault.
  if (shifted.test(line) && !saysWhere(line)) return false
  return line.startsWith(' ') || inTurn(digits) || isEven(line) || saysWhere(line)
}

const inTurn = (digits: string): boolean =>
  digits.length > 1 && [...digits].every((digit, at) => at === 0 || Number(digit) === (Number(digits[at - 1]) + 1) % 10)

/** 10 20 30, or 8 9 10. */
const isEven = (line: string): boolean => {
  const numbers = (line.match(/\d+/g) ?? []).map(Number)
  const step = numbers[1]! - numbers[0]!
  return numbers.length > 2 && step > 0 && numbers.every((number, at) => at === 0 || number - numbers[at - 1]! === step)
}

/** Each number begins or ends in its own column, or leaves out the tens. */
const saysWhere = (line: string): boolean =>
  [...line.matchAll(/\d+/g)].every(({ 0: text, index }) =>
    [index + 1, index + text.length].some((column) => Number(text) === column || Number(text) === column % 10),
  )
