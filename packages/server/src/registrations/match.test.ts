import { expect, test } from 'vitest'
import { readLines } from '../exchange/read-lines.ts'
import { importList } from '../lists/import-list.ts'
import { openLists } from '../lists/open-lists.ts'
import { textList, written } from '../lists/testing/list-files.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { matchAll } from './match.ts'
import { doubts, formText, messyForm } from './testing/messy-form.ts'

const databases = useDatabases()
const form = messyForm()

const listsOf = async () => {
  const lists = await openLists(await databases.newPlace('sqlite'))
  const usual = { month: '2026-10', mapping: null, smaller: false, now: '2026-11-01T10:00:00.000Z' }
  const fide = written(databases.folder(), 'players_list_foa.txt', textList(form.list))
  await importList(lists, { ...usual, path: fide, file: fide, name: null })
  const national = written(databases.folder(), 'zsv.csv', form.national)
  await importList(lists, { ...usual, path: national, file: national, name: 'ZSV' })
  return lists
}

test.each(['one', 'two'] as const)(
  'a messy form of 120, names in %s column: 105 are certain, and the others are asked about',
  async (names) => {
    expect(form.rows).toHaveLength(120)
    const lists = await listsOf()
    const read = await readLines(new TextEncoder().encode(formText(form.rows, names)), false, '2026-11-01')
    if (!read.ok) throw new Error('unread')
    const rows = read.value.lines.map(({ cells, player }) => ({ ...cells, birth: player?.birth ?? '', rating: player?.rating ?? null }))
    const verdicts = await matchAll(lists, rows, '')
    const found = verdicts.map(({ kind, reason, candidates }, at) => ({
      row: at,
      kind,
      reason,
      first: candidates[0]?.entries[0]?.entry.id ?? null,
    }))
    const { certain } = form
    expect(certain.size).toBe(105)
    // Certain, and the right one: by whatever somebody has said.
    expect(
      found.filter(({ row, kind, first }) => certain.has(row) && (kind !== 'certain' || first !== String(form.means[row]!.id))),
    ).toEqual([])
    const asked = found.filter(({ row }) => doubts.some((doubt) => doubt.row === form.rows[row]))
    expect(asked.map(({ kind, reason }) => [kind, reason])).toEqual(doubts.map(({ kind, reason }) => [kind, reason]))
    // Whoever is meant is among those offered.
    for (const { row } of asked) {
      const meant = form.means[row]
      if (meant !== null) expect(verdicts[row]!.candidates.map(({ entries }) => entries[0]!.entry.id)).toContain(String(meant!.id))
    }
    await lists.close()
  },
)

test('whom the national number alone leads to is judged by what FIDE’s list says too: the federation fits, the year of birth does not', async () => {
  const lists = await openLists(await databases.newPlace('sqlite'))
  const usual = { month: '2026-10', mapping: null, smaller: false, now: '2026-11-01T10:00:00.000Z' }
  const [guest] = form.list.filter(({ federation, ratings, birth }) => federation !== 'SUI' && ratings[0] > 0 && birth > 0)
  const { id, name, federation, birth } = guest!
  const fide = written(databases.folder(), 'players_list_foa.txt', textList([guest!]))
  await importList(lists, { ...usual, path: fide, file: fide, name: null })
  // A federation lists its members as its own, wherever they are from.
  const national = written(databases.folder(), 'zsv.csv', `Mitgliedsnummer;FIDE-ID;Name;Land\nZ100700;${id};"${name}";SUI\n`)
  await importList(lists, { ...usual, path: national, file: national, name: 'ZSV' })
  const row = { name, fideId: '', nationalId: 'Z100700', birth: '', federation, rating: null }
  const [fits, other] = await matchAll(lists, [row, { ...row, birth: String(birth - 20) }], '')
  expect([fits!.kind, fits!.reason, fits!.candidates.map(({ differs }) => differs)]).toEqual(['certain', 'national-number', [[]]])
  expect([other!.kind, other!.reason]).toEqual(['confirm', 'number-birth-differs'])
  await lists.close()
})

test('numbers as spreadsheets and people write them, and what stands for none', async () => {
  const lists = await listsOf()
  const { id, name, federation, birth } = form.list.find(({ ratings, birth: year }) => ratings[0] > 0 && year > 0)!
  const row = { name, fideId: '', nationalId: '', birth: String(birth), federation, rating: null }
  const written = [`${id}.0`, `FIDE ${id}`, `ID: ${id}`, ` ${id} `]
  const none = ['none', 'keine', 'inconnu', '-', '?', '0', 'n/a']
  const verdicts = await matchAll(
    lists,
    [...written, ...none].map((fideId) => ({ ...row, fideId })),
    '',
  )
  expect(verdicts.map(({ kind, reason }) => [kind, reason])).toEqual([
    ...written.map(() => ['certain', 'fide-number']),
    ...none.map(() => ['certain', 'name-and-data']),
  ])
  await lists.close()
})

test('the federation of the event counts for whoever says none, not for who says one in words', async () => {
  const lists = await listsOf()
  const { name, federation, birth } = form.list.find(({ ratings, birth: year }) => ratings[0] > 0 && year > 0)!
  const row = { name, fideId: '', nationalId: '', birth: String(birth), federation: '', rating: null }
  const [silent, elsewhere] = await matchAll(lists, [row, { ...row, federation: 'Atlantis' }], federation)
  expect([silent!.kind, silent!.reason]).toEqual(['certain', 'name-and-data'])
  expect([elsewhere!.kind, elsewhere!.reason]).toEqual(['confirm', 'name-alone'])
  await lists.close()
})

test('“Enter takes the first” proposed another person: a different given name is never preselected, nor another year of birth or one of several', async () => {
  const lists = await openLists(await databases.newPlace('sqlite'))
  const usual = { month: '2026-10', mapping: null, smaller: false, now: '2026-11-01T10:00:00.000Z' }
  const rows = [
    'Mueller, Marie;1980',
    'Keller, Robert;1975',
    'Weber, Josef;1990',
    'Weber, Josef;1990',
    'Huber, Jörg;1971',
    'Meier, Hans;1950',
  ]
  const list = written(
    databases.folder(),
    'zsv.csv',
    [
      'Mitgliedsnummer;Name;Geburtsdatum;Land',
      ...rows.map((row, at) => `Z${at + 1};"${row.split(';')[0]}";${row.split(';')[1]};SUI`),
      '',
    ].join('\n'),
  )
  await importList(lists, { ...usual, path: list, file: list, name: 'ZSV' })
  const row = { name: '', fideId: '', nationalId: '', birth: '', federation: 'SUI', rating: null }
  const forms = [
    { ...row, name: 'Mueller, Juerg', birth: '1980' },
    { ...row, name: 'Bob Keller', birth: '1975' },
    { ...row, name: 'Keller, R.' },
    { ...row, name: 'Weber, Josef', birth: '1990' },
    { ...row, name: 'Huber, Jürg', birth: '1971' },
    { ...row, name: 'Meier, Hans', birth: '1985' },
    { ...row, name: 'Mueller, Juerg', nationalId: 'Z1' },
  ]
  const verdicts = await matchAll(lists, forms, '')
  expect(verdicts.map(({ kind, reason, candidates, proposed }) => [kind, reason, candidates.length, proposed])).toEqual([
    ['confirm', 'first-name-differs', 1, null],
    ['confirm', 'name-part', 1, 0],
    ['confirm', 'name-part', 1, 0],
    ['confirm', 'several', 2, null],
    ['confirm', 'name-near', 1, null],
    ['confirm', 'birth-differs', 1, null],
    ['confirm', 'number-name-differs', 1, null],
  ])
  await lists.close()
})
