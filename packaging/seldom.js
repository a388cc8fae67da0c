/**
 * More than half of what pairing may need is needed by few calls: other rulebooks, other formats, explanations, other languages. It lies in a file of its own, which is
 * read when something of it is used for the first time. The modules of the usual calls are those of which a function was called, and those of which these
 * have a value, or a function while they load.
 */
import { readFileSync } from 'node:fs'
import { parseAst } from 'rolldown/parseAst'

const isFunction = ({ type }) => /Function|^Class/.test(type ?? '')

/** The names that are read while a module loads: those outside of its functions. */
const readAtOnce = (node, names = new Set()) => {
  if (node === null || typeof node !== 'object' || /^(Import|ExportAll)/.test(node.type ?? '')) return names
  if (Array.isArray(node)) for (const each of node) readAtOnce(each, names)
  else if (isFunction(node)) readAtOnce(node.superClass ?? null, names)
  else if (node.type === 'Identifier') names.add(node.name)
  else if (node.type === 'MemberExpression' && !node.computed) readAtOnce(node.object, names)
  else if (node.type === 'Property' && !node.computed) readAtOnce(node.value, names)
  else if (node.type === 'ExportNamedDeclaration') readAtOnce(node.declaration, names)
  else for (const each of Object.values(node)) readAtOnce(each, names)
  return names
}

/** The names that a module declares as functions. */
const functionsIn = (body) =>
  body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : [{ id: node?.id, init: node ?? {} }]))
    .flatMap(({ id, init }) => (init !== null && isFunction(init) ? [id.name] : []))

/** What a module takes from others, gives on, reads while it loads, and its functions. `resolve`: the file of a name that is imported there. */
const moduleOf = (id, resolve) => {
  const { body } = parseAst(readFileSync(id, 'utf8'))
  const taken = body
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(({ source, specifiers }) =>
      specifiers.map(({ local, imported }) => [local.name, { from: resolve(source.value, id), name: imported?.name ?? '*' }]),
    )
  const given = body
    .filter(({ type, source }) => type === 'ExportNamedDeclaration' && source !== null)
    .flatMap(({ source, specifiers }) =>
      specifiers.map(({ local, exported }) => [exported.name, { from: resolve(source.value, id), name: local.name }]),
    )
  return { taken: new Map(taken), given: new Map(given), reads: readAtOnce(body), functions: new Set(functionsIn(body)) }
}

/** Of these modules those of which something was called, with what they need as soon as they are loaded or run. */
export const neededAtOnce = (modules, called, resolve) => {
  const known = new Map()
  const read = (id) => known.get(id) ?? known.set(id, moduleOf(id, resolve)).get(id)
  /** The module that declares a name: doors only give it on. */
  const declared = ({ from, name }) => {
    const given = modules.has(from) ? read(from).given.get(name) : undefined
    return given === undefined ? { from, name } : declared(given)
  }
  const usual = new Set([...modules].filter((id) => called.has(id)))
  for (const id of usual) {
    const { taken, reads } = read(id)
    for (const [local, binding] of taken) {
      const { from, name } = declared(binding)
      if (modules.has(from) && (reads.has(local) || !read(from).functions.has(name))) usual.add(from)
    }
  }
  return usual
}

/** Requires the file of that name at its first use. */
export const onFirstUse = (file) => ({
  name: 'on-first-use',
  renderChunk: (code) => {
    const [line, variable] = new RegExp(`^(?:const|let|var) (\\w+) = require\\("\\./${file}"\\);$`, 'm').exec(code) ?? []
    if (line === undefined) return null
    const uses = code.replace(line, '').replaceAll(new RegExp(`\\b${variable}\\.`, 'g'), `${variable}.file.`)
    return `let ${variable}_file;\nconst ${variable} = { get file() { return (${variable}_file ??= require("./${file}")) } };\n${uses}`
  },
})
