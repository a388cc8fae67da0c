import type { Migration } from './index.ts'

export const snapshots: Migration = {
  version: 2,
  name: 'snapshots',
  up: async ({ schema }) => {
    await schema
      .createTable('snapshots')
      .addColumn('stream', 'text', (column) => column.primaryKey().notNull().references('streams.id'))
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('format', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .execute()
  },
}
