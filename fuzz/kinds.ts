import { rulebooks } from '@zug/engine/pairing'
import { drawn, newTournament, won } from '../packages/server/src/testing/server.ts'
import { checkCertificate } from './check-certificate.ts'
import { checkFile } from './check-file.ts'
import { checkReceipt } from './check-receipt.ts'
import { type FuzzedDesk, openFuzzedDesk } from './desk.ts'
import { type Dice, diceOf } from './dice.ts'
import { mutateBytes } from './mutate-bytes.ts'
import { mutateJson } from './mutate-json.ts'
import { mutateLines } from './mutate-lines.ts'
import { checkRequest, type Request, requestBy } from './requests.ts'
import { certifiedSeeds, csvSeeds, jsonSeeds, trfSeeds, wrongTrf } from './seeds.ts'
import { strangeText } from './strange.ts'
import { judged, type Verdict } from './verdict.ts'
import { strangeWorkbook } from './workbooks.ts'

/** What is fuzzed, each with its share of the inputs. */
export const kinds = ['trf', 'json', 'csv', 'xlsx', 'receipt', 'certificate', 'request'] as const
export type Kind = (typeof kinds)[number]
export const shares: Readonly<Record<Kind, number>> = {
  trf: 0.35,
  json: 0.2,
  csv: 0.1,
  xlsx: 0.1,
  receipt: 0.05,
  certificate: 0.05,
  request: 0.15,
}

/** Tries inputs of one kind by their number. `text` is what can be kept of the last one. */
export type Trial = {
  readonly run: (number: number) => Promise<Verdict>
  readonly last: () => Uint8Array
  readonly close: () => Promise<void>
}

const linesOf = (texts: readonly string[]): readonly string[] => [...new Set(texts.flatMap((text) => text.split(/\r?\n/)))]

/** A file is changed as what it is, as mere bytes, or both. */
const changed =
  (seeds: readonly string[], structured: (text: string, dice: Dice) => string) =>
  (dice: Dice): Uint8Array => {
    const seed = dice.pick(seeds)
    const way = dice.below(10)
    if (way === 0) return mutateBytes(Buffer.from(seed), dice)
    const text = Buffer.from(structured(seed, dice))
    return way === 1 ? mutateBytes(text, dice) : text
  }

const fileTrial = (seed: number, make: (dice: Dice) => Uint8Array, check: (bytes: Uint8Array) => Verdict | Promise<Verdict>): Trial => {
  let bytes = new Uint8Array()
  return {
    run: (number) => {
      bytes = new Uint8Array(make(diceOf(seed, number)))
      return judged(() => check(bytes))
    },
    last: () => bytes,
    close: async () => {},
  }
}

const jsonOrNot = (text: string, dice: Dice): string => {
  const changedText = mutateJson(text, dice)
  return dice.chance(0.95) ? changedText : changedText.replace(/"[^"]*"/, () => `"${strangeText(dice)}"`)
}

/** Nearly right is what has to be refused: the certificate is changed, or the report, or both. */
const strangeCertified = (dice: Dice): Uint8Array => {
  const { report, certificate } = dice.pick(certifiedSeeds())
  const way = dice.below(5)
  const changedReport = way > 2 ? mutateLines(report, report.split(/\r?\n/), dice) : report
  const changedCertificate = way < 4 ? jsonOrNot(certificate, dice) : certificate
  return Buffer.from(JSON.stringify({ report: changedReport, certificate: dice.chance(0.02) ? certificate : changedCertificate }))
}

export const openTrial = async (kind: Kind, seed: number): Promise<Trial> => {
  switch (kind) {
    case 'trf': {
      const others = linesOf([...trfSeeds, ...wrongTrf])
      return fileTrial(
        seed,
        changed(trfSeeds, (text, dice) => mutateLines(text, others, dice)),
        checkFile,
      )
    }
    case 'csv': {
      const others = linesOf(csvSeeds)
      return fileTrial(
        seed,
        changed(csvSeeds, (text, dice) => mutateLines(text, others, dice)),
        checkFile,
      )
    }
    case 'json':
      return fileTrial(seed, changed(jsonSeeds, jsonOrNot), checkFile)
    case 'xlsx':
      return fileTrial(seed, strangeWorkbook, checkFile)
    case 'receipt': {
      const desk = await openFuzzedDesk()
      const receipts = await desk.receipts()
      await desk.close()
      return fileTrial(seed, changed(receipts, jsonOrNot), checkReceipt)
    }
    case 'certificate':
      return fileTrial(seed, strangeCertified, checkCertificate)
    case 'request':
      return requestTrial(seed, await openFuzzedDesk())
  }
}

/** So many requests go to one tournament, so that some find rounds and results in it. */
const episode = 40

const requestTrial = (seed: number, desk: FuzzedDesk): Trial => {
  let requests: Request[] = []
  let tournament = ''
  return {
    run: async (number) => {
      if (tournament === '' || number % episode === 0) {
        tournament = await newEpisode(desk, diceOf(seed, -1 - Math.floor(number / episode)))
        requests = []
      }
      const request = requestBy(desk, diceOf(seed, number))
      requests.push(request)
      return judged(() => checkRequest(desk, request, tournament))
    },
    last: () => Buffer.from(JSON.stringify({ requests }, null, 1)),
    close: desk.close,
  }
}

const newEpisode = async ({ owner }: Pick<FuzzedDesk, 'owner'>, dice: Dice): Promise<string> => {
  const rulebook = dice.pick(rulebooks)
  const id = await newTournament(owner, 1 + dice.below(8), { rules: { rulebook: rulebook.id } })
  for (let rounds = dice.below(3); rounds > 0; rounds--) {
    await owner.command(id, { kind: 'pair-round', confirmed: true })
    await owner.command(id, { kind: 'publish-round' })
    for (let board = 0; board < 4; board++)
      await owner.command(id, { kind: 'enter-result', round: 1, board, result: dice.pick([won, drawn]) })
  }
  return id
}
