import { randomBytes } from 'node:crypto';
import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isConnectionFatal, toStoreError } from './store-errors.ts';

/** As much of a connection as queries are made with. */
export type Connection = Pick<PostgresPoolClient, 'query' | 'release'>;

export type WriteAct = 'insert into' | 'update' | 'delete from';
/** Hears which table a statement is about to change, and how. */
export type WriteListener = (table: string, act: WriteAct) => void;

const maxStatements = 200;
const maxTextLength = 6_000;
const usesBeforeNaming = 3;
const outdated = '0A000';
// What opens, ends and sets up has no plan.
const worthPlanning = /^(select|insert into|update|delete from|with) /;
const writing = /(?:^|\()(insert into|update|delete from) "?(\w+)/g;

/**
 * Returns a connection that names a statement when it comes for the third time, so that PostgreSQL plans it once: planning
 * costs as much as answering. The number of names is bounded, because lists of many lengths make many texts. Names are unique
 * across connections, because the embedded store shares them among all. Errors become `StoreAway` where the connection broke,
 * and a broken connection is not used again.
 */
export function withPreparedStatements(client: pg.PoolClient, hearWrite: WriteListener = () => {}): Connection {
  const prefix = `t${randomBytes(6).toString('hex')}_`;
  let names = new Map<string, string>();
  let seen = new Map<string, number>();
  let count = 0;
  let isInTransaction = false;
  let isBroken = false;
  let last: Promise<unknown> = Promise.resolve();
  const isPipelined = (client as { pipeline?: boolean }).pipeline === true;

  const nameOf = (text: string): string | undefined => {
    if (!worthPlanning.test(text) || text.length > maxTextLength) return undefined;
    const known = names.get(text);
    if (known || names.size >= maxStatements) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (seen.size >= 10 * maxStatements) seen = new Map();
    seen.set(text, times);
    if (times < usesBeforeNaming) return undefined;
    seen.delete(text);
    names.set(text, `${prefix}${count++}`);
    return names.get(text);
  };

  const send = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    if (text === 'begin') isInTransaction = true;
    if (text === 'commit' || text === 'rollback') isInTransaction = false;
    const name = nameOf(text);
    if (!name) return client.query(text, [...values]);
    try {
      return await client.query({ name, text, values: [...values] });
    } catch (error) {
      if ((error as { code?: string }).code !== outdated) throw error;
      // The store was migrated meanwhile: the plans return other columns now.
      names = new Map();
      if (isInTransaction) throw error;
      return client.query(text, [...values]);
    }
  };
  const query = async (text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> => {
    // A `with` may write to several.
    if (!text.startsWith('select '))
      for (const [, act, table] of text.matchAll(writing)) if (act && table) hearWrite(table, act as WriteAct);
    try {
      if (isPipelined) return await send(text, values);
      // `pg` takes one statement at a time from a connection that is not pipelined, such as the embedded store's.
      const sent = last.then(() => send(text, values));
      last = sent.catch(() => {});
      return await sent;
    } catch (error) {
      isBroken ||= isConnectionFatal(error);
      throw toStoreError(error);
    }
  };
  // Cursors are what the type asks for besides; nothing here reads by them.
  return { query: query as unknown as Connection['query'], release: (destroy) => client.release(destroy || isBroken) };
}
