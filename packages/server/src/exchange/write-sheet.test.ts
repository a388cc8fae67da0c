import { expect, test, vi } from 'vitest'
import { workbookOf } from './write-sheet.ts'

test('the same table is the same file, whenever it is made', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const table = {
      name: 'Standings',
      rows: [
        ['Rank', 'Name'],
        [1, 'Ömer'],
      ],
    }
    const made = []
    for (const day of ['2026-11-18T10:00:00Z', '2027-03-01T11:30:10Z']) {
      vi.setSystemTime(new Date(day))
      made.push(Buffer.from(await workbookOf(table)).toString('base64'))
    }
    expect(made[1]).toBe(made[0])
  } finally {
    vi.useRealTimers()
  }
})
