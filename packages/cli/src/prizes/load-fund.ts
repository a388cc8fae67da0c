import { err, ok, type Result, type Tournament } from '@zug/engine/model'
import { type FundIssue, fundLimits, type PrizeFund, readFund } from '@zug/engine/prizes'
import { exitCodes } from '../exit-codes.ts'
import type { Problem } from '../failure.ts'
import { displayName, readBytes } from '../io/read-bytes.ts'
import { badRequest, issueLine } from '../issue-lines.ts'

const told: Readonly<Record<FundIssue['fault'], string>> = {
  missing: 'is missing',
  unknown: 'is nothing that a description of prizes has',
  kind: 'is not of the kind that belongs here',
  amount: 'is no amount: a number from 0 on, with two decimals at most',
  text: `must be a text of 1 to ${fundLimits.letters} letters`,
  twice: 'is there twice',
  order: 'is worth more than the place before it',
  sharing: 'cannot be said here: of those who may have one prize only the first category shares',
  many: 'has more than is taken',
  empty: 'is empty',
  unreadable: 'is no amount that can be read: write 120, or "120; 80" for two places, in the currency of the prizes',
}

/** Ages are those of the year in which the event begins. */
const yearOf = ({ info }: Tournament): number => Number(/\d{4}/.exec(info.startDate)?.[0] ?? new Date().getFullYear())

/** The description of the prizes of a tournament from a file. */
export const loadFund = (path: string, tournament: Tournament): Result<PrizeFund, Problem> => {
  const bytes = readBytes(path)
  if (!bytes.ok) return bytes
  const name = displayName(path)
  let given: unknown
  try {
    given = JSON.parse(new TextDecoder().decode(bytes.value).replace(/^\ufeff/, ''))
  } catch (error) {
    return err(badRequest(name, 'prizes-not-json', `This is not JSON: ${(error as Error).message}.`))
  }
  const fund = readFund(given, yearOf(tournament))
  if (fund.ok) return ok(fund.value)
  const lines = fund.error.map(({ at, fault }) =>
    issueLine(name, { code: `prizes-${fault}`, message: `${at === '' ? 'The description' : at} ${told[fault]}.` }),
  )
  return err({ exitCode: exitCodes.badInput, lines })
}
