import { appendFileSync, readdirSync, truncateSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { workbook } from '../exchange/testing/workbooks.ts'
import { databaseKinds, useDatabases } from '../storage/testing/databases.ts'
import { emptyEntry } from './entry.ts'
import { importList, type ListImport, monthOfName } from './import-list.ts'
import { ListError } from './list-issue.ts'
import { ratingsIn } from './official.ts'
import { openLists } from './open-lists.ts'
import type { ListInfo, RatingLists } from './port.ts'
import { runImport } from './run-import.ts'
import { somebody, textList, wellKnown, written, xmlList, zipped } from './testing/list-files.ts'

const databases = useDatabases()

const job = (path: string, changes: Partial<ListImport> = {}): ListImport => ({
  path,
  file: path,
  name: null,
  month: null,
  mapping: null,
  smaller: false,
  now: '2026-11-01T10:00:00.000Z',
  ...changes,
})

const using = async <T>(place: string, work: (lists: RatingLists) => Promise<T>): Promise<T> => {
  const lists = await openLists(place)
  try {
    return await work(lists)
  } finally {
    await lists.close()
  }
}

const take = (place: string, path: string, changes: Partial<ListImport> = {}): Promise<ListInfo> =>
  using(place, (lists) => importList(lists, job(path, changes)))

const issueOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work
  } catch (error) {
    if (error instanceof ListError) return error.issue
    throw error
  }
  return null
}

describe.each(databaseKinds)('rating lists on %s', (kind) => {
  test('FIDE’s list, as text, XML and zipped, gives the same answers', async () => {
    const folder = databases.folder()
    const players = somebody(800)
    const files = [
      written(folder, 'players_list_foa.txt', textList(players)),
      written(folder, 'players_list_xml_foa.xml', xmlList(players)),
      written(folder, 'players_list_foa.zip', zipped('players_list_foa.txt', Buffer.from(textList(players)))),
    ]
    const answers = []
    for (const file of files) {
      const place = await databases.newPlace(kind)
      const info = await take(place, file)
      expect(info).toMatchObject({ name: 'FIDE', kind: 'fide', rows: 808, faults: 0 })
      answers.push(await using(place, (lists) => lists.find('mueller')))
      if (file.endsWith('.zip')) expect(info.month).toBe('2026-10')
    }
    expect(answers[0]!.map(({ entry }) => entry.name)).toContain('Mueller, Hans')
    expect(answers[1]!.map(({ entry }) => entry.id)).toEqual(answers[0]!.map(({ entry }) => entry.id))
    expect(answers[2]).toEqual(answers[0])
  })

  test('people are found in any order and spelling, by number, federation and year', async () => {
    const place = await databases.newPlace(kind)
    await take(place, written(databases.folder(), 'players_list_foa.txt', textList(wellKnown)))
    await using(place, async (lists) => {
      const names = async (typed: string) => (await lists.find(typed)).map(({ entry }) => entry.name)
      expect(await names('müller')).toEqual(['Muller, Karl-Heinz', 'Mueller, Hans'])
      expect(await names('Hans Mueller')).toEqual(['Mueller, Hans'])
      expect(await names('h muel')).toEqual(['Mueller, Hans', 'Muller, Karl-Heinz'])
      expect(await names('Petrović')).toEqual(['Petrovic, Ana', 'Petrovich, Ivan'])
      expect(await names('Tchernychov')).toEqual(['Chernyshov, Konstantin'])
      expect(await names('Чернышов')).toEqual(['Chernyshov, Konstantin'])
      expect(await names('oconnor')).toEqual(["O'Connor, Sinead"])
      expect(await names("o'connor")).toEqual(["O'Connor, Sinead"])
      expect(await names('karlheinz')).toEqual(['Muller, Karl-Heinz'])
      expect(await names('lopez garcia')).toEqual(['Garcia Lopez, Maria'])
      expect(await names('mul 1956')).toEqual(['Muller, Karl-Heinz'])
      expect(await names('m ger')).toEqual(['Mueller, Hans'])
      expect(await names('RUS')).toEqual(['Chernyshov, Konstantin', 'Petrovich, Ivan'])
      expect(await names('9000003')).toEqual(['Petrovich, Ivan'])
      expect(await names('900000')).toHaveLength(8)
      expect(await names('nobody at all')).toEqual([])
      for (const empty of ['', ' ', ',', '"', "'", '*', '-', '()', 'AND', '\\', "' or 1=1", '\0', '%', '😀'])
        expect(await names(empty)).toEqual([])
      expect(await lists.entry('fide', '9000006')).toMatchObject({ name: 'Zed' })
      expect(await lists.entry('FIDE', '1')).toBeNull()
    })
  })

  test('a national list beside it, by a mapping that is kept', async () => {
    const place = await databases.newPlace(kind)
    const folder = databases.folder()
    await take(place, written(folder, 'players_list_foa.txt', textList(wellKnown)))
    const first = written(folder, 'list.csv', 'Nummer;Wer;Punkte;FIDE-ID\nC1;"Mueller, Hans";1999;9000000\nC2;Anders, Ina;1500;\n')
    expect(await issueOf(take(place, first, { name: 'SSB' }))).toMatchObject({
      code: 'list-columns-missing',
      missing: ['name'],
    })
    const mapping = { columns: { id: 'Nummer', name: 'Wer', rating: 'Punkte' }, federation: 'SUI' }
    expect(await issueOf(take(place, first, { name: 'SSB', mapping: { columns: { id: 'Nr' }, federation: '' } }))).toMatchObject({
      code: 'list-heading-unknown',
      heading: 'Nr',
    })
    await take(place, first, { name: 'SSB', mapping })
    const next = written(folder, 'ssb-2026-12.csv', 'Wer;Nummer;Punkte;FIDE-ID\nMueller, Hans;C1;2010;9000000\nAnders, Ina;C2;1510;\n')
    expect(await take(place, next, { name: 'ssb' })).toMatchObject({ name: 'ssb', kind: 'national', month: '2026-12', rows: 2 })
    await using(place, async (lists) => {
      expect((await lists.lists()).map(({ name }) => name)).toEqual(['FIDE', 'ssb'])
      expect((await lists.find('mueller hans')).map(({ list, entry }) => [list, entry.id, entry.standard.rating])).toEqual([
        ['FIDE', '9000000', 2100],
        ['ssb', 'C1', 2010],
      ])
      expect(await lists.byFideId('ssb', '9000000')).toMatchObject({ id: 'C1', federation: 'SUI' })
      expect((await lists.find('9000000', { list: 'ssb' })).map(({ entry }) => entry.id)).toEqual(['C1'])
      expect((await lists.find('C1', { list: 'ssb' })).map(({ entry }) => entry.name)).toEqual([])
      expect(await lists.remove('SSB')).toBe(true)
      expect(await lists.remove('SSB')).toBe(false)
    })
  })

  test('a bad list is refused, and the old one stays', async () => {
    const place = await databases.newPlace(kind)
    const folder = databases.folder()
    await take(place, written(folder, 'good.txt', textList(somebody(300))), { month: '2026-10' })
    const text = textList(somebody(300))
    const cut = written(folder, 'cut.txt', text.slice(0, -60))
    const cutXml = written(folder, 'cut.xml', xmlList(somebody(300)).slice(0, -60))
    const damaged = written(folder, 'damaged.zip', zipped('list.txt', Buffer.from(text)))
    truncateSync(damaged, 3000)
    const swapped = Buffer.from(zipped('list.txt', Buffer.from(text)))
    swapped.fill(0x55, 4000, 4200)
    const otherSum = Buffer.from(zipped('list.txt', Buffer.from(text)))
    otherSum.writeUInt32LE(1, otherSum.indexOf('PK\u0001\u0002') + 16)
    const umlauts = xmlList(somebody(300)).replaceAll('Mueller', 'Müller')
    const cases: readonly (readonly [string, string])[] = [
      [cut, 'list-cut-off'],
      [cutXml, 'list-cut-off'],
      [damaged, 'list-archive-damaged'],
      [written(folder, 'bits.zip', swapped), 'list-archive-damaged'],
      [written(folder, 'sum.zip', otherSum), 'list-archive-damaged'],
      [written(folder, 'other.zip', zipped('readme.pdf', Buffer.from('x'))), 'list-archive-without-list'],
      [written(folder, 'bomb.zip', zipped('list.txt', Buffer.from(text), { bytes: 4_000_000_000 })), 'list-too-large'],
      [written(folder, 'empty.txt', ''), 'list-empty'],
      [written(folder, 'header.txt', textList([])), 'list-empty'],
      [written(folder, 'wide.txt', Buffer.from(`\uFEFF${text}`, 'utf16le')), 'list-not-text'],
      [written(folder, 'wide.xml', Buffer.from(`\uFEFF${xmlList(somebody(300))}`, 'utf16le')), 'list-not-text'],
      [written(folder, 'old.xml', Buffer.from(umlauts, 'latin1')), 'list-not-text'],
      [written(folder, 'odd.xml', `<?xml version="1.0" encoding="klingon"?>\n${umlauts}`), 'list-not-text'],
      [written(folder, 'page.html', '<!doctype html>\n<h1>Not found</h1>\n'), 'list-columns-missing'],
      [
        written(folder, 'wide.xlsx', workbook('<row r="1"><c r="A1"><v>1</v></c></row><row r="600000"><c r="A600000"><v>1</v></c></row>')),
        'list-sheet-too-large',
      ],
      [written(folder, 'long.csv', `id,name\n1,${'A'.repeat(200_000)}`), 'list-line-too-long'],
      [written(folder, 'nul.txt', `${text}\0\0`), 'list-not-text'],
      [written(folder, 'lines.txt', `${text}${'this is no entry of anything\r\n'.repeat(40)}`), 'list-malformed'],
      [written(folder, 'long.txt', `${text}${'A'.repeat(200_000)}`), 'list-line-too-long'],
      [written(folder, 'long.xml', `<playerslist><player><name>${'A'.repeat(400_000)}`), 'list-line-too-long'],
      [written(folder, 'small.txt', textList(somebody(20))), 'list-shrunk'],
    ]
    for (const [path, code] of cases) expect(await issueOf(take(place, path)), path).toMatchObject({ code })
    await using(place, async (lists) => {
      expect(await lists.lists()).toMatchObject([{ month: '2026-10', rows: 308 }])
      expect(await lists.find('Chernyshov')).toHaveLength(1)
    })
    expect(await take(place, cases.at(-1)![0], { smaller: true })).toMatchObject({ rows: 28 })
    if (kind === 'sqlite') expect(readdirSync(join(place, 'lists')).toSorted()).toEqual(['66696465.list', 'import.lock'])
  })

  test('a mark before UTF-8, as editors put it there, is no part of a list', async () => {
    const place = await databases.newPlace(kind)
    const folder = databases.folder()
    for (const text of [textList(somebody(20)), xmlList(somebody(20)), `<?xml version="1.0" encoding="UTF-8"?>\n${xmlList(somebody(20))}`])
      expect(await take(place, written(folder, 'marked', `\uFEFF${text}`))).toMatchObject({ name: 'FIDE', rows: 28 })
    await using(place, async (lists) => expect(await lists.find('Chernyshov')).toHaveLength(1))
  })

  test('XML in the encoding that it declares', async () => {
    const place = await databases.newPlace(kind)
    const text = `<?xml version="1.0" encoding='ISO-8859-1'?>\n${xmlList(wellKnown).replaceAll('Mueller', 'Müller')}`
    await take(place, written(databases.folder(), 'old.xml', Buffer.from(text, 'latin1')))
    await using(place, async (lists) => expect((await lists.find('9000000')).map(({ entry }) => entry.name)).toEqual(['Müller, Hans']))
  })

  test('a national list is of the federation that most of it is of', async () => {
    const place = await databases.newPlace(kind)
    const rows = ['1;A;SUI', '2;B;SUI', '3;C;GER'].map((row) => `${row};1500`)
    const list = written(databases.folder(), 'list.csv', `Code;Name;Land;Elo\n${rows.join('\n')}\n`)
    expect((await take(place, list, { name: 'SSB' })).mapping).toMatchObject({ federation: 'SUI' })
    expect((await take(place, list, { name: 'X', mapping: { columns: {}, federation: 'LIE' } })).mapping).toMatchObject({
      federation: 'LIE',
    })
    await using(place, async (lists) => {
      const info = (await lists.lists()).find(({ name }) => name === 'SSB')!
      const guest = (await lists.entry('SSB', '3'))!
      expect([guest.federation, ratingsIn(info, guest).federation]).toEqual(['GER', 'SUI'])
    })
  })

  test('numbers with letters and hyphens, in either case', async () => {
    const place = await databases.newPlace(kind)
    const list = written(databases.folder(), 'list.csv', 'Licence;Nom;Elo\nK12345;Lefèvre Éric;1846 F\nc0327-1001;Weiß Hans;1700\n')
    await take(place, list, { name: 'FFE' })
    await using(place, async (lists) => {
      for (const typed of ['K12345', 'k123', 'k12345'])
        expect(
          (await lists.find(typed)).map(({ entry }) => entry.id),
          typed,
        ).toEqual(['K12345'])
      for (const typed of ['C0327-1001', 'c0327-1001', 'C0327'])
        expect(
          (await lists.find(typed)).map(({ entry }) => entry.id),
          typed,
        ).toEqual(['C0327-1001'])
    })
  })

  test('an archive that says no day is as old as the file', async () => {
    const place = await databases.newPlace(kind)
    for (const day of [0, (1 << 5) | 1]) {
      const path = written(databases.folder(), 'list.zip', zipped('list.txt', Buffer.from(textList(somebody(20))), { day }))
      utimesSync(path, new Date('2026-09-03'), new Date('2026-09-03'))
      expect(await take(place, path)).toMatchObject({ month: '2026-09' })
    }
  })

  test('signs that mean something to the database are letters like others', async () => {
    const place = await databases.newPlace(kind)
    const entries = ['\\N', 'Back\\slash, \tTab', "Quo'te: 'd, A", 'Line\nFeed, B', 'One\u0001Two\u0002, C', '\u0002', '', '\\.'].map(
      (name, at) => ({
        ...emptyEntry,
        id: `A${at}\\`,
        name,
        club: `'${name}' : "${name}" {,} 1`,
      }),
    )
    await using(place, async (lists) => {
      const writer = await lists.write('Odd')
      await writer.add(entries)
      const told = { name: 'Odd', kind: 'national', month: '2026-10', source: 'odd.csv', importedAt: '', faults: 0, mapping: null } as const
      expect(await writer.finish(told)).toMatchObject({ rows: entries.length })
      for (const entry of entries) expect(await lists.entry('Odd', entry.id)).toEqual(entry)
      expect((await lists.find('quote')).map(({ entry }) => entry.id)).toEqual(['A2\\'])
      expect((await lists.find('slash tab')).map(({ entry }) => entry.id)).toEqual(['A1\\'])
    })
  })

  test('a reader sees the new list as soon as it is there, and never half of it', async () => {
    const place = await databases.newPlace(kind)
    const folder = databases.folder()
    await take(place, written(folder, 'one.txt', textList(wellKnown)))
    await using(place, async (lists) => {
      expect(await lists.find('zed')).toHaveLength(1)
      await take(place, written(folder, 'two.txt', textList(wellKnown.filter(({ name }) => name !== 'Zed'))))
      expect(await lists.find('zed')).toHaveLength(0)
      expect(await lists.find('petrovic')).toHaveLength(2)
    })
  })

  test('in a thread, with progress, and stopped', async () => {
    const place = await databases.newPlace(kind)
    const path = written(databases.folder(), 'players_list_foa.txt', textList(somebody(6000)))
    const phases = new Set<string>()
    const info = await runImport(place, job(path), { progress: ({ phase }) => phases.add(phase) })
    expect([info.rows, [...phases]]).toEqual([6008, ['reading', 'ordering']])
    appendFileSync(path, textList(somebody(6000)).split('\r\n').slice(1).join('\r\n'))
    const stop = new AbortController()
    const stopped = issueOf(runImport(place, job(path), { signal: stop.signal, progress: () => stop.abort() }))
    expect(await stopped).toEqual({ code: 'list-stopped' })
    await using(place, async (lists) => {
      expect(await lists.lists()).toMatchObject([{ rows: 6008 }])
      const writer = await lists.write('DSB')
      expect(await issueOf(take(place, path))).toEqual({ code: 'list-busy' })
      await writer.abandon()
    })
    if (kind === 'sqlite') expect(readdirSync(join(place, 'lists')).filter((name) => name.includes('.new'))).toEqual([])
  })
})

test('PostgreSQL that ends the connection of an import is heard, and the next import goes on', async () => {
  const place = await databases.newPlace('postgres')
  await using(place, async (lists) => {
    const writer = await lists.write('FIDE')
    const end = new pg.Client(place)
    await end.connect()
    const ending = () =>
      end.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'zug lists' and query like 'copy%'")
    await expect.poll(async () => (await ending()).rowCount).toBe(2)
    await end.end()
    const entries = Array.from({ length: 5000 }, (_, at) => ({ ...emptyEntry, id: String(at), name: 'Somebody, Else' }))
    const adding = async (): Promise<void> => {
      for (let times = 0; times < 200; times++) await writer.add(entries)
    }
    await expect(adding()).rejects.toThrow()
    await writer.abandon()
  })
  expect(await take(place, written(databases.folder(), 'players_list_foa.txt', textList(wellKnown)))).toMatchObject({ name: 'FIDE' })
})

test.each([
  ['players_list_foa.txt', null],
  ['standard_oct26frl.txt', '2026-10'],
  ['list_2026-10.csv', '2026-10'],
  ['202611.csv', '2026-11'],
  ['dwz20261.csv', null],
])('the month in the name %s', (name, month) => expect(monthOfName(name)).toBe(month))

test('PostgreSQL keeps no table of an import that came to nothing, nor of a list of another layout', async () => {
  const place = await databases.newPlace('postgres')
  const path = written(databases.folder(), 'players_list_foa.txt', textList(wellKnown))
  const asked = new pg.Client(place)
  await asked.connect()
  const tables = async () => (await asked.query("select tablename from pg_tables where tablename ~ '^zug_list[0-9]*_'")).rows
  await take(place, path)
  const [kept] = await tables()
  const left = String(kept.tablename)
    .replace(/(_rest)?$/, '')
    .replace(/.{12}$/, '0123456789ab')
  for (const name of [left, 'zug_list_0123456789ab', 'zug_list2_0123456789ab_rest']) await asked.query(`create table ${name} ()`)
  const before = await tables()
  await using(place, (lists) => lists.sweep())
  const after = await tables()
  await asked.end()
  expect([before.length, after.length]).toEqual([5, 2])
})

test('both databases find the same people in the same order', async () => {
  const players = somebody(3000)
  const file = written(databases.folder(), 'players_list_foa.txt', textList(players))
  const asked = players
    .filter((_, at) => at % 60 === 0)
    .flatMap(({ name }) => [
      name,
      name.slice(0, 1),
      name.slice(0, 3),
      name.slice(0, 5),
      name.replace(/, (.).*/, ' $1'),
      `${name.slice(0, 3)} 1990`,
    ])
  const answers: unknown[] = []
  for (const kind of ['sqlite', 'postgres'] as const) {
    const place = await databases.newPlace(kind)
    await take(place, file)
    answers.push(
      await using(place, (lists) =>
        Promise.all(asked.map(async (typed) => [typed, (await lists.find(typed)).map(({ entry }) => entry.id)] as const)),
      ),
    )
  }
  expect(answers[1]).toEqual(answers[0])
  expect((answers[0] as (readonly [string, readonly string[]])[]).filter(([, found]) => found.length > 0).length).toBeGreaterThan(200)
})

test('while many search a list in a file, others are served after each of them, and who asks once waits for one of whoever asks often', async () => {
  const place = await databases.newPlace('sqlite')
  await take(place, written(databases.folder(), 'players_list_foa.txt', textList(wellKnown)))
  await using(place, async (lists) => {
    const order: string[] = []
    const search = async (who: string): Promise<void> => {
      await lists.find('petrovic', { who })
      order.push(who)
    }
    const often = Array.from({ length: 5 }, () => search('often'))
    const once = search('once')
    const other = new Promise<void>((done) =>
      setTimeout(() => {
        order.push('a result')
        done()
      }, 0),
    )
    await Promise.all([...often, once, other])
    expect(order.indexOf('a result')).toBeLessThan(3)
    expect(order.indexOf('once')).toBeLessThan(4)
  })
})
