// Bundles the contract and generates the types that the server and the client obey, the rules that forms tell of, and
// which calls go without a token.
// `--check` writes nothing and fails when the committed files are not what the contract makes.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesOf } from './contract-rules.mjs';
import { tokensOf } from './contract-tokens.mjs';
import { bin, root } from './kit.mjs';

const folder = mkdtempSync(join(tmpdir(), 'trama-contract-'));
const rules = join(root, 'openapi/rules');

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** All files that the contract makes, each with its text. */
function made() {
  const bundled = join(folder, 'openapi.json');
  const types = join(folder, 'schema.d.ts');
  const run = (name, ...args) => execFileSync(bin(name), args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  run('redocly', 'bundle', 'openapi/openapi.yaml', '--output', bundled);
  run('openapi-typescript', bundled, '--output', types, '--default-non-nullable=false', '--root-types=false');
  const contract = JSON.parse(read(bundled));
  return new Map([
    [join(root, 'openapi/openapi.json'), read(bundled)],
    [join(root, 'openapi/schema.d.ts'), read(types)],
    [join(root, 'openapi/tokens.ts'), tokensOf(contract)],
    ...rulesOf(contract).map(([name, text]) => [join(rules, name), text]),
  ]);
}

try {
  const files = made();
  mkdirSync(rules, { recursive: true });
  const gone = readdirSync(rules)
    .map((name) => join(rules, name))
    .filter((file) => !files.has(file));
  if (process.argv.includes('--check')) {
    const stale = [...files].filter(([file, text]) => read(file) !== text).map(([file]) => file);
    if (stale.length + gone.length > 0) {
      console.error(`Out of date: ${[...stale, ...gone].join(', ')}. Run \`npm run contract\`.`);
      process.exitCode = 1;
    }
  } else {
    for (const file of gone) rmSync(file);
    for (const [file, text] of files) writeFileSync(file, text);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
