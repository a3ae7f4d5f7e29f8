import { client } from '#openapi/client';
import { notify } from '#ui';
import { toProblem } from '../kernel/problem';
import { readOnlyProblem } from '../kernel/session';
import { offerUndo, type Redo } from '../kernel/shortcuts/undo';
import { getView } from '../kernel/view-as';
import { type Command, invalidateAfter, sendCommand } from './command';
import { applyOptimisticUpdate } from './optimistic-update';
import { addPendingDeletion } from './pending-deletions';

/** Milliseconds in which a deletion can be taken back: as long as its notice stays. */
export const UNDO_WINDOW_MS = 8000;

export interface DeferredDelete<Input, Output> {
  /** It has to foresee what it deletes: that is what is shown meanwhile. */
  command: Command<Input, Output>;
  /** What is sent for each of those that go. */
  inputs: readonly Input[];
  /** What is said of it. */
  done: string;
  /** What is said of those that could not be deleted and are shown again. */
  failed: (count: number) => string;
  /** They are there again: whoever had the focus may have it back. */
  onUndone?: () => void;
}

// The browser finishes these calls though the page is left.
const lasting = new Proxy(client, {
  get: (target, method: 'DELETE') => (path: never, init: object) =>
    (target[method] as (path: never, init: object) => unknown)(path, { ...init, keepalive: true }),
});

/** What somebody else has deleted first is gone all the same. */
async function sendOnce<Input, Output>(command: Command<Input, Output>, input: Input) {
  try {
    await sendCommand(command, input, { isOneOfMany: true });
  } catch (failure) {
    if (toProblem(failure).code !== 'NOT_FOUND') throw failure;
  }
}

/**
 * Deletes with a way back: what goes is not shown any more, a notice offers to undo, and only when its time is over is
 * the deletion sent, or as the page is left. Taken back, nothing has ever happened.
 */
export function deferDelete<Input, Output>(given: DeferredDelete<Input, Output>, { isAgain = false } = {}): void {
  const { command, inputs, done, failed, onUndone } = given;
  if (getView())
    return void notify({
      variant: 'destructive',
      title: failed(inputs.length),
      description: readOnlyProblem().message,
    });
  const shown = applyOptimisticUpdate((known) => {
    for (const input of inputs) command.optimisticUpdate?.(known, input);
  });

  function stop() {
    clearTimeout(timer);
    drop();
    withdraw();
  }

  function takeBack(): Redo {
    stop();
    shown.takeBack();
    onUndone?.();
    return () => deferDelete(given, { isAgain: true });
  }

  async function send() {
    stop();
    const { sendEach } = await import('./list/bulk/send-each');
    const report = await sendEach(inputs, (input) => sendOnce(command, input));
    // What went is gone by its answer; what did not is seen again.
    shown.takeBack();
    void invalidateAfter(command, inputs);
    const count = report.failed.length + report.left.length;
    if (count > 0) notify({ variant: 'destructive', title: failed(count), description: report.failed[0]?.why });
  }

  function sendInLeaving() {
    stop();
    // Should the person come back to this very page, it shows what they left.
    shown.keep();
    for (const input of inputs) void command.send(lasting, input, (body) => body).catch(() => {});
  }

  const withdraw = offerUndo(done, takeBack, { isAgain, timeout: UNDO_WINDOW_MS });
  const drop = addPendingDeletion({ send, sendInLeaving, forget: () => clearTimeout(timer) });
  const timer = setTimeout(() => void send(), UNDO_WINDOW_MS);
}
