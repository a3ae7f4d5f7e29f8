import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

for (const signal of ['SIGTERM', 'SIGKILL'] as const)
  test(`\`npm start\` ended by ${signal} leaves neither the server nor its lock behind`, async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'trama-start-'));
    // A shell in between, as npm has one: it dies of the signal and hands nothing on.
    const shell = spawn('sh', ['-c', 'node scripts/start.mjs & echo "pid $!"; wait'], {
      env: { ...process.env, DATA_DIR, PORT: '0', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    shell.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    try {
      await expect.poll(() => /Trama está em (http:\S+)\n/.exec(said)?.[1], { timeout: 60_000 }).toBeTruthy();
      const url = /Trama está em (http:\S+)\n/.exec(said)?.[1] ?? '';
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      expect(existsSync(join(DATA_DIR, 'holder.json'))).toBe(true);
      // The one ends the shell, the other what the shell runs.
      if (signal === 'SIGTERM') shell.kill(signal);
      else process.kill(Number(/pid (\d+)/.exec(said)?.[1]), signal);
      await expect
        .poll(
          () =>
            fetch(url).then(
              () => true,
              () => false,
            ),
          { timeout: 15_000 },
        )
        .toBe(false);
      await expect.poll(() => existsSync(join(DATA_DIR, 'holder.json')), { timeout: 15_000 }).toBe(false);
    } finally {
      rmSync(DATA_DIR, { recursive: true, force: true });
    }
  });
