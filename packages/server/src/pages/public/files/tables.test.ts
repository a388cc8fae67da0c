import { describe, expect, test } from 'vitest'
import { spreadsheetSheets } from '../../../exchange/spreadsheet.ts'
import { csvOf, workbookOf } from '../../../exchange/write-sheet.ts'
import { enter, publish, usePublicPages } from '../../../testing/public-pages.ts'

const start = usePublicPages()

describe('standings and pairings for spreadsheets', () => {
  test('have what the pages have, as CSV', async () => {
    const { owner, id, text } = await start(4)
    await publish(owner, id)
    await enter(owner, id, 1, 1)
    const lines = (await text('/round/1/pairings.csv?lang=en')).trim().split('\r\n')
    expect(lines[0]!.replace('\ufeff', '')).toBe('Board,White,Rating,Black,Rating,Result')
    expect(lines).toHaveLength(3)
    expect([lines[1]!.endsWith(',1–0'), lines[2]!.endsWith(',')]).toEqual([true, true])
    expect((await text('/standings.csv?lang=en')).trim().split('\r\n')).toEqual(['Rank,No.,Name,Rating,Federation,Club,Points'])
    await owner.command(id, { kind: 'enter-result', round: 1, board: 1, result: { white: 'win', black: 'loss', rated: true } })
    const standings = (await text('/standings.csv?lang=de')).trim().split('\r\n')
    expect(standings[0]).toContain('Rang')
    expect(standings).toHaveLength(5)
  })

  test('are workbooks that can be read, and are not there for what is not published', async () => {
    const { owner, id, server } = await start(4)
    await publish(owner, id)
    await enter(owner, id, 1, 2)
    const response = await server.nobody.get(`/t/${id}/standings.xlsx`)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ])
    for (const path of ['/round/2/pairings.csv', '/round/2/pairings.xlsx', '/round/x/pairings.csv'])
      expect((await server.nobody.get(`/t/${id}${path}`)).status, path).toBe(404)
    expect((await server.nobody.get('/t/nowhere/standings.csv')).status).toBe(404)
  })

  test('a workbook reads as the table it was made of', async () => {
    const made = await workbookOf({
      name: 'Zug: [Open]',
      rows: [
        ['Rank', 'Name'],
        [1, 'Ada <&> Bo'],
        [2, null],
      ],
    })
    const read = await spreadsheetSheets(made)
    expect(read.ok && read.value[0]!.text.replace(/"/g, '')).toContain('1,Ada <&> Bo')
  })

  test('a text that looks like a formula is none, and commas and quotes stay in their cell', () => {
    expect(csvOf({ name: 'x', rows: [['=1+1', 'a,b', 'say "x"', -1, null]] })).toBe(`\ufeff'=1+1,"a,b","say ""x""",-1,\r\n`)
  })
})
