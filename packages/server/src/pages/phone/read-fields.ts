import type { Context } from 'hono'
import type { Fields } from './results.ts'

/** What a form on a phone has; longer than anybody types is nothing. */
export const readFields = async (c: Context): Promise<Fields> => {
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(await c.req.parseBody()))
    if (typeof value === 'string' && value.length < 500) fields[name] = value
  return fields
}
