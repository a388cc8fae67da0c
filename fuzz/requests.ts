import { valueBy } from './by-schema.ts'
import type { FuzzedDesk, Operation } from './desk.ts'
import type { Dice } from './dice.ts'
import { mutateBytes } from './mutate-bytes.ts'
import { trfSeeds } from './seeds.ts'
import { strangeText } from './strange.ts'
import { fault, refused, taken, type Verdict } from './verdict.ts'

export type Request = { readonly method: string; readonly path: string; readonly body: string | null }

/** Stands in a path for the tournament of the episode. */
const thisOne = 'THIS'

const textFor = (name: string, dice: Dice): string => {
  if (dice.chance(0.06)) return strangeText(dice)
  if (name === 'tournament') return thisOne
  if (name === 'format') return dice.pick(['trf16', 'trf26', 'trf06', 'trfx', 'trfbx', 'json', 'csv'])
  return String(dice.below(8))
}

/** As it stands in an address; what is no plain value, as JSON. */
const textOf = (value: unknown): string => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value))

/** A request by the document: half of them for commands, which is where most can go wrong. */
export const requestBy = ({ operations, schemas }: FuzzedDesk, dice: Dice): Request => {
  const commands = operations.filter(({ path }) => path.endsWith('/{tournament}/commands'))
  const operation: Operation = dice.pick(dice.chance(0.55) ? commands : operations)
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textFor(name, dice).toWellFormed()))
  const maker = { schemas, dice, wrong: dice.pick([0, 0, 0.01, 0.08]) }
  const query = operation.params
    .filter((param) => param.in === 'query' && (param.required === true ? !dice.chance(maker.wrong) : dice.chance(0.3)))
    .map(({ name, schema }): [string, string] => [name, textOf(valueBy(schema, maker)).toWellFormed()])
  const body = operation.file
    ? mutateBytes(Buffer.from(dice.pick(trfSeeds)), dice).toString('latin1')
    : operation.body === null
      ? null
      : bodyOf(JSON.stringify(valueBy(operation.body, maker)) ?? '', dice)
  return { method: operation.method, path: `${path}${query.length === 0 ? '' : `?${new URLSearchParams(query)}`}`, body }
}

const bodyOf = (text: string, dice: Dice): string => (dice.chance(0.98) ? text : mutateBytes(Buffer.from(text), dice).toString())

/** 503 says that something is not there now, which a desk without trouble never says. */
export const checkRequest = async (
  { owner }: Pick<FuzzedDesk, 'owner'>,
  { method, path, body }: Request,
  tournament: string,
): Promise<Verdict> => {
  const { status, body: answer } = await owner.send(method, path.replace(thisOne, tournament), body ?? undefined)
  if (status >= 500) return fault('answer', `${status} ${JSON.stringify(answer)}`)
  if (status < 400) return taken
  return typeof answer.code === 'string' && answer.detail !== ''
    ? refused
    : fault('answer', `${status} without a reason: ${JSON.stringify(answer).slice(0, 200)}`)
}
