import type { Article } from '../rulebook/article.ts'

/** C.07, edition of 1 March 2026: number, paraphrase, and the file that decides it. */
const implemented: readonly (readonly [number: string, title: string, where: string])[] = [
  ['2.1', 'What breaks ties is said in the regulations of the event, else by its arbiter', 'presets.ts'],
  ['4.2', 'One tie-break after the other, each among those still tied; lots at the end', 'rank.ts'],
  ['4.4', 'Every encounter counts by itself', 'contributions.ts'],
  ['6', 'Direct encounter', 'tie-breaks/direct-encounter.ts'],
  ['6.1.1', 'A forfeit is no encounter', 'tie-breaks/direct-encounter.ts'],
  ['6.1.2', 'Several encounters of two count as their mean', 'tie-breaks/direct-encounter.ts'],
  ['6.2', 'All met: by score, then again among equals', 'tie-breaks/direct-encounter.ts'],
  ['6.3', 'Not all met: only who is sure of a place gets it', 'tie-breaks/direct-encounter.ts'],
  ['7.1', 'WIN: rounds worth a win', 'tie-breaks/wins.ts'],
  ['7.2', 'WON: games won over the board', 'tie-breaks/games-won.ts'],
  ['7.3', 'BPG: games with Black', 'tie-breaks/black-games.ts'],
  ['7.4', 'BWG: wins with Black', 'tie-breaks/black-wins.ts'],
  ['7.5', 'PS: progressive scores', 'tie-breaks/progressive-scores.ts'],
  ['7.6', 'REP: rounds one elected to play', 'tie-breaks/rounds-elected-to-play.ts'],
  ['7.7', 'STD: standard points', 'tie-breaks/standard-points.ts'],
  ['7.8', 'TPN: pairing number', 'tie-breaks/pairing-number.ts'],
  ['8.1', 'BH: Buchholz', 'tie-breaks/buchholz.ts'],
  ['8.2', "AOB: average of opponents' Buchholz", 'tie-breaks/average-of-opponents-buchholz.ts'],
  ['8.3', 'FB: Fore Buchholz', 'tie-breaks/fore-buchholz.ts'],
  ['9.1', 'SB: Sonneborn-Berger', 'tie-breaks/sonneborn-berger.ts'],
  ['9.2', 'KS: Koya', 'tie-breaks/koya.ts'],
  ['10', 'Ratings are not used when there are unrated players', 'rating-games.ts'],
  ['10.1', 'ARO: average rating of opponents', 'tie-breaks/average-rating-of-opponents.ts'],
  ['10.2', 'TPR: performance rating', 'tie-breaks/performance-rating.ts'],
  ['10.3', 'PTP: perfect performance', 'tie-breaks/perfect-performance.ts'],
  ['10.4', "APRO: average of opponents' performance", 'tie-breaks/average-of-opponents-performance.ts'],
  ['10.5', "APPO: average of opponents' perfect performance", 'tie-breaks/average-of-opponents-perfect-performance.ts'],
  ['10.6', 'RTNG: rating', 'tie-breaks/rating.ts'],
  ['12', 'Forfeited boards count; a team bye is a win on every board', 'teams/field-of-teams.ts'],
  ['12.1', 'BC: board count', 'tie-breaks/board-count.ts'],
  ['12.2', 'TBR: top board results', 'tie-breaks/top-board-results.ts'],
  ['12.3', 'BBE: bottom board elimination', 'tie-breaks/bottom-board-elimination.ts'],
  ['13.1', 'MPvGP: the other score', 'tie-breaks/other-score.ts'],
  ['13.2', 'EMMSB, EMGSB, EGMSB, EGGSB', 'tie-breaks/extended-sonneborn-berger.ts'],
  ['13.3', 'EDE and what separates two teams', 'tie-breaks/extended-direct-encounter.ts'],
  ['13.4', 'SSSC: secondary score and schedule strength', 'tie-breaks/schedule-strength-combination.ts'],
  ['14.1', 'Cut-1', 'cut.ts'],
  ['14.2', 'Cut-2', 'cut.ts'],
  ['14.3', 'Median-1', 'cut.ts'],
  ['14.4', 'Median-2', 'cut.ts'],
  ['14.5', 'Limit of Koya', 'tie-breaks/koya.ts'],
  ['15.2', 'Forfeits of a round robin', 'contributions.ts'],
  ['16.1', 'Requested byes and voluntarily unplayed rounds', 'unplayed-rounds.ts'],
  ['16.2', 'Categories of unplayed rounds', 'unplayed-rounds.ts'],
  ['16.3', 'The score opponents see', 'adjusted-score.ts'],
  ['16.4', 'The dummy opponent', 'contributions.ts'],
  ['16.4.1', 'Its score after a forfeit', 'contributions.ts'],
  ['16.4.2', 'Its score after a bye', 'contributions.ts'],
  ['16.5', 'Cuts take a voluntarily unplayed round first', 'cut.ts'],
]

/** Articles that compute nothing, and why. */
const notApplicable: readonly (readonly [number: string, title: string, why: string])[] = [
  ['3', 'Play-offs', 'games that are played, not computed; their outcome reaches us as an order of the tied'],
  ['4.1.1', 'Where nothing is published, the chief arbiter completes the list', "the arbiter's choice; it reaches us as the list given"],
  ['4.3', 'Types A to D of tie-breaks', 'a classification the other articles refer to'],
  [
    '16.6',
    'The regulations of an event may treat unplayed rounds otherwise',
    'no alternative is offered but /P; an event that uses one computes it by itself',
  ],
]

const rulebook = 'fide-c07'

export const tieBreakArticles: readonly Article[] = [
  ...implemented.map(([number, title, where]): Article => ({ rulebook, number, title, where: `standings/${where}` })),
  ...notApplicable.map(([number, title, why]): Article => ({ rulebook, number, title, notApplicable: why })),
]
