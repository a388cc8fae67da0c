/**
 * Rolls the built engine into the one file that the package exports: some five hundred small modules take longer to load than most tournaments take
 * to pair.
 */
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'

const path = (name) => fileURLToPath(new URL(`./dist/${name}`, import.meta.url))

/** Does a part of the syntax tree do anything while its module loads? What is inside functions does not. */
const works = (node) => {
  if (node === null || typeof node !== 'object') return false
  if (Array.isArray(node)) return node.some(works)
  if (/Function|^Class/.test(node.type ?? '')) return false
  return /^(CallExpression|NewExpression|MemberExpression|SpreadElement)$/.test(node.type ?? '') || Object.values(node).some(works)
}

/**
 * Tables and registries are made while the engine loads, by calls, spreads and reads. None of them does anything but make a value; made in functions that are
 * marked so, bundlers leave out those a program does not use.
 */
const markPure = {
  name: 'mark-pure',
  transform: (code) =>
    parseAst(code)
      .body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
      .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations.map(({ init }) => init) : []))
      .filter(works)
      .sort((a, b) => b.start - a.start)
      .reduce(
        (text, { start, end }) => `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
        code,
      ),
}

const bundle = await rolldown({ input: path('index.js'), platform: 'neutral', logLevel: 'warn', plugins: [markPure] })
await bundle.write({ file: path('bundle.js'), format: 'esm' })
