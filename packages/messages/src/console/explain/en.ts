import type { Words } from '../../words.ts'

export const en = {
  title: 'Why',
  close: 'Close',
  kicker: {
    pair: 'why this pairing',
    bye: 'why the bye',
    'why-not': 'why not this pairing',
  },
  board: (n: number) => `Board ${n}`,
  match: (n: number) => `Match ${n}`,
  round: (n: number) => `Round ${n}`,
  byHand: 'This round was changed by hand. What is explained is the engine’s own pairing.',
  stale: 'This draft is out of date. What is explained is how it was paired.',
  otherwise: 'The rules pair this round otherwise. What is explained is the engine’s own pairing.',
  notSo: (a: string, b: string) => `The engine does not pair ${a} with ${b}: this board was made by hand.`,
  askWhyNot: 'Why not?',
  noExplanation: 'This rulebook gives no reasons for its pairings.',
  failed: 'The explanation could not be loaded.',
  gone: 'This pairing no longer exists.',
  map: {
    title: 'The score bands concerned',
    meets: (a: string, b: string) => `${a} – ${b}`,
    wished: (a: string, b: string) => `asked for: ${a} – ${b}`,
    bye: (name: string) => `${name}: bye`,
    omitted: (n: number) => `+ ${n}`,
  },
  cards: {
    title: 'Report card of the bracket',
    none: 'Every criterion counts 0: nothing speaks against it.',
    all: 'All criteria',
    fewer: 'Only those that say something',
    criterion: 'Criterion',
    others: 'What might have been',
    decides: 'decides',
  },
  change: {
    title: 'What would change',
    all: (n: number) => `All ${n} boards`,
    without: 'Instead of',
    instead: 'there would be',
    apply: 'Apply by hand',
    applyHint: 'Opens the changes by hand and makes these boards. The draft stays yours until you publish it.',
    reason: (a: string, b: string) => `${a} – ${b} wanted instead of the engine’s pairing`,
    applied: 'Done by hand. See what it breaks, and finish when it is right.',
  },
  ask: {
    title: 'Question a pairing',
    first: 'Why not',
    second: 'against',
    ask: 'Ask',
    none: 'Nobody of that name plays in this round.',
  },
  receipt: {
    label: 'Receipt',
    recompute: 'recompute it yourself on the verify page',
  },
  keys: { close: 'Close the explanation' },
}

export type ExplainWords = Words<typeof en>
