import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { textList, wellKnown } from '../../../server/src/lists/testing/list-files.ts'
import { schemaFaults } from '../testing/json-schema.ts'
import { root, runZug } from '../testing/run-zug.ts'
import { book, textOf, useFolder } from '../testing/worked-example.ts'

const folder = useFolder()
const names = readdirSync(join(root, 'packages/cli/schemas')).map((file) => file.replace('.schema.json', ''))
const schemaOf = (name: string) => JSON.parse(readFileSync(join(root, 'packages/cli/schemas', `${name}.schema.json`), 'utf8'))
const seen = new Set<string>()

const answers = (name: string, ...args: readonly string[]): unknown => {
  const { stdout, stderr } = runZug(args)
  if (stdout === '') throw new Error(stderr)
  const value = JSON.parse(stdout)
  seen.add(name)
  expect(schemaFaults(schemaOf(name), value), args.join(' ')).toEqual([])
  return value
}

describe('what is printed as JSON is as its schema says', () => {
  test('pair', () => {
    answers('pair', 'pair', book, '--round', '6', '--format', 'json')
    const away = folder.put('away.trf', textOf(book).replace('XXR 6', 'XXR 7\nXXZ 1 2 3'))
    answers('pair', 'pair', away, '--format', 'json')
    const cells = ['2 w 1', '1 b 0'].map((cell, at) => `${`001    ${at + 1}`.padEnd(91)}   ${cell}`)
    expect(answers('pair', 'pair', folder.put('met.trf', `${cells.join('\n')}\n`), '--format', 'json')).toMatchObject({
      kind: 'no-legal-pairing',
    })
  })

  test('check', () => {
    answers('check', 'check', book, '--json')
    const other = answers('check', 'check', book, '--rules', 'cfc', '--json')
    expect(other).toMatchObject({ files: [{ rulebook: 'cfc' }] })
    answers(
      'check',
      'check',
      folder.put('wrong.trf', textOf(book).replace('012 ', '202 BH,SB\n012 ')),
      folder.path('nowhere.trf'),
      '--rules',
      'fide-dutch-2012',
      '--json',
    )
    answers(
      'check',
      'check',
      folder.put('colours.trf', textOf(book).replace('2 b =     6 w 1', '2 b =     6 b 1').replace('4 b =     1 b 0', '4 b =     1 w 0')),
      '--json',
    )
  })

  test('norms', () => {
    answers('norms', 'norms', book, '--json')
    answers('norms', 'norms', book, '--round', '3', '--player', '1', '--host', 'SUI', '--json')
  })

  test('prizes', () => {
    const categories = [
      { name: 'Places', prizes: [300, { money: 200, thing: 'Cup' }, 100] },
      { name: 'Under 2300', prizes: [150], for: { rating: { below: 2300 } } },
      { name: 'Unrated', prizes: [10], for: { unrated: 'only' } },
    ]
    for (const more of [{ sharing: 'hort' }, { each: 'pooled' }])
      answers('prizes', 'prizes', book, folder.put('prizes.json', JSON.stringify({ categories, ...more })), '--json')
  })

  test('project', () => {
    const open = folder.put('open.trf', textOf(book).replace('XXR 6', 'XXR 7').replace('4 w =\n', '4 w  \n').replace('2 b =\n', '2 b  \n'))
    expect(answers('project', 'project', open, '--json')).toMatchObject({ round: 7, exact: true, tried: 3, open: [{ white: 2, black: 4 }] })
    expect(answers('project', 'project', open, '--player', '2', '--place', '2', '--json')).toMatchObject({ place: 2, players: [{ id: 2 }] })
    expect(answers('project', 'project', open, '--exact', '1', '--samples', '20', '--json')).toMatchObject({ exact: false, tried: 20 })
  })

  test('lists find', () => {
    const file = folder.put('players_list_foa.txt', textList(wellKnown))
    runZug(['lists', 'import', file, '--data', folder.path('lists-data')])
    answers('lists-find', 'lists', 'find', 'm', '--format', 'json', '--data', folder.path('lists-data'))
  })

  test('explain', () => {
    for (const rules of ['fide-dutch-2026', 'fide-dutch-2012', 'cfc', 'ssm'])
      answers('explain', 'explain', book, '--round', '4', '--rules', rules, '--json')
    answers('explain', 'explain', book, '--round', '4', '--why', 'Eloise', 'David', '--json')
    answers('explain', 'explain', book, '--round', '4', '--why-not', 'Eloise', 'Carla', '--json')
  })

  test('standings and what hangs beside them', () => {
    answers('standings', 'standings', book, '--tie-breaks', 'BH/C1,DE,ARO,TPR', '--format', 'json')
    answers('standings', 'standings', book, '--tie-breaks', 'BH/C1,SB', '--show-working', '3', '--json')
    answers('crosstable', 'standings', book, '--crosstable', '--format', 'json')
    answers('wall-chart', 'standings', book, '--wall-chart', '--format', 'json')
    answers('card', 'standings', book, '--card', '1', '--format', 'json')
    runZug([
      'generate',
      '--rules',
      'cfc-team',
      '--players',
      '6',
      '--rounds',
      '3',
      '--seed',
      'boards',
      '--forfeits',
      '20',
      '--format',
      'json',
      '--out',
      folder.path('teams'),
    ])
    const teams = folder.path('teams/0001.json')
    answers('boards', 'standings', teams, '--boards', '--format', 'json')
    answers('standings', 'standings', teams, '--format', 'json')
    answers('crosstable', 'standings', teams, '--crosstable', '--format', 'json')
  })

  test('tournaments of every rulebook', () => {
    for (const rules of ['fide-dutch-2026', 'cfc', 'cfc-team', 'round-robin', 'ssm']) {
      runZug([
        'generate',
        '--rules',
        rules,
        '--players',
        '8',
        '--rounds',
        '4',
        '--seed',
        rules,
        '--forfeits',
        '20',
        '--half-byes',
        '20',
        '--format',
        'json',
        '--out',
        folder.path(rules),
      ])
      answers('tournament', 'convert', folder.path(`${rules}/0001.json`), '-', '--to', 'json')
    }
  })

  test('every schema has been asked for, and refuses what is not of its kind', () => {
    expect(names.filter((name) => !seen.has(name))).toEqual([])
    for (const name of names) expect(schemaFaults(schemaOf(name), { kind: 'nonsense' }), name).not.toEqual([])
    expect(
      schemaFaults(schemaOf('pair'), { kind: 'no-legal-pairing', tournament: '', rulebook: 'x', round: '4', stuck: [], only: [] }),
    ).toEqual(['/round: integer, not string'])
  })
})
