import { notify } from '#ui';
import { offerUndo } from '../../../kernel/shortcuts/undo';
import { sendEach } from './send-each';
import type { BulkTask } from './task';

export interface TaskWords {
  done: (count: number) => string;
  failed: (count: number) => string;
}

/** Sends a change of many without a window of its own: tells what became of it, and offers one way back for all. */
export async function sendTask(task: BulkTask, says: TaskWords, { isBack = false } = {}): Promise<void> {
  const report = await sendEach(task.rows, task.send);
  void task.refresh();
  const back = isBack ? undefined : task.back();
  if (back) offerUndo(says.done(report.done.length), () => sendTask(back, says, { isBack: true }));
  const failed = report.failed.length + report.left.length;
  if (failed > 0) notify({ variant: 'destructive', title: says.failed(failed), description: report.failed[0]?.why });
}
