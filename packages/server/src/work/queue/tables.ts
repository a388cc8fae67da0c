import type pg from 'pg'

/**
 * What waits, whose turn it was, and which processes there are. Nothing of it is truth: the tables are not logged, are empty after a crash of PostgreSQL, in no backup,
 * and made by the first process with a role. The number in their names is that of their form: processes of versions with another one do not see each other's work.
 */
const statements = `
  create unlogged table if not exists work_queue_1 (
    id bigint generated always as identity primary key,
    version text not null,
    lane text not null,
    kind text not null,
    rank integer not null,
    tenant text not null,
    tournament text not null,
    asker text,
    job bytea not null,
    state text not null default 'waiting',
    worker text,
    lease timestamptz,
    attempts integer not null default 0,
    told integer not null default 0,
    so_far bytea,
    reply bytea,
    asked timestamptz not null default clock_timestamp(),
    wanted timestamptz not null default clock_timestamp()
  );
  create unlogged table if not exists work_turns_1 (name text primary key, turn bigint not null);
  create sequence if not exists work_order_1;
  create unlogged table if not exists processes_1 (
    id text primary key,
    role text not null,
    version text not null,
    started timestamptz not null default clock_timestamp(),
    seen timestamptz not null default clock_timestamp()
  );`

/** Two processes that start together would stumble over each other. */
const alone = `select pg_advisory_xact_lock(hashtextextended('zug queue ' || coalesce(current_schema(), ''), 0))`

export const makeTables = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(alone)
    await client.query(statements)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
