// Bundles the contract and generates the types that the server and the client obey.
// `--check` writes nothing and fails when the committed files are not what the contract makes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, root } from './kit.mjs';

const folder = mkdtempSync(join(tmpdir(), 'trama-contract-'));
try {
  const bundled = join(folder, 'openapi.json');
  const types = join(folder, 'schema.d.ts');
  const run = (name, ...args) => execFileSync(bin(name), args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  run('redocly', 'bundle', 'openapi/openapi.yaml', '--output', bundled);
  run('openapi-typescript', bundled, '--output', types, '--default-non-nullable=false', '--root-types=false');

  const stale = [];
  for (const [made, kept] of [
    [bundled, join(root, 'openapi/openapi.json')],
    [types, join(root, 'openapi/schema.d.ts')],
  ]) {
    const text = readFileSync(made, 'utf8');
    if (process.argv.includes('--check')) {
      let committed = '';
      try {
        committed = readFileSync(kept, 'utf8');
      } catch {}
      if (committed !== text) stale.push(kept);
    } else writeFileSync(kept, text);
  }
  if (stale.length > 0) {
    console.error(`Out of date: ${stale.join(', ')}. Run \`npm run contract\`.`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
