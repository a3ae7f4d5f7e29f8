// What the measurements share: a server of their own, and how figures are told.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { node, root } from './kit.mjs';

/** The administrator of the demonstration. */
export const account = { email: 'admin@trama.example', password: 'trama-demonstracao' };

/** Its member, who sees half of what there is. */
export const member = { ...account, email: 'member@trama.example' };

/** Signs a page of Chromium in as the administrator. */
export async function signIn(page, url) {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(account.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/home');
}

/** Milliseconds as text. */
export const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** The value below which a share of some times lies. */
export const quantile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/** Starts a server and gives its address, how long it took to answer, and a way to end it; `hear` gets what it says before. */
export async function start(environment, hear = () => {}) {
  const began = performance.now();
  const child = spawn(node(), [join(root, 'server/main.ts')], {
    env: { ...process.env, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const url = await new Promise((resolve, reject) => {
    let out = '';
    child.stdout.on('data', (text) => {
      for (const line of String(text).split('\n')) hear(line);
      out += text;
      const found = /(http:\S+)/.exec(out)?.[1];
      if (found) resolve(found);
    });
    ended.then(() => reject(new Error('The server ended.')));
  });
  await (await fetch(`${url}/readyz`)).text();
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return { url, took: performance.now() - began, pid: child.pid, stop, kill };
}

/** Asks the API of a server, as whoever a token stands for. */
export const asker = (url, token) => async (method, path, body) => {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
};
