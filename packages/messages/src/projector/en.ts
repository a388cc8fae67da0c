import { counted, type Words } from '../words.ts'

/** What the screens in the hall say. */
export const en = {
  round: (n: number) => `Round ${n}`,
  afterRound: (n: number) => `after round ${n}`,
  interim: (n: number) => `round ${n}, as it stands`,
  finalStandings: (n: number) => `final, after round ${n}`,
  openGames: (n: number) => (n === 0 ? 'All results are in' : `${counted(n, 'game', 'games')} still open`),
  openMatches: (n: number) => (n === 0 ? 'All results are in' : `${counted(n, 'match', 'matches')} still open`),
  bye: 'bye',

  views: {
    'pairings-by-name': 'Pairings by name',
    'pairings-by-board': 'Pairings by board',
    results: 'Results',
    standings: 'Standings',
    'open-games': 'Games still open',
    announcement: 'Announcements',
    clock: 'Clock',
  },
  empty: {
    'pairings-by-name': 'No pairings have been published yet.',
    'pairings-by-board': 'No pairings have been published yet.',
    results: 'No results have been published yet.',
    standings: 'No standings have been published yet.',
    'open-games': 'All results are in.',
    announcement: 'There are no announcements.',
    clock: 'The clock has not been set.',
  },
  part: (number: number, of: number) => `Part ${number} of ${of}`,
  from: (first: string, last: string) => `${first} – ${last}`,

  clock: {
    before: (round: string) => `Round ${round} starts in`,
    running: (round: string) => `Round ${round} · time left`,
    soon: (round: string) => `Round ${round} · last minutes`,
    over: (round: string) => `Round ${round} · time is up`,
    plan: (round: number, time: string, minutes: number) => `Round ${round}: ${time}, ${minutes} minutes`,
  },

  controls: {
    label: 'Pages of this screen',
    previous: 'Previous page',
    next: 'Next page',
    pause: 'Pause',
    resume: 'Go on',
    theme: 'Light or dark',
    fullScreen: 'Full screen',
    smaller: 'Smaller letters, more lines',
    larger: 'Larger letters, fewer lines',
    page: (at: string, of: string) => `${at} / ${of}`,
    lost: (time: string) => `No connection since ${time}`,
  },

  screens: {
    title: 'Screens',
    arranged: 'Arranged by the arbiter',
    ready: 'Ready to use',
    everything: 'Everything in turn',
    wholeEvent: 'The whole event',
    side: 'On several screens side by side',
    keys: 'On a screen: space pauses, the arrow keys turn pages, F fills the screen, D changes between light and dark, + and − change the size of type.',
    none: 'The arbiter has not arranged a screen.',
    missing: 'There is no such screen',
    missingWhy: 'The arbiter may have removed it.',
  },
}

export type ProjectorWords = Words<typeof en>
