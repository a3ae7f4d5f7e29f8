// `npm start`: installs, builds and serves, each only where needed.
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { environment, node, root } from './kit.mjs';
import { setup } from './setup.mjs';

setup();
build();

const server = spawn(node(), ['server/main.ts'], { cwd: root, stdio: 'inherit', env: environment() });
// npm hands signals on to us; the server ends by itself, and we with it.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
