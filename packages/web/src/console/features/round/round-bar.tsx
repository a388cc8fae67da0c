import { alongTheHall } from '@zug/engine/desk'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useCommand } from '../../api/commands.tsx'
import { useMayAct, usePlace, useTournament } from '../../api/tournament.tsx'
import { remembered } from '../../device.ts'
import { Button } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { useKeys } from '../../ui/keys.ts'
import { useLanguage, useWords } from '../../words/language.tsx'
import { isOpen, nextRound } from './round-at-hand.ts'
import './round-bar.css'

type Step = { readonly key: string; readonly done: boolean; readonly what: ReactNode }

/** What is left to do with the round being played, in the order in which it is done; after the last one how the event ends. */
export const RoundBar = ({ keys = true }: { readonly keys?: boolean }) => {
  const tournament = useTournament()
  const { id, at } = usePlace()
  const { bar: words } = useWords('round')
  const { language } = useLanguage()
  const mayAct = useMayAct()
  const chief = useMayAct('chief')
  const run = useCommand()
  const { rounds, draft, settings, finished, traits } = tournament
  const round = rounds.at(-1)
  const paper = (document: string, more = ''): string =>
    `/t/${id}/paper/${document}?lang=${language}&format=${remembered('paper') === 'letter' ? 'letter' : 'a4'}${more}`
  const open =
    round === undefined
      ? []
      : alongTheHall(round, settings.firstBoard).flatMap(({ board, number }) => (isOpen(board.result) ? [number] : []))
  // While games are on it is the pairings that one wants to hang up; afterwards the standings.
  const document = open.length > 0 ? 'pairings' : 'standings'
  const sheet = draft === null && round !== undefined ? paper(document, `&round=${round.round}`) : null
  useKeys(sheet === null || !keys ? {} : { KeyD: { label: words.print[document], run: () => window.open(sheet, '_blank', 'noopener') } })
  if (round === undefined || draft !== null || at !== null || !mayAct) return null
  const next = nextRound(tournament)
  const last = next > settings.numberOfRounds
  const results = `/desk/${id}/results/${round.round}`
  const tables = traits.teams || settings.groups.list.length === 0 ? '' : '&group=all'
  const steps: readonly Step[] = [
    {
      key: 'results',
      done: open.length === 0,
      what: (
        <Link href={open.length === 0 ? results : `${results}?board=${open[0]}`}>
          {open.length === 0 ? words.allIn : words.missing(open.length)}
        </Link>
      ),
    },
    { key: 'check', done: false, what: <Link href={results}>{words.check}</Link> },
    {
      key: 'print',
      done: false,
      what: (
        <>
          <a href={sheet!} target="_blank" rel="noreferrer" aria-keyshortcuts={keys ? 'D' : undefined}>
            {words.print[document]} ↗
          </a>{' '}
          {keys ? <Kbd>D</Kbd> : null}
        </>
      ),
    },
    { key: 'screens', done: false, what: <Link href={`/desk/${id}/hall`}>{words.screens}</Link> },
    ...(last
      ? [
          {
            key: 'finish',
            done: finished,
            what: finished ? (
              <span>{words.finished}</span>
            ) : open.length === 0 && chief ? (
              <Button look="plain" onClick={() => run({ kind: 'finish-tournament' })}>
                {words.finish}
              </Button>
            ) : (
              <span>{words.finish}</span>
            ),
          },
          {
            key: 'prizes',
            done: false,
            what:
              settings.prizes == null || traits.teams ? (
                <a href={paper('standings', tables)} target="_blank" rel="noreferrer">
                  {words.prizes} ↗
                </a>
              ) : (
                <Link href={`/desk/${id}/standings?view=prizes`}>{words.prizes}</Link>
              ),
          },
          { key: 'export', done: false, what: <Link href={`/desk/${id}/settings#files`}>{words.export}</Link> },
        ]
      : [{ key: 'next', done: false, what: <Link href={`/desk/${id}/round/${next}`}>{words.next(next)}</Link> }]),
  ]
  const current = finished ? 'prizes' : open.length > 0 ? 'results' : 'check'
  return (
    <nav className="round-bar" aria-label={words.label(round.round)}>
      <ol>
        {steps.map(({ key, done, what }) => (
          <li key={key} className={done ? 'done' : undefined} aria-current={key === current ? 'step' : undefined}>
            {what}
            {done ? <span aria-hidden="true"> ✓</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}
