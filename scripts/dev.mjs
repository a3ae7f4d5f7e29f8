// `npm run dev`: the server, restarted on change, behind Vite's own with hot reloading.
import { spawn } from 'node:child_process';
import { bin, environment, node, root } from './kit.mjs';
import { setup } from './setup.mjs';

setup();
const options = { cwd: root, stdio: 'inherit', env: environment() };
const running = [
  spawn(node(), ['--watch', '--watch-path=server', '--watch-path=openapi', 'server/main.ts'], options),
  spawn(bin('vite'), [], options),
];
const stop = () => {
  for (const child of running) child.kill('SIGTERM');
};
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
for (const child of running) child.on('exit', stop);
