import { describe, expect, test } from 'vitest'
import { isLastRound } from '../../../model/history.ts'
import type { PlayerId } from '../../../model/ids.ts'
import type { Points } from '../../../model/points.ts'
import type { Tournament } from '../../../model/tournament.ts'
import { checkRound, type RefereeReport } from '../../../pairing/check-round.ts'
import type { BracketEvent, CandidateEvent, Explanation, ExplanationEvent } from '../../../pairing/explanation.ts'
import type { PairingSystem } from '../../../pairing/pairing-system.ts'
import { allocation } from '../../../pairing/referee/colours.ts'
import { referees } from '../../../pairing/referee/index.ts'
import { initialColour } from '../../../pairing/referee/presentation.ts'
import { sheetOf } from '../../../pairing/referee/sheet.ts'
import type { RoundPairing } from '../../../pairing/round-pairing.ts'
import { lineAsTold } from '../../../testing/card-as-told.ts'
import { readGoldenArchive } from '../../../testing/golden-archive.ts'
import { randomTournament } from '../../../testing/random/random-tournament.ts'
import { tournamentFrom } from '../../../testing/read-golden.ts'
import { fideDutch2017 } from '../../fide-dutch-2017/index.ts'
import { fideDutch2026 } from '../../fide-dutch-2026/index.ts'

type OfKind<K extends ExplanationEvent['kind']> = K extends CandidateEvent['kind']
  ? CandidateEvent
  : Extract<ExplanationEvent, { readonly kind: K }>
const eventsOf = <K extends ExplanationEvent['kind']>({ events }: Explanation, kind: K): readonly OfKind<K>[] =>
  events.filter((event) => event.kind === kind) as unknown as readonly OfKind<K>[]

/** Everything the referee can say about a pairing, said by the explanation in the same words. */
const expectRefereed = (system: PairingSystem, tournament: Tournament, pairing: RoundPairing, about: object): void => {
  const { round } = pairing
  const explanation = system.explainer(tournament, round).explain!()
  const brackets = eventsOf(explanation, 'bracket')
  const chosen = eventsOf(explanation, 'chosen-candidate')
  const penultimate = brackets.find(({ bracketKind }) => bracketKind === 'penultimate')
  const collapsingScore: Points | null = penultimate?.residents[0]?.score ?? null
  const report = checkRound(tournament, round, pairing, system.id, { collapsingScore })
  expect({ about, violations: report.violations }).toEqual({ about, violations: [] })
  const ids = (players: BracketEvent['residents']): readonly PlayerId[] => players.map(({ player }) => player)
  expect({
    about,
    brackets: brackets.map(({ bracketKind, movedDown, residents, m0, m1, maxPairs }, index) => ({
      kind: bracketKind,
      movedDown: ids(movedDown),
      residents: ids(residents),
      counts: [m0, m1, maxPairs],
      pairs: new Set(chosen[index]!.candidate.pairs.map(String)),
      downfloaters: chosen[index]!.candidate.downfloaters,
      card: chosen[index]!.candidate.card,
    })),
  }).toEqual({ about, brackets: report.brackets.map(refereed) })
  expectColours(system, tournament, explanation, pairing, about)
  const [bye] = eventsOf(explanation, 'bye')
  expect({ about, bye: bye?.player ?? null }).toEqual({ about, bye: pairing.bye })
  const rows = sheetOf(tournament, round, referees[system.id].edition!)
  const place = rows.find(({ id }) => id === pairing.bye)?.place ?? rows.length
  const barred = rows.filter((row) => row.place > place && row.keptFromBye).map(({ id }) => id)
  expect({ about, barred: bye?.barred.map(({ player }) => player) ?? [] }).toEqual({ about, barred })
}

const refereed = ({ kind, movedDown, residents, pairs, downfloaters, card }: RefereeReport['brackets'][number]) => ({
  kind,
  movedDown,
  residents,
  counts: [movedDown.length, pairs.filter(([higher]) => movedDown.includes(higher)).length, pairs.length],
  pairs: new Set(pairs.map(String)),
  downfloaters,
  // C5 is the same for the whole round, and on no card of a bracket. Where nobody floats, the following bracket is not asked, and the book has 0/0.
  card: card
    .filter(({ article }) => article !== 'C5')
    .map((failure) => (failure.kind === 'next-bracket' && downfloaters.length === 0 ? { ...failure, unpaired: 0, scores: [] } : failure))
    .map(lineAsTold),
})

/** Colours, the article that gave them, and the notation of both players. */
const expectColours = (
  system: PairingSystem,
  tournament: Tournament,
  explanation: Explanation,
  pairing: RoundPairing,
  about: object,
): void => {
  const edition = referees[system.id].edition!
  const rows = sheetOf(tournament, pairing.round, edition)
  // Without lots and without a round played, White is what the engine assumes.
  const initial = initialColour(tournament, edition) ?? 'W'
  const row = (id: PlayerId) => rows.find((one) => one.id === id)!
  const events = eventsOf(explanation, 'colours')
  expect({ about, boards: events.map(({ board }) => board) }).toEqual({ about, boards: pairing.boards })
  for (const { articles, white, black } of events) {
    const [higher, lower] = row(white.player).place < row(black.player).place ? [white, black] : [black, white]
    const right = allocation(row(higher.player), row(lower.player), initial)!
    const given = { article: edition.articles.colours[right.rule], white: right.higher === 'W' ? higher.player : lower.player }
    expect({ about, article: articles[0], white: white.player }).toEqual({ about, ...given })
  }
  const noted = eventsOf(explanation, 'field')[0]!.scoregroups.flatMap(({ players }) => players)
  expect({ about, noted: noted.map(({ notation }) => notation) }).toEqual({ about, noted: rows.map(notationOf) })
}

const notationOf = ({ number, due, floats }: ReturnType<typeof sheetOf>[number]): string => {
  const letter = due.colour ?? 'A'
  const small = letter.toLowerCase()
  const preference = due.colour === null ? 'A' : ['', small, letter + small, letter][due.urgency]
  const [last, before] = floats.map((float) => (float === null ? '-' : float === 'down' ? '↓' : '↑'))
  return `${number}${preference}${`${last}${before}`.replace(/-$/, '').replace(/^-$/, '')}`
}

describe.each([fideDutch2017, fideDutch2026])('what the explanation of a round by $id says', (system) => {
  test('is what the referee finds, over random tournaments', () => {
    let rounds = 0
    for (let seed = 70_001; seed <= 70_250; seed++)
      for (const { tournament, round, answer } of randomTournament(seed, (t, r) => system.pairRound(t, r), { players: [2, 20] })) {
        if (answer.kind !== 'pairing') continue
        expectRefereed(system, tournament, answer as RoundPairing, { seed, round })
        rounds++
      }
    expect(rounds).toBeGreaterThan(800)
  })

  test('is what the referee finds, over a sample of the golden rounds', () => {
    const archive = system.id === 'fide-dutch-2017' ? 'dutch-2017' : 'dutch-2026'
    const files = readGoldenArchive(archive).filter(({ name }) => name.endsWith('.trf'))
    const sample = files.filter((_, index) => index % Math.ceil(files.length / 12) === 0)
    let rounds = 0
    for (const { name, bytes } of sample) {
      const tournament = tournamentFrom(name, bytes)
      const played = Math.max(...tournament.players.map(({ outcomes }) => outcomes.length))
      for (let round = 1; round <= played; round++) {
        const answer = system.pairRound(tournament, round as never)
        if (answer.kind !== 'pairing') continue
        expectRefereed(system, tournament, answer, { name, round, last: isLastRound(tournament, round as never) })
        rounds++
      }
    }
    expect(rounds).toBeGreaterThan(50)
  })
})
