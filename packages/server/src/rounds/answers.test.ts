import { expect, test } from 'vitest'
import { createAnswers } from './answers.ts'

test('the same question asked at once is worked out once, and remembered', async () => {
  const answers = createAnswers<string>()
  let worked = 0
  const make = async () => {
    worked++
    await new Promise((resolve) => setTimeout(resolve, 5))
    return 'because'
  }
  expect(answers.has('why')).toBe(false)
  expect(await Promise.all([answers.of('why', make), answers.of('why', make)])).toEqual(['because', 'because'])
  expect(await answers.of('why', make)).toBe('because')
  expect([worked, answers.has('why')]).toEqual([1, true])
})

test('a question that failed may be asked again', async () => {
  const answers = createAnswers<string>()
  await expect(answers.of('why', () => Promise.reject(new Error('no thread')))).rejects.toThrow('no thread')
  expect(answers.has('why')).toBe(false)
  expect(await answers.of('why', async () => 'because')).toBe('because')
})

test('the longest unused go when there are too many, or they are too long together', async () => {
  const few = createAnswers<string>({ most: 2, characters: 1000 })
  for (const question of ['a', 'b', 'a', 'c']) await few.of(question, async () => question)
  expect(['a', 'b', 'c'].map(few.has)).toEqual([true, false, true])
  const short = createAnswers<string>({ most: 100, characters: 100 })
  for (const question of ['a', 'b', 'c']) await short.of(question, async () => question.repeat(40))
  expect(['a', 'b', 'c'].map(short.has)).toEqual([false, true, true])
  expect(short.size()).toBeLessThanOrEqual(100)
})
