import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { roundNumber } from '../../model/ids.ts'
import { checkRound } from '../../pairing/check-round.ts'
import { answeredRound, recordedRound } from '../../testing/read-golden.ts'
import { ssmExample, ssmRoundText, ssmStandingsText } from '../../testing/ssm-example.ts'
import { restrictedWarnings } from './b4-warnings.ts'
import { pairRoundByTheBook } from './by-the-book/pair-round.ts'
import { pairRound } from './pair-round.ts'

const example = ssmExample()
const page = readFileSync(new URL('../../../../../docs/ssm.md', import.meta.url), 'utf8')
const rounds = [1, 2, 3, 4, 5].map(roundNumber)

describe('the worked example of docs/ssm.md', () => {
  test.each(rounds)('round %i is paired as recorded, both ways, and the referee agrees', (round) => {
    const answer = pairRound(example, round)
    expect(answeredRound(answer)).toEqual(recordedRound(example, round))
    expect(pairRoundByTheBook(example, round)).toEqual(answer)
    if (answer.kind !== 'pairing') throw new Error('the example can be paired')
    expect(checkRound(example, round, answer, 'ssm').violations).toEqual([])
  })

  test.each(rounds)('the page shows round %i step by step', (round) => {
    expect(page).toContain(`### Round ${round}\n`)
    expect(page).toContain(`\n\`\`\`\n${ssmRoundText(example, round)}\n\`\`\`\n`)
  })

  test('the page shows the final standings', () => expect(page).toContain(`\n\`\`\`\n${ssmStandingsText(example)}\n\`\`\`\n`))

  test('B4: its group of two among nine is more than a fifth, and is warned of', () => {
    expect(restrictedWarnings(example, roundNumber(1)).map(({ code }) => code)).toEqual(['restricted-group-large'])
  })
})
