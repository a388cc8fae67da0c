import { rulebooks } from '@zug/engine/pairing'
import { describe, expect, test } from 'vitest'
import { makeDice } from '../../../engine/src/testing/random/dice.ts'
import { isCitedInHeading } from '../../../engine/src/testing/source/cited-in-heading.ts'
import { readSourceFiles } from '../../../engine/src/testing/source/source-files.ts'
import { plain } from '../terminal/style.ts'
import { articlesOf } from './rules.ts'

/** Where somebody looks who has asked `zug rules ID` for an article: the line below its number. */
const fileNamedFor = (rulebook: string, number: string): string | undefined => {
  const lines = articlesOf(rulebook, plain)
  return /^ +in (.*)$/.exec(lines[lines.findIndex((line) => line.startsWith(`${number} `)) + 1] ?? '')?.[1]
}

const seed = Number(process.env.ZUG_SEED ?? 20261115)

describe(`the article hunt (ZUG_SEED=${seed})`, () => {
  const files = new Map(readSourceFiles('engine').map((file) => [file.path, file]))
  const registered = rulebooks.flatMap(({ articles }) => articles).filter((article) => 'where' in article)

  test.each(
    makeDice(seed)
      .shuffle(registered)
      .slice(0, 20)
      .map(({ rulebook, number }) => [rulebook, number] as const),
  )('%s %s is found in the first place named', (rulebook, number) => {
    const file = files.get(fileNamedFor(rulebook, number) ?? '')
    const article = registered.find((one) => one.rulebook === rulebook && one.number === number)!
    expect(file !== undefined && isCitedInHeading(article, file), `seed ${seed}: ${file?.path ?? 'no file'} does not cite ${number}`).toBe(
      true,
    )
  })
})
