import { client } from '#openapi/client';
import { notify } from '#ui';
import { toProblem } from '../kernel/problem';
import { readOnlyProblem } from '../kernel/session';
import { offerUndo, type Redo } from '../kernel/shortcuts/undo';
import { getView } from '../kernel/view-as';
import { type Command, invalidateAfter, sendCommand } from './command';
import { applyOptimisticUpdate } from './optimistic-update';
import { addPendingDeletion } from './pending-deletions';

/** Milliseconds in which a deletion can be undone; its notice stays as long. */
export const UNDO_WINDOW_MS = 8000;

export interface DeferredDelete<Input, Output> {
  /** The delete command. It needs an optimistic update, which hides the entities meanwhile. */
  command: Command<Input, Output>;
  /** The input for each entity. */
  inputs: readonly Input[];
  /** Notice of the deletion. */
  done: string;
  /** Notice of the entities that could not be deleted and are shown again. */
  failed: (count: number) => string;
  /** Called after an undo, to restore the focus. */
  onUndone?: () => void;
}

// `keepalive` lets the browser finish these calls after the page is closed.
const lasting = new Proxy(client, {
  get: (target, method: 'DELETE') => (path: never, init: object) =>
    (target[method] as (path: never, init: object) => unknown)(path, { ...init, keepalive: true }),
});

/** Treats a 404 as success, because another person may have deleted the entity first. */
async function sendOnce<Input, Output>(command: Command<Input, Output>, input: Input) {
  try {
    await sendCommand(command, input, { isOneOfMany: true });
  } catch (failure) {
    if (toProblem(failure).code !== 'NOT_FOUND') throw failure;
  }
}

/**
 * Deletes with undo: hides the entities at once, offers undo in a notice and sends the deletion when the notice expires
 * or the page is closed. After an undo, nothing has been sent.
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
    // Responses have removed the deleted entities; the failed ones reappear.
    shown.takeBack();
    void invalidateAfter(command, inputs);
    const count = report.failed.length + report.left.length;
    if (count > 0) notify({ variant: 'destructive', title: failed(count), description: report.failed[0]?.why });
  }

  function sendInLeaving() {
    stop();
    // The page may be restored from the back/forward cache and must still hide them.
    shown.keep();
    for (const input of inputs) void command.send(lasting, input, (body) => body).catch(() => {});
  }

  const withdraw = offerUndo(done, takeBack, { isAgain, timeout: UNDO_WINDOW_MS });
  const drop = addPendingDeletion({ send, sendInLeaving, forget: () => clearTimeout(timer) });
  const timer = setTimeout(() => void send(), UNDO_WINDOW_MS);
}
