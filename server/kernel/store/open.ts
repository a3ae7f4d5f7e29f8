import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { openEmbedded } from './embedded.ts';
import { migrate, withMigrationLock } from './migrate.ts';
import { reportProgress } from './report-progress.ts';
import { type DemoLoader, seed } from './seed.ts';
import { connect, requestTimeouts, type Store, type StoreTimeouts } from './store.ts';

const startMs = 15_000;

type StoreConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'demo'>;

interface Options {
  /** The timeouts of the store. Command-line tools may wait longer than the server. */
  limits?: StoreTimeouts;
  /** Fills a new store with the demonstration, if it is enabled. */
  demonstrate?: DemoLoader;
  /** Receives a progress line each second while migrations run. */
  tell?: (line: string) => void;
}

const prepare = ({ db }: Store, { demo }: StoreConfig, { demonstrate, tell = () => {} }: Options) =>
  withMigrationLock(db, async (tx) => {
    await reportProgress(tell, (hear) => migrate(tx, hear));
    await seed(tx, demo ? demonstrate : undefined);
  });

async function openPostgres(connectionString: string, config: StoreConfig, options: Options): Promise<Store> {
  const address = { connectionString, application_name: 'trama' };
  // Migrations run without a statement timeout and wait for those of other processes.
  const migrationStore = connect({ ...address, max: 1 }, { limits: { connectMs: startMs } });
  try {
    await prepare(migrationStore, config, options);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code, message } = error as { code?: string; message: string };
    throw new StartError(`O PostgreSQL de DATABASE_URL não pôde ser usado: ${message || code}`);
  } finally {
    await migrationStore.close();
  }
  return connect({ ...address, max: 10 }, { limits: options.limits ?? requestTimeouts });
}

/** Opens the configured store, migrates it and seeds the data that every workspace has. */
export async function openStore(config: StoreConfig, options: Options = {}): Promise<Store> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, config, options);
  return openEmbedded(config.dataDir, options.limits ?? requestTimeouts, (store) => prepare(store, config, options));
}
