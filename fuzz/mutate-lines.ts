import type { Dice } from './dice.ts'
import { strangeText } from './strange.ts'

type Step = (lines: string[], dice: Dice, others: readonly string[]) => void

const at = (lines: readonly string[], dice: Dice): number => dice.below(Math.max(1, lines.length))

/** Steps that know that a file is lines, and a line columns or fields. */
const steps: readonly Step[] = [
  (lines, dice) => {
    lines.splice(at(lines, dice), 1)
  },
  (lines, dice) => {
    const line = lines[at(lines, dice)]
    if (line !== undefined) lines.splice(at(lines, dice), 0, line)
  },
  (lines, dice) => {
    const [a, b] = [at(lines, dice), at(lines, dice)]
    const [one, two] = [lines[a], lines[b]]
    if (one !== undefined && two !== undefined) [lines[a], lines[b]] = [two, one]
  },
  (lines, dice, others) => {
    lines.splice(at(lines, dice), 0, dice.pick(others))
  },
  overwrite,
  overwrite,
  changeField,
  changeField,
  changeField,
  changeNumber,
  changeNumber,
  swapFields,
  (lines, dice) => {
    const index = at(lines, dice)
    const line = lines[index] ?? ''
    const column = dice.below(line.length + 1)
    lines[index] = `${line.slice(0, column)}${strangeText(dice)}${line.slice(column)}`
  },
  (lines, dice) => {
    const index = at(lines, dice)
    lines[index] = (lines[index] ?? '').slice(0, dice.below((lines[index] ?? '').length + 1))
  },
]

/** In place: columns behind stay where they are. */
function overwrite(lines: string[], dice: Dice): void {
  const index = at(lines, dice)
  const line = lines[index] ?? ''
  const column = dice.below(line.length + 1)
  const text = strangeText(dice)
  lines[index] = line.slice(0, column) + text + line.slice(column + text.length)
}

const fieldsOf = (line: string): RegExpExecArray[] => [...line.matchAll(/[^\s;,\t]+/g)]

function changeField(lines: string[], dice: Dice): void {
  const index = at(lines, dice)
  const line = lines[index] ?? ''
  const fields = fieldsOf(line)
  if (fields.length === 0) return
  const { 0: field, index: column } = dice.pick(fields)
  const text = strangeText(dice)
  // As wide as before, so that what stands behind is still read; or not.
  const put = dice.chance(0.6) ? text.padStart(field.length).slice(0, field.length) : text
  lines[index] = line.slice(0, column) + put + line.slice(column + field.length)
}

function changeNumber(lines: string[], dice: Dice): void {
  const index = at(lines, dice)
  const line = lines[index] ?? ''
  const fields = fieldsOf(line).filter(({ 0: text }) => /^\d+$/.test(text))
  if (fields.length === 0) return
  const { 0: field, index: column } = dice.pick(fields)
  const near = String(Math.max(0, Number(field) + dice.below(7) - 3)).padStart(field.length)
  lines[index] = line.slice(0, column) + near.slice(-field.length) + line.slice(column + field.length)
}

function swapFields(lines: string[], dice: Dice): void {
  const index = at(lines, dice)
  const line = lines[index] ?? ''
  const fields = fieldsOf(line)
  if (fields.length < 2) return
  const [a, b] = [dice.pick(fields), dice.pick(fields)].sort((x, y) => x.index - y.index) as [RegExpExecArray, RegExpExecArray]
  if (a.index === b.index) return
  const between = line.slice(a.index + a[0].length, b.index)
  lines[index] = line.slice(0, a.index) + b[0] + between + a[0] + line.slice(b.index + b[0].length)
}

/** A text of lines with a few of them changed; `others` are lines of other files that may come into it. */
export const mutateLines = (text: string, others: readonly string[], dice: Dice): string => {
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.split(/\r?\n/)
  for (let times = 1 + dice.below(3); times > 0; times--) dice.pick(steps)(lines, dice, others)
  return lines.join(dice.chance(0.95) ? end : dice.pick(['\r\n', '\r', '\n\n', '\u2028']))
}
