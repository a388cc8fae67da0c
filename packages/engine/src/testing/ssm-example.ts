import { stepText } from '../../../messages/src/explanation/step-text.ts'
import { parseTournamentJson } from '../formats/json/read.ts'
import { opponentIn } from '../model/history.ts'
import { type PlayerId, roundNumber } from '../model/ids.ts'
import { displayPoints } from '../model/points.ts'
import type { Tournament } from '../model/tournament.ts'
import { rankingBefore } from '../rulebook/ssm/a2-ranking.ts'
import { stepsOf } from '../rulebook/ssm/by-the-book/pair-round.ts'
import { ssmStandings } from '../rulebook/ssm/standings.ts'
import { readGoldenFile } from './golden-archive.ts'
import { told } from './told.ts'

/** golden/ssm-worked-example.json, the example of docs/ssm.md. */
export const ssmExample = (): Tournament => {
  const parsed = parseTournamentJson(new TextDecoder().decode(readGoldenFile('ssm-worked-example.json')))
  if (!parsed.ok) throw new Error(told(parsed.error))
  return parsed.value
}

const nameIn =
  (tournament: Tournament) =>
  (id: PlayerId): string =>
    tournament.players.find((player) => player.id === id)!.name

/** The ranking before a round, the steps of its pairing and its results, as docs/ssm.md shows them. */
export const ssmRoundText = (tournament: Tournament, round: number): string => {
  const nameOf = nameIn(tournament)
  const ranking = rankingBefore(tournament, roundNumber(round)).map(
    ({ player, score, sos, gam }, at) =>
      `${String(at + 1).padStart(2)} ${player.name.padEnd(8)} WDL ${displayPoints(score)}  SOS ${displayPoints(sos).padStart(2)}  GAM ${displayPoints(gam).padStart(2)}`,
  )
  const steps = stepsOf(tournament, roundNumber(round)).map((step) => stepText(step, 'ssm', nameOf))
  const results = tournament.players.flatMap((player) => {
    const outcome = player.outcomes[round - 1]
    if (outcome?.kind === 'bye') return [`${player.name} bye`]
    const opponent = opponentIn(player, roundNumber(round))
    if (outcome?.kind !== 'game' || opponent === null || outcome.colour === 'black') return []
    const theirs = tournament.players.find(({ id }) => id === opponent)!.outcomes[round - 1]
    const score = theirs?.kind === 'game' ? `${displayPoints(outcome.gameScore!)}:${displayPoints(theirs.gameScore!)}` : ''
    return [`${player.name} – ${nameOf(opponent)} ${score}`]
  })
  return [...(round === 1 ? [] : [...ranking, '']), ...steps, '', `Results: ${results.join(', ')}`].join('\n')
}

export const ssmStandingsText = (tournament: Tournament): string =>
  ssmStandings(tournament)
    .map(
      ({ place, player, wdl, sos, gam }) =>
        `${place} ${player.name.padEnd(8)} WDL ${displayPoints(wdl).padStart(2)}  SOS ${displayPoints(sos).padStart(2)}  GAM ${displayPoints(gam).padStart(2)}`,
    )
    .join('\n')
