import { notify } from '#ui';
import { beginUndoable, endUndoable, type OfferUndo, offerUndo } from '../../../kernel/shortcuts/undo';
import { sendEach } from './send-each';
import type { BulkTask } from './task';

export interface TaskWords {
  done: (count: number) => string;
  failed: (count: number) => string;
}

/** Offers undo and redo of a bulk change, both without a dialog. */
export function offerTaskUndo(
  task: BulkTask,
  back: BulkTask,
  says: TaskWords,
  { count, begun, isAgain = false }: { count: number } & Pick<OfferUndo, 'begun' | 'isAgain'>,
): void {
  const undo = async () => {
    await runBulkTask(back, says, { isBack: true });
    return () => void runBulkTask(task, says, { isAgain: true });
  };
  offerUndo(says.done(count), undo, { begun, isAgain });
}

/** Runs a task without a dialog, reports the result in a notice and offers one undo for all rows. */
export async function runBulkTask(
  task: BulkTask,
  says: TaskWords,
  { isBack = false, isAgain = false } = {},
): Promise<void> {
  const begun = isBack ? undefined : beginUndoable();
  const report = await sendEach(task.rows, task.send);
  void task.refresh();
  const back = isBack ? undefined : task.back();
  if (back) offerTaskUndo(task, back, says, { count: report.done.length, begun, isAgain });
  else if (begun) endUndoable(begun);
  const failed = report.failed.length + report.left.length;
  if (failed > 0) notify({ variant: 'destructive', title: says.failed(failed), description: report.failed[0]?.why });
}
