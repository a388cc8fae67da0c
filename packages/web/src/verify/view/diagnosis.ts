import type { DiagnosedFault, Diagnosis } from '@zug/engine/pairing'
import type { VerifyWords } from '@zug/messages/verify/en'
import { h } from './dom.ts'

type Names = ReadonlyMap<number, string>
type Value = Extract<Diagnosis, { kind: 'worse' }>['recorded']

/** One reason: the article, and what it says in plain words. */
export type Reason = { readonly article: string | null; readonly text: string }

export const nameOf = (names: Names, id: number): string => names.get(id) ?? `#${id}`

/** Whom a fault is about, in the order in which its sentence names them. */
const concerned = (fault: DiagnosedFault): readonly number[] =>
  'players' in fault ? fault.players : fault.player === undefined ? [] : [fault.player]

const faultReason = (fault: DiagnosedFault, words: VerifyWords, names: Names): Reason => ({
  article: fault.article ?? null,
  text: words.faults[fault.code](concerned(fault).map((id) => nameOf(names, id))),
})

/** The criterion about the bye of 2026 counts points, every other one players. */
const countsPoints: ReadonlySet<string> = new Set(['C5'])
/** A score that stands for "not paired at all" is larger than any real one. */
const beyondAny = 100_000

const points = (tenths: number): string => {
  const whole = Math.floor(tenths / 10)
  return tenths % 10 === 0 ? String(whole) : tenths % 10 === 5 ? `${whole === 0 ? '' : whole}½` : `${whole}.${tenths % 10}`
}

const list = (values: readonly number[], words: VerifyWords): string =>
  values.length === 0 ? words.none : values.map((value) => (value >= beyondAny ? words.notPaired : points(value))).join(', ')

const valueText = (value: Value, article: string, words: VerifyWords): string => {
  switch (value.kind) {
    case 'count':
      return countsPoints.has(article) ? points(value.value) : String(value.value)
    case 'differences':
      return list(value.values, words)
    case 'next-bracket':
      return words.unpairedBelow(value.unpaired, value.scores.length === 0 ? '' : list(value.scores, words))
  }
}

export const reasonsOf = (diagnosis: Diagnosis, words: VerifyWords, names: Names): readonly Reason[] => {
  const faults = (all: readonly DiagnosedFault[]): readonly Reason[] => all.map((fault) => faultReason(fault, words, names))
  switch (diagnosis.kind) {
    case 'illegal':
    case 'needless':
      return faults(diagnosis.faults)
    case 'colours':
      return [{ article: null, text: words.coloursWrong }, ...faults(diagnosis.faults)]
    case 'worse':
    case 'better': {
      const { article, bracket } = diagnosis
      const where = countsPoints.has(article) ? '' : words.inBracket(bracket)
      const [recorded, expected] = [valueText(diagnosis.recorded, article, words), valueText(diagnosis.expected, article, words)]
      return [{ article, text: words[diagnosis.kind](where, recorded, expected) }]
    }
    case 'later':
      return [{ article: null, text: words.later(diagnosis.bracket) }]
    case 'existence':
      return [{ article: null, text: diagnosis.pairingExists ? words.pairingExists : words.noPairingExists }]
    case 'legal':
      return [{ article: null, text: words.legal }]
  }
}

export const faultReasons = (faults: readonly DiagnosedFault[], words: VerifyWords, names: Names): readonly Reason[] =>
  faults.map((fault) => faultReason(fault, words, names))

export const reasonList = (reasons: readonly Reason[]): HTMLElement =>
  h(
    'ul',
    { class: 'reasons' },
    ...reasons.map(({ article, text }) =>
      h('li', {}, article === null ? null : h('cite', { class: 'article' }, article), article === null ? null : ' ', text),
    ),
  )
