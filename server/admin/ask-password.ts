import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { StartError } from '../start-error.ts';

const silence = new Writable({ write: (_chunk, _encoding, done) => done() });

/** One line from the terminal, nothing of which is shown. */
function askSilently(question: string): Promise<string> {
  process.stderr.write(question);
  const lines = createInterface({ input: process.stdin, output: silence, terminal: true });
  return new Promise((resolve, reject) => {
    lines.once('line', resolve);
    lines.once('SIGINT', () => reject(new StartError('Cancelado.')));
    lines.once('close', () => reject(new StartError('Cancelado.')));
  }).finally(() => {
    lines.close();
    process.stderr.write('\n');
  }) as Promise<string>;
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

/** A new password: typed twice on a terminal, unseen; else the first line that is piped in. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const password = await askSilently('Senha: ');
  if (password !== (await askSilently('Senha, de novo: '))) throw new StartError('As senhas não são iguais.');
  return password;
}
