import pg from 'pg';
import { inTime } from '../in-time.ts';

interface Times {
  /** For the connection, and for each answer, in milliseconds. */
  eachMs: number;
  /** For all of it. */
  allMs: number;
}

/** Asks a store over a connection of its own, for the others may all be taken; no answer in time is a no. */
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
