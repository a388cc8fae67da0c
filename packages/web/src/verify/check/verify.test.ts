import { certificateOf } from '@zug/certificate'
import { type Desk, type DeskCommand, emptyDesk, execute, tournamentOf } from '@zug/engine/desk'
import { makeTournamentJson, parseTournamentJson } from '@zug/engine/files'
import { type DeclaredRules, fileLimits, playerId, pointsFromTenths, roundNumber } from '@zug/engine/model'
import { rulebookIds, rulebookInForce } from '@zug/engine/pairing'
import { makeTrf } from '@zug/engine/trf'
import { describe, expect, test } from 'vitest'
import { type Message, mostBytes, type ReceiptDocument, type Request } from '../protocol.ts'
import { verify } from './verify.ts'

const run = (desk: Desk, command: DeskCommand): Desk => {
  const done = execute(desk, command)
  if (!done.ok) throw new Error(done.error.code)
  return done.value.desk
}

type Played = { readonly desk: Desk; readonly receipts: readonly ReceiptDocument[] }

/** An event at the desk with some rounds played; every third game a draw, and one player too many now and then. */
const play = (rules: DeclaredRules | null, count: number, rounds: number, before: readonly DeskCommand[] = []): Played => {
  let desk = run(emptyDesk, { kind: 'create-tournament', settings: { numberOfRounds: rounds, ...(rules === null ? {} : { rules }) } })
  const players = Array.from({ length: count }, (_, at) => ({ name: `Player ${at + 1}`, rating: 2300 - at * 13, birth: '1990/01/01' }))
  desk = run(desk, { kind: 'import-players', players })
  for (const command of before) desk = run(desk, command)
  const receipts: ReceiptDocument[] = []
  for (let round = 1; round <= rounds; round++) {
    desk = run(desk, { kind: 'pair-round', seed: 'white' })
    const inputs = tournamentOf(desk.state)
    desk = run(desk, { kind: 'publish-round' })
    const published = desk.state.rounds.at(-1)!
    receipts.push({
      kind: 'zug-receipt',
      event: 'Test',
      receipt: published.receipt,
      byHand: false,
      boards: published.boards,
      bye: published.unpaired.find(({ bye }) => bye === 'pairing-allocated')?.player ?? null,
      withheld: desk.state.prohibitions.length > 0,
      inputs: JSON.parse(
        makeTournamentJson({ ...inputs, forbiddenPairs: [], players: inputs.players.map((player) => ({ ...player, birth: '' })) }),
      ),
    })
    for (const [board] of published.boards.entries()) {
      const side = (board + round) % 3
      const result = (
        [
          ['win', 'loss'],
          ['draw', 'draw'],
          ['loss', 'win'],
        ] as const
      )[side]!
      desk = run(desk, {
        kind: 'enter-result',
        round: published.round,
        board,
        result: { white: result[0], black: result[1], rated: true },
      })
    }
  }
  return { desk, receipts }
}

const certified = ({ inputs, receipt, boards, bye }: ReceiptDocument) => {
  const event = parseTournamentJson(JSON.stringify(inputs))
  if (!event.ok) throw new Error('inputs')
  return certificateOf(event.value, { rulebook: receipt.rulebook, round: receipt.round, boards, bye })!
}

const messagesOf = async (request: Request): Promise<readonly Message[]> => {
  const told: Message[] = []
  await verify(
    request,
    (message) => told.push(message),
    async () => {},
  )
  return told
}
const file = (text: string, rulebook: string | null = null): Request => ({
  kind: 'file',
  name: 'test',
  bytes: new TextEncoder().encode(text),
  rulebook,
})
const roundsOf = (told: readonly Message[]) => told.flatMap((message) => (message.kind === 'round' ? [message.verdict] : []))
const kinds = (told: readonly Message[]): readonly string[] => told.map(({ kind }) => kind)

describe('a file', () => {
  test.each([
    ['fide-dutch-2026', 13, 5],
    ['fide-dutch-2017', 12, 4],
    ['cfc', 9, 4],
    ['round-robin', 6, 5],
  ] as const)('of %s that the desk made is confirmed, in TRF and in JSON', async (rulebook, players, rounds) => {
    const { desk } = play({ rulebook }, players, rounds, [{ kind: 'draw-lots', seed: 'x' }])
    const tournament = tournamentOf(desk.state)
    for (const text of [makeTournamentJson(tournament), makeTrf(tournament, { dialect: 'trf26' }).text]) {
      const told = await messagesOf(file(text, rulebook))
      expect(kinds(told)).toEqual(['read', ...Array.from({ length: rounds }, () => 'round'), 'standings', 'done'])
      expect(roundsOf(told).map(({ difference, faults }) => [difference, faults])).toEqual(Array.from({ length: rounds }, () => [null, []]))
    }
  })

  test('with two opponents exchanged is found out, with the article that decides', async () => {
    const { desk } = play(null, 12, 3)
    const tournament = tournamentOf(desk.state)
    // In round 3 the two top boards change their Black players, results as they were.
    const [a, b] = desk.state.rounds[2]!.boards
    const swap = new Map([
      [a!.white, b!.black],
      [b!.white, a!.black],
      [b!.black, a!.white],
      [a!.black, b!.white],
    ])
    const resultOf = new Map(tournament.players.map((player) => [player.id, player.outcomes[2]!]))
    const changed = {
      ...tournament,
      players: tournament.players.map((player) => {
        const opponent = swap.get(player.id)
        const own = resultOf.get(player.id)!
        if (opponent === undefined || own.kind !== 'game') return player
        return { ...player, outcomes: [...player.outcomes.slice(0, 2), { ...own, opponent, result: 'draw' as const }] }
      }),
    }
    const told = await messagesOf(file(makeTournamentJson(changed)))
    const [, , third] = roundsOf(told)
    expect(
      roundsOf(told)
        .slice(0, 2)
        .every(({ difference }) => difference === null),
    ).toBe(true)
    expect(third!.difference!.recorded).toContainEqual({ kind: 'board', white: a!.white, black: b!.black, coloursKnown: true })
    expect(['illegal', 'worse', 'later', 'colours']).toContain(third!.difference!.diagnosis.kind)
  })

  test('that is none says so, with its place; rules that do not exist are named', async () => {
    const [told] = await messagesOf(file('001 nonsense\n'))
    expect(told).toMatchObject({ kind: 'unreadable', issues: [{ line: 1 }] })
    expect(await messagesOf(file('{ "x": 1'))).toMatchObject([{ kind: 'unreadable' }])
    const { desk } = play(null, 6, 1)
    expect(await messagesOf(file(makeTournamentJson(tournamentOf(desk.state)), 'blitz'))).toEqual([
      { kind: 'unknown-rulebook', rulebook: 'blitz' },
    ])
  })

  test('of an SSM event has to have its lots; a TRF has none, and that is known before anything differs', async () => {
    const rules = { rulebook: 'ssm', useRating: true, seed: 'lot', timeLimitMargin: pointsFromTenths(50) } as const
    const { desk } = play(rules, 8, 2)
    const tournament = tournamentOf(desk.state)
    const whole = await messagesOf(file(makeTournamentJson(tournament)))
    expect(whole[0]).toMatchObject({ kind: 'read', incomplete: false })
    expect(roundsOf(whole).every(({ difference }) => difference === null)).toBe(true)
    const [read] = await messagesOf(file(makeTrf(tournament, { dialect: 'trf26' }).text))
    expect(read).toMatchObject({ kind: 'read', rulebook: 'ssm', incomplete: true })
  })

  test('that is not UTF-8 is read all the same', async () => {
    const { desk } = play(null, 6, 1)
    const text = makeTrf(tournamentOf(desk.state), { dialect: 'trf26' }).text.replace('Player 1 ', 'Zoe Muel ')
    const bytes = Uint8Array.from(text.replace('Muel', 'M\u00fcel'), (character) => character.charCodeAt(0))
    const [read] = await messagesOf({ kind: 'file', name: 'old.trf', bytes, rulebook: null })
    expect(read).toMatchObject({ kind: 'read', warnings: [{ code: 'not-utf8' }] })
    expect(JSON.stringify(read)).toContain('Müel')
  })
})

test('the rulebooks to choose from are those of the engine, the newest edition first', async () => {
  const [told] = await messagesOf({ kind: 'rulebooks' })
  const ids = told?.kind === 'rulebooks' ? told.rulebooks.map(({ id }) => id) : []
  expect(ids.toSorted()).toEqual(rulebookIds.toSorted())
  expect(ids[0]).toBe(rulebookInForce({}))
})

describe('receipts', () => {
  const receipts = (documents: readonly ReceiptDocument[]): Request => ({ kind: 'receipts', documents, export: null, standings: null })

  test.each(['fide-dutch-2026', 'cfc', 'ssm', 'round-robin'] as const)(
    'of %s are made again from what everybody may know',
    async (rulebook) => {
      const played = play({ rulebook }, 8, 3)
      const verdicts = roundsOf(await messagesOf(receipts(played.receipts)))
      expect(verdicts).toHaveLength(3)
      for (const { difference, receipt } of verdicts) {
        expect(difference).toBeNull()
        expect(receipt!.computed).toEqual(receipt!.published)
      }
    },
  )

  test.each(['fide-dutch-2026', 'fide-dutch-2017'] as const)(
    'with certificates of %s are proven, and nothing is paired again',
    async (rulebook) => {
      const { receipts } = play({ rulebook }, 13, 4)
      const documents = receipts.map((document) => ({ ...document, proof: { certificate: certified(document) } }))
      const told = roundsOf(await messagesOf({ kind: 'receipts', documents, export: null, standings: null }))
      expect(told.map(({ proof, difference }) => [proof!.kind, difference])).toEqual(documents.map(() => ['proven', null]))
    },
  )

  test('with a tie-break that this page does not know have their ranks called unchecked, not right', async () => {
    const { desk, receipts: documents } = play(null, 6, 2)
    const published = { round: 2, tieBreaks: ['BH', 'NEW'], rows: [{ player: 1, rank: 6 }] }
    const told = await messagesOf({
      kind: 'receipts',
      documents,
      export: makeTournamentJson(tournamentOf(desk.state)),
      standings: published,
    })
    expect(told.find(({ kind }) => kind === 'ranks')).toEqual({ kind: 'ranks', differences: [], unread: ['NEW'] })
  })

  test('with a certificate of another round, or with another proof, are paired again, and it is said', async () => {
    const { receipts } = play(null, 13, 3)
    const [, second, third] = receipts
    const certificate = certified(third!)
    const [a, b, ...others] = third!.boards
    const swapped = [{ white: a!.white, black: b!.black }, { white: b!.white, black: a!.black }, ...others]
    const documents = [
      { ...third!, proof: { certificate: certified(second!) } },
      { ...third!, proof: { certificate: { ...certificate, parity: 'pairing-number' as const } } },
      { ...third!, proof: { certificate: { ...certificate, brackets: [] } } },
      { ...third!, proof: { certificate: { ...certificate, brackets: certificate.brackets.map(() => ({ searched: 1 })) } } },
      {
        ...third!,
        boards: swapped,
        proof: { certificate: { ...certificate, boards: swapped.map(({ white, black }) => [white, black] as const) } },
      },
      third!,
    ]
    const told = roundsOf(await messagesOf({ kind: 'receipts', documents, export: null, standings: null }))
    expect(told.map(({ proof }) => proof)).toMatchObject([
      { kind: 'refused', condition: 'round' },
      { kind: 'refused', condition: 'parity' },
      { kind: 'refused', condition: 'brackets' },
      { kind: 'refused', condition: 'searched' },
      { kind: 'refused' },
      { kind: 'none' },
    ])
    expect(told.map(({ difference }) => difference === null)).toEqual([true, true, true, true, false, true])
  })

  test('also as a file that was saved', async () => {
    const { receipts: documents } = play(null, 8, 2)
    expect(roundsOf(await messagesOf(file(JSON.stringify(documents[1]))))).toHaveLength(1)
  })

  test('with another pairing or other inputs are not the same', async () => {
    const { receipts: documents } = play(null, 8, 2)
    const document = documents[1]!
    const [first, second, ...rest] = document.boards
    const exchanged = { ...document, boards: [{ ...first!, black: second!.black }, { ...second!, black: first!.black }, ...rest] }
    const [pairing] = roundsOf(await messagesOf(receipts([exchanged])))
    expect(pairing!.difference).not.toBeNull()
    expect(pairing!.receipt!.computed.pairing).not.toBe(document.receipt.pairing)
    const inputs = structuredClone(document.inputs) as { players: { rating: number }[] }
    inputs.players[0]!.rating += 1
    const [other] = roundsOf(await messagesOf(receipts([{ ...document, inputs }])))
    expect(other!.receipt!.computed.short).not.toBe(document.receipt.short)
  })

  test('with something else than boards are refused, not failed', async () => {
    const { receipts: documents } = play(null, 8, 1)
    for (const wrong of [{ boards: [null] }, { boards: [{ white: '1', black: 2 }] }, { bye: 'nobody' }, { event: null }, { told: 3 }]) {
      const bytes = new TextEncoder().encode(JSON.stringify({ ...documents[0], ...wrong }))
      const told = await messagesOf({ kind: 'file', name: 'receipt.json', bytes, rulebook: null })
      expect(told.map(({ kind }) => kind)).toEqual(['unreadable'])
    }
  })

  test('of an event that keeps players apart say that they cannot be made again', async () => {
    const apart: DeskCommand = {
      kind: 'forbid-pair',
      prohibition: {
        strength: 'law',
        who: { kind: 'players', players: [playerId(1), playerId(5)] },
        firstRound: roundNumber(1),
        lastRound: null,
      },
    }
    const { receipts: documents } = play(null, 8, 1, [apart])
    const [verdict] = roundsOf(await messagesOf(receipts(documents)))
    expect(verdict!.receipt).toMatchObject({ withheld: true })
    expect(verdict!.receipt!.computed.short).not.toBe(verdict!.receipt!.published.short)
    expect(verdict!.receipt!.computed.pairing).toBe(verdict!.receipt!.published.pairing)
  })
})

test('a file that is too large is refused before it is read', async () => {
  expect(await messagesOf({ kind: 'file', name: 'large', bytes: new Uint8Array(mostBytes + 1), rulebook: null })).toMatchObject([
    { kind: 'unreadable', issues: [{ code: 'file-too-large' }] },
  ])
  expect(await messagesOf(file(`[${' '.repeat(fileLimits.characters)}`))).toMatchObject([
    { kind: 'unreadable', issues: [{ code: 'file-too-large' }] },
  ])
})
