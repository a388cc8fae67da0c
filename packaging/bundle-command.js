/**
 * Rolls the command with all it needs: a file that shows help, one that pairs, one with what pairing seldom needs, and one for each other part that is loaded by
 * itself; to start is to read two files. In CommonJS, which loads faster; names stay, for ZUG_DEBUG=1.
 */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { calledByUsualCommands } from './called.js'
import { eager } from './eager.js'
import { neededAtOnce, onFirstUse } from './seldom.js'

/** The compiled module of a door of another package, so that it is rolled with what is asked of it; null for what is none. */
const compiledDoor = (name) => {
  const [, of, door = ''] = /^@zug\/(engine|messages|checker|certificate)(?:\/(.+))?$/.exec(name) ?? []
  if (of === undefined) return null
  const folder = pathToFileURL(`${process.cwd()}/packages/${of}/`)
  const { exports } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
  const { types } = exports[door === '' ? '.' : `./${door}`] ?? exports['./*']
  return fileURLToPath(new URL(types.replace('*', door).replace(/\.d\.ts$/, '.js'), folder))
}

const fromCompiled = { name: 'from-compiled', resolveId: compiledDoor }

const compiledModule = (name, importer) => (name.startsWith('.') ? resolve(dirname(importer), name) : compiledDoor(name))

/** Commander can start other programs; nothing here does, and to load what starts them takes longer than to read the arguments. */
const startsNothing = {
  name: 'starts-nothing',
  transform: (code, id) => (/node_modules.commander/.test(id) ? code.replace("require('node:child_process')", '{}') : null),
}

const cli = pathToFileURL(`${process.cwd()}/packages/cli/`)
const inCli = (path) => fileURLToPath(new URL(path, cli))
const folder = inCli('dist/bundle/')
const ofCli = { external: /^(node:|@zug\/server)/, platform: 'node', logLevel: 'warn' }

/** The modules that a module of the command needs as soon as it is loaded. */
const neededBy = async (path) => {
  const bundle = await rolldown({ ...ofCli, plugins: [startsNothing, fromCompiled], input: inCli(path) })
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

/** Rolls the command into files: the modules of each group together, whatever else is loaded by itself apart. */
const roll = async (groups, plugins, more = {}) => {
  const command = await rolldown({
    ...ofCli,
    plugins: [startsNothing, fromCompiled, ...plugins],
    preserveEntrySignatures: 'allow-extension',
    input: {
      main: inCli('dist/main.js'),
      'check-worker': inCli('dist/check/check-worker.js'),
      'generate-worker': inCli('dist/generate/generate-worker.js'),
    },
  })
  await command.write({
    dir: folder,
    format: 'cjs',
    chunkFileNames: '[name].js',
    cleanDir: true,
    ...more,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: Object.entries(groups).map(([name, modules], at) => ({ name, test: (id) => modules.has(id), priority: 9 - at })),
    },
  })
  writeFileSync(`${folder}package.json`, '{ "type": "commonjs" }\n')
}

/** Where the functions begin that usual commands call, for each file. */
const called = () => calledByUsualCommands(inCli('bin/zug.js'), folder)

/** The modules of which usual commands call a function. Before they are minified, files say where each begins. */
const calledModules = () => {
  const found = new Set()
  for (const [path, starts] of called()) {
    const modules = [...readFileSync(path, 'utf8').matchAll(/^\/\/ ((?:packages|node_modules)\/\S+)$/gm)].reverse()
    for (const start of starts) found.add(resolve(modules.find(({ index }) => index < start)?.[1] ?? '.'))
  }
  return found
}

export const bundleCommand = async (markPure) => {
  const [main, help, pairing] = await Promise.all(['dist/main.js', 'dist/program.js', 'dist/drop-in/run.js'].map(neededBy))
  const first = new Set([...main, ...[...help].filter((id) => pairing.has(id))])
  await roll({ first, help, pairing }, [])
  const usual = neededAtOnce(pairing, calledModules(), compiledModule)
  // Written out: sets have no difference before Node 22.
  const seldom = new Set([...pairing].filter((id) => !usual.has(id) && !first.has(id)))
  await roll({ first, help, pairing: usual, seldom }, [markPure, onFirstUse('seldom.js')], {
    minify: { compress: true, mangle: { toplevel: true, keepNames: { function: true, class: true } }, codegen: { removeWhitespace: true } },
  })
  // In ASCII, which is read and parsed in half the time.
  for (const name of readdirSync(folder)) {
    const code = readFileSync(`${folder}${name}`, 'utf8')
    const escaped = code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    writeFileSync(`${folder}${name}`, escaped)
  }
  // The functions that usual commands call are kept compiled from start to start.
  for (const [path, starts] of called()) writeFileSync(path, eager(readFileSync(path, 'utf8'), starts))
  copyFileSync('node_modules/commander/LICENSE', `${folder}commander.LICENSE`)
}
