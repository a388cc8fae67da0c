type Schema = Readonly<Record<string, unknown>>

/** What our schemas use of JSON Schema 2020-12; another keyword is a fault of the schema, not something to pass over. */
const keywords = new Set(
  '$schema $id $defs $ref title type properties required additionalProperties items minItems maxItems enum const anyOf'.split(' '),
)

const typeOf = (value: unknown): readonly string[] => {
  if (value === null) return ['null']
  if (Array.isArray(value)) return ['array']
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number']
  return [typeof value]
}

/** Where a value does not fit its schema: pointers with what was expected. Empty when it does. */
export const schemaFaults = (root: Schema, value: unknown): readonly string[] => faultsAt(root, root, value, '')

const faultsAt = (root: Schema, schema: Schema, value: unknown, at: string): readonly string[] => {
  const strange = Object.keys(schema).find((key) => !keywords.has(key))
  if (strange !== undefined) throw new Error(`the schema has ${strange}, which is not looked at`)
  const { $ref: ref, type, enum: options, anyOf } = schema
  if (typeof ref === 'string') return faultsAt(root, (root.$defs as Record<string, Schema>)[ref.replace('#/$defs/', '')]!, value, at)
  if (anyOf !== undefined) {
    const tried = (anyOf as readonly Schema[]).map((each) => faultsAt(root, each, value, at))
    return tried.some((faults) => faults.length === 0) ? [] : tried.toSorted((a, b) => b[0]!.length - a[0]!.length)[0]!
  }
  if ('const' in schema && value !== schema.const) return [`${at}: ${JSON.stringify(schema.const)}, not ${JSON.stringify(value)}`]
  if (options !== undefined && !(options as readonly unknown[]).includes(value)) return [`${at}: none of ${JSON.stringify(options)}`]
  if (type !== undefined && !typeOf(value).includes(type as string)) return [`${at}: ${type}, not ${typeOf(value)[0]}`]
  if (Array.isArray(value)) return itemsFaults(root, schema, value, at)
  return typeof value === 'object' && value !== null ? keysFaults(root, schema, value as Record<string, unknown>, at) : []
}

const itemsFaults = (root: Schema, schema: Schema, value: readonly unknown[], at: string): readonly string[] => {
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  if (value.length < (minItems as number) || value.length > (maxItems as number)) return [`${at}: ${value.length} items`]
  return items === undefined ? [] : value.flatMap((each, index) => faultsAt(root, items as Schema, each, `${at}/${index}`))
}

const keysFaults = (root: Schema, schema: Schema, value: Readonly<Record<string, unknown>>, at: string): readonly string[] => {
  const properties = (schema.properties ?? {}) as Record<string, Schema>
  const missing = ((schema.required ?? []) as readonly string[]).filter((key) => !(key in value)).map((key) => `${at}/${key}: missing`)
  const others = schema.additionalProperties
  return [
    ...missing,
    ...Object.entries(value).flatMap(([key, each]) => {
      if (Object.hasOwn(properties, key)) return faultsAt(root, properties[key]!, each, `${at}/${key}`)
      if (others === false) return [`${at}/${key}: unknown`]
      return typeof others === 'object' && others !== null ? faultsAt(root, others as Schema, each, `${at}/${key}`) : []
    }),
  ]
}
