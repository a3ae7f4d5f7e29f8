import { parseArgs } from 'node:util';
import { createAdministrator } from './admin/administrator.ts';
import { askPassword } from './admin/ask-password.ts';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';
import { openStore } from './store/open.ts';

const usage = 'Uso: npm run admin -- create --email ENDEREÇO --name "NOME" [--force]';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { email: { type: 'string' }, name: { type: 'string' }, force: { type: 'boolean', default: false } },
    });
    const { email, name, force } = values;
    if (positionals.join() === 'create' && email && name) return { email, name, force };
  } catch {}
  throw new StartError(usage);
}

try {
  const asked = readArguments();
  // A demonstration would be loaded into an empty store, whose first account this is to be.
  const store = await openStore({ ...readConfig(process.env), demo: false }, {});
  try {
    await createAdministrator(store, { ...asked, password: await askPassword() });
  } finally {
    await store.close();
  }
  console.log(`${asked.email} pode entrar como administrador.`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
