import { displayPoints, pointsFromTenths, type RulebookId } from '@zug/engine/model'
import { type Diagnosis, type RoundDifference, rulebookById } from '@zug/engine/pairing'
import { english, verdictText, whyNotText } from '@zug/messages/explanation'
import { issueText } from '@zug/messages/issues'

/** What stands under a round that differs. */
export const whyLines = ({ diagnosis, agreesWith = [] }: RoundDifference, rulebook: RulebookId): readonly string[] => [
  ...(diagnosis === undefined ? [] : diagnosisLines(diagnosis, rulebook)),
  ...(agreesWith.length === 0 ? [] : [`recorded is what ${agreesWith.join(', ')} ${agreesWith.length === 1 ? 'gives' : 'give'}`]),
]

/** Why ours is right, in a line or two: the rule a recorded pairing breaks, the first criterion by which it is worse, or that it comes later. */
const diagnosisLines = (diagnosis: Diagnosis, rulebook: RulebookId): readonly string[] => {
  switch (diagnosis.kind) {
    case 'illegal':
    case 'needless':
      return diagnosis.faults.map(
        (fault) => `recorded breaks ${fault.article === undefined ? 'the rules' : named(fault.article, rulebook)}: ${issueText(fault)}`,
      )
    case 'colours':
      return diagnosis.faults.length === 0
        ? ['the pairs are right, the colours are not those of the rulebook']
        : diagnosis.faults.map((fault) => `recorded colours are against ${named(fault.article ?? '', rulebook)}: ${issueText(fault)}`)
    case 'worse':
      return [
        `recorded is worse by ${named(diagnosis.article, rulebook)}${whereText(diagnosis)}: ${valueText(diagnosis.recorded, diagnosis.article)} instead of ${valueText(diagnosis.expected, diagnosis.article)}`,
      ]
    case 'later':
      return [
        `recorded is as good by every criterion, but comes later in the order: in bracket ${diagnosis.bracket} ${pairsText(diagnosis.expected)} before ${pairsText(diagnosis.recorded)}`,
      ]
    case 'better':
      return [
        `recorded is better by ${named(diagnosis.article, rulebook)}${whereText(diagnosis)}: ${valueText(diagnosis.recorded, diagnosis.article)} instead of ${valueText(diagnosis.expected, diagnosis.article)}; please report this file`,
      ]
    case 'existence':
      return [diagnosis.pairingExists ? 'a legal pairing exists' : 'no pairing satisfies the rules that nothing may break']
    case 'legal':
      return ['recorded breaks no rule that the referee knows of, but is not what the rulebook gives', ...whyNotLines(diagnosis, rulebook)]
  }
}

/** What the rulebook has against one pair of a pairing that is legal, or against the bye; players by number, as in the table above. */
const whyNotLines = ({ asked, answer }: Extract<Diagnosis, { kind: 'legal' }>, rulebook: RulebookId): readonly string[] => {
  if (asked === undefined || answer === undefined) return []
  const compared = answer.kind === 'worse' || answer.kind === 'later'
  const lines = compared ? verdictText(answer, rulebook, String, english) : whyNotText(answer, asked, rulebook, String, english).slice(0, 1)
  return [`why not ${asked.length === 1 ? `the bye for ${asked[0]}` : asked.join(' – ')}: ${lines.join(' ')}`]
}

const named = (article: string, rulebook: RulebookId): string => {
  const title = rulebookById(rulebook).articles.find(({ number }) => number === article)?.title
  return title === undefined ? article : `${article} (${title.charAt(0).toLowerCase()}${title.slice(1)})`
}

/** The bye is one for the whole round. */
const whereText = ({ article, bracket }: Extract<Diagnosis, { kind: 'worse' }> | Extract<Diagnosis, { kind: 'better' }>): string =>
  countsPoints.has(article) ? '' : ` in bracket ${bracket}`

type Value = Extract<Diagnosis, { kind: 'worse' }>['recorded']

/** A score that stands for "not paired at all" is larger than any real one. */
const beyondAny = 100_000
/** The criterion about the bye of 2026 counts points, every other one players. */
const countsPoints = new Set(['C5'])

const valueText = (value: Value, article: string): string => {
  switch (value.kind) {
    case 'count':
      return countsPoints.has(article) ? displayPoints(pointsFromTenths(value.value)) : String(value.value)
    case 'differences':
      return listText(value.values)
    case 'next-bracket':
      return `${value.unpaired} unpaired below${value.scores.length === 0 ? '' : ` (${listText(value.scores)})`}`
  }
}

const listText = (values: readonly number[]): string =>
  values.length === 0
    ? 'none'
    : values.map((value) => (value >= beyondAny ? 'not paired' : displayPoints(pointsFromTenths(value)))).join(', ')

const pairsText = (pairs: readonly (readonly [number, number])[]): string =>
  pairs.length === 0 ? 'other floaters' : pairs.map(([a, b]) => `${a}-${b}`).join(' ')
