/**
 * Rolls what the packages of the library export into a file a door, with what doors share beside them: some five hundred small modules take longer to load
 * than most tournaments take to pair.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'
import { bundleCommand } from './bundle-command.js'

const packages = ['engine', 'messages']

/** Does a part of the syntax tree do anything while its module loads? What is inside functions does not. */
const works = (node) => {
  if (node === null || typeof node !== 'object') return false
  if (Array.isArray(node)) return node.some(works)
  if (/Function|^Class/.test(node.type ?? '')) return false
  return /^(CallExpression|NewExpression|MemberExpression|SpreadElement)$/.test(node.type ?? '') || Object.values(node).some(works)
}

/** A call that does all the work there is: the mark stands before it. */
const isOneCall = ({ type, callee, arguments: given }) => type === 'CallExpression' && !works(callee.object ?? callee) && !works(given)

/**
 * Tables and registries are made while the engine loads, by calls, spreads and reads. None of them does anything but make a value; marked so, or made in functions
 * that are, bundlers leave out those a program does not use.
 */
const markPure = {
  name: 'mark-pure',
  transform: (code) =>
    parseAst(code)
      .body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
      .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations.map(({ init }) => init) : []))
      .filter(works)
      .sort((a, b) => b.start - a.start)
      .reduce((text, node) => {
        const made = text.slice(node.start, node.end)
        return `${text.slice(0, node.start)}/* @__PURE__ */ ${isOneCall(node) ? made : `(() => (${made}))()`}${text.slice(node.end)}`
      }, code),
}

/** No module does anything but declare: where one is imported for its effects, esbuild would warn everybody that there are none. */
const withoutBareImports = { name: 'without-bare-imports', renderChunk: (code) => code.replace(/^import "[^"]+";\n/gm, '') }

/** The doors of a package that lead to a rolled file, and the compiled module each begins with. */
const doorsOf = (folder) => {
  const { exports } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
  return Object.values(exports).flatMap((door) => {
    const [, name] = /^\.\/dist\/bundle\/(.+)\.js$/.exec(door.default) ?? []
    return name === undefined ? [] : [[name, fileURLToPath(new URL(door.types.replace(/\.d\.ts$/, '.js'), folder))]]
  })
}

for (const name of packages) {
  const folder = pathToFileURL(`${process.cwd()}/packages/${name}/`)
  const bundle = await rolldown({
    input: Object.fromEntries(doorsOf(folder)),
    external: /^@zug\//,
    platform: 'neutral',
    logLevel: 'warn',
    plugins: [markPure, withoutBareImports],
  })
  await bundle.write({
    dir: fileURLToPath(new URL('dist/bundle/', folder)),
    format: 'esm',
    chunkFileNames: '[name].js',
    cleanDir: true,
    comments: { jsdoc: false },
  })
}

await bundleCommand(markPure)
