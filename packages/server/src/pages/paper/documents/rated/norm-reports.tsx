import { type DeskState, submissionOf } from '@zug/engine/desk'
import { createMemory, type Outcome, opponentOf, type SubmissionIssue, type Tournament } from '@zug/engine/model'
import { guestsOf, isExempt, type MadeNorm, type NormEvent, normsMade, scoreFor, titleRules, withFideRatings } from '@zug/engine/norms'
import { normWords } from '@zug/messages/norms/words'
import type { FC } from 'hono/jsx'
import { hasNorms, normEventAt } from '../../../../norms/view.ts'
import { fullNameOf } from '../../../../sections/full-name.ts'
import { tournamentNow } from '../../../../tournaments/moments.ts'
import type { Paper, PaperDocument } from '../../paper.ts'

/** Norms that are made after the round that is printed, by number; where norms can be made. */
export const madeNorms = ({ state, round }: Paper): NormsNow | null => {
  if (round === null || !hasNorms(state)) return null
  return kept.of(state, round.round, () => {
    const tournament = tournamentNow(state)
    const event = normEventAt(state, round.round)
    return { norms: normsMade(tournament, event, round.round), event }
  })
}

type NormsNow = { readonly norms: readonly MadeNorm[]; readonly event: NormEvent }

const kept = createMemory<DeskState, number, NormsNow>()

const halvesText = (halves: number): string => (halves % 2 === 0 ? String(halves / 2) : `${halves === 1 ? '' : (halves - 1) / 2}½`)

type FactsProps = { readonly facts: readonly (readonly [string, string])[]; readonly notEntered: string }

/** A blank would look like a form that was filled in. */
export const Facts: FC<FactsProps> = ({ facts, notEntered }) => (
  <dl class="norm-facts">
    {facts.map(([what, value]) => (
      <div>
        <dt>{what}</dt>
        <dd>{value === '' ? <em class="not-entered">{notEntered}</em> : value}</dd>
      </div>
    ))}
  </dl>
)

/** What the forms for FIDE lack. */
export const missingIn = ({ state }: Paper): readonly SubmissionIssue[] => submissionOf(state.settings!, state.players.values())

/** The figures of IT1, a sheet for each norm. */
export const normReports: PaperDocument = {
  id: 'norm-reports',
  needs: 'desk',
  shows: 'standings',
  ofCompleteRound: true,
  options: ['round'],
  when: (paper) => (madeNorms(paper)?.norms.length ?? 0) > 0,
  make: (paper) => {
    const { norms, event } = madeNorms(paper)!
    return {
      kind: 'list',
      title: paper.words.documents['norm-reports'],
      subtitle: paper.words.afterRound(paper.round!.round),
      missing: missingIn(paper),
      body: norms.map((one) => <Report {...one} event={event} paper={paper} />),
    }
  },
}

const Report: FC<MadeNorm & { readonly event: NormEvent; readonly paper: Paper }> = ({ player, norm, event, paper }) => {
  const words = normWords[paper.language]
  const tournament = withFideRatings(tournamentNow(paper.state))
  const { info } = tournament
  const { choice, title } = norm
  const { performance, games } = choice
  const opponents = games.map(({ opponent }) => tournament.players.find(({ id }) => id === opponent)!)
  const federations = new Set(
    opponents.map(({ federation }) => federation).filter((federation) => !['', 'FID', 'NON'].includes(federation)),
  )
  const count = (...titles: readonly string[]): string =>
    titles.map((each) => `${each} ${opponents.filter((one) => one.title === each).length}`).join(', ')
  const guests = guestsOf(tournament, event.host, paper.round!.round)
  const remarks = [
    ...(norm.by === 'games' ? [] : [words.remark[norm.by]]),
    ...(choice.ignoredWins.length === 0 ? [] : [words.remark.ignored]),
    ...(choice.afterRound === null ? [] : [words.remark.after(choice.afterRound)]),
    ...(event.exempt !== null && isExempt({ ...event, manyGuests: false }, player.federation) ? [words.desk.exempt(event.exempt)] : []),
    ...(event.manyGuests ? [words.remark.guests, words.guests(guests.rated, guests.federations, guests.titled)] : []),
  ]
  const required = scoreFor(titleRules[title].performance, performance.average, games.length)
  return (
    <section class="group norm-report">
      <h2>{`${words.title(title)}: ${player.name}`}</h2>
      <Facts
        notEntered={words.notEntered}
        facts={[
          [words.player, [player.title, player.name].filter(Boolean).join(' ')],
          [words.federation, player.federation],
          [words.fideId, player.fideId],
          [words.event, fullNameOf(paper.state.settings!)],
          [words.place, info.city],
          [words.start, info.startDate],
          [words.close, info.endDate],
          [words.host, event.host],
          [words.chiefArbiter, info.chiefArbiter],
          [words.rate, info.timeControl],
          [words.games, String(games.length)],
          [words.countsAs, String(norm.length)],
          [words.federations, String(federations.size)],
          [words.others, String(opponents.filter(({ federation }) => federation !== player.federation).length)],
          [words.rated, String(opponents.filter(({ rating }) => rating !== null).length)],
          [words.fromHost, String(opponents.filter(({ federation }) => federation === event.host).length)],
          [words.titled, count('GM', 'IM', 'WGM', 'WIM', 'FM', 'WFM')],
        ]}
      />
      <Games player={player} norm={norm} tournament={tournament} rounds={paper.round!.round} paper={paper} />
      <Facts
        notEntered={words.notEntered}
        facts={[
          [words.average, String(performance.average)],
          [words.performance, String(performance.performance)],
          [words.required, required === null ? '–' : halvesText(required)],
          [words.achieved, halvesText(performance.halves)],
          [words.exceeded, halvesText(norm.over)],
        ]}
      />
      {remarks.length === 0 ? null : <p>{`${words.remarks}: ${remarks.join(' ')}`}</p>}
      <p class="norm-signs">
        <span>{words.arbiterSigns}</span>
        <span>{words.federationSigns}</span>
      </p>
      <small>{words.own}</small>
    </section>
  )
}

type GamesProps = MadeNorm & { readonly tournament: Tournament; readonly rounds: number; readonly paper: Paper }

const scoreIn = (outcome: Outcome): string => {
  if (outcome.kind === 'game') return { win: '1', draw: '½', loss: '0', adjourned: '' }[outcome.result]
  if (outcome.kind === 'forfeit') return outcome.result === 'win' ? '+' : '−'
  return outcome.kind === 'bye' ? { 'full-point': '+', 'pairing-allocated': '+', 'half-point': '=', 'zero-point': '−' }[outcome.bye] : '−'
}

/** Every round; what is ignored is struck out. */
const Games: FC<GamesProps> = ({ player, norm, tournament, rounds, paper: { language } }) => {
  const words = normWords[language]
  const { games, performance } = norm.choice
  return (
    <table class="rows norm-games">
      <thead>
        <tr>
          <th class="n">{words.round}</th>
          <th class="wide">{words.opponent}</th>
          <th>{words.fideId}</th>
          <th>{words.federation}</th>
          <th class="n">{words.rating}</th>
          <th class="n">{words.counted}</th>
          <th>{words.titleShort}</th>
          <th class="n">{words.score}</th>
        </tr>
      </thead>
      <tbody>
        {player.outcomes.slice(0, rounds).map((outcome, at) => {
          const id = opponentOf(outcome)
          const other = id === null ? undefined : tournament.players.find((one) => one.id === id)
          const game = games.find(({ round }) => round === at + 1)
          const raised = game !== undefined && performance.raised?.opponent === other?.id
          const rating = raised ? titleRules[norm.title].floor : (game?.rating ?? 1400)
          return (
            <tr class={game === undefined ? 'ignored' : undefined}>
              <td class="n">{at + 1}</td>
              <td class="wide">{other?.name ?? words.unplayed}</td>
              <td>{other === undefined ? '' : other.fideId || <em class="not-entered">{words.notEntered}</em>}</td>
              <td>{other === undefined ? '' : other.federation || <em class="not-entered">{words.notEntered}</em>}</td>
              <td class="n">{other?.rating ?? ''}</td>
              <td class="n">{game === undefined ? '' : String(rating)}</td>
              <td>{other?.title ?? ''}</td>
              <td class="n">{scoreIn(outcome)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
