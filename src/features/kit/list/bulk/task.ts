import { type Command, invalidateAfter, sendCommand } from '../../command';

interface Named {
  id: string;
  name: string;
}

/** A change of many things, whatever is sent for each. */
export interface BulkTask {
  rows: readonly Named[];
  /** Whether they are gone after it. */
  isDeletion: boolean;
  send: (row: Named) => Promise<unknown>;
  /** Asks anew for all that was changed, once. */
  refresh: () => Promise<unknown>;
  /** The same for some of them: those that failed. */
  again: (rows: readonly Named[]) => BulkTask;
  /** What takes it back; nothing where there is no way back. */
  back: () => BulkTask | undefined;
}

interface Sent<Input, Output> {
  command: Command<Input, Output>;
  /** What is sent for each of all, those that are not tried again too. */
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

/** One command for each of many rows. */
export function createBulkTask<Row extends Named, Input, Output>(
  command: Command<Input, Output>,
  rows: readonly Row[],
  inputOf: (row: Row) => Input,
  { isDeletion = false } = {},
): BulkTask {
  const all = rows.map((row) => ({ row, input: inputOf(row) }));
  return taskOf({ command, all, isDeletion, backs: new Map() });
}
