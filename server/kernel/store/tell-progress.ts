import type { Progress } from './migrate.ts';

const everyMs = 1_000;

/** Runs work that reports its progress, and passes a line about it to `tell` each second. */
export async function tellProgress<T>(
  tell: (line: string) => void,
  work: (hear: (progress: Progress) => void) => Promise<T>,
): Promise<T> {
  let last: Progress | undefined;
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += everyMs / 1_000;
    if (!last) return;
    const { statement, of, migration } = last;
    tell(`Atualizando o banco de dados: passo ${statement} de ${of} (${migration}), há ${seconds} s`);
  }, everyMs);
  try {
    return await work((progress) => {
      last = progress;
    });
  } finally {
    clearInterval(timer);
  }
}
