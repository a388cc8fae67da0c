import { describe, expect, test } from 'vitest'
import * as columns from './columns.ts'

const { lengthOf, makeLine, nth, playerFields, readField, roundFields, widthOf } = columns

describe('column tables', () => {
  const records = {
    '001': playerFields,
    '240': { type: columns.byeFields.type, round: columns.byeFields.round, id: columns.byeFields.ids.first },
    '250': columns.accelerationFields,
    '260': { first: columns.forbiddenFields.firstRound, last: columns.forbiddenFields.lastRound, id: columns.forbiddenFields.ids.first },
    XXA: { id: columns.xxaFields.id, points: columns.xxaFields.points.first },
  }
  test.each(Object.entries(records))('fields of %s come in order and do not touch the record id', (_, fields) => {
    const list = Object.values(fields)
    expect(list[0]?.from).toBeGreaterThanOrEqual(5)
    for (const [index, field] of list.entries()) {
      expect(field.to).toBeGreaterThanOrEqual(field.from)
      if (index > 0) expect(field.from).toBeGreaterThan(list[index - 1]?.to ?? 0)
    }
  })

  test('TRF16: the blocks of the rounds, 92-95, 97 and 99, come again every ten columns', () => {
    expect(nth(roundFields.opponent, 0)).toMatchObject({ from: 92, to: 95 })
    expect(nth(roundFields.colour, 2)).toMatchObject({ from: 117, to: 117 })
    expect(nth(roundFields.result, 9)).toMatchObject({ from: 189, to: 189 })
  })

  test('what makeLine writes, readField reads', () => {
    const cells = Object.entries(playerFields).map(([key, field]) => [field, key.slice(0, widthOf(field))] as const)
    const line = makeLine('001', cells)
    for (const [field, text] of cells) expect(readField(line, field)).toBe(text)
    expect(line.slice(0, 4)).toBe('001 ')
  })

  test('columns count characters, not units: an emoji in a name shifts nothing', () => {
    const line = makeLine('001', [
      [playerFields.name, 'Ann 🐴'],
      [playerFields.rating, '2000'],
    ])
    expect(lengthOf(line)).toBe(playerFields.rating.to)
  })
})
