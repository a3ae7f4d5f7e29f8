import type { PastedCell, RefusedCell } from '#ui';
import { runBulkTask, type TaskWords } from '../../../kit/list/bulk/send-task';
import { createBulkTask } from '../../../kit/list/bulk/task';
import { type CellChange, changeCell, type Transaction } from '../../data/transactions';
import { inputOf, type ReadCell } from './use-cell-edits';

/** Changes cells to what was pasted into them, as far as it can be read; answers the first that cannot. */
export async function pasteCells(
  cells: readonly PastedCell<Transaction>[],
  read: ReadCell,
  words: TaskWords,
): Promise<RefusedCell<Transaction> | undefined> {
  const changes: { id: string; name: string; input: CellChange }[] = [];
  let refused: RefusedCell<Transaction> | undefined;
  for (const cell of cells) {
    const { row, text } = cell;
    const reading = await read(text, row);
    if (typeof reading === 'string') refused ??= { ...cell, problem: reading };
    else changes.push({ id: row.id, name: row.name, input: inputOf(row, reading) });
  }
  if (changes.length > 0)
    void runBulkTask(
      createBulkTask(changeCell, changes, ({ input }) => input),
      words,
    );
  return refused;
}
