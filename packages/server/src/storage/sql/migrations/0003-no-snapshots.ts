import type { Migration } from './index.ts'

/** Nobody used them: the events of a large event, 9,000 of them, are folded in about 20 ms. */
export const noSnapshots: Migration = {
  version: 3,
  name: 'no-snapshots',
  up: async ({ schema }) => {
    await schema.dropTable('snapshots').execute()
  },
}
