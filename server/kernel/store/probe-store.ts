import pg from 'pg';
import { withTimeout } from '../with-timeout.ts';

interface ProbeTimeouts {
  /** For the connection and for each query (milliseconds). */
  eachMs: number;
  /** In total (milliseconds). */
  allMs: number;
}

/** Runs a check over a separate connection, because the pool may be exhausted; false if it takes too long. */
export async function probeStore(
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
    return await withTimeout(allMs, result, () => false);
  } finally {
    client.end().catch(() => {});
  }
}
