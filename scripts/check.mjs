// `npm run check`: types, lint, what nobody uses, contract lint and whether the generated files are up to date.
import { spawnSync } from 'node:child_process';
import { bin, environment, node, root } from './kit.mjs';
import { setup } from './setup.mjs';

const checks = [
  ['vocabulary', node(), ['scripts/vocabulary.mjs']],
  // Remembering what it read the last time takes a tenth of it.
  ['types', bin('tsc'), ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']],
  ['lint', bin('biome'), ['check', '--error-on-warnings', '--diagnostic-level=info']],
  ['nothing unused', bin('knip'), ['--no-progress', '--no-config-hints']],
  ['contract lint', bin('redocly'), ['lint', 'openapi/openapi.yaml', '--format', 'stylish']],
  ['generated types', node(), ['scripts/contract.mjs', '--check']],
];

/** Runs all checks; answers how many passed and failed. */
export function check() {
  let [passed, failed] = [0, 0];
  for (const [name, command, args] of checks) {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', env: environment() });
    if (status === 0) passed += 1;
    else {
      failed += 1;
      console.error(`${stdout}\n${stderr}`);
    }
    console.log(`check: ${name} ${status === 0 ? 'ok' : 'FAILED'}`);
  }
  return { passed, failed };
}

if (process.argv[1]?.endsWith('check.mjs')) {
  setup();
  process.exit(check().failed > 0 ? 1 : 0);
}
