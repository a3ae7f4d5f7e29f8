import type { Compilable, CompiledQuery } from 'kysely';
import type { Db, Tx } from './tables.ts';

/** Where a value goes in a query that is built before its values are known. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) });

/** A query with its values, not asked yet. */
export type Question<Row> = CompiledQuery<Row>;

/** A query that is built once: asked by itself, or put beside others. */
export interface Built<Values, Row> {
  (db: Db, values: Values): Promise<Row[]>;
  with(db: Db, values: Values): Question<Row>;
}

/**
 * A query whose text is built once and asked with other values each time: for what is asked all day long, where building
 * it costs as much as sending it. `values` may only be passed on to the query, for while it is built they are not there.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): Built<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  const fill = (db: Db, values: Values): Question<Row> => {
    compiled ??= build(db, slots as Values).compile();
    const parameters = compiled.parameters.map((value) =>
      value instanceof Slot ? values[value.name as keyof Values] : value,
    );
    return { ...compiled, parameters };
  };
  const ask = async (db: Db, values: Values) => (await db.executeQuery(fill(db, values))).rows;
  return Object.assign(ask, { with: fill });
}

/**
 * Asks several things in a transaction by one way there and back, each carried out after the one before it, and gives
 * their rows in this order. The first that fails is thrown; the transaction is over then, as always.
 */
export const askTogether = <Rows extends unknown[]>(
  tx: Tx,
  ...questions: { [Index in keyof Rows]: Question<Rows[Index]> }
): Promise<{ [Index in keyof Rows]: Rows[Index][] }> =>
  tx.getExecutor().provideConnection(async (connection) => {
    const answers = await Promise.allSettled(questions.map((question) => connection.executeQuery(question)));
    // Where one fails those after it do, for that, and may be told before it.
    const failed = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    if (failed) throw failed.reason;
    return answers.map((answer) => (answer as PromiseFulfilledResult<{ rows: unknown[] }>).value.rows);
  }) as Promise<{ [Index in keyof Rows]: Rows[Index][] }>;
