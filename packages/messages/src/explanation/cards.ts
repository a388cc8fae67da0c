import type { Weighed, WhyNot } from '@zug/engine/explain'
import { compareFailures, criterionOf, type Failure, firstDifference, sameCriteria } from '@zug/engine/explain'
import type { CardCell, CardRow, ReportCards } from './panel.ts'
import type { NameOf, Speech } from './speech.ts'
import { cellText } from './values.ts'

/** The chosen card and the alternatives to it, each cell compared with the chosen one; null where there is nothing to show. */
export const reportCards = (weighed: Weighed | null, nameOf: NameOf, { rulebook, messages }: Speech): ReportCards | null => {
  const card = weighed?.chosen.card ?? null
  if (weighed === null || card === null || card.length === 0) return null
  const own = weighed.alternatives.filter((one) => one.kind === 'incomplete' || one.card === null || sameCriteria(one.card, card))
  const incomplete = own.find((one) => one.kind === 'incomplete')
  const { holds, fails } = messages.panel
  const first = (text: string, mark: CardCell['mark']): readonly CardCell[] => (incomplete === undefined ? [] : [{ text, mark }])
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
          one.kind === 'incomplete' || one.card === null
            ? [...first(fails, 'decides'), ...card.map((): CardCell => ({ text: '–', mark: 'same' }))]
            : [...first(holds, 'same'), ...comparedCells(card, one.card)],
      }),
    ),
  ]
  const columns = [
    ...(incomplete === undefined ? [] : [{ article: incomplete.article, label: messages.panel.completion }]),
    ...card.map((failure) => ({ article: failure.article, label: messages.criterion(rulebook, criterionOf(failure)) })),
  ]
  return {
    columns: columns.map((column, at) => ({ ...column, notable: rows.some(({ cells }) => !['0', '–'].includes(cells[at]!.text)) })),
    rows,
  }
}

const comparedCells = (chosen: readonly Failure[], card: readonly Failure[]): readonly CardCell[] => {
  const orders = card.map((failure, at) => compareFailures(failure, chosen[at]!))
  const first = orders.findIndex((order) => order !== 0)
  return card.map((failure, at) => {
    const order = orders[at]!
    const mark = order === 0 ? 'same' : order < 0 ? 'better' : at === first ? 'decides' : 'worse'
    return { text: cellText(failure), mark }
  })
}

/** A wish that could be granted, beside what was done. */
export type Compared = Extract<WhyNot, { readonly kind: 'worse' | 'later' }>

/** Does no criterion tell the two apart? A procedure may come first to what is worse by what it counts. */
export const equallyGood = ({ chosen, alternative }: Compared): boolean => {
  const [own, other] = [chosen.card ?? [], alternative.card ?? []]
  return own.length > 0 && sameCriteria(own, other) && firstDifference(own, other) === null
}

/** The criterion by which a wish loses, with both values. */
export const lostFailures = (
  answer: Extract<WhyNot, { readonly kind: 'worse' }>,
): { readonly granted: Failure; readonly chosen: Failure } => {
  const of = (card: readonly Failure[] | null): Failure => card!.find((failure) => criterionOf(failure) === answer.criterion)!
  return { granted: of(answer.alternative.card), chosen: of(answer.chosen.card) }
}
