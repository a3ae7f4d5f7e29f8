import type pg from 'pg';
import { type EmbeddedStore, openEmbedded } from '../kernel/store/embedded.ts';
import { makeSnapshot } from '../kernel/store/make-snapshot.ts';
import { connect, type Store } from '../kernel/store/store.ts';
import { connected } from './postgres.ts';

/** A store in memory, and what it held when it was opened. */
interface Kept {
  store: EmbeddedStore;
  /** What it is made of: where a test changed that, the store is not used again. */
  shape: string;
  tables: string[];
  rows: { name: string; json: string }[];
}

/** Those of this process that no test uses: to empty one takes a fifteenth of the time that opening another takes. */
const idle: Kept[] = [];

const asked = <T>({ address }: EmbeddedStore, work: (client: pg.Client) => Promise<T>) =>
  connected({ ...address, query_timeout: 20_000 }, work);

const shapeOf = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query(`select json_build_array(
    (select json_agg(json_build_array(oid, relname, relnatts, relchecks) order by oid) from pg_class
      where relnamespace not in ('pg_catalog'::regnamespace, 'pg_toast'::regnamespace)),
    (select json_agg(json_build_array(oid, conname) order by oid) from pg_constraint),
    (select json_agg(json_build_array(oid, prosrc) order by oid) from pg_proc where oid >= 16384),
    (select json_agg(json_build_array(oid, tgname, tgenabled) order by oid) from pg_trigger)) as shape`);
  return JSON.stringify(rows[0].shape);
};

const filled = async (client: pg.Client, tables: string[]): Promise<string[]> => {
  const each = tables.map((name) => `select '${name}' as name where exists (select from "${name}")`);
  const { rows } = await client.query(each.join(' union all '));
  return rows.map(({ name }) => name);
};

async function open(): Promise<Kept> {
  await makeSnapshot();
  const store = await openEmbedded(null);
  return asked(store, async (client) => {
    const found = await client.query(`select relname from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`);
    const tables: string[] = found.rows.map(({ relname }) => relname);
    const rows: Kept['rows'] = [];
    for (const name of await filled(client, tables)) {
      const { rows: all } = await client.query(`select json_agg(each)::text as json from "${name}" each`);
      rows.push({ name, json: all[0].json });
    }
    return { store, tables, rows, shape: await shapeOf(client) };
  });
}

/** Puts a store back to how it was opened; answers whether that could be done. */
async function empty({ store, shape, tables, rows }: Kept): Promise<boolean> {
  try {
    return await asked(store, async (client) => {
      await client.query('discard all');
      if ((await shapeOf(client)) !== shape) return false;
      const written = await filled(client, tables);
      await client.query('begin');
      // What refers to what does not matter where all of it goes.
      await client.query('set local session_replication_role = replica');
      for (const name of written) await client.query(`delete from "${name}"`);
      for (const { name, json } of rows)
        await client.query(`insert into "${name}" select * from json_populate_recordset(null::"${name}", $1)`, [json]);
      await client.query('select setval(seqrelid::regclass, seqstart, false) from pg_sequence');
      await client.query('commit');
      // What is counted is written down a second later, and would be counted of the next test.
      await client.query('select pg_stat_force_next_flush()');
      for (const name of written) await client.query(`vacuum "${name}"`);
      return true;
    });
  } catch {
    return false;
  }
}

/** An embedded store in memory as the snapshot has it: one that another test has closed, where there is one. */
export async function openEmptied(): Promise<Store> {
  const kept = idle.pop() ?? (await open());
  const end = async () => {
    if (await empty(kept)) idle.push(kept);
    else await kept.store.close();
  };
  const store = connect({ ...kept.store.address, max: 1, pipeline: false }, { limits: { connectMs: 5_000 }, end });
  return { ...store, vacuum: kept.store.vacuum };
}
