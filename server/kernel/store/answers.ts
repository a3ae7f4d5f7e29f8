import pg from 'pg';
import { inTime } from '../in-time.ts';

interface Times {
  /** For the connection and for each query (milliseconds). */
  eachMs: number;
  /** In total (milliseconds). */
  allMs: number;
}

/** Runs a check over a separate connection, because the pool may be exhausted; false if it takes too long. */
export async function answers(
  config: pg.ClientConfig,
  { eachMs, allMs }: Times,
  ask: (client: pg.Client) => Promise<boolean>,
): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: eachMs, query_timeout: eachMs });
  client.on('error', () => {});
  const asked = client
    .connect()
    .then(() => ask(client))
    .catch(() => false);
  try {
    return await inTime(allMs, asked, () => false);
  } finally {
    client.end().catch(() => {});
  }
}
