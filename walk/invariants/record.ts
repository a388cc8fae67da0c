import { type Desk, execute, extendDesk, integrityOf, openDesk, receiptOf, tournamentOf } from '@zug/engine/desk'
import { commandOf, difference, eventsOf, hasEvent, type Invariant, isCreated, type Look, same, unless } from './invariant.ts'

const stateOf = (desk: Desk): unknown => desk.state

/** A command without an effect leaves everything as it was. */
const refusalChangesNothing = ({ before, after, outcome }: Look): readonly string[] =>
  outcome.kind === 'refused' ? difference('the state', after.desk.state, before.desk.state) : []

const replayed = ({ before, after, outcome }: Look): readonly string[] => {
  if (outcome.kind === 'refused') return []
  const fresh = after.desk.history.slice(before.desk.history.length)
  return [
    ...difference('the state replayed from its events', stateOf(openDesk(after.desk.history)), after.desk.state),
    ...difference('the state extended by the new events', stateOf(extendDesk(before.desk, fresh)), after.desk.state),
    ...unless(same(after.desk.history.slice(0, before.desk.history.length), before.desk.history), 'earlier events were changed'),
  ]
}

/** Undo brings back the state before the last command, however many commands ago that state was. */
const undone = (look: Look): readonly string[] => {
  const { before, after, outcome } = look
  const command = commandOf(look)
  const last = before.done.at(-1)
  if (command?.kind === 'undo' && outcome.kind === 'done')
    return last === undefined
      ? ['undo took back a command that was none']
      : [...unless(!last.final, 'undo took back what is public'), ...difference('the state after undo', after.desk.state, last.state)]
  if (command?.kind === 'redo' && outcome.kind === 'done') {
    const again = before.undone.at(-1)
    return again === undefined
      ? ['redo brought back a command that was not taken back']
      : difference('the state after redo', after.desk.state, again.state)
  }
  if (outcome.kind === 'refused' || command === null || eventsOf(look).length === 0 || after.desk.state.finished) return []
  const back = execute(after.desk, { kind: 'undo' })
  if (!back.ok) return unless(after.done.at(-1)!.final, `${command.kind} cannot be undone`)
  // A tournament that is finished again is reopened by its own command.
  if (back.value.desk.state.finished)
    return difference(`the state after ${command.kind} and undo`, back.value.desk.state, before.desk.state)
  const forth = execute(back.value.desk, { kind: 'redo' })
  return [
    ...difference(`the state after ${command.kind} and undo`, back.value.desk.state, before.desk.state),
    ...difference(`the state after ${command.kind}, undo and redo`, forth.ok ? forth.value.desk.state : null, after.desk.state),
  ]
}

/** C.04.2 4.4: what everybody was told is not taken back by undo. */
const publicStaysPublic = (look: Look): readonly string[] =>
  hasEvent(look, 'round-published', 'round-recalled', 'pairing-amended', 'result-corrected', 'fide-mode-left')
    ? unless(!execute(look.after.desk, { kind: 'undo' }).ok, 'what was published can be undone')
    : []

const pairingsOf = ({ state }: Desk) => state.rounds.map(({ round, boards }) => [round, boards.map(({ white, black }) => [white, black])])

const onlyPublicationPairs = (look: Look): readonly string[] =>
  hasEvent(look, 'round-published', 'pairing-amended', 'round-recalled')
    ? []
    : difference('the published pairing', pairingsOf(look.after.desk), pairingsOf(look.before.desk))

/** The receipt of a published round tells what it was paired from, and stays. */
const receipts = ({ before, after, outcome }: Look): readonly string[] => {
  const kept = after.ledger.rounds.flatMap(({ round, receipt }, at) =>
    difference(`the receipt of round ${round}`, after.desk.state.rounds[at]?.receipt.short, receipt),
  )
  const published = outcome.kind === 'done' ? outcome.events.find((event) => event.kind === 'round-published') : undefined
  if (published === undefined) return kept
  const { round, boards, unpaired, receipt } = published.round
  const bye = unpaired.find((entry) => entry.bye === 'pairing-allocated')?.player ?? null
  const again = receiptOf(tournamentOf(before.desk.state), round, before.desk.state.settings!.rules.rulebook, boards, bye)
  return [...kept, ...difference(`the receipt of round ${round}, made again,`, receipt, again)]
}

/** A round that was taken back is kept with all that was entered, under the reason that was given. */
const recalls = (look: Look): readonly string[] => {
  const command = commandOf(look)
  if (command?.kind !== 'recall-round' || look.outcome.kind !== 'done') return []
  const [before, after] = [look.before.desk.state, look.after.desk.state]
  const { reason, ...kept } = after.recalled?.at(-1) ?? { reason: null }
  return [
    ...difference('the rounds left', after.rounds, before.rounds.slice(0, -1)),
    ...difference('the recalled round that is kept', kept, before.rounds.at(-1)),
    ...difference('the reason of the recall', reason, command.reason.trim()),
  ]
}

/** The integrity record speaks of rounds as they stand: a pairing by hand that was recalled is replaced. */
const integrity = (look: Look): readonly string[] => {
  const { after } = look
  if (!isCreated(after) || !hasEvent(look, 'round-published', 'round-recalled', 'pairing-amended', 'result-corrected')) return []
  const entries = integrityOf(after.desk.history)
  const counted = after.desk.state.rounds
  const corrections = entries.filter(({ kind }) => kind === 'corrected').length
  return [
    ...entries.flatMap((entry) =>
      entry.kind !== 'by-hand' || entry.recalled === true || counted.some(({ round, byHand }) => round === entry.round && byHand)
        ? []
        : [`round ${entry.round} is recorded as made by hand, but is not`],
    ),
    ...(hasEvent(look, 'result-corrected')
      ? unless(
          corrections > integrityOf(look.before.desk.history).filter(({ kind }) => kind === 'corrected').length,
          'a late correction is not recorded',
        )
      : []),
  ]
}

export const recordInvariants: readonly Invariant[] = [
  ['a refusal changes nothing', refusalChangesNothing],
  ['the record is its replay', replayed],
  ['undo restores the former state', undone],
  ['what is public is not undone', publicStaysPublic],
  ['only publication changes pairings', onlyPublicationPairs],
  ['receipts stay true', receipts],
  ['a recalled round is kept', recalls],
  ['the integrity record is true', integrity],
]
