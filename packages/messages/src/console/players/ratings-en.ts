export const en = {
  title: 'Ratings',
  list: 'List',
  lists: { fide: 'FIDE', national: 'National' },
  play: { standard: 'standard', rapid: 'rapid', blitz: 'blitz' },
  inactive: 'inactive',
  counts: (rating: number, list: string, play: string) => `Counts here: ${rating}, ${list}, ${play}.`,
  byHand: (rating: number | null) => (rating === null ? 'Counts here: unrated, as entered.' : `Counts here: ${rating}, as entered.`),
  nothing: 'Unrated in the lists that count here.',
  take: (rating: number | null) => (rating === null ? 'Take that of the lists: unrated' : `Take that of the lists: ${rating}`),
}
