import { Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useCommand } from '../../api/commands.tsx'
import { useMayAct, usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { focusBack } from '../../ui/focus-back.ts'
import { KeyCap } from '../../ui/kbd.tsx'
import { useKeys } from '../../ui/keys.ts'
import { later } from '../../ui/later.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'
import { differenceOf } from './difference.ts'
import type { Editing } from './hand/use-editing.tsx'
import { nextRound, phaseOf, type RoundAtHand } from './round-at-hand.ts'
import { usePairAgain } from './stale.tsx'
import { nameIn, whoPlays } from './who-plays.ts'

const PublishDialog = later(() => import('./publish-dialog.tsx'))
const StartDialog = later(() => import('./hand/start-dialog.tsx'))
const AmendDialog = later(() => import('./hand/amend-dialog.tsx'))
const RecallDialog = later(() => import('./recall/recall-dialog.tsx'))
const dialogs = { publish: PublishDialog, manual: StartDialog, amend: AmendDialog, recall: RecallDialog } as const
const DifferenceDialog = later(() => import('./hand/difference-dialog.tsx'))

type HeadProps = { readonly round: RoundAtHand; readonly go: (round: number) => void; readonly editing: Editing }

/** The way back to what had the focus before the round became another one, which is gone with it. */
let back: (() => void) | null = null

/** Which round, where it is, and the one thing to do. */
export const RoundHead = ({ round, go, editing }: HeadProps) => {
  const words = useWords('round')
  useEffect(() => {
    if (document.activeElement === document.body) back?.()
    back = null
  }, [round.phase, round.round])
  return (
    <header className="round-head">
      <div>
        <h1>
          {words.title(round.round)} <span>{words.phases[round.phase]}</span>
        </h1>
        <Steps current={round.round} />
      </div>
      <div className="round-act">
        {round.phase === 'draft' ? <Referee round={round} /> : null}
        <Actions round={round} go={go} editing={editing} />
      </div>
    </header>
  )
}

const Steps = ({ current }: { readonly current: number }) => {
  const tournament = useTournament()
  const { id, at } = usePlace()
  const words = useWords('round')
  const rounds = Array.from({ length: Math.max(tournament.settings.numberOfRounds, tournament.rounds.length) }, (_, index) => index + 1)
  return (
    <nav aria-label={words.steps}>
      <ol className="round-steps">
        {rounds.map((round) => {
          const phase = phaseOf(tournament, round)
          return (
            <li key={round}>
              <Link
                href={`/desk/${id}/round/${round}${at === null ? '' : `?at=${at}`}`}
                aria-current={round === current ? 'page' : undefined}
                aria-label={words.step(round, words.phases[phase])}
                className={phase === 'later' || phase === 'next' ? 'to-come' : undefined}
              >
                {round}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

const Referee = ({ round }: { readonly round: RoundAtHand }) => {
  const tournament = useTournament()
  const { referee } = useWords('round')
  const [open, setOpen] = useState(false)
  const draft = tournament.draft!
  const { yoursOnly, engineOnly } = differenceOf(draft)
  const count = round.boards.length
  const rests = tournament.traits.unpaired === 'rests'
  const facts = [
    tournament.traits.teams ? referee.matches(count) : referee.boards(count),
    round.bye === null ? (rests ? null : referee.noBye) : (rests ? referee.rests : referee.bye)(nameIn(whoPlays(tournament), round.bye)),
  ]
  const different = Math.max(yoursOnly.length, engineOnly.length)
  if (draft.stale.length > 0)
    return (
      <div className="round-tick stale" role="status">
        <b>{referee.stale}</b>
        <small>{referee.staleText}</small>
      </div>
    )
  if (draft.byHand)
    return (
      <div className="round-tick by-hand" role="status">
        <b>✎ {referee.byHand}</b>
        <small>{different === 0 ? referee.same : referee.differs(different)}</small>
        {tournament.manual === null ? <Button onClick={() => setOpen(true)}>{referee.show}</Button> : null}
        {open ? (
          <Suspense>
            <DifferenceDialog onClose={() => setOpen(false)} />
          </Suspense>
        ) : null}
      </div>
    )
  return (
    <div className="round-tick" role="status" title={referee.checked}>
      <b>✓ {referee.agrees}</b>
      <small>{facts.filter((fact) => fact !== null).join(', ')}</small>
    </div>
  )
}

const Actions = ({ round, go, editing }: HeadProps) => {
  const tournament = useTournament()
  const { id, at } = usePlace()
  const { actions, recall } = useWords('round')
  const run = useCommand()
  const { tell } = useToasts()
  const mayAct = useMayAct()
  const chief = useMayAct('chief')
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  const { settings, rounds, draft, manual, finished, role } = tournament
  const mayEnter = mayAct || (role === 'helper' && at === null)
  const next = nextRound(tournament)
  const close = (): void => setOpen(null)
  const stale = (draft?.stale.length ?? 0) > 0
  const { busy: pairingAgain, pairAgain } = usePairAgain()

  const pair = async (): Promise<void> => {
    setBusy(true)
    back = focusBack()
    const { done } = await run({ kind: 'pair-round' })
    setBusy(false)
    if (done) go(next)
  }
  const discard = async (): Promise<void> => {
    back = focusBack()
    const { done } = await run({ kind: 'discard-draft' })
    if (done) tell({ kind: 'done', text: actions.discarded(round.round) })
  }
  const pairButton = (
    <Button look="main" busy={busy} onClick={pair} aria-keyshortcuts="N">
      {busy ? actions.pairing : actions.pair(next)}
      <KeyCap>N</KeyCap>
    </Button>
  )
  const last = round.round === rounds.length
  const mayRecall = chief && !finished && last && round.published !== null && draft === null && editing.mode === null
  const mayPair = round.phase === 'next' || (round.phase === 'complete' && last && draft === null && next <= settings.numberOfRounds)
  const deed =
    !mayAct || finished
      ? null
      : round.phase === 'draft' && manual === null
        ? stale
          ? { label: actions.again(round.round), run: () => void (pairingAgain || pairAgain()) }
          : { label: actions.publish(round.round), run: () => setOpen('publish') }
        : mayPair && !busy
          ? { label: actions.pair(next), run: () => void pair() }
          : null
  useKeys(deed === null ? {} : { KeyN: deed })
  /** What a button opens is fetched when the hand moves towards it. */
  const opens = (what: keyof typeof dialogs) => ({
    onClick: () => setOpen(what),
    onPointerEnter: dialogs[what].ahead,
    onFocus: dialogs[what].ahead,
  })
  return (
    <>
      {round.phase === 'draft' && mayAct ? (
        <>
          {manual === null ? <Button onClick={discard}>{actions.discard}</Button> : null}
          {editing.mayStart && !stale ? <Button {...opens('manual')}>{actions.byHand}</Button> : null}
          {stale && manual === null ? (
            <Button look="main" busy={pairingAgain} aria-keyshortcuts="N" onClick={pairAgain}>
              {actions.again(round.round)}
              <KeyCap>N</KeyCap>
            </Button>
          ) : (
            <Button look="main" disabled={manual !== null} aria-keyshortcuts="N" {...opens('publish')}>
              {actions.publish(round.round)}
              <KeyCap>N</KeyCap>
            </Button>
          )}
        </>
      ) : null}
      {mayRecall ? <Button {...opens('recall')}>{recall.action}</Button> : null}
      {editing.mayAmend && editing.mode === null ? <Button {...opens('amend')}>{actions.amend}</Button> : null}
      {round.phase === 'next' && mayAct && !finished ? pairButton : null}
      {(round.phase === 'published' || round.phase === 'playing') && editing.mode === null && mayEnter ? (
        <Link className="button main" href={`/desk/${id}/results/${round.round}`}>
          {actions.results}
        </Link>
      ) : null}
      {round.phase === 'complete' && last && draft === null && mayAct && !finished && next <= settings.numberOfRounds ? pairButton : null}
      {round.phase === 'complete' && last && draft !== null ? (
        <Button look="plain" onClick={() => go(draft.round)}>
          {actions.goTo(draft.round)}
        </Button>
      ) : null}
      {round.phase === 'complete' && next > settings.numberOfRounds && last ? (
        <Link className="button main" href={`/desk/${id}/standings`}>
          {actions.standings}
        </Link>
      ) : null}
      <Suspense>
        {open === 'publish' ? <PublishDialog round={round} onClose={close} /> : null}
        {open === 'recall' ? <RecallDialog round={round.round} onClose={close} /> : null}
        {open === 'manual' ? <StartDialog round={round.round} onClose={close} /> : null}
        {open === 'amend' ? (
          <AmendDialog round={round.round} possible={editing.mayAmend} onClose={close} onStart={editing.startAmend} />
        ) : null}
      </Suspense>
    </>
  )
}
