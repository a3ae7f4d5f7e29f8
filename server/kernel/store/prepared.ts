import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { endsConnection, toStoreError } from './away.ts';

/** As much of a connection as queries are made with. */
export type Connection = Pick<PostgresPoolClient, 'query' | 'release'>;

export type WriteAct = 'insert into' | 'update' | 'delete from';
/** Hears which table a statement is about to change, and how. */
export type HearWrite = (table: string, act: WriteAct) => void;

const most = 200;
const longest = 6_000;
const worthIt = 3;
const outdated = '0A000';
// What opens, ends and sets up has no plan.
const worthPlanning = /^(select|insert into|update|delete from|with) /;
const writing = /(?:^|\()(insert into|update|delete from) "?(\w+)/g;
const nothingDone = (command: 'BEGIN' | 'COMMIT' | 'ROLLBACK') =>
  ({ command, rowCount: null, rows: [] as unknown[] }) as pg.QueryResult;

/**
 * A connection that has its store plan a query once, when it comes for the third time, for planning costs as much as
 * answering. Bounded, for the texts of queries are many where lists have many lengths. Names are unlike those of any
 * other connection: the embedded store keeps them for all of them alike. What breaks it is a `StoreAway`, and it is not
 * used again.
 */
export function preparing(client: pg.PoolClient, hearWrite: HearWrite = () => {}): Connection {
  const prefix = `t${randomBytes(6).toString('hex')}_`;
  let names = new Map<string, string>();
  let seen = new Map<string, number>();
  let count = 0;
  let isOpen = false;
  let isToBegin = false;
  let isCollecting = false;
  let isBroken = false;
  let beginning: Promise<unknown> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const isPipelined = (client as { pipeline?: boolean }).pipeline === true;

  const nameOf = (text: string): string | undefined => {
    if (!worthPlanning.test(text) || text.length > longest) return undefined;
    const known = names.get(text);
    if (known || names.size >= most) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (seen.size >= 10 * most) seen = new Map();
    seen.set(text, times);
    if (times < worthIt) return undefined;
    seen.delete(text);
    names.set(text, `${prefix}${count++}`);
    return names.get(text);
  };

  /** Sends what is asked meanwhile by one write. */
  const collect = () => {
    if (!isPipelined || isCollecting) return;
    isCollecting = true;
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.cork();
    process.nextTick(() => {
      isCollecting = false;
      stream.uncork();
    });
  };
  /** Begins a transaction together with its first question, one way there and back for both. */
  const begin = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    isToBegin = false;
    const begun = client.query('begin');
    // What writes is only sent to a transaction that is there, and what is asked after it later still.
    if (!text.startsWith('select ')) beginning = begun;
    return (await Promise.all([begun, ask(text, values)]))[1];
  };
  const ask = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    if (beginning) {
      await beginning;
      beginning = undefined;
    }
    if (isToBegin) {
      if (text !== 'commit' && text !== 'rollback') return begin(text, values);
      isToBegin = false;
      isOpen = false;
      return nothingDone(text === 'commit' ? 'COMMIT' : 'ROLLBACK');
    }
    if (text === 'begin') {
      isOpen = true;
      isToBegin = isPipelined;
      if (isToBegin) return nothingDone('BEGIN');
    }
    if (text === 'commit' || text === 'rollback') isOpen = false;
    const name = nameOf(text);
    if (!name) return client.query(text, [...values]);
    try {
      return await client.query({ name, text, values: [...values] });
    } catch (error) {
      if ((error as { code?: string }).code !== outdated) throw error;
      // Somebody migrated the store meanwhile: what was planned gives other columns now.
      names = new Map();
      if (isOpen) throw error;
      return client.query(text, [...values]);
    }
  };
  const query = async (text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> => {
    // A `with` may write to several.
    if (!text.startsWith('select '))
      for (const [, act, table] of text.matchAll(writing)) if (act && table) hearWrite(table, act as WriteAct);
    collect();
    try {
      if (isPipelined) return await ask(text, values);
      const asked = last.then(() => ask(text, values));
      last = asked.catch(() => {});
      return await asked;
    } catch (error) {
      isBroken ||= endsConnection(error);
      throw toStoreError(error);
    }
  };
  // Cursors are what the type asks for besides; nothing here reads by them.
  return { query: query as unknown as Connection['query'], release: (destroy) => client.release(destroy || isBroken) };
}
