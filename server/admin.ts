import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createAdministrator } from './admin/administrator.ts';
import { askPassword } from './admin/ask-password.ts';
import { backUp, move, type RowCounts, restore } from './admin/backup.ts';
import { type Config, readConfig } from './kernel/config.ts';
import { StartError } from './kernel/start-error.ts';
import { openEmbedded } from './kernel/store/embedded.ts';
import { openStore } from './kernel/store/open.ts';
import { connect, type Store } from './kernel/store/store.ts';

const usage = `Uso: npm run admin -- COMANDO

  create --email ENDEREÇO --name "NOME" [--force]   cria uma pessoa administradora e pede a senha dela
  backup --to ARQUIVO [--force]                     copia o banco inteiro para um arquivo
  restore --from ARQUIVO [--force]                  põe a cópia em um banco vazio; com --force, no lugar do que há
  export --to DATABASE_URL                          leva o banco embutido para um PostgreSQL vazio

Valem as configurações do servidor (DATABASE_URL, DATA_DIR). O banco embutido só abre com o servidor parado.`;

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  to: { type: 'string' },
  from: { type: 'string' },
  force: { type: 'boolean', default: false },
} as const;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    if (positionals.length === 1) return { command: positionals[0] ?? '', ...values };
  } catch {}
  throw new StartError(usage);
}
type Asked = ReturnType<typeof readArguments>;

const required = (value: string | undefined) => {
  if (!value) throw new StartError(usage);
  return value;
};

const connectMs = 15_000;
// Nobody waits for these, so they take as long as they take.
const unhurried = (connectionString: string) =>
  connect({ connectionString, max: 1, application_name: 'trama admin' }, { limits: { connectMs } });

/** The store as it is: neither migrated nor given what it should begin with. */
function openAsIs({ databaseUrl, dataDir }: Config): Store | Promise<Store> {
  if (databaseUrl) return unhurried(databaseUrl);
  if (!existsSync(join(dataDir, 'store'))) throw new StartError(`Não há banco embutido em ${dataDir}.`);
  return openEmbedded(dataDir);
}

async function using<T>(opened: Store | Promise<Store>, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await opened;
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const number = (value: number) => value.toLocaleString('pt-BR');
const copiedInWords = (copied: RowCounts) =>
  `${number([...copied.values()].reduce((all, count) => all + count, 0))} linhas de ${copied.size} tabelas`;

const commands: Record<string, (asked: Asked, config: Config) => Promise<string>> = {
  create: async ({ email, name, force }, config) => {
    const who = { email: required(email), name: required(name), force };
    // A demonstration would be loaded into an empty store, whose first account this is to be.
    await using(openStore({ ...config, demo: false }, { limits: {}, tell: console.log }), async (store) =>
      createAdministrator(store, { ...who, password: await askPassword() }),
    );
    return `${who.email} pode entrar como administrador.`;
  },
  backup: async ({ to, force }, config) => {
    const file = resolve(required(to));
    const copied = await using(openAsIs(config), (store) => backUp(store, file, { force }));
    return `${copiedInWords(copied)} copiadas para ${file}.`;
  },
  restore: async ({ from, force }, config) => {
    const file = resolve(required(from));
    const { databaseUrl, dataDir } = config;
    const copied = await using(databaseUrl ? unhurried(databaseUrl) : openEmbedded(dataDir), (store) =>
      restore(store, file, { force }),
    );
    return `${copiedInWords(copied)} restauradas de ${file}. Todas as pessoas precisam entrar de novo.`;
  },
  export: async ({ to }, config) => {
    const target = required(to);
    if (!/^postgres(ql)?:\/\//.test(target)) throw new StartError(usage);
    const source = openAsIs({ ...config, databaseUrl: undefined });
    const copied = await using(source, (from) => using(unhurried(target), (store) => move(from, store)));
    return `${copiedInWords(copied)} levadas para o PostgreSQL. Inicie o servidor com DATABASE_URL.`;
  },
};

/** What went wrong, in a line where it is the system's or the store's to printError. */
function printError(error: unknown): void {
  const { code, message } = error as { code?: string; message: string };
  if (!(error instanceof StartError) && !code) throw error;
  console.error(error instanceof StartError ? message : `Não foi possível: ${message || code}. Nada foi alterado.`);
  process.exitCode = 1;
}

try {
  const asked = readArguments();
  const command = commands[asked.command];
  if (!command) throw new StartError(usage);
  console.log(await command(asked, readConfig(process.env)));
} catch (error) {
  printError(error);
}
