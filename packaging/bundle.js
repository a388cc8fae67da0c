/**
 * Rolls what the packages of the library export into a file a door, with what doors share beside them: some five hundred small modules take longer to load
 * than most tournaments take to pair.
 */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'
import { calledByUsualCommands } from './called.js'
import { eager } from './eager.js'

const packages = ['engine', 'messages']

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
  await bundle.write({ dir: fileURLToPath(new URL('dist/bundle/', folder)), format: 'esm', chunkFileNames: '[name].js', cleanDir: true })
}

/** The compiled module of a door of another package, so that it is rolled with what is asked of it. */
const fromCompiled = {
  name: 'from-compiled',
  resolveId: (name) => {
    const [, of, door = ''] = /^@zug\/(engine|messages)(?:\/(.+))?$/.exec(name) ?? []
    if (of === undefined) return null
    const folder = pathToFileURL(`${process.cwd()}/packages/${of}/`)
    const { exports } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
    const { types } = exports[door === '' ? '.' : `./${door}`] ?? exports['./*']
    return fileURLToPath(new URL(types.replace('*', door).replace(/\.d\.ts$/, '.js'), folder))
  },
}

/** Commander can start other programs; nothing here does, and to load what starts them takes longer than to read the arguments. */
const startsNothing = {
  name: 'starts-nothing',
  transform: (code, id) => (/node_modules.commander/.test(id) ? code.replace("require('node:child_process')", '{}') : null),
}

const cli = pathToFileURL(`${process.cwd()}/packages/cli/`)
const inCli = (path) => fileURLToPath(new URL(path, cli))
const ofCli = { external: /^(node:|@zug\/server)/, platform: 'node', logLevel: 'warn', plugins: [startsNothing, fromCompiled, markPure] }

/** The modules that a module of the command needs as soon as it is loaded. */
const neededBy = async (path) => {
  const bundle = await rolldown({ ...ofCli, input: inCli(path) })
  const { output } = await bundle.generate({ format: 'esm' })
  const loaded = new Set()
  const load = (file) => {
    const chunk = output.find(({ fileName }) => fileName === file)
    if (chunk === undefined || loaded.has(chunk)) return
    loaded.add(chunk)
    chunk.imports.forEach(load)
  }
  load(output.find(({ isEntry }) => isEntry).fileName)
  return new Set([...loaded].flatMap(({ moduleIds }) => moduleIds))
}

/**
 * The command with all it needs: a file that shows help, one that pairs, and one for each other part that is loaded by itself; to start is to read two
 * files. In CommonJS, which loads faster; names stay, for ZUG_DEBUG=1.
 */
const [main, help, pairing] = await Promise.all(['dist/main.js', 'dist/program.js', 'dist/drop-in/run.js'].map(neededBy))
const first = new Set([...main, ...[...help].filter((id) => pairing.has(id))])
const command = await rolldown({
  ...ofCli,
  input: {
    main: inCli('dist/main.js'),
    'check-worker': inCli('dist/check/check-worker.js'),
    'generate-worker': inCli('dist/generate/generate-worker.js'),
  },
})
await command.write({
  dir: inCli('dist/bundle/'),
  format: 'cjs',
  chunkFileNames: '[name].js',
  cleanDir: true,
  minify: { compress: true, mangle: { toplevel: true, keepNames: { function: true, class: true } }, codegen: { removeWhitespace: true } },
  codeSplitting: {
    groups: Object.entries({ first, help, pairing }).map(([name, modules], at) => ({
      name,
      test: (id) => modules.has(id),
      priority: 3 - at,
    })),
  },
})
// In ASCII, which is read and parsed in half the time.
for (const name of readdirSync(inCli('dist/bundle/'))) {
  const code = readFileSync(inCli(`dist/bundle/${name}`), 'utf8')
  const escaped = code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  writeFileSync(inCli(`dist/bundle/${name}`), escaped)
}
writeFileSync(inCli('dist/bundle/package.json'), '{ "type": "commonjs" }\n')
// The functions that usual commands call are kept compiled from start to start.
for (const [path, called] of calledByUsualCommands(inCli('bin/zug.js'), inCli('dist/bundle/')))
  writeFileSync(path, eager(readFileSync(path, 'utf8'), called))
copyFileSync('node_modules/commander/LICENSE', inCli('dist/bundle/commander.LICENSE'))
