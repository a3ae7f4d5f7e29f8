import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server in a process of its own. */
export interface Running {
  child: ChildProcess;
  /** Where it listens; rejects with what it said when it ends before. */
  url: Promise<string>;
  /** Waits until it has logged a text. */
  logged: (text: string) => Promise<void>;
  /** How it ended: exit code or signal, and all that it wrote. */
  ended: Promise<{ code: number | string; out: string; err: string }>;
}

/** Starts `server/main.ts` with an environment of its own and no store but the one that this names. */
export function run(env: Record<string, string>): Running {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { ...inherited, PORT: '0', NODE_ENV: 'test', ...env },
  });
  let [out, err] = ['', ''];
  const ended = new Promise<{ code: number | string; out: string; err: string }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code: code ?? signal ?? '', out, err }));
  });
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const found = /Trama está em (http:\S+)\n/.exec(out)?.[1];
      if (found) resolve(found);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    ended.then(() => reject(new Error(err || out)));
  });
  url.catch(() => {});
  const logged = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!err.includes(text)) return;
        child.stderr.off('data', look);
        resolve();
      };
      child.stderr.on('data', look);
      look();
    });
  return { child, url, logged, ended };
}
