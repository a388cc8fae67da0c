/** `@zug/messages/explanation`: why a round is as it is, in words. As text for a terminal, or as runs (text, names, articles) for a page. */
export {
  type AnswerOptions,
  type ExplainedAnswer,
  explainWhy,
  explainWhyNot,
  wordWhy,
  wordWhyNot,
} from './explanation/explain-answer.ts'
export {
  type Band,
  type BracketMap,
  type CardCell,
  type CardColumn,
  type CardRow,
  type ExplanationPanel,
  type MapLine,
  type MapPlayer,
  type Paragraph,
  type ReportCards,
  type Voice,
  voices,
} from './explanation/panel.ts'
export { explanationLines, explanationText } from './explanation/round-text.ts'
export { plainText, type Run, type Runs } from './explanation/runs.ts'
export { stepRuns, stepText } from './explanation/step-text.ts'
export { stuckText } from './explanation/stuck-text.ts'
export { verdictText, whyNotText } from './explanation/why-not-text.ts'
export { whyText } from './explanation/why-text.ts'
export { german } from './explanation/words/de.ts'
export { english } from './explanation/words/en.ts'
export { french } from './explanation/words/fr.ts'
export { messagesIn } from './explanation/words/index.ts'
export type { Messages } from './explanation/words/messages.ts'
