import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { below, type File, type Files, textFile } from './files.ts'

const root = new URL('../..', import.meta.url).pathname
const inPackage = (name: string, path = ''): string => join(root, 'packages', name, path)

/** The doors of the server that the command opens. */
const serverDoors = {
  index: 'index.js',
  accounts: 'accounts/command-line.js',
  record: 'tournaments/accept-record.js',
  sections: 'sections/moved-together.js',
  storage: 'storage/index.js',
  lists: 'lists/index.js',
}

/** What it starts in threads, by the name it has there. */
const serverThreads = {
  worker: 'work/worker.js',
  'import-thread': 'lists/import-thread.js',
  'write-thread': 'lists/sqlite/write-thread.js',
}

const entries = { ...serverDoors, ...serverThreads }

/** The built server with all it is made of, rolled: thousands of small files take long to unpack and to load. */
const rolledServer = async (): Promise<Files> => {
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, inPackage('server', `dist/${path}`)])),
    platform: 'node',
    // Drivers that pg asks for in vain.
    external: [/^node:/, 'pg-native', 'pg-cloudflare'],
    logLevel: 'warn',
  })
  const minify = { compress: true, mangle: false, codegen: { removeWhitespace: true } } as const
  const { output } = await bundle.generate({ format: 'esm', chunkFileNames: '[name].js', minify })
  return new Map(output.flatMap((part) => (part.type === 'chunk' ? [[`dist/${part.fileName}`, textFile(part.code)] as const] : [])))
}

const filesIn = (folder: string, wanted: (path: string) => boolean = () => true): Files =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .filter(wanted)
      .map((path): readonly [string, File] => [path, { bytes: readFileSync(join(folder, path)) }]),
  )

const manifest = (name: string, more: object = {}): File => {
  const { version, license, engines } = JSON.parse(readFileSync(inPackage(name, 'package.json'), 'utf8'))
  return textFile(`${JSON.stringify({ name: `@zug/${name}`, version, license, type: 'module', engines, ...more }, null, 2)}\n`)
}

const doors = (names: readonly string[]): object => ({
  exports: Object.fromEntries(names.map((name) => [name === 'index' ? '.' : `./${name}`, `./dist/${name}.js`])),
})

/**
 * Command, server and pages as they are given on: everything in a `node_modules` of its own that needs no other. `zug` is what starts it, below the folder it lies in.
 */
export const deskFiles = async (): Promise<Files> =>
  new Map([
    ...below(
      'node_modules/@zug/cli',
      filesIn(inPackage('cli'), (path) => /^(bin|data|demo|schemas|dist\/bundle)\//.test(path)),
    ),
    ['node_modules/@zug/cli/package.json', manifest('cli')],
    ...below('node_modules/@zug/server', await rolledServer()),
    ['node_modules/@zug/server/package.json', manifest('server', doors(Object.keys(serverDoors)))],
    ...below('node_modules/@zug/web/dist', filesIn(inPackage('web', 'dist'))),
    ['node_modules/@zug/web/package.json', manifest('web')],
  ])

/** What starts the command, below the folder of the desk. */
export const startFile = 'node_modules/@zug/cli/bin/zug.js'
