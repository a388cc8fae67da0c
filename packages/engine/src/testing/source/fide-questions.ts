/** A row of docs/fide-questions.tsv: what FIDE asks of programs, in our words, what we pay for it, and the test that shows it. */
export type Question = {
  readonly number: number
  readonly asks: string
  /** 0: complies. Per cent of what is allowed in all; `FAIL` stops an acceptance by itself. */
  readonly costs: number | 'FAIL'
  readonly file: string
  readonly test: string
  readonly note: string
}

export const questionsIn = (text: string): readonly Question[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [number, asks, costs, file, test, note = ''] = line.split('\t')
      return { number: Number(number), asks: asks!, costs: costs === 'FAIL' ? costs : Number(costs), file: file!, test: test!, note }
    })

const paid = (questions: readonly Question[]): number => questions.reduce((sum, { costs }) => sum + (costs === 'FAIL' ? 0 : costs), 0)

const cell = (text: string): string => text.replaceAll('|', '\\|')

const answerOf = ({ costs, note }: Question): string => {
  const said = costs === 0 ? 'yes' : costs === 'FAIL' ? '**no, fails**' : `no, costs ${costs}`
  return note === '' ? said : `${said}. ${note}`
}

export const questionsPage = (questions: readonly Question[]): string => {
  const failed = questions.filter(({ costs }) => costs === 'FAIL')
  const complies = questions.filter(({ costs }) => costs === 0).length
  return `# The questions of FIDE to programs

FIDE's Technical Commission accepts tournament programs by a list of 225 questions (draft of August 2026, which may change). Here is each of them in our own words, our answer in
[FIDE mode](fide-mode.md), and the test that shows it; it runs with \`npm test\`. The draft was known to us in groups of questions: within a group the order of the numbers is ours. Where we do not comply, the page says so
and what it costs: an answer costs nothing, costs a penalty (more than 100 in all fails), or fails by itself.

**${complies} of ${questions.length} comply. Sum of penalties: ${paid(questions)}. Failing by themselves: ${failed.length === 0 ? 'none' : `${failed.length} (${failed.map(({ number }) => number).join(', ')})`}.**

This page is written by \`npm run fide-questions\` from \`fide-questions.tsv\`; a test fails when it is out of date, or a row has no test that there is.

| Question | Asks | Answer | Test |
|---|---|---|---|
${questions.map((one) => `| ${one.number} | ${cell(one.asks)} | ${cell(answerOf(one))} | \`${one.file}\`: ${cell(one.test)} |`).join('\n')}
`
}
