import type { Words } from '../../words.ts'

export const en = {
  setUp: {
    title: 'Set up this desk',
    intro: 'Whoever makes the first account owns the desk. There is a tournament to try things on.',
    code: 'Code from the terminal',
    done: 'Make the account',
    secure: 'Choose a name and a password',
    secureHint:
      'You came by the link that was printed at the start. With a name and a password you can sign in from anywhere, and the links end.',
  },
  signIn: {
    title: 'Sign in',
    done: 'Sign in',
    wrong: 'Name and password do not fit.',
    wait: 'Too many attempts. Wait a little.',
    code: 'Code of your authenticator',
    codeHint: 'Six digits, or one of your recovery codes.',
    byLink:
      'No password has been set yet. Use the sign-in link that Zug printed when it started. To print a new one, run “zug link” on the computer where Zug runs, or restart Zug.',
    linkUsed:
      'This sign-in link has been used already, or it has expired. Each link works once. To print a new one, run “zug link” on the computer where Zug runs, or restart Zug.',
  },
  login: 'Name to sign in with',
  name: 'Your name',
  password: 'Password',
  passwordHint: 'At least ten characters.',
}

export type AccessWords = Words<typeof en>
