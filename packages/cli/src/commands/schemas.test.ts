import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulebooks } from '@zug/engine/pairing'
import { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { textList, wellKnown } from '../../../server/src/lists/testing/list-files.ts'
import { schemaFaults } from '../testing/json-schema.ts'
import { root, runZug } from '../testing/run-zug.ts'
import { book, textOf, useFolder } from '../testing/worked-example.ts'
import { commands } from './index.ts'

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

  test('ratings', () => {
    answers('ratings', 'ratings', book, '--json')
    answers('ratings', 'ratings', book, '--by', 'cfc', '--round', '3', '--player', '1', '--json')
    const unrated = folder.put('unrated.trf', textOf(book).replace(/^(001 {4}1.{40})\d{4}/m, '$1    '))
    for (const by of ['fide', 'cfc']) {
      const { players } = answers('ratings', 'ratings', unrated, '--by', by, '--json') as { players: readonly object[] }
      expect(players[0]).toMatchObject({ rating: null })
    }
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
    const last = folder.put('last.trf', readFileSync(open, 'utf8').replace('XXR 7', 'XXR 6'))
    const fund = folder.put(
      'fund.json',
      JSON.stringify({ currency: 'EUR', sharing: 'equal', categories: [{ name: 'Places', prizes: [100, 'A book'] }] }),
    )
    expect(answers('project', 'project', last, '--player', '2', '--prizes', fund, '--json')).toMatchObject({ prizes: { currency: 'EUR' } })
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
    const refused = (a: string, b: string) => answers('explain', 'explain', book, '--round', '4', '--why-not', a, b, '--json')
    expect(refused('Eloise', 'Carla')).toMatchObject({ kind: 'worse' })
    expect(refused('Eloise', 'David')).toMatchObject({ kind: 'paired' })
    expect(refused('Eloise', 'Alice')).toMatchObject({ kind: 'forbidden' })
    expect(refused('Eloise', 'Eloise')).toMatchObject({ kind: 'same-player' })
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
    // Who came to a match that the others missed, where it was not the members listed first.
    const missed = 'packages/engine/src/formats/trf/fixtures/trf26-teams-missed.trf'
    answers('crosstable', 'standings', missed, '--crosstable', '--format', 'json')
    answers('wall-chart', 'standings', missed, '--wall-chart', '--format', 'json')
  })

  test('tournaments with ratings of lists and national numbers', () => {
    const fide = {
      list: 'FIDE',
      month: '2026-10',
      federation: '',
      id: '2600001',
      standard: 2000,
      rapid: null,
      blitz: null,
      k: { standard: 20 },
    }
    const file = folder.put(
      'numbers.json',
      JSON.stringify({
        format: 'zug-tournament',
        version: 2,
        ratings: { method: 'fide-else-national', play: null },
        players: [{ id: 1, name: 'Ada', rating: 2000, official: { fide }, nationalIds: [{ federation: 'CAN', id: '123456' }] }],
      }),
    )
    expect(answers('tournament', 'convert', file, '-', '--to', 'json')).toMatchObject({
      players: [{ nationalIds: [{ federation: 'CAN', id: '123456' }] }],
    })
  })

  test('tournaments of every rulebook', () => {
    for (const { id: rules } of rulebooks) {
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
      const file = folder.path(`${rules}/0001.json`)
      answers('tournament', 'convert', file, '-', '--to', 'json')
      // Their outcomes have what others do not: game points of teams, the two games of a match, scores inside a game.
      if (!['fide-team-2026', 'fide-double-swiss-2026', 'ssm'].includes(rules)) continue
      answers('pair', 'pair', file, '--round', '2', '--format', 'json')
      answers('crosstable', 'standings', file, '--crosstable', '--json')
      answers('wall-chart', 'standings', file, '--wall-chart', '--json')
      answers('card', 'standings', file, '--card', '1', '--json')
    }
  })

  test('verify', () => {
    const [report, certificate] = ['golden/worked-example-2016.trf', folder.path('certificate.json')]
    runZug(['pair', report, '--rules', 'fide-dutch-2017', '--round', '4', '--certificate', certificate])
    expect(answers('verify', 'verify', report, certificate, '--json')).toMatchObject({ ok: true })
    const { boards, ...rest } = JSON.parse(readFileSync(certificate, 'utf8'))
    const turned = boards.map(([white, black]: readonly [number, number]) => [black, white])
    const changed = folder.put('changed.json', JSON.stringify({ ...rest, boards: turned }))
    expect(answers('verify', 'verify', report, changed, '--json')).toMatchObject({ ok: false, condition: 'colours' })
  })

  test('every command that prints JSON has a schema', async () => {
    const printing = (command: Command): readonly string[] => [
      ...(command.options.some(({ long, argChoices }) => long === '--json' || (long === '--format' && argChoices?.includes('json')))
        ? [[...(command.parent?.name() === '' ? [] : [command.parent!.name()]), command.name()].join('-')]
        : []),
      ...command.commands.flatMap(printing),
    ]
    const all = await Promise.all(
      commands.map(async ({ name, load }) => {
        const command = new Command('').command(name)
        ;(await load()).configure(command)
        return printing(command)
      }),
    )
    // generate writes tournaments, whose schema is that of convert.
    expect(all.flat().filter((name) => name !== 'generate' && !names.includes(name))).toEqual([])
    expect(all.flat().length).toBeGreaterThan(9)
  })

  test('docs/formats.md names every schema', () => {
    const [, section = ''] = /^## JSON of the commands\n(.*?)^## /ms.exec(readFileSync(join(root, 'docs/formats.md'), 'utf8')) ?? []
    expect([...section.matchAll(/`([a-z][a-z-]*)`/g)].map(([, name]) => name).toSorted()).toEqual(names.toSorted())
  })

  test('every schema has been asked for, and refuses what is not of its kind', () => {
    expect(names.filter((name) => !seen.has(name))).toEqual([])
    for (const name of names) expect(schemaFaults(schemaOf(name), { kind: 'nonsense' }), name).not.toEqual([])
    expect(
      schemaFaults(schemaOf('pair'), { kind: 'no-legal-pairing', tournament: '', rulebook: 'x', round: '4', stuck: [], only: [] }),
    ).toEqual(['/round: integer, not string'])
  })
})
