import { counted, type Words } from '../../words.ts'

/** What there is of a tournament, in numbers. */
export type Contents = { readonly players: number; readonly teams: number; readonly rounds: number; readonly results: number }

export const en = {
  title: 'Copies and backups',
  contents: ({ players, teams, rounds, results }: Contents) =>
    [
      ...(teams === 0 ? [] : [counted(teams, 'team', 'teams')]),
      counted(players, 'player', 'players'),
      counted(rounds, 'round', 'rounds'),
      counted(results, 'result', 'results'),
    ].join(', '),
  backup: {
    hint: 'A backup is one file with everything that happened, its chain of hashes, the hall and the names of those who worked. It has no accounts, links or passwords. Any desk can restore it.',
    one: 'Download a backup',
    all: 'Download a backup with all sections',
  },
  copy: {
    open: 'Duplicate …',
    title: 'Duplicate',
    hint: 'A tournament like this one in which nothing has happened yet: settings, tie-breaks, screens. Lots are drawn anew.',
    name: 'Name of the new event',
    start: 'First day',
    startHint: 'All days of the schedule move with it. Empty: times stay, days are open.',
    players: 'With the players, teams and who is kept apart',
    playersHint: 'As if they entered today: no results, byes, withdrawals or check-in.',
    people: 'With the people and their roles',
    all: 'All sections of the event',
    done: 'Duplicate',
  },
  template: {
    open: 'Keep as a template …',
    title: 'Keep as a template',
    hint: 'For an event that comes again every year: its settings, schedule and screens, without players. Everybody with an account at this desk finds it under “New tournament”.',
    name: 'Name of the template',
    again: 'A template of yours with the same name is replaced.',
    done: 'Keep',
    kept: (name: string) => `The template “${name}” is kept.`,
    from: 'Start from',
    fresh: 'Nothing: choose everything',
    of: (sections: readonly string[], by: string) => `${sections.join(', ')} · kept by ${by}`,
    create: 'Create the tournament',
    createAll: (n: number) => `Create ${counted(n, 'section', 'sections')}`,
    remove: 'Remove this template',
    removed: (name: string) => `The template “${name}” is removed. Tournaments made of it stay.`,
  },
  remove: {
    open: 'Delete …',
    title: 'Delete this tournament?',
    lost: 'From then on nobody sees any more:',
    running: 'It has begun and is not finished.',
    people: (n: number) => `${counted(n, 'person loses', 'people lose')} their role`,
    links: (n: number) => `${counted(n, 'link of helpers and boards stops', 'links of helpers and boards stop')} working`,
    screens: (n: number) => `${counted(n, 'screen goes', 'screens go')} dark`,
    webhooks: (n: number) => `${counted(n, 'other program is', 'other programs are')} told nothing more`,
    visible: 'The public page says that the tournament was deleted.',
    back: 'Whoever owns it can bring it back for 30 days, from the list of tournaments. Take a backup with you for later.',
    type: (name: string) => `Type the name to confirm: ${name}`,
    done: 'Delete',
    told: (name: string) => `${name} is deleted. You can bring it back for 30 days.`,
  },
  restore: {
    title: 'Restore a backup',
    choose: 'Choose a file',
    chooseHint:
      'A file that was made with “Download a backup”, here or at another desk. Nothing here is ever written over: a copy is made beside it.',
    made: (when: string) => `Made on ${when}.`,
    new: 'Not at this desk.',
    same: 'This desk has exactly the same.',
    ahead: (n: number) => `This desk goes on after it: ${counted(n, 'event', 'events')} more, which the copy will not have.`,
    behind: (n: number) => `The file goes on after this desk: ${counted(n, 'event', 'events')} more.`,
    parted: (file: number, here: number) =>
      `They went different ways: ${counted(file, 'event is', 'events are')} only in the file, ${counted(here, 'event', 'events')} only here.`,
    deleted: 'It was deleted here; it can also be brought back as it was.',
    inFile: 'In the file',
    here: 'Here',
    name: 'Name of the copy',
    copyOf: (name: string) => `${name} (copy)`,
    hidden: 'The copy is seen by you alone until you show it.',
    done: 'Restore as a copy',
  },
  deleted: {
    title: 'Deleted tournaments',
    hint: 'They can be brought back with everything, by their owner.',
    line: (by: string, when: string, until: string) => `Deleted by ${by} on ${when}. Can be brought back until ${until}.`,
    bring: 'Bring back',
    bringOne: (name: string) => `Bring back ${name}`,
    backup: 'Backup',
    backupOf: (name: string) => `Backup of ${name}`,
    back: (name: string) => `${name} is back.`,
  },
}

export type CopiesWords = Words<typeof en>
