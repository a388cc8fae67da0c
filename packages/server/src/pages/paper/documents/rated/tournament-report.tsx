import { scheduleFor } from '@zug/engine/desk'
import type { Player } from '@zug/engine/model'
import { withFideRatings } from '@zug/engine/norms'
import { systemOf } from '@zug/engine/standings'
import { normWords } from '@zug/messages/norms/words'
import type { FC } from 'hono/jsx'
import { fullNameOf } from '../../../../sections/full-name.ts'
import { tournamentNow } from '../../../../tournaments/moments.ts'
import type { Paper, PaperDocument } from '../../paper.ts'
import { Facts, madeNorms, missingIn } from './norm-reports.tsx'

/** The figures of IT3: the event, and who took part. */
export const tournamentReport: PaperDocument = {
  id: 'tournament-report',
  needs: 'desk',
  shows: 'standings',
  options: [],
  when: ({ round, traits }) => round !== null && !traits.teams && traits.games === 'results',
  make: (paper) => {
    const { state, language } = paper
    const words = normWords[language]
    const { report } = words
    const tournament = withFideRatings(tournamentNow(state))
    const { info } = tournament
    const made = madeNorms(paper)
    return {
      kind: 'list',
      title: paper.words.documents['tournament-report'],
      missing: missingIn(paper),
      body: (
        <section class="group">
          <Facts
            notEntered={words.notEntered}
            facts={[
              [words.event, fullNameOf(state.settings!)],
              [words.place, info.city],
              [words.host, info.federation],
              [words.start, info.startDate],
              [words.close, info.endDate],
              [report.rounds, String(state.settings!.numberOfRounds)],
              [report.perDay, roundsPerDay(paper)],
              [words.rate, info.timeControl],
              [report.system, [report.systems[systemOf(tournament)], info.type].filter(Boolean).join(', ')],
              [words.chiefArbiter, info.chiefArbiter],
              [words.deputies, info.deputyArbiters.join('; ') || '–'],
              [
                report.norms,
                made === null || made.norms.length === 0
                  ? '–'
                  : made.norms.map(({ player, norm }) => `${norm.title} ${player.name}`).join('; '),
              ],
            ]}
          />
          <Participants players={tournament.players} host={info.federation} paper={paper} />
          <p class="norm-signs">
            <span>{words.arbiterSigns}</span>
            <span>{words.federationSigns}</span>
          </p>
          <small>{report.own}</small>
        </section>
      ),
    }
  },
}

/** "1-2-2": how many rounds each day has; empty where no dates are known. */
const roundsPerDay = ({ state }: Paper): string => {
  const days = scheduleFor(state.settings!).rounds.map(({ date }) => date)
  if (days.some((day) => day === '')) return ''
  return [...new Set(days)].map((day) => days.filter((each) => each === day).length).join('-')
}

const titles = ['GM', 'IM', 'FM', 'WGM', 'WIM', 'WFM'] as const

type ParticipantsProps = { readonly players: readonly Player[]; readonly host: string; readonly paper: Paper }

const Participants: FC<ParticipantsProps> = ({ players, host, paper: { language } }) => {
  const { report } = normWords[language]
  const rows: readonly (readonly [string, readonly Player[]])[] = [
    [report.total, players],
    [report.rated, players.filter(({ rating }) => rating !== null)],
    [report.unrated, players.filter(({ rating }) => rating === null)],
    ...titles.map((title) => [title, players.filter((player) => player.title === title)] as const),
  ]
  return (
    <table class="rows">
      <thead>
        <tr>
          <th class="wide">{report.what}</th>
          <th class="n">{report.total}</th>
          <th class="n">{report.federations}</th>
          <th class="n">{report.host}</th>
          <th class="n">{report.others}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, those]) => (
          <tr>
            <td class="wide">{what}</td>
            <td class="n">{those.length}</td>
            <td class="n">{new Set(those.map(({ federation }) => federation).filter(Boolean)).size}</td>
            <td class="n">{those.filter(({ federation }) => host !== '' && federation === host).length}</td>
            <td class="n">{those.filter(({ federation }) => host === '' || federation !== host).length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
