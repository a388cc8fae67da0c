import { counted, type Words } from '../../words.ts'
import { refusals } from './refusals-en.ts'

export type NotFound =
  | { readonly what: 'anything' | 'moment' | 'section' | 'board-link' | 'board' | 'player' | 'account' | 'deleted' | 'template' }
  | { readonly what: 'round'; readonly round: number }

/** Why nothing can be made from a backup. */
export type BackupFault = 'no-backup' | 'not-whole' | 'altered' | 'newer' | 'senseless'

export type Forbidden =
  | { readonly because: 'role'; readonly role: keyof typeof roles }
  | { readonly because: 'other-board'; readonly board: number }
  | {
      readonly because:
        | 'looks-only'
        | 'installation-owner'
        | 'reads-only'
        | 'one-tournament'
        | 'ends-itself-only'
        | 'own-factor'
        | 'limited-token'
        | 'past'
        | 'desk-stream'
        | 'one-board'
        | 'arbiters-result'
        | 'chief-decided'
        | 'round-over'
        | 'created'
    }

/** What everybody can see now and could not see any more. */
export type Gone =
  | { readonly what: 'pairings'; readonly round: number }
  | { readonly what: 'results'; readonly round: number; readonly results: number }
  | { readonly what: 'standings'; readonly first: number; readonly last: number }

const roles = { owner: 'owner', chief: 'chief arbiter', deputy: 'deputy', helper: 'helper', viewer: 'viewer' }

const part = (gone: Gone): string => {
  switch (gone.what) {
    case 'pairings':
      return `the pairings of round ${gone.round}`
    case 'results':
      return `${counted(gone.results, 'result', 'results')} of round ${gone.round}`
    case 'standings':
      return gone.first === gone.last
        ? `the standings after round ${gone.last}`
        : `the standings after rounds ${gone.first} to ${gone.last}`
  }
}

/** A sentence for each code of the desk and the server, made from what comes with it. */
export const en = {
  refusals,
  /** Of the server; what the desk refuses stands in refusals. */
  codes: {
    'not-found': (data: NotFound) => {
      switch (data.what) {
        case 'anything':
          return 'There is nothing here, or nothing you may see.'
        case 'round':
          return `Round ${data.round} is not published.`
        case 'moment':
          return 'At that moment there was no tournament yet.'
        case 'section':
          return 'There is no such section, or none you may see.'
        case 'board-link':
          return 'This is for the link of a board.'
        case 'board':
          return 'This board is not there any more: the pairing was changed.'
        case 'player':
          return 'There is no such player.'
        case 'account':
          return 'There is no account of this name.'
        case 'deleted':
          return 'This tournament was deleted. Its owner can bring it back for 30 days.'
        case 'template':
          return 'There is no such template any more.'
      }
    },
    forbidden: (data: Forbidden) => {
      switch (data.because) {
        case 'role':
          return `This needs the role ${roles[data.role]}.`
        case 'looks-only':
          return 'You may look, not change.'
        case 'installation-owner':
          return 'Only the owner of this installation may do that.'
        case 'reads-only':
          return 'This token reads only.'
        case 'one-tournament':
          return 'This token is for one tournament.'
        case 'ends-itself-only':
          return 'This token is for one tournament. It can end nothing but itself.'
        case 'own-factor':
          return 'Switch your own second factor off with its code.'
        case 'limited-token':
          return 'Tournaments are created by an account, not with a limited token.'
        case 'past':
          return 'Earlier moments are for the desk.'
        case 'desk-stream':
          return 'This stream is for the desk. Sign in again.'
        case 'one-board':
          return 'This link reports the result of one board.'
        case 'arbiters-result':
          return 'Players report a win, a draw or a loss. Everything else is for the arbiter to enter.'
        case 'chief-decided':
          return 'What the chief arbiter decided is taken back by the chief arbiter.'
        case 'round-over':
          return 'Helpers enter results of the round being played. Ask an arbiter for a correction.'
        case 'created':
          return 'The tournament is there already.'
        case 'other-board':
          return `Board ${data.board} is not one of yours.`
      }
    },
    'sign-in': 'Please sign in again.',
    'secret-unknown': 'This link, token or session is not valid any more.',
    'cross-site': 'Changes are accepted from our own pages only.',
    'wrong-host': 'This desk is for its own machine. Start it with --url to use it under another name.',
    'session-needed': ({ of }: { readonly of: 'token' | 'password' | 'second-factor' | 'owner' }) =>
      ({
        token: 'Tokens are made by a person who signed in, not by a token.',
        password: 'A password is changed by a person who signed in.',
        'second-factor': 'Second factors are changed by a person who signed in, not by a token.',
        owner: 'Another owner is made by a person who signed in, not by a token.',
      })[of],
    'wrong-password': ({ of }: { readonly of: 'sign-in' | 'old' }) =>
      of === 'old' ? 'The old password is wrong.' : 'Name or password is wrong.',
    'wrong-code': 'The code is shown where the desk was started.',
    'second-factor-needed': 'The code of your authenticator is needed too, or a recovery code.',
    'wrong-second-factor': 'The code is wrong, or was used already. Wait for the next one.',
    'second-factor-state': ({ on }: { readonly on: boolean }) =>
      on ? 'This account has a second factor already.' : 'This account has no second factor.',
    'second-factor-first': ({ of }: { readonly of: 'own' | 'password' }) =>
      of === 'own' ? 'Set up a second factor of your own first.' : 'Choose a name and a password first.',
    'too-many-tries': ({ seconds }: { readonly seconds: number }) => `Too many tries. Wait ${counted(seconds, 'second', 'seconds')}.`,
    'login-taken': 'There is an account of this name.',
    'set-up-already': 'This desk has an owner already. Sign in.',
    'last-owner': 'An installation keeps at least one owner.',
    'too-many-requests': ({ of }: { readonly of: 'changes' | 'questions' | 'files' | 'everybody' | 'tenant' }) =>
      ({
        changes: 'Too many changes in a minute. Wait a little.',
        questions: 'Too many questions in a minute. Wait a little.',
        files: 'Too many files in a minute. Wait a little.',
        everybody: 'Many are asking at the moment. Ask again in a little while.',
        tenant: 'Too many changes in a minute in the events of one owner. Wait a little.',
      })[of],
    'took-too-much': ({ of }: { readonly of: 'time' | 'memory' }) =>
      of === 'time'
        ? 'This took longer than such work may take, and was ended.'
        : 'This took more memory than such work may have, and was ended.',
    'too-many-connections': 'There are too many connections from your address. Close some, or try again soon.',
    'too-many-streams': 'Too many people are watching live. Try again soon.',
    'too-many': ({ most }: { readonly most: number }) => `There can be ${most} at most. Remove some first.`,
    'address-inside': 'This address is inside your own network, where the desk sends nothing.',
    'too-large': ({ most }: { readonly most: number }) => `That is too large: a request has at most ${most} bytes.`,
    'invalid-request': ({ of }: { readonly of: 'request' | 'moment' }) =>
      of === 'moment' ? '`at` is the number of an event.' : 'The request is not what this address takes.',
    'json-only': 'Send JSON, with content-type application/json.',
    'not-json': 'The body is not JSON.',
    conflict: ({ sequence }: { readonly sequence: number }) => `The tournament has moved on to event ${sequence}. Read it again.`,
    'key-used': 'This key belongs to another command.',
    'record-altered':
      'The record of this tournament was changed outside the desk. It is shown and cannot be changed until the chief arbiter answers for it.',
    'section-taken': ({ section }: { readonly section: string }) => `The event has a section called ${section} already.`,
    'sections-apart':
      'This section and the other are kept in different databases, and nothing can happen in both at once. The operator can bring them together (zug db move).',
    'record-unreadable': 'The record was changed so that it makes no sense any more. Restore the last backup into a new place.',
    disappears: ({ gone }: { readonly gone: readonly Gone[] }) =>
      `Nobody outside the desk would see any more: ${gone.map(part).join(', ')}.`,
    'plan-goes-down': 'A round goes up by itself, never down: with its last result it shows no less than before.',
    unreadable: 'The file cannot be read.',
    abandoned: 'Whoever sent the file has gone. Nothing was made from it.',
    'backup-unusable': ({ why }: { readonly why: BackupFault }) =>
      ({
        'no-backup': 'This is no backup of an event. Files of reports (TRF, JSON) are brought in with “Import”.',
        'not-whole': 'The backup is not whole: its end is missing, or it was changed after it was made. Nothing was made from it.',
        altered: 'The record in the backup was changed: its events do not follow from each other. Nothing was made from it.',
        newer: 'The backup was made by a newer Zug. Update this one first.',
        senseless: 'The record in the backup makes no sense to this desk. Nothing was made from it.',
      })[why],
    'wrong-name': 'This is not the name of the tournament. Nothing was deleted.',
    'no-teams': 'The rulebook pairs teams, and the file has rounds of players.',
    'no-explanation': 'This rulebook does not explain its pairings this way.',
    'not-so': 'That did not happen in this round. Ask why not.',
    'not-shown': 'It is explained when the results before it are shown.',
    'no-schedule': 'Only a round robin is scheduled in advance.',
    'disk-full': 'The disk of the desk is full. Nothing was changed; with room again it goes on.',
    'read-only': 'The data of the desk cannot be written to. Nothing was changed.',
    unreachable: 'The database of the desk cannot be reached at the moment. Try again soon.',
    moving: 'The tournament is being moved to another database. Try again in a second.',
    'no-writer': ({ sent }: { readonly sent: boolean }) =>
      sent
        ? 'The desk cannot be reached at the moment, and whether this was saved is not known. Look again soon, before you enter it once more.'
        : 'The desk cannot be reached at the moment. Nothing was changed; try again soon.',
    'newer-record':
      'This tournament was last changed by a newer version of the desk. It can be changed again when all of the desk is up to date; try again soon.',
    'in-use': 'Something else keeps the data of the desk busy. Try again soon.',
    'data-unusable': 'The data of the desk cannot be used at the moment. The log says why.',
    internal: 'Something went wrong at the desk. It is in its log.',
  },
  unknown: 'That was refused.',
  line: (n: number) => `Line ${n}`,
  issuesTitle: 'What was found',
}

export type ProblemsWords = Words<typeof en>
