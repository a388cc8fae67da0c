import { numberBoards } from '@zug/engine/desk'
import { useEffect, useRef } from 'react'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { focusBack } from '../../ui/focus-back.ts'
import { useKeys } from '../../ui/keys.ts'
import { useWords } from '../../words/language.tsx'
import { nameIn, whoPlays } from '../round/who-plays.ts'
import { Answer } from './answer.tsx'
import { AskForm } from './ask-form.tsx'
import { useWhy, type WhyQuestion } from './why-context.tsx'
import './why-panel.css'

/** Beside the page: the answer to one question, sentence first, and the way to the next question. */
const WhyPanel = () => {
  const words = useWords('explain')
  const { question, close } = useWhy()
  const panel = useRef<HTMLElement>(null)
  const before = useRef(() => {})
  const shut = (): void => {
    close()
    before.current()
  }
  useEffect(() => {
    if (question === null) return
    const here = document.activeElement
    if (here !== null && !panel.current?.contains(here)) before.current = focusBack()
    panel.current?.focus({ preventScroll: true })
    if (panel.current !== null) panel.current.scrollTop = 0
  }, [question])
  useKeys({ Escape: { label: words.keys.close, run: shut } })
  if (question === null) return null
  return (
    <aside
      ref={panel}
      className="why-panel"
      aria-label={words.title}
      tabIndex={-1}
      onKeyDown={(event) => {
        // Also from inside a field, where the keys of the page are silent.
        if (event.key === 'Escape' && !event.defaultPrevented) shut()
      }}
    >
      <div className="why-top">
        <p className="why-kicker">
          <Kicker question={question} />
        </p>
        <Button aria-label={words.close} onClick={shut}>
          ×
        </Button>
      </div>
      <WhyHere question={question} />
      <Answer question={question} />
      <AskForm key={`${question.round} ${question.player}`} question={question} />
      <Receipt round={question.round} />
    </aside>
  )
}

const Kicker = ({ question }: { readonly question: WhyQuestion }) => {
  const words = useWords('explain')
  const { traits } = useTournament()
  const { kind, round } = question
  if (kind === 'why-not') return `${words.round(round)} · ${words.kicker['why-not']}`
  if (question.board !== null) return `${traits.teams ? words.match(question.board) : words.board(question.board)} · ${words.kicker.pair}`
  return `${words.round(round)} · ${question.opponent === null ? words.kicker.bye : words.kicker.pair}`
}

/** The pairing does not say why somebody sits at a fixed board. */
const WhyHere = ({ question }: { readonly question: WhyQuestion }) => {
  const tournament = useTournament()
  const { boards: words } = useWords('round')
  const { round, player } = question
  const pairing = tournament.rounds.find((entry) => entry.round === round) ?? (tournament.draft?.round === round ? tournament.draft : null)
  const at = pairing?.boards.findIndex(({ white, black }) => white === player || black === player) ?? -1
  const place = pairing === null ? undefined : numberBoards(pairing, tournament.settings.firstBoard).boards[at]
  return place === undefined || place.fixed === null ? null : (
    <p className="why-here">{words.why(place.number, nameIn(whoPlays(tournament), place.fixed))}</p>
  )
}

const Receipt = ({ round }: { readonly round: number }) => {
  const { rounds } = useTournament()
  const { id } = usePlace()
  const { receipt: words } = useWords('explain')
  const receipt = rounds.find((entry) => entry.round === round)?.receipt
  if (receipt === undefined) return null
  return (
    <p className="why-receipt">
      {words.label} {receipt.short} · {receipt.rulebook} ·{' '}
      <a href={`/verify#/t/${id}/round/${round}`} target="_blank" rel="noreferrer">
        {words.recompute}
      </a>
    </p>
  )
}

export default WhyPanel
