import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { openEmbedded } from './embedded.ts';
import { alone, migrate } from './migrate.ts';
import { type Demonstrate, seed } from './seed.ts';
import { connect, type Patience, patience, type Store } from './store.ts';
import { tellProgress } from './tell-progress.ts';

const startMs = 15_000;

type StoreConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'demo'>;

interface Options {
  /** The timeouts of the store. Command-line tools may wait longer than the server. */
  limits?: Patience;
  /** Fills a new store with the demonstration, if it is enabled. */
  demonstrate?: Demonstrate;
  /** Receives a progress line each second while migrations run. */
  tell?: (line: string) => void;
}

const prepare = ({ db }: Store, { demo }: StoreConfig, { demonstrate, tell = () => {} }: Options) =>
  alone(db, async (tx) => {
    await tellProgress(tell, (hear) => migrate(tx, hear));
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
  return connect({ ...address, max: 10 }, { limits: options.limits ?? patience });
}

/** Opens the configured store, migrates it and seeds the data that every workspace has. */
export async function openStore(config: StoreConfig, options: Options = {}): Promise<Store> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, config, options);
  return openEmbedded(config.dataDir, options.limits ?? patience, (store) => prepare(store, config, options));
}
