import type { Migration } from './index.ts'

export const events: Migration = {
  version: 1,
  name: 'events',
  up: async ({ schema }) => {
    await schema
      .createTable('streams')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createTable('events')
      .addColumn('position', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('stream', 'text', (column) => column.notNull().references('streams.id'))
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('recorded_at', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addUniqueConstraint('events_stream_sequence', ['stream', 'sequence'])
      .execute()
    await schema.createIndex('events_stream_key').on('events').columns(['stream', 'idempotency_key']).execute()
    await schema
      .createTable('settings')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
