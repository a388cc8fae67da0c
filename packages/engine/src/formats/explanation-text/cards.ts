import type { PlayerId } from '../../model/ids.ts'
import { displayPoints } from '../../model/points.ts'
import type { RulebookId } from '../../model/rules.ts'
import { criterionOf, type ExplainedCandidate, type Failure } from '../../pairing/explanation.ts'
import type { WhyNot } from '../../pairing/explanation-answers.ts'
import type { Messages } from './messages/messages.ts'
import type { CardCell, CardRow, ReportCards } from './panel.ts'

/** A candidate that might have been: its card, or null when the round could not be completed with it. */
export type Alternative = {
  readonly players: readonly PlayerId[]
  readonly card: readonly Failure[] | null
  /** Where there is no card: the article by which everybody must be paired. */
  readonly completion?: string
}

/** The chosen card and the alternatives to it, each cell compared with the chosen one; null where there is nothing to show. */
export const reportCards = (
  chosen: ExplainedCandidate | null,
  alternatives: readonly Alternative[],
  rulebook: RulebookId,
  nameOf: (player: PlayerId) => string,
  messages: Messages,
): ReportCards | null => {
  const card = chosen?.card ?? null
  if (card === null || card.length === 0) return null
  const own = alternatives.filter((one) => one.card === null || sameCriteria(one.card, card))
  const completion = own.find((one) => one.card === null)?.completion ?? null
  const failing = completion !== null
  const { holds, fails } = messages.panel
  const first = (text: string, mark: CardCell['mark']): readonly CardCell[] => (failing ? [{ text, mark }] : [])
  const rows: readonly CardRow[] = [
    {
      kind: 'chosen',
      label: messages.chosen,
      players: [],
      cells: [...first(holds, 'same'), ...card.map((failure): CardCell => ({ text: cellText(failure), mark: 'same' }))],
    },
    ...own.map(
      (one): CardRow => ({
        kind: 'alternative',
        // One player alone leaves the bracket.
        label: one.players.length === 1 ? `${nameOf(one.players[0]!)} ↓` : one.players.map(nameOf).join(' – '),
        players: one.players,
        cells:
          one.card === null
            ? [...first(fails, 'decides'), ...card.map((): CardCell => ({ text: '–', mark: 'same' }))]
            : [...first(holds, 'same'), ...comparedCells(card, one.card)],
      }),
    ),
  ]
  const columns = [
    ...(failing ? [{ article: completion, label: messages.panel.completion }] : []),
    ...card.map((failure) => ({ article: failure.article, label: messages.criterion(rulebook, criterionOf(failure)) })),
  ]
  return {
    columns: columns.map((column, at) => ({ ...column, notable: rows.some(({ cells }) => !['0', '–'].includes(cells[at]!.text)) })),
    rows,
  }
}

const sameCriteria = (a: readonly Failure[], b: readonly Failure[]): boolean =>
  a.length === b.length && a.every((failure, at) => criterionOf(failure) === criterionOf(b[at]!))

const comparedCells = (chosen: readonly Failure[], card: readonly Failure[]): readonly CardCell[] => {
  const orders = card.map((failure, at) => compare(failure, chosen[at]!))
  const first = orders.findIndex((order) => order !== 0)
  return card.map((failure, at) => {
    const order = orders[at]!
    const mark = order === 0 ? 'same' : order < 0 ? 'better' : at === first ? 'decides' : 'worse'
    return { text: cellText(failure), mark }
  })
}

/** Does no criterion tell the two apart? A procedure may come first to what is worse by what it counts. */
export const equallyGood = ({ chosen, alternative }: Extract<WhyNot, { readonly kind: 'worse' | 'later' }>): boolean => {
  const [own, other] = [chosen.card ?? [], alternative.card ?? []]
  return own.length > 0 && sameCriteria(own, other) && own.every((failure, at) => compare(failure, other[at]!) === 0)
}

const compare = (a: Failure, b: Failure): number => {
  if (a.kind === 'count' && b.kind === 'count') return a.value - b.value
  if (a.kind === 'differences' && b.kind === 'differences') return compareLists(a.values, b.values)
  if (a.kind === 'next-bracket' && b.kind === 'next-bracket') return a.unpaired - b.unpaired || compareLists(a.scores, b.scores)
  return 0
}

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  for (let at = 0; at < Math.min(a.length, b.length); at++) if (a[at] !== b[at]) return a[at]! - b[at]!
  return a.length - b.length
}

/** As in a table of the terminal, with points as people write them: `1½ ½`. */
const cellText = (failure: Failure): string => {
  switch (failure.kind) {
    case 'count':
      return String(failure.value)
    case 'differences': {
      const values = failure.values.filter((value) => value > 0)
      return values.length === 0 ? '0' : values.map((value) => (value > 100_000 ? '↓' : displayPoints(value))).join(' ')
    }
    case 'next-bracket': {
      const barred = failure.unpaired > failure.scores.length ? '!' : ''
      return failure.unpaired === 0 ? '0' : `${failure.scores.length}${barred}/${failure.scores.map(displayPoints).join(' ')}`
    }
  }
}
