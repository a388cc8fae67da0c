import type { Words } from '../words.ts'

/** The form with which players register themselves. */
export const en = {
  title: 'Register',
  search: 'Your name, or your FIDE or national number',
  find: 'Find me',
  noneFound: 'Nobody like this is in the rating lists. Fill in the form below.',
  notListed: 'Not in the list?',
  name: 'Name (last name, first name)',
  birth: 'Year of birth',
  federation: 'Federation (three letters)',
  club: 'Club',
  remark: 'Remark for the arbiter, such as byes',
  send: 'Register',
  notMe: 'That is not me',
  another: 'Register somebody else',
  privacy: 'What you send is seen by the arbiters only, until they have accepted it. Refused registrations are deleted.',
  said: {
    done: 'Thank you. The arbiter has your registration; you are entered once it is accepted.',
    unreadable: 'This could not be read. Please try again.',
    nameless: 'Please give your name.',
    late: 'The form was sent too fast, or is too old. Please send it once more.',
    twice: 'You are registered already and wait for the arbiter.',
    full: 'Too many registrations are waiting. Please speak to the organiser.',
    slow: 'Too many registrations at once. Please wait a minute.',
  },
}

export type RegisterWords = Words<typeof en>
