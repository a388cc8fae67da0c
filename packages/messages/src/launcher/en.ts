import type { Words } from '../words.ts'

/** What the window says in which the desk was started by a double click. */
export const en = {
  running: 'Zug is running.',
  here: 'On this computer:',
  begin: 'Begin here (this link signs you in, once):',
  hall: 'In the hall, for telephones and other computers:',
  noNetwork: 'This computer is in no network: only its own browser reaches the desk.',
  onlyHere: 'Only this computer reaches the desk.',
  data: 'Data and backups:',
  stop: 'To stop, press Q or Ctrl-C, or close this window.',
  stopping: 'Stopping: open requests are finished first …',
  stopped: 'Stopped. Everything is saved.',
  already: 'Zug is running already. The browser opens it:',
}

export type LauncherWords = Words<typeof en>
