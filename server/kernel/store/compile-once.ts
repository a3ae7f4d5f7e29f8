import type { Compilable, CompiledQuery } from 'kysely';
import type { Db, Tx } from './tables.ts';

/** The placeholder of a value while a query is compiled. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/** A compiled query with its values. */
export type BoundQuery<Row> = CompiledQuery<Row>;

/** A query that is compiled once. It can be executed alone or, `withValues`, by `executePipelined`. */
export interface ReusableQuery<Values, Row> {
  (db: Db, values: Values): Promise<Row[]>;
  withValues(db: Db, values: Values): BoundQuery<Row>;
}

/**
 * Compiles a query once and reuses it with other values, for frequent queries where compiling costs as much as sending.
 * `build` may only pass `values` on to the query, because they are placeholders while it runs.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): ReusableQuery<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  const withValues = (db: Db, values: Values): BoundQuery<Row> => {
    compiled ??= build(db, placeholders as Values).compile();
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    );
    return { ...compiled, parameters };
  };
  const execute = async (db: Db, values: Values) => (await db.executeQuery(withValues(db, values))).rows;
  return Object.assign(execute, { withValues });
}

/**
 * Executes several queries of a transaction in one round trip, in order, and returns their rows. Throws the first
 * error, which also ends the transaction.
 */
export const executePipelined = <Rows extends unknown[]>(
  tx: Tx,
  ...questions: { [Index in keyof Rows]: BoundQuery<Rows[Index]> }
): Promise<{ [Index in keyof Rows]: Rows[Index][] }> =>
  tx.getExecutor().provideConnection(async (connection) => {
    const answers = await Promise.allSettled(questions.map((question) => connection.executeQuery(question)));
    // Queries after a failed one fail as a consequence and may be reported before it.
    const failed = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    if (failed) throw failed.reason;
    return answers.map((answer) => (answer as PromiseFulfilledResult<{ rows: unknown[] }>).value.rows);
  }) as Promise<{ [Index in keyof Rows]: Rows[Index][] }>;
