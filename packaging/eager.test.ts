import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const root = new URL('..', import.meta.url).pathname

/** The code with the functions compiled at once that begin where `name` says, and what both of them answer. */
const made = (code: string, called: readonly string[]): { readonly text: string; readonly answers: readonly unknown[] } =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { eager } from './packaging/eager.js'
const [code, called] = ${JSON.stringify([code, called])}
const text = eager(code, new Set(called.map((head) => code.indexOf(head))))
const run = (source) => new Function(source + '; return answer()')()
console.log(JSON.stringify({ text, answers: [run(code), run(text)] }))`,
      ],
      { cwd: root, encoding: 'utf8' },
    ),
  )

it('functions that are called stand in parentheses, methods follow their class, and all answer as before', () => {
  const code = `var A=class{x;constructor(e){this.x=e}add(e){return e.map(t=>t+this.x)}*each(){yield this.x}idle(){return 0}static of(e){return new A(e)}},\
B=class extends A{add(e){return super.add(e).length}},f=(e,t=()=>1)=>({n:e,go(){return e+t()}}),answer=()=>[A.of(2).add([1,2]),[...new A(3).each()],new B(1).add([5]),f(4).go(),new A(1).idle()]`
  const { text, answers } = made(code, ['add(e){return e', 't=>t', '*each', 'static of', '(e,t=', 'go()', '()=>[A'])
  expect(answers[0]).toEqual([[3, 4], [3], 1, 5, 0])
  expect(answers[1]).toEqual(answers[0])
  expect(text).toContain('c.prototype.add=(function(e){return e.map((t=>t+this.x))})')
  expect(text).toContain('c.prototype.each=(function*(){yield this.x})')
  expect(text).toContain('f=((e,t=()=>1)=>(')
  expect(text).toContain('class{x;constructor(e){this.x=e}idle(){return 0}static of(e)')
  expect(text).toContain('B=class extends A{add(e){')
})
