import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { textList, wellKnown, written } from '../../../server/src/lists/testing/list-files.ts'
import { runZug } from '../testing/run-zug.ts'

const folder = mkdtempSync(join(tmpdir(), 'zug-lists-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const place = ['--data', join(folder, 'data')]

describe('zug lists', () => {
  test('import, show, find, remove', () => {
    const file = written(folder, 'players_list_foa.txt', textList(wellKnown))
    expect(runZug(['lists', 'find', 'x', ...place])).toMatchObject({ status: 3, stdout: '' })
    expect(runZug(['lists', 'show', ...place])).toMatchObject({ status: 0, stdout: 'No rating list has been imported.\n' })
    expect(runZug(['lists', 'import', file, '--month', '2026-10', ...place])).toMatchObject({
      status: 0,
      stdout: 'FIDE 2026-10: 8 entries\n',
    })
    expect(runZug(['lists', 'show', ...place]).stdout).toMatch(
      /^Name +Month +Entries +From +Imported\nFIDE +2026-10 +8 +players_list_foa\.txt/,
    )
    expect(runZug(['lists', 'find', 'Müller', '1990', ...place]).stdout).toMatch(/FIDE +9000000 +Mueller, Hans +GER +1990 +2100/)
    expect(runZug(['lists', 'find', 'qqq', ...place])).toMatchObject({ status: 0, stdout: '', stderr: 'zug: nobody was found\n' })
    expect(runZug(['lists', 'remove', 'fide', ...place])).toMatchObject({ status: 0 })
    expect(runZug(['lists', 'remove', 'fide', ...place])).toMatchObject({ status: 3 })
  })

  test('a national list, and what is wrong with files and requests', () => {
    const national = written(folder, 'cfc.csv', 'CFC#,Last,First,Rating\n100,Doe,Jane,1650\n')
    expect(runZug(['lists', 'import', national, ...place]).stderr).toMatch(/list-name-missing/)
    expect(runZug(['lists', 'import', national, '--name', 'CFC', '--federation', 'can', ...place])).toMatchObject({
      stdout: expect.stringMatching(/^CFC 20\d\d-\d\d: 1 entry\n$/),
      stderr: 'zug: columns read: id=CFC#, last=Last, first=First, rating=Rating (--map says otherwise)\n',
    })
    expect(runZug(['lists', 'import', national, '--name', 'CFC', '--map', 'id=Nr', ...place]).stderr).toMatch(
      /cfc\.csv.*There is no column “Nr”/,
    )
    expect(runZug(['lists', 'import', national, '--name', 'CFC', '--map', 'what', ...place]).stderr).toMatch(/mapping-malformed/)
    expect(runZug(['lists', 'import', national, '--name', 'CFC', '--month', 'October', ...place]).stderr).toMatch(/month-malformed/)
    expect(runZug(['lists', 'import', join(folder, 'nowhere.txt'), ...place])).toMatchObject({ status: 5 })
    const cut = written(folder, 'cut.txt', textList(wellKnown).slice(0, -40))
    expect(runZug(['lists', 'import', cut, ...place]).stderr).toMatch(/cut\.txt:9.*list-cut-off|cut\.txt.*cut off in line 9/)
  })
})
