/**
 * Node keeps what was compiled for the next start (enableCompileCache), but only what is compiled before a file runs, and V8 compiles a function when it is first
 * called, unless it stands in parentheses. So the functions that usual commands call are put in parentheses, and the methods of classes, which cannot be, are
 * given to their classes afterwards. What they do stays the same.
 */
import { parseAst } from 'rolldown/parseAst'

const isNode = (value) => value !== null && typeof value === 'object' && typeof value.type === 'string'

const visit = (node, parent, seen) => {
  seen(node, parent)
  for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) visit(child, node, seen)
}

const nodesOf = (code) => {
  const nodes = []
  visit(parseAst(code), null, (node, parent) => nodes.push([node, parent]))
  return nodes
}

/** Texts put at places of the code, each once, from the end. */
const withTexts = (code, texts) =>
  texts
    .toSorted((a, b) => b.at - a.at || b.order - a.order)
    .reduce((text, { at, to = at, put }) => text.slice(0, at) + put + text.slice(to), code)

const inParentheses = (code, called) =>
  withTexts(
    code,
    nodesOf(code)
      .filter(([{ type, start }]) => (type === 'ArrowFunctionExpression' || type === 'FunctionExpression') && called.has(start))
      .filter(
        ([, parent]) => parent.type !== 'MethodDefinition' && !(parent.type === 'Property' && (parent.method || parent.kind !== 'init')),
      )
      .flatMap(([{ start, end }]) => [
        { at: start, put: '(', order: 1 },
        { at: end, put: ')', order: 0 },
      ]),
  )

const methodsOf = (code) => nodesOf(code).filter(([{ type }]) => type === 'MethodDefinition')

/** Methods that can be given to a class afterwards: of a class of its own, without names that are known only inside of it. */
const canFollow = (node, parts) =>
  node.superClass === null &&
  parts.every(([{ type, start }]) => !/^(Super|PrivateIdentifier)$/.test(type) || start < node.start || start >= node.end)

const methodsAfterwards = (code, chosen) => {
  const parts = nodesOf(code)
  const methods = new Set(methodsOf(code).flatMap(([{ start }], index) => (chosen.has(index) ? [start] : [])))
  return withTexts(
    code,
    parts.flatMap(([node]) => {
      if (node.type !== 'ClassExpression' || !canFollow(node, parts)) return []
      const own = node.body.body.filter(
        ({ type, kind, computed, static: ofClass, start }) =>
          type === 'MethodDefinition' && kind === 'method' && !computed && !ofClass && methods.has(start),
      )
      if (own.length === 0) return []
      const given = own.map(({ key, value }) => {
        const head = `${value.async ? 'async ' : ''}function${value.generator ? '*' : ''}`
        return `c.prototype.${key.name}=(${head}${code.slice(value.start, value.end)}),`
      })
      return [
        { at: node.start, put: `(c=>(${given.join('')}c))(`, order: 0 },
        ...own.map(({ start, end }) => ({ at: start, to: end, put: '', order: 0 })),
        { at: node.end, put: ')', order: 0 },
      ]
    }),
  )
}

/** The code with the functions compiled at once that begin at these places. */
export const eager = (code, called) => {
  const chosen = new Set(methodsOf(code).flatMap(([{ start }], index) => (called.has(start) ? [index] : [])))
  return methodsAfterwards(inParentheses(code, called), chosen)
}
