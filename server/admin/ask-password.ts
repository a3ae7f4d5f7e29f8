import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { StartError } from '../kernel/start-error.ts';

const silence = new Writable({ write: (_chunk, _encoding, done) => done() });

/** Lines from the terminal, one a question, nothing of which is shown. */
async function askSilently(questions: string[]): Promise<string[]> {
  // It silences the terminal as it opens, so before anything is asked and until all is answered.
  const lines = createInterface({ input: process.stdin, output: silence, terminal: true });
  const cancelled = new Promise<never>((_, reject) => {
    for (const event of ['SIGINT', 'close']) lines.once(event, () => reject(new StartError('Cancelado.')));
  });
  cancelled.catch(() => {});
  const ask = (question: string) => {
    process.stderr.write(question);
    return Promise.race([new Promise<string>((resolve) => lines.once('line', resolve)), cancelled]);
  };
  try {
    const answers: string[] = [];
    for (const question of questions) {
      answers.push(await ask(question));
      process.stderr.write('\n');
    }
    return answers;
  } finally {
    lines.close();
  }
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

/** A new password: typed twice on a terminal, unseen; else the first line that is piped in. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const [password = '', again] = await askSilently(['Senha: ', 'Senha, de novo: ']);
  if (password !== again) throw new StartError('As senhas não são iguais.');
  return password;
}
