import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { openEmbedded } from './embedded.ts';
import { alone, migrate } from './migrate.ts';
import { seed } from './seed.ts';
import { connect, type Store } from './store.ts';

/** Opens the store that the configuration names, brings it up to date and gives it what every workspace has. */
export async function openStore(config: Pick<Config, 'databaseUrl' | 'dataDir' | 'demo'>): Promise<Store> {
  const store = config.databaseUrl
    ? connect({ connectionString: config.databaseUrl, max: 10, application_name: 'trama' })
    : await openEmbedded(config.dataDir);
  try {
    await alone(store.db, async (tx) => {
      await migrate(tx);
      await seed(tx, config.demo);
    });
    return store;
  } catch (error) {
    await store.close();
    const { code, message } = error as { code?: string; message: string };
    if (config.databaseUrl) throw new StartError(`O PostgreSQL de DATABASE_URL não pôde ser usado: ${message || code}`);
    throw error;
  }
}
