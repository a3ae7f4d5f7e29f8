import { hashKey, useMutation } from '@tanstack/react-query';
import { client } from '#openapi/client';
import { endError, notify } from '#ui';
import { invalidate, type QueryFilter } from '../kernel/invalidation';
import { type Problem, toProblem } from '../kernel/problem';
import { queryClient } from '../kernel/query';
import { readOnlyProblem } from '../kernel/session';
import { beginUndoable, endUndoable, type OfferUndo, offerUndo, type Redo } from '../kernel/shortcuts/undo';
import { getView } from '../kernel/view-as';
import { applyOptimisticUpdate, type CachePatcher } from './optimistic-update';
import { trackOwnVersion, type WithOwnVersion } from './own-versions';
import { flushDeletions } from './pending-deletions';

type Said = string | { title: string; description: string };

/** What the person is told; what is left out is told by whoever sends. */
export interface Notices<Input, Output> {
  done?: (input: Input, output: Output) => Said | undefined;
  /** What could not be done; the reason is added. */
  failed?: (input: Input) => string;
  /** What most do next: offered in the notice; the way back stays with Ctrl+Z. */
  next?: (input: Input, output: Output) => { label: string; onPress: () => void } | undefined;
}

/** A change that can be sent, from a page, for many at once, or by a machine. */
export interface Command<Input, Output> {
  /** `asOwn` replaces a body's version by the latest one that the person's own acts made. */
  send: (ask: typeof client, input: Input, asOwn: WithOwnVersion) => Promise<{ data?: Output }>;
  /** The id of what it changes: what is sent to one thing goes one after the other. */
  queueKey?: (input: Input) => string;
  /** How it will look: shown at once, taken back when it is refused. */
  optimisticUpdate?: (known: CachePatcher, input: Input) => void;
  /** How it looks by the answer. */
  onSuccess?: (known: CachePatcher, input: Input, output: Output) => void;
  /** Which queries it invalidates besides those that were foreseen: of a subject `subjects` of `kernel/invalidation`. */
  invalidates?: (input: Input) => readonly QueryFilter[];
  notices?: Notices<Input, Output>;
  /** What takes it back; nothing where there is no way back. */
  undo?: (input: Input, output: Output) => Input | undefined;
  /** Returns the input of a redo, where it differs from the first one. */
  redo?: (input: Input, undone: Output) => Input;
  /** Whether its sense hangs on what is shown as deleted being so: then that is sent before it. */
  isAfterDeletions?: (input: Input) => boolean;
}

/** Describes a change. Its types follow from what it sends. */
export const command = <Input, Output>(described: Command<Input, Output>): Command<Input, Output> => described;

/** How a change went. It is never thrown. */
export type Outcome<Output> = { output: Output; problem?: undefined } | { output?: undefined; problem: Problem };

const turns = new Map<string, Promise<unknown>>();

function inTurn<Answer>(id: string | undefined, send: () => Promise<Answer>): Promise<Answer> {
  if (id === undefined) return send();
  const turn = (turns.get(id) ?? Promise.resolve()).then(send, send);
  turns.set(id, turn);
  const leave = () => turns.get(id) === turn && turns.delete(id);
  turn.then(leave, leave);
  return turn;
}

const underWay = new Set<ReadonlySet<string>>();

/** Invalidates what a command invalidates that was sent for each of these. */
export const invalidateAfter = <Input>(
  { invalidates }: Pick<Command<Input, unknown>, 'invalidates'>,
  inputs: readonly Input[],
): Promise<void> => invalidate(inputs.flatMap((input) => invalidates?.(input) ?? []));

/**
 * Sends a change, shows what is foreseen meanwhile and invalidates queries afterwards. Rejects with a `Problem`.
 * `isOneOfMany`: the caller calls `invalidateAfter` once for all. `isAct`: follow the versions of the person's own earlier acts; a form
 * does not, because it sends the values of the version that it shows.
 */
export async function sendCommand<Input, Output>(
  {
    send,
    queueKey: of,
    optimisticUpdate: foresee,
    onSuccess: settle,
    invalidates,
    isAfterDeletions,
  }: Command<Input, Output>,
  input: Input,
  { isOneOfMany = false, isAct = false } = {},
): Promise<Output> {
  // Nothing is shown as changed that will not be.
  if (getView()) throw readOnlyProblem();
  const shown = applyOptimisticUpdate(foresee && ((known) => foresee(known, input)));
  const filters: QueryFilter[] = [
    ...shown.queryKeys.map((queryKey) => ({ queryKey })),
    ...(invalidates?.(input) ?? []),
  ];
  const hashes = new Set(filters.map(({ queryKey }) => hashKey(queryKey)));
  const id = of?.(input);
  const { asOwn, note } = trackOwnVersion(id);
  underWay.add(hashes);
  try {
    if (isAfterDeletions?.(input)) await flushDeletions();
    // As a mutation, so that nobody asks anew for what is foreseen while it is under way.
    const sendInTurn = async () => {
      const answer = await send(client, input, isAct ? asOwn : (body) => body);
      note(answer.data);
      return answer;
    };
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => inTurn(id, sendInTurn) });
    const output = (await mutation.execute(undefined)).data as Output;
    shown.keep(settle && ((known) => settle(known, input, output)));
    return output;
  } catch (failure) {
    shown.takeBack();
    throw toProblem(failure);
  } finally {
    underWay.delete(hashes);
    // Another command under way invalidates the same when it is done.
    const isLast = ({ queryKey }: QueryFilter) => ![...underWay].some((others) => others.has(hashKey(queryKey)));
    if (!isOneOfMany) void invalidate(filters.filter(isLast));
  }
}

const names = new WeakMap<object, number>();
let named = 0;

/** The same change of the same thing is one topic: its success ends the notice of its failure. */
function topicOf<Input, Output>(change: Command<Input, Output>, input: Input): string {
  const name = names.get(change) ?? ++named;
  names.set(change, name);
  return `${name} ${change.queueKey?.(input) ?? hashKey([input])}`;
}

interface Told extends OfferUndo {
  topic: string;
  undo?: () => Promise<Redo | undefined>;
}

function tell(said: Said | undefined, { topic, undo, next, isAgain, begun }: Told) {
  if (!said) return endError(topic);
  const { title, description } = typeof said === 'string' ? { title: said, description: undefined } : said;
  if (undo) return void offerUndo(title, undo, { topic, next, isAgain, begun });
  notify({ variant: 'success', title, description, action: next, topic });
}

/** Sends a change, tells how it went and offers the way back. Never rejects. */
export async function runCommand<Input, Output>(
  change: Command<Input, Output>,
  input: Input,
  says: Notices<Input, Output> | undefined = change.notices,
  { isAgain = false } = {},
): Promise<Outcome<Output>> {
  const begun = change.undo && says?.done ? beginUndoable() : undefined;
  try {
    const output = await sendCommand(change, input, { isAct: true });
    const back = change.undo?.(input, output);
    const takeBack = async (way: Input): Promise<Redo | undefined> => {
      // The way back says nothing of its own but that it failed.
      const undone = await runCommand(change, way, { failed: says?.failed ?? change.notices?.failed });
      if (undone.problem) return undefined;
      const again = change.redo?.(input, undone.output as Output) ?? input;
      return () => void runCommand(change, again, says, { isAgain: true });
    };
    const undo = back && (() => takeBack(back));
    const next = says?.next?.(input, output);
    tell(says?.done?.(input, output), { undo, topic: topicOf(change, input), next, isAgain, begun });
    return { output };
  } catch (failure) {
    const problem = toProblem(failure);
    const title = says?.failed?.(input);
    if (title) notify({ variant: 'destructive', title, description: problem.message, topic: topicOf(change, input) });
    return { problem };
  } finally {
    if (begun) endUndoable(begun);
  }
}

/** A change as a page sends it: `run` never rejects, it answers how it went. `problem` is of the last time. */
export function useCommand<Input, Output>(change: Command<Input, Output>) {
  const { mutateAsync, variables, data, isPending, reset } = useMutation({
    mutationFn: ({ input, says }: { input: Input; says?: Notices<Input, Output> }) => runCommand(change, input, says),
  });
  return {
    run: (input: Input, says?: Notices<Input, Output>) => mutateAsync({ input, says }),
    /** What is being sent, or was last. */
    input: variables?.input,
    problem: data?.problem,
    isPending,
    reset,
  };
}
