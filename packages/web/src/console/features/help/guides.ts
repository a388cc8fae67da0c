/** Guides of docs/ that the desk has with it. */
export const guides = [
  'arbiter',
  'fide-mode',
  'rating-lists',
  'hall',
  'paper',
  'public-pages',
  'tie-breaks',
  'explanations',
  'rules',
  'glossary',
  'operator',
] as const
export type Guide = (typeof guides)[number]

type Part = { readonly guide: Guide; readonly title: string }

/** Where the help of a page begins: the last part of its address. */
export const partFor: Readonly<Record<string, Part>> = {
  players: { guide: 'arbiter', title: 'Players' },
  round: { guide: 'arbiter', title: 'A round' },
  results: { guide: 'arbiter', title: 'Results' },
  standings: { guide: 'arbiter', title: 'Standings' },
  print: { guide: 'paper', title: 'Paper' },
  hall: { guide: 'arbiter', title: 'What the hall sees' },
  history: { guide: 'arbiter', title: 'Several people, and the past' },
  people: { guide: 'arbiter', title: 'Several people, and the past' },
  settings: { guide: 'arbiter', title: 'Before the first player arrives' },
  new: { guide: 'arbiter', title: 'Before the first player arrives' },
}
