import type { Account } from './state.ts'

/** The name somebody signs in with, as names are compared and kept: those that look the same are, whatever marks and blanks nobody sees are in them. */
export const loginName = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/\p{White_Space}+/gu, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFKC')

type Named = Pick<Account, 'login' | 'closed'>

/** Would somebody else be taken for the one who has this name? */
export const isTaken = (login: string, others: Iterable<Named>): boolean =>
  [...others].some((each) => !each.closed && loginName(each.login) === loginName(login))

/** Whom somebody means by a name; older accounts may have several that look alike, and those are meant by their very own. */
export const accountNamed = <A extends Named>(login: string, accounts: Iterable<A>): A | undefined => {
  const open = [...accounts].filter(({ closed }) => !closed)
  const alike = open.filter((each) => loginName(each.login) === loginName(login))
  return open.find((each) => each.login === login.toLowerCase()) ?? (alike.length === 1 ? alike[0] : undefined)
}
