import type { Words } from '../../words.ts'

/** How far a file is that was sent to the desk. */
export const en = {
  label: 'How far it is',
  sending: (percent: number) => `Sending: ${percent} %`,
  waiting: 'Waiting for its turn.',
  reading: 'The file is being read.',
  lines: (percent: number) => `The file is being read: ${percent} %`,
  rounds: (done: number, all: number) => `Round ${done} of ${all} is being checked and entered.`,
  storing: 'Storing. It cannot be stopped any more.',
  sheet: 'Sheet',
  stop: 'Stop',
  stopped: 'Stopped. Nothing was imported.',
}

export type UploadWords = Words<typeof en>
