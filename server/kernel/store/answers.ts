import pg from 'pg';
import { inTime } from '../in-time.ts';

interface ProbeTimeouts {
  /** For the connection and for each query (milliseconds). */
  eachMs: number;
  /** In total (milliseconds). */
  allMs: number;
}

/** Runs a check over a separate connection, because the pool may be exhausted; false if it takes too long. */
export async function answers(
  config: pg.ClientConfig,
  { eachMs, allMs }: ProbeTimeouts,
  check: (client: pg.Client) => Promise<boolean>,
): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: eachMs, query_timeout: eachMs });
  client.on('error', () => {});
  const result = client
    .connect()
    .then(() => check(client))
    .catch(() => false);
  try {
    return await inTime(allMs, result, () => false);
  } finally {
    client.end().catch(() => {});
  }
}
