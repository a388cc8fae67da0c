import { counted, type Words } from '../../words.ts'

export const en = {
  title: 'Results',
  heading: (round: number) => `Round ${round}`,
  part: 'results',
  noRound: 'No round is published yet.',
  noRoundHint: 'Results can be entered as soon as the first round is published.',
  toRound: 'Go to the round',
  rounds: 'Rounds',
  noBoards: 'Nobody plays in this round: everybody has a bye.',
  nothingHere: {
    open: 'Nothing open: every board has its result.',
    reported: 'No player has reported a result that waits.',
    disagreeing: 'Nobody disagrees.',
  },

  progress: (done: number, all: number, open: number) => (open === 0 ? `All ${all} in` : `${done} of ${all}, ${open} open`),
  adjourned: (n: number) => counted(n, 'game adjourned', 'games adjourned'),
  pairNext: (round: number) => `Pair round ${round}`,

  filter: { label: 'Show', all: 'All', open: 'Open', reported: 'Reported', disagreeing: 'Disagreeing' },
  goTo: 'Go to board',
  noSuchBoard: (number: number) => `There is no board ${number} in this list.`,

  columns: {
    board: 'Bd',
    match: 'Match',
    points: 'Pts',
    white: 'White',
    black: 'Black',
    first: 'Player A',
    second: 'Player B',
    firstTeam: 'Team A',
    secondTeam: 'Team B',
    result: 'Result',
    by: 'Entered',
  },
  boardNamed: (number: number, a: string, b: string, result: string) => `Board ${number}, ${a} – ${b}: ${result}`,
  open: 'open',
  bye: 'Without a game',
  why: 'Why this pairing?',

  result: {
    adjourned: 'adj.',
    unrated: 'not rated',
    ratingOnly: (result: string) => `rated as ${result}`,
  },
  outcome: {
    draw: 'draw',
    first: 'A wins',
    second: 'B wins',
  },

  state: {
    queued: 'queued',
    saving: 'saving',
    refused: 'not taken',
    verified: 'verified',
    by: (name: string, time: string) => `${name}, ${time}`,
    you: 'you',
    entered: (board: number, result: string) => `Board ${board}: ${result}`,
    enteredBy: (name: string, board: number, result: string) => `${name}: board ${board}, ${result}`,
    cleared: (board: number) => `Board ${board}: no result`,
    offline: (n: number) =>
      `No connection. ${counted(n, 'result is', 'results are')} kept on this device and sent as soon as the desk is back.`,
    unsafe: 'This browser keeps nothing after it is closed. Leave this page open until the desk is back.',
  },

  keys: {
    label: 'Keys',
    preset: 'Result keys',
    presets: {
      'white-draw-black': '1 2 3 = white, draw, black',
      'white-black-draw': '1 2 3 = white, black, draw',
      letters: 'W D L = white, draw, black',
    },
    white: 'white',
    draw: 'draw',
    black: 'black',
    first: 'A',
    second: 'B',
    firstTeam: 'left',
    secondTeam: 'right',
    adjourned: 'adjourned',
    unrated: 'not rated, then the result',
    clear: 'clear',
    board: 'board',
    more: 'all results',
    goTo: 'go to board',
    verify: 'verify',
    undo: 'undo',
    redo: 'redo',
    why: 'why',
    keep: 'keep what the desk has',
    replace: 'replace by what the paper says',
    nextUnrated: 'The next result is not rated. Type it, or press Esc.',
  },

  picker: {
    title: (number: number) => `Board ${number}`,
    played: 'Played',
    forfeit: 'Forfeit',
    unusual: 'Unusual',
    unrated: 'Not rated (less than one move each)',
    adjourn: 'Adjourned',
    clear: 'Clear the result',
    scores: 'Enter game scores',
  },

  clear: {
    title: (number: number) => `Clear the result of board ${number}?`,
    text: (result: string) => `${result} will be taken away; the board is open again. The history keeps it.`,
    yes: 'Clear it',
  },

  verify: {
    start: 'Verify',
    stop: 'End verifying',
    intro: 'Type every result again from the paper. What matches moves on; a difference stops.',
    count: (done: number, all: number) => `${done} of ${all} verified`,
    done: (n: number) => `${counted(n, 'result', 'results')} verified. Paper and desk agree.`,
    mismatch: (number: number) => `Board ${number} differs`,
    typed: (typed: string, entered: string) => `The paper says ${typed}, the desk ${entered}.`,
    missing: (typed: string) => `The paper says ${typed}, the desk has no result.`,
    keep: (result: string) => `Keep ${result}`,
    leaveOpen: 'Leave it open',
    replace: (result: string) => `Replace by ${result}`,
  },

  undoWaits: 'Some results are still on their way. Type the right result over them, or wait for the connection.',

  reports: {
    accept: (number: number, result: string) => `Board ${number}: accept ${result}`,
    disagree: 'The players disagree',
    waits: 'Waits for the opponent',
  },

  conflicts: {
    title: (n: number) => counted(n, 'result needs your decision', 'results need your decision'),
    where: (round: number, number: number) => `Round ${round}, board ${number}`,
    theirs: (name: string, result: string, time: string) => `${name} entered ${result} at ${time}`,
    theirsUnknown: (result: string) => `The desk has ${result}`,
    theirsNone: 'Meanwhile the result was taken away',
    mine: (result: string, time: string) => `you typed ${result} at ${time}`,
    mineCleared: (time: string) => `you cleared it at ${time}`,
    keepTheirs: 'Keep theirs',
    takeMine: 'Take mine',
    notTaken: (reason: string) => `The desk did not take it: ${reason}`,
    dismiss: 'Put away',
    retry: 'Send again',
  },

  correction: {
    title: (round: number, number: number) => `Correct round ${round}, board ${number}`,
    from: 'Recorded',
    to: 'Corrected to',
    choose: 'Choose the right result',
    reason: 'Why is it corrected?',
    reasonHint: 'It is recorded with the correction.',
    reasonNeeded: 'Say why.',
    does: 'What it changes',
    doesNot: 'What it does not change',
    effects: {
      'pairing-after-next': {
        does: (next: number) => `The score of both players, the standings from now on, and pairings from round ${next} on.`,
        doesNot: (paired: number) => `The pairing of round ${paired}: it stays as it is.`,
      },
      draft: {
        does: (next: number) => `The score of both players, the standings from now on, and pairings from round ${next} on.`,
        doesNot: (drafted: number) => `The draft of round ${drafted}. To have it count there, discard the draft first and pair again.`,
      },
      'rating-only': {
        does: () => 'The rating report: there the game counts as corrected.',
        doesNot: () => 'Points, standings and pairings of this tournament: it comes too late for them.',
      },
    },
    noUndo: 'A correction is not undone, it is corrected again.',
    yes: 'Correct the result',
  },

  match: {
    title: 'Boards of the match',
    board: (n: number) => `Board ${n}`,
    player: (team: string, board: number) => `${team}, board ${board}`,
    nobody: 'nobody',
    score: 'Match',
    notPlayed: 'A team did not come',
    close: 'Close',
    result: (board: number, a: string, b: string, result: string) => `Board ${board}, ${a} – ${b}: ${result}`,
  },

  scores: {
    title: 'Game scores',
    of: (name: string) => `Score of ${name}`,
    timeLimit: 'Ended on the time limit',
    outcome: (text: string) => `That makes: ${text}`,
    save: 'Save and next',
    bad: 'Two numbers, please.',
  },
}

export type ResultsWords = Words<typeof en>
