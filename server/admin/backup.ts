import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../kernel/start-error.ts';
import { migrate, withMigrationLock } from '../kernel/store/migrate.ts';
import { migrations } from '../kernel/store/migrations/index.ts';
import type { Store } from '../kernel/store/store.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { batchOf, clear, passing, type Rows, readRows, refuseFilled, type Table, writeRows } from './rows.ts';

const format = 'trama-backup 1';
/** How many rows each table had. */
export type RowCounts = ReadonlyMap<string, number>;

const named = migrations.map(({ name }) => name);

async function refuseOtherVersion(tx: Tx): Promise<void> {
  const applied = (await tx.selectFrom('migrations').select('name').execute()).map(({ name }) => name);
  if (applied.sort().join() !== [...named].sort().join())
    throw new StartError('O banco é de outra versão da Trama. Use a versão do programa que trabalha com ele.');
}

/** Reads a store as it is at one moment, whatever others write meanwhile. */
const still = <T>({ db }: Store, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await refuseOtherVersion(tx);
      return work(tx);
    });

/** Fills a store that is empty, or is to be emptied: all of it or nothing. */
const fill = (
  store: Store,
  parts: AsyncIterable<Rows>,
  isForced: boolean,
  after: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<RowCounts> =>
  withMigrationLock(store.db, async (tx) => {
    await migrate(tx);
    await refuseOtherVersion(tx);
    if (!isForced) await refuseFilled(tx);
    await clear(tx);
    const copied = await writeRows(tx, parts);
    await after(tx);
    return copied;
  });

/** The text of a copy: what it is, each table before its rows, and at the end how many there were and their sum. */
async function* textOf(parts: AsyncIterable<Rows>, copied: Map<string, number>): AsyncGenerator<string> {
  const sum = createHash('sha256');
  const say = (text: string) => {
    sum.update(text);
    return text;
  };
  yield say(`${JSON.stringify({ format, migrations: named, made_at: new Date().toISOString() })}\n`);
  for await (const { table, rows } of parts) {
    yield say(rows.length === 0 ? `${JSON.stringify({ table })}\n` : `${rows.join('\n')}\n`);
    copied.set(table.name, (copied.get(table.name) ?? 0) + rows.length);
  }
  const rows = [...copied.values()].reduce((all, count) => all + count, 0);
  yield `${JSON.stringify({ rows, sha256: sum.digest('hex') })}\n`;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Writes a copy of a store into a file that appears when it is whole; nobody but its owner may read it. */
export async function backUp(store: Store, file: string, { force }: { force: boolean }): Promise<RowCounts> {
  if (!force && (await exists(file))) throw new StartError(`${file} já existe. Use --force para substituí-lo.`);
  const draft = `${file}.part`;
  const copied = new Map<string, number>();
  try {
    await still(store, (tx) =>
      pipeline(
        Readable.from(
          textOf(
            readRows(tx, (name) => !passing.has(name)),
            copied,
          ),
        ),
        createGzip(),
        createWriteStream(draft, { mode: 0o600, flush: true }),
      ),
    );
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return copied;
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.on('error', (error) => text.destroy(error));
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

const damaged = () => new StartError('A cópia está danificada ou incompleta. Nada foi alterado.');

const noCopy = () => new StartError('O arquivo não é uma cópia da Trama.');

function checkHeader(header: { format?: string; migrations?: string[] }): void {
  if (header.format !== format) throw noCopy();
  if (header.migrations?.join() !== named.join())
    throw new StartError('A cópia é de outra versão da Trama. Restaure-a com aquela versão e depois atualize.');
}

/** What a copy holds. Throws, at its end at the latest, when it is not what was written. */
async function* partsIn(file: string): AsyncGenerator<Rows> {
  const sum = createHash('sha256');
  let [table, rows, count, end]: [Table | undefined, string[], number, string] = [undefined, [], 0, ''];
  let isOurs = false;
  for await (const line of linesIn(file)) {
    if (end) throw damaged();
    const isRow = line.startsWith('[');
    if (table && rows.length > 0 && (rows.length === batchOf(table) || !isRow)) {
      yield { table, rows };
      rows = [];
    }
    const meta = isRow ? {} : JSON.parse(line);
    if (!isOurs) checkHeader(meta);
    isOurs = true;
    if (isRow) rows.push(line);
    if (isRow) count += 1;
    if (meta.sha256) end = line;
    else sum.update(`${line}\n`);
    if (!meta.table) continue;
    table = meta.table as Table;
    yield { table, rows: [] };
  }
  if (end !== JSON.stringify({ rows: count, sha256: sum.digest('hex') })) throw damaged();
}

/** What waited to be sent is not in a copy: whoever sent it is to know that it went nowhere. */
const giveUpSending = (tx: Tx) =>
  tx.updateTable('invitations').set({ delivery: 'failed' }).where('delivery', '=', 'queued').execute();

/** Puts a copy into an empty store, or in the place of what is there. Everybody has to sign in again. */
export async function restore(store: Store, file: string, { force }: { force: boolean }): Promise<RowCounts> {
  if (!(await exists(file))) throw new StartError(`O arquivo ${file} não existe.`);
  try {
    return await fill(store, partsIn(file), force, giveUpSending);
  } catch (error) {
    // What cannot be unpacked, read or put into its place: the store's own rules find some faults before the sum does.
    const { code = '' } = error as { code?: string };
    throw /^(Z_|22|23)/.test(code) || error instanceof SyntaxError ? damaged() : error;
  }
}

/** Moves all that a store holds into another that is empty, who is signed in and what waits to be sent included. */
export const move = (from: Store, to: Store): Promise<RowCounts> =>
  still(from, (tx) =>
    fill(
      to,
      readRows(tx, () => true),
      false,
    ),
  );
