// `npm start`: installs, builds and serves, each only where needed.
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { environment, node, root } from './kit.mjs';
import { setup } from './setup.mjs';

setup();
build();

const server = spawn(node(), ['server/main.ts'], {
  cwd: root,
  // The fourth is a line between us: the server ends when it is cut, however we end.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: environment(),
});
// The documentation at /docs takes longer than the app and nobody waits for it.
const { spawnCompression, spawnStaleStorybook } = await import('./storybook.mjs');
let isStopping = false;
let documentation = spawnStaleStorybook();
const compressDocumentation = () => {
  documentation = isStopping ? undefined : spawnCompression();
};
if (documentation) documentation.on('close', compressDocumentation);
else compressDocumentation();

const stop = (signal) => {
  isStopping = true;
  documentation?.kill();
  server.kill(signal);
};
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal));
// npm hands a signal to a shell that dies of it without a word to us: then we have another parent.
const parent = process.ppid;
setInterval(() => process.ppid === parent || stop('SIGTERM'), 250).unref();
server.on('exit', (code, signal) => {
  isStopping = true;
  documentation?.kill();
  process.exit(code ?? (signal ? 1 : 0));
});
