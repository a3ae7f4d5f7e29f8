import { sql } from 'kysely';
import { StartError } from '../kernel/start-error.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';

/** What is over soon or was on its way: a copy that is put back later must not bring it to life again. */
export const passing: ReadonlySet<string> = new Set([
  ...['sessions', 'access_tokens', 'refresh_tokens', 'challenges', 'proofs', 'social_attempts', 'attempts', 'outbox'],
  'jobs',
  'email_changes',
  'calendar_attempts',
  'calendar_channels',
  'meeting_writers',
  'meeting_allowances',
  'view_tokens',
]);

/** What each cluster gives anew: numbers of transactions mean nothing in another (docs/decisions/0017). */
const own: Record<string, readonly string[]> = { activity: ['txid'] };

/** A table as copies see it. */
export interface Table {
  name: string;
  columns: { name: string; type: string }[];
  key: string[];
}

/** Some rows of a table, each as the text of a JSON array with a text or null for each column. */
export interface Rows {
  table: Table;
  rows: string[];
}

/** How many rows of a table are in hands at once: fewer where each holds a part of a file. */
export const batchOf = ({ columns }: Table): number => (columns.some(({ type }) => type === 'bytea') ? 8 : 1_000);

interface Column {
  table: string;
  name: string;
  type: string;
  /** Its place in the primary key, from 1; null where it is not part of it. */
  place: number | null;
}

async function columnsIn(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`select c.relname as table, a.attname as name,
      format_type(a.atttypid, a.atttypmod) as type, array_position(i.indkey::int2[], a.attnum) as place
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
    order by c.relname, a.attnum`.execute(db);
  return rows;
}

async function referencesIn(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ from: string; to: string }>`select distinct f.relname as from, t.relname as to
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.conrelid <> k.confrelid`.execute(db);
  return new Map([...Map.groupBy(rows, ({ from }) => from)].map(([from, all]) => [from, all.map(({ to }) => to)]));
}

/** All tables but the ledger of migrations, what is referred to before what refers to it. */
export async function tablesIn(db: Db): Promise<Table[]> {
  const byTable = Map.groupBy(await columnsIn(db), ({ table }) => table);
  const references = await referencesIn(db);
  const ordered = new Map<string, Table>();
  const add = (name: string) => {
    const columns = byTable.get(name);
    if (!columns || ordered.has(name)) return;
    for (const other of references.get(name) ?? []) add(other);
    ordered.set(name, {
      name,
      columns: columns.filter((column) => !own[name]?.includes(column.name)).map(({ name, type }) => ({ name, type })),
      key: columns
        .filter(({ place }) => place !== null)
        .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
        .map(({ name }) => name),
    });
  };
  for (const name of byTable.keys()) add(name);
  return [...ordered.values()];
}

const list = (names: string[]) => sql.join(names.map((name) => sql.ref(name)));

/** All rows of a store, table by table in the order of their keys. Each table begins with no rows, so that it is named. */
export async function* readRows(tx: Tx, isWanted: (table: string) => boolean): AsyncGenerator<Rows> {
  await sql`set local timezone to 'UTC'`.execute(tx);
  await sql`set local datestyle to 'ISO'`.execute(tx);
  for (const table of (await tablesIn(tx)).filter(({ name }) => isWanted(name))) {
    const texts = sql.join(table.columns.map(({ name }) => sql`${sql.ref(name)}::text`));
    await sql`declare copied no scroll cursor for
      select json_build_array(${texts})::text as row from ${sql.table(table.name)} order by ${list(table.key)}`.execute(
      tx,
    );
    yield { table, rows: [] };
    const batch = batchOf(table);
    for (let isMore = true; isMore; ) {
      const { rows } = await sql<{ row: string }>`fetch ${sql.lit(batch)} from copied`.execute(tx);
      if (rows.length > 0) yield { table, rows: rows.map(({ row }) => row) };
      isMore = rows.length === batch;
    }
    await sql`close copied`.execute(tx);
  }
}

/** Refuses a store in which there is more than every workspace begins with. */
export async function refuseFilled(tx: Tx): Promise<void> {
  const { rows } =
    await sql`select from users union all select from projects union all select from activity limit 1`.execute(tx);
  if (rows.length > 0)
    throw new StartError(
      'O banco de destino não está vazio. Nada foi alterado. (restore aceita --force, que o apaga.)',
    );
}

/** Empties all tables, also of what every workspace begins with: the copy brings its own. */
export async function clear(tx: Tx): Promise<void> {
  const names = (await tablesIn(tx)).map(({ name }) => name);
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))} restart identity`.execute(tx);
}

const matches = (one: Table, other: Table | undefined) =>
  JSON.stringify(one.columns) === JSON.stringify(other?.columns ?? []);

/** Puts rows into an empty store; gives how many there are in each table then, as the store counts them. */
export async function writeRows(tx: Tx, parts: AsyncIterable<Rows>): Promise<Map<string, number>> {
  const known = new Map((await tablesIn(tx)).map((table) => [table.name, table]));
  const counts = new Map<string, number>();
  for await (const { table, rows } of parts) {
    if (!matches(table, known.get(table.name)))
      throw new StartError(`A tabela ${table.name} da cópia não é a deste programa.`);
    counts.set(table.name, (counts.get(table.name) ?? 0) + rows.length);
    if (rows.length === 0) continue;
    const values = table.columns.map(({ type }, index) => sql`(r ->> ${sql.lit(index)})::${sql.raw(type)}`);
    await sql`insert into ${sql.table(table.name)} (${list(table.columns.map(({ name }) => name))})
      select ${sql.join(values)} from json_array_elements(${`[${rows.join(',')}]`}::json) r`.execute(tx);
  }
  for (const [name, count] of counts) await check(tx, known.get(name) as Table, count);
  return counts;
}

/** Counts what is there, and lets what numbers it itself go on after the last. */
async function check(tx: Tx, { name, columns }: Table, wanted: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(name)}`.execute(tx);
  if (rows[0]?.count !== wanted)
    throw new StartError(`A tabela ${name} ficou com ${rows[0]?.count} de ${wanted} linhas.`);
  for (const { name: column } of columns.filter(({ type }) => wanted > 0 && type === 'bigint'))
    await sql`select setval(s::regclass, (select max(${sql.ref(column)}) from ${sql.table(name)}))
      from pg_get_serial_sequence(${name}, ${column}) s where s is not null`.execute(tx);
}
