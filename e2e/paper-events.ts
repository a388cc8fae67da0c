import { randomUUID } from 'node:crypto'
import { makeTournamentJson } from '@zug/engine/files'
import type { Tournament } from '@zug/engine/model'
import { rulebookById, rulesDeclared } from '@zug/engine/pairing'
import { drawPlan, quietSimulation, simulate, simulatePlans } from '@zug/engine/simulation'

const first = [
  'Maximilian-Alexander',
  'Anna-Katharina',
  'Jürgen',
  'Hans-Joachim',
  'Özlem',
  'Christoph',
  'Friederike Charlotte',
  'Uwe',
  'Ägidius',
  'Þórdís',
]
const last = [
  'Schwarzenberger-Hohenlohe-Langenburg',
  'Müller',
  'von und zu Liechtenstein',
  'Großschmidt',
  'Leutheusser-Schnarrenberger',
  'Öztürk',
  'Zacharias',
  'Donaudampfschifffahrtsgesellschaft',
  'Kowalski',
  'Bäcker',
  'Xu',
  'Ahrens',
  'Fischer',
  'Wittgenstein-Berleburg',
  'Iljuschenko',
]
const clubs = ['SK Zug', 'Schachfreunde Bad Mergentheim-Niederstetten 1924 e. V.', '', 'SG Porz', 'Schachgesellschaft Zürich']

/** Everybody of a German open with names as long as names get. */
const germanNames = (tournament: Tournament, name: string): Tournament => ({
  ...tournament,
  info: { ...tournament.info, name, city: 'Bad Neuenahr-Ahrweiler', startDate: '2026/06/01', endDate: '2026/06/07', roundDates: [] },
  players: tournament.players.map((player, at) => ({
    ...player,
    name: `${last[(at * 7) % last.length]}, ${first[(at * 3 + Math.floor(at / 10)) % first.length]}`,
    club: clubs[at % clubs.length]!,
    federation: ['GER', 'SUI', 'AUT', 'FRA'][at % 4]!,
    fideId: String(24600000 + at * 17),
    sex: at % 5 === 0 ? ('w' as const) : ('m' as const),
  })),
})

/** The first so many games of the last round are not finished. */
const withOpenGames = (tournament: Tournament, open: number): Tournament => {
  const lastRound = Math.max(...tournament.players.map(({ outcomes }) => outcomes.length)) - 1
  const boards = tournament.players.filter(({ outcomes }) => {
    const outcome = outcomes[lastRound]
    return outcome?.kind === 'game' && outcome.colour === 'white'
  })
  const unfinished = new Set(
    boards.slice(0, open).flatMap(({ id, outcomes }) => [id, (outcomes[lastRound] as { opponent: typeof id }).opponent]),
  )
  return {
    ...tournament,
    players: tournament.players.map((player) => ({
      ...player,
      outcomes: player.outcomes.map((outcome, at) =>
        at === lastRound && outcome.kind === 'game' && unfinished.has(player.id) ? { ...outcome, result: 'adjourned' as const } : outcome,
      ),
    })),
  }
}

/** A Swiss of so many players as the engine pairs it, a round short of its end. */
export const germanOpen = (players: number, rounds: number, open: number): Tournament => {
  const settings = {
    ...quietSimulation,
    players: { low: players, high: players },
    rounds: { low: rounds, high: rounds },
    halfPointByes: { low: 2, high: 2, often: 1 },
    forfeits: { low: 1, high: 1, often: 1 },
    titles: { low: 30, high: 30, often: 1 },
  }
  const { tournament } = simulate(rulebookById('fide-dutch-2026'), settings, 'paper')!
  const named = germanNames(tournament, 'Offene Deutsche Schnellschach-Einzelmeisterschaft der Seniorinnen und Senioren 2026')
  return { ...withOpenGames(named, open), numberOfRounds: rounds + 1 }
}

/** Everybody against everybody, twice. */
export const roundRobinTwice = (players: number): Tournament => {
  const system = rulebookById('round-robin')
  const settings = { ...quietSimulation, players: { low: players, high: players } }
  const { tournament } = simulatePlans(system, 'berger', (seed) => {
    const plan = drawPlan(system, settings, seed)
    const rules = rulesDeclared({ rulebook: 'round-robin', double: true }, plan.start.rules)
    return { ...plan, rounds: (players - 1) * 2, start: { ...plan.start, rules } }
  })!
  return { ...germanNames(tournament, 'Kandidatenturnier'), numberOfRounds: (players - 1) * 2 }
}

type Send = (method: string, path: string, body?: unknown) => Promise<{ readonly id: string }>

/** Gives a desk a whole tournament. */
export const importTournament = async (send: Send, tournament: Tournament): Promise<string> => {
  const { id } = await send('POST', `/api/imports?key=${randomUUID()}`, makeTournamentJson(tournament))
  return id
}

/** Teams of four with an alternate each; the first round is published. */
export const teamEvent = async (send: Send, teams: number): Promise<string> => {
  const settings = { info: { name: 'Mannschaftspokal' }, rules: { rulebook: 'cfc-team' }, numberOfRounds: 3 }
  const { id } = await send('POST', '/api/tournaments', { key: randomUUID(), settings })
  const command = (given: object) => send('POST', `/api/tournaments/${id}/commands`, { key: randomUUID(), command: given })
  const players = Array.from({ length: teams * 5 }, (_, at) => ({
    name: `${last[at % last.length]}, ${first[(at * 3) % first.length]}`,
    rating: 2400 - 9 * at,
  }))
  await command({ kind: 'import-players', players })
  for (let team = 0; team < teams; team++) {
    const ids = Array.from({ length: 5 }, (_, at) => team + at * teams + 1)
    await command({ kind: 'enter-team', name: `Schachfreunde ${last[team]}`, boards: ids.slice(0, 4), alternates: ids.slice(4) })
  }
  await command({ kind: 'pair-round' })
  await command({ kind: 'publish-round' })
  return id
}
