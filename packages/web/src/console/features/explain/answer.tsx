import { ProblemError } from '../../api/client.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Article } from '../../ui/article.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useProblemText } from '../../ui/problem-text.ts'
import { useLanguage, useWords } from '../../words/language.tsx'
import { Corrected } from '../round/corrected.tsx'
import { BracketMap } from './bracket-map.tsx'
import { ChangeList } from './change-list.tsx'
import { ReportCards } from './report-cards.tsx'
import { useNames } from './use-names.ts'
import { useRoundView } from './use-round-view.ts'
import { useWhy, type WhyQuestion } from './why-context.tsx'

/** What the desk says to one question: headline, paragraphs with their articles, the map, the cards, and what would change. */
export const Answer = ({ question }: { readonly question: WhyQuestion }) => {
  const { at } = usePlace()
  const { language } = useLanguage()
  const words = useWords('explain')
  const { loading, actions } = useWords('shell')
  const { kind, round, player, opponent } = question
  const asked = { round, player, opponent, language, voice: 'arbiter', at } as const
  const { data, error, refetch, isLoading, there } = useRoundView(`rounds/{round}/${kind}`, asked)
  if (!there)
    return (
      <div className="why-answer">
        <Headline>{words.gone}</Headline>
      </div>
    )
  if (isLoading) return <Loading label={loading} />
  if (data === undefined) {
    if (error instanceof ProblemError) return <Refused problem={error} question={question} />
    return (
      <div className="why-answer" role="alert">
        <h2>{words.failed}</h2>
        <Button look="plain" onClick={() => refetch()}>
          {actions.retry}
        </Button>
      </div>
    )
  }
  // The last paragraph names the boards that would change; here they have a list of their own.
  const listed = kind === 'why-not' && ['worse', 'later'].includes(data.answer) && (data.change?.without.length ?? 0) > 0
  const paragraphs = listed ? data.paragraphs.slice(0, -1) : data.paragraphs
  return (
    <div className="why-answer">
      <Headline>{data.headline}</Headline>
      {paragraphs.map((paragraph, order) => (
        <p key={order}>
          {paragraph.map((run, place) =>
            run.kind === 'article' ? <Article key={place} number={run.article} /> : <span key={place}>{run.text}</span>,
          )}
        </p>
      ))}
      <Corrected round={round} />
      <Otherwise round={round} asPaired={data.asPublished !== false} />
      {data.map === null || data.map.bands.length === 0 ? null : <BracketMap map={data.map} />}
      {data.cards === null ? null : <ReportCards cards={data.cards} />}
      {kind === 'why-not' && opponent !== null ? <ChangeList question={question} change={data.change} answer={data.answer} /> : null}
    </div>
  )
}

/** What is explained may not be what the boards show: they were changed by hand, or what they were made from has changed. */
const Otherwise = ({ round, asPaired }: { readonly round: number; readonly asPaired: boolean }) => {
  const words = useWords('explain')
  const { draft, rounds } = useTournament()
  const stale = draft?.round === round && draft.stale.length > 0
  const byHand = (draft?.round === round ? draft : rounds.find((entry) => entry.round === round))?.byHand === true
  const lines = [...(stale ? [words.stale] : []), ...(asPaired ? [] : [byHand ? words.byHand : words.otherwise])]
  return lines.map((line) => (
    <p key={line} className="hint">
      {line}
    </p>
  ))
}

/** Said aloud when it comes: whoever asked waits for it. */
const Headline = ({ children }: { readonly children: string }) => (
  <div role="status">
    <h2>{children}</h2>
  </div>
)

/** The desk had nothing to explain: the board was made by hand, or the rulebook gives no reasons. */
const Refused = ({ problem: { problem }, question }: { readonly problem: ProblemError; readonly question: WhyQuestion }) => {
  const words = useWords('explain')
  const textOf = useProblemText()
  const name = useNames()
  const { ask } = useWhy()
  const { player, opponent, round } = question
  if (problem.code === 'not-so' && opponent !== null)
    return (
      <div className="why-answer">
        <Headline>{words.notSo(name(player), name(opponent))}</Headline>
        <Button look="plain" onClick={() => ask({ kind: 'why-not', round, player, opponent })}>
          {words.askWhyNot}
        </Button>
      </div>
    )
  return (
    <div className="why-answer">
      <Headline>{problem.code === 'no-explanation' ? words.noExplanation : textOf(problem)}</Headline>
    </div>
  )
}
