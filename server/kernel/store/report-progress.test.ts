import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MigrationProgress } from './migrate.ts';
import { reportProgress } from './report-progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const begin = () => {
  const lines: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let hear: (progress: MigrationProgress) => void = () => {};
  const done = reportProgress(
    (line) => lines.push(line),
    (given) => {
      hear = given;
      return promise;
    },
  );
  return { lines, done, resolve, reject, hear: (progress: MigrationProgress) => hear(progress) };
};

test('each second says how far what takes longer is; what is done, and what failed, says nothing more', async () => {
  const { lines, done, reject, hear } = begin();
  hear({ migration: '0025-transactions', statement: 1, of: 9 });
  hear({ migration: '0052-competence', statement: 2, of: 9 });
  vi.advanceTimersByTime(2_000);
  hear({ migration: '0052-competence', statement: 3, of: 9 });
  vi.advanceTimersByTime(1_000);
  expect(lines).toEqual([
    'Atualizando o banco de dados: passo 2 de 9 (0052-competence), há 1 s',
    'Atualizando o banco de dados: passo 2 de 9 (0052-competence), há 2 s',
    'Atualizando o banco de dados: passo 3 de 9 (0052-competence), há 3 s',
  ]);
  reject(new Error('no'));
  await expect(done).rejects.toThrow('no');
  vi.advanceTimersByTime(5_000);
  expect(lines).toHaveLength(3);
});

test('a store that lacks nothing, however long it is waited for, says nothing', async () => {
  const { lines, done, resolve } = begin();
  vi.advanceTimersByTime(3_000);
  resolve();
  await done;
  expect(lines).toEqual([]);
});
