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
    byLink: 'Nobody has a password here yet. The way in is the link that is printed where the desk was started.',
  },
  login: 'Name to sign in with',
  name: 'Your name',
  password: 'Password',
  passwordHint: 'At least ten characters.',
}

export type AccessWords = Words<typeof en>
