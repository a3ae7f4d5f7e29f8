import { type Command, invalidateAfter, sendCommand } from '../../command';

interface Named {
  id: string;
  name: string;
}

/** A bulk change, independent of its command. */
export interface BulkTask {
  rows: readonly Named[];
  /** Whether the rows are deleted. */
  isDeletion: boolean;
  send: (row: Named) => Promise<unknown>;
  /** Invalidates the changed queries once. */
  refresh: () => Promise<unknown>;
  /** Returns the same task for some of the rows, for a retry. */
  again: (rows: readonly Named[]) => BulkTask;
  /** Returns the task that undoes it, or undefined if it cannot be undone. */
  back: () => BulkTask | undefined;
}

interface Sent<Input, Output> {
  command: Command<Input, Output>;
  /** The input for every row, including those that are not retried. */
  all: readonly { row: Named; input: Input }[];
  isDeletion: boolean;
  backs: Map<string, Input>;
}

function taskOf<Input, Output>(sent: Sent<Input, Output>, rows = sent.all.map(({ row }) => row)): BulkTask {
  const { command, all, isDeletion, backs } = sent;
  return {
    rows,
    isDeletion,
    async send({ id }) {
      const input = all.find(({ row }) => row.id === id)?.input as Input;
      const output = await sendCommand(command, input, { isOneOfMany: true, isAct: true });
      const back = command.undo?.(input, output);
      if (back) backs.set(id, back);
    },
    refresh: () =>
      invalidateAfter(
        command,
        all.map(({ input }) => input),
      ),
    again: (some) => taskOf(sent, [...some]),
    back: () => {
      const undone = all.flatMap(({ row }) => {
        const input = backs.get(row.id);
        return input ? [{ row, input }] : [];
      });
      if (undone.length === 0) return undefined;
      return taskOf({ command: { ...command, undo: undefined }, all: undone, isDeletion: false, backs: new Map() });
    },
  };
}

/** Creates a task that sends one command per row. */
export function createBulkTask<Row extends Named, Input, Output>(
  command: Command<Input, Output>,
  rows: readonly Row[],
  inputOf: (row: Row) => Input,
  { isDeletion = false } = {},
): BulkTask {
  const all = rows.map((row) => ({ row, input: inputOf(row) }));
  return taskOf({ command, all, isDeletion, backs: new Map() });
}
