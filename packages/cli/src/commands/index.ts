import type { Command } from 'commander'

/** One command: its file in this folder, loaded only when asked for, so that starting stays quick. `usage` and `summary` are for the overview. */
export type CommandEntry = {
  readonly name: string
  readonly usage: string
  readonly summary: string
  /** A part of the desk, which the package of the command does not bring: left out of the overview where there is none. */
  readonly ofDesk?: true
  readonly load: () => Promise<{ readonly configure: (command: Command) => void }>
}

export const commands: readonly CommandEntry[] = [
  { name: 'pair', usage: 'FILE', summary: 'pair the next round, or any round again', load: () => import('./pair.ts') },
  { name: 'result', usage: 'FILE ROUND [BOARD RESULT]', summary: 'enter results of a recorded round', load: () => import('./result.ts') },
  { name: 'check', usage: 'PATH...', summary: 'pair every recorded round again and show what differs', load: () => import('./check.ts') },
  {
    name: 'verify',
    usage: 'REPORT CERTIFICATE',
    summary: 'is a round the right one? By its certificate, without pairing',
    load: () => import('./verify.ts'),
  },
  { name: 'explain', usage: 'FILE', summary: 'why a round is paired as it is, why a pair, why not', load: () => import('./explain.ts') },
  {
    name: 'standings',
    usage: 'FILE',
    summary: 'rank by points and tie-breaks, and show how they come about',
    load: () => import('./standings.ts'),
  },
  {
    name: 'project',
    usage: 'FILE',
    summary: 'what may happen while games are open: next round, places, what one needs',
    load: () => import('./project.ts'),
  },
  { name: 'prizes', usage: 'FILE PRIZES', summary: 'who takes which prize, shared as you say, and why', load: () => import('./prizes.ts') },
  { name: 'norms', usage: 'FILE', summary: 'title norms of FIDE: made, still open, what is missing', load: () => import('./norms.ts') },
  { name: 'ratings', usage: 'FILE', summary: 'what the games make of ratings, by FIDE or the CFC', load: () => import('./ratings.ts') },
  { name: 'generate', usage: '--out DIR', summary: 'write random tournaments, paired and played', load: () => import('./generate.ts') },
  { name: 'cross-test', usage: '', summary: 'compare with another engine, both ways', load: () => import('./cross-test.ts') },
  { name: 'convert', usage: 'IN OUT', summary: 'write a tournament in another format', load: () => import('./convert.ts') },
  {
    name: 'start',
    usage: '',
    summary: 'the desk for this machine and the hall, as by a double click',
    ofDesk: true,
    load: () => import('./start.ts'),
  },
  { name: 'serve', usage: '', summary: "start the arbiter's desk", ofDesk: true, load: () => import('./serve.ts') },
  { name: 'link', usage: '', summary: 'print a new sign-in link for the running Zug', ofDesk: true, load: () => import('./link.ts') },
  { name: 'db', usage: 'COMMAND', summary: "back up, restore or move the desk's data", ofDesk: true, load: () => import('./db.ts') },
  {
    name: 'doctor',
    usage: '',
    summary: 'what is wrong with a set-up, and how to mend it',
    ofDesk: true,
    load: () => import('./doctor.ts'),
  },
  {
    name: 'lists',
    usage: 'COMMAND',
    summary: 'import rating lists, and find players in them',
    ofDesk: true,
    load: () => import('./lists.ts'),
  },
  { name: 'rules', usage: '[ID]', summary: 'list the rulebooks, or the articles of one', load: () => import('./rules.ts') },
  {
    name: 'readings',
    usage: '[ID [NAME]]',
    summary: 'where a text can be read in more than one way, and the smallest tournament that shows it',
    load: () => import('./readings.ts'),
  },
  { name: 'completion', usage: 'SHELL', summary: 'completions for bash, zsh or fish', load: () => import('./completion.ts') },
  { name: 'demo', usage: '', summary: 'pair a round of a small example', load: () => import('./demo.ts') },
]
