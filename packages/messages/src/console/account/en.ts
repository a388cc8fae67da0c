import { counted, type Words } from '../../words.ts'

export const en = {
  title: 'Account',
  back: 'All tournaments',
  secondFactor: {
    title: 'Second factor',
    off: 'Your password alone opens this desk. With a second factor a code of your phone is asked for too, so that a password somebody has seen opens nothing.',
    on: 'Signing in asks for a code of your authenticator beside the password.',
    missing: 'Every account of this desk needs a second factor. Set yours up to go on.',
    passwordFirst: 'Choose a name and a password first; a second factor stands beside them.',
    setUp: 'Set up a second factor',
    turnOff: 'Switch it off',
    left: (n: number) => `${counted(n, 'recovery code is', 'recovery codes are')} left.`,
  },
  enrol: {
    title: 'Set up a second factor',
    scan: 'Open an authenticator on your phone (any that knows TOTP) and scan the code. Nothing is sent anywhere.',
    alt: 'QR code for the authenticator',
    type: 'Or type this key there',
    code: 'Code that the authenticator shows',
    codeHint: 'Six digits.',
    done: 'Switch on',
    others: 'Your sessions on other devices end.',
  },
  recovery: {
    title: 'Recovery codes',
    intro:
      'If the phone is lost, one of these opens the desk instead of a code. Each opens once. They are shown only now: print them or write them down.',
    print: 'Print',
    done: 'I have kept them',
    fresh: 'Make new recovery codes',
    freshHint: 'The codes of before are good no more.',
  },
  prove: {
    code: 'Code of your authenticator',
    codeHint: 'Six digits, or a recovery code.',
  },
  everybody: {
    title: 'All accounts',
    name: 'Name',
    state: 'Second factor',
    has: 'on',
    hasNot: 'off',
    reset: 'Reset',
    resetTitle: (name: string) => `Reset the second factor of ${name}?`,
    resetHint:
      'For somebody who lost phone and recovery codes. Their sessions end, and the password alone opens the account until they set up another.',
    required: 'Every account needs a second factor',
    requiredHint: 'Whoever has none sets one up before anything else. API tokens and links go on.',
    ownFirst: 'Set up a second factor of your own first.',
  },
}

export type AccountWords = Words<typeof en>
