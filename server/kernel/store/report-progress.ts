import type { MigrationProgress } from './migrate.ts';

const intervalMs = 1_000;

/** Runs work that reports its progress, and passes a line about it to `tell` each second. */
export async function reportProgress<T>(
  tell: (line: string) => void,
  work: (hear: (progress: MigrationProgress) => void) => Promise<T>,
): Promise<T> {
  let last: MigrationProgress | undefined;
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += intervalMs / 1_000;
    if (!last) return;
    const { statement, of, migration } = last;
    tell(`Atualizando o banco de dados: passo ${statement} de ${of} (${migration}), há ${seconds} s`);
  }, intervalMs);
  try {
    return await work((progress) => {
      last = progress;
    });
  } finally {
    clearInterval(timer);
  }
}
