/**
 * Rolls the built engine into the one file that the package exports: some five hundred small modules take longer to load than most tournaments take
 * to pair.
 */
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'

const path = (name) => fileURLToPath(new URL(`./dist/${name}`, import.meta.url))

/** Where the calls in a part of the syntax tree begin, except those inside functions, which do not run while a module loads. */
const callsIn = (node) => {
  if (node === null || typeof node !== 'object') return []
  if (Array.isArray(node)) return node.flatMap(callsIn)
  if (/Function|^Class/.test(node.type ?? '')) return []
  const inside = Object.values(node).flatMap(callsIn)
  return /^(Call|New)Expression$/.test(node.type ?? '') ? [node.start, ...inside] : inside
}

/**
 * Tables and registries are made by calls while the engine loads. None of them does anything but make a value; marked so, bundlers leave out those a
 * program does not use.
 */
const markPure = {
  name: 'mark-pure',
  transform: (code) => {
    const declared = parseAst(code)
      .body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
      .filter((node) => node?.type === 'VariableDeclaration')
    const starts = [...new Set(callsIn(declared))].sort((a, b) => b - a)
    return starts.reduce((text, at) => `${text.slice(0, at)}/* @__PURE__ */ ${text.slice(at)}`, code)
  },
}

const bundle = await rolldown({ input: path('index.js'), platform: 'neutral', logLevel: 'warn', plugins: [markPure] })
await bundle.write({ file: path('bundle.js'), format: 'esm' })
