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

/** Notices of a command; the caller gives the ones left out. */
export interface Notices<Input, Output> {
  done?: (input: Input, output: Output) => Said | undefined;
  /** Notice of a failure; the reason is appended. */
  failed?: (input: Input) => string;
  /** The usual next action, offered in the notice; undo remains available by Ctrl+Z. */
  next?: (input: Input, output: Output) => { label: string; onPress: () => void } | undefined;
}

/** A write that a page, a bulk run or a machine can send. */
export interface Command<Input, Output> {
  /** Sends the request. `asOwn` replaces the body's version with the latest one from the person's own actions. */
  send: (ask: typeof client, input: Input, asOwn: WithOwnVersion) => Promise<{ data?: Output }>;
  /** Returns the id of the changed entity: requests with the same id are sent one after another. */
  queueKey?: (input: Input) => string;
  /** Patches the cache before the response; rolled back on failure. */
  optimisticUpdate?: (known: CachePatcher, input: Input) => void;
  /** Patches the cache from the response. */
  onSuccess?: (known: CachePatcher, input: Input, output: Output) => void;
  /**
   * Returns further queries to invalidate besides those that were updated optimistically, from `subjects` in
   * `kernel/invalidation`.
   */
  invalidates?: (input: Input) => readonly QueryFilter[];
  notices?: Notices<Input, Output>;
  /** Returns the input of the reverse command, or undefined if it cannot be undone. */
  undo?: (input: Input, output: Output) => Input | undefined;
  /** Returns the input of a redo if it differs from the original input. */
  redo?: (input: Input, undone: Output) => Input;
  /** Returns whether the pending deletions must be sent first, because the command depends on them. */
  isAfterDeletions?: (input: Input) => boolean;
}

/** Defines a command; its types are inferred from `send`. */
export const command = <Input, Output>(described: Command<Input, Output>): Command<Input, Output> => described;

/** The result of a command, which never throws. */
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

/** Invalidates the queries of a command that was sent for each of these inputs. */
export const invalidateAfter = <Input>(
  { invalidates }: Pick<Command<Input, unknown>, 'invalidates'>,
  inputs: readonly Input[],
): Promise<void> => invalidate(inputs.flatMap((input) => invalidates?.(input) ?? []));

/**
 * Sends a command, updates the cache optimistically meanwhile and invalidates queries afterwards. Rejects with a
 * `Problem`. `isOneOfMany`: the caller calls `invalidateAfter` once for all. `isAct`: follow the versions of the
 * person's own earlier actions; a form does not, because it sends the values of the version that it shows.
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
  // View-as mode is read-only, so do not even update optimistically.
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
    // A mutation, so that live changes do not refetch queries with a pending optimistic update.
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
    // The last pending command that shares a query invalidates it, so it is refetched once.
    const isLast = ({ queryKey }: QueryFilter) => ![...underWay].some((others) => others.has(hashKey(queryKey)));
    if (!isOneOfMany) void invalidate(filters.filter(isLast));
  }
}

const names = new WeakMap<object, number>();
let named = 0;

/** Returns the notice topic of a command and entity, so that a success closes the notice of an earlier failure. */
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

/** Sends a command, shows its notice and offers undo. Never rejects. */
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
      // An undo shows no notice unless it fails.
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

/**
 * Provides a command to a component. `run` never rejects and resolves with the outcome; `problem` is that of the last
 * run.
 */
export function useCommand<Input, Output>(change: Command<Input, Output>) {
  const { mutateAsync, variables, data, isPending, reset } = useMutation({
    mutationFn: ({ input, says }: { input: Input; says?: Notices<Input, Output> }) => runCommand(change, input, says),
  });
  return {
    run: (input: Input, says?: Notices<Input, Output>) => mutateAsync({ input, says }),
    /** The input of the pending or the last run. */
    input: variables?.input,
    problem: data?.problem,
    isPending,
    reset,
  };
}
