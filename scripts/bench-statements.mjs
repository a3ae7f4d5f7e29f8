// Loaded into a server (`node --import`): adds each statement that it asks its store to a file, a line of JSON each.
import { appendFileSync } from 'node:fs';
import pg from 'pg';

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (...asked) {
  const [statement, values = []] = asked;
  const said = typeof statement === 'string' ? { text: statement, values } : statement;
  appendFileSync(process.env.BENCH_STATEMENTS, `${JSON.stringify([said.text, said.values ?? []])}\n`);
  return query.apply(this, asked);
};
