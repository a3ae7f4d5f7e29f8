import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Problem } from '../kernel/problem';
import { queryClient } from '../kernel/query';
import { type Command, command, invalidateAfter, runCommand, sendCommand } from './command';

const notices = vi.hoisted(() => ({ notify: vi.fn(), endError: vi.fn(), undo: [] as (() => Promise<() => void>)[] }));
vi.mock('#ui', () => ({ notify: notices.notify, endError: notices.endError }));
vi.mock('../kernel/shortcuts/undo', () => ({
  beginUndoable: () => ({}),
  endUndoable: () => {},
  offerUndo: (_: string, undo: () => never) => notices.undo.push(undo),
}));

interface Thing {
  id: string;
  name: string;
  count: number;
}
const things = { queryKey: ['get', '/things'], queryFn: (): Thing[] => [] };
const shown = () => queryClient.getQueryData<Thing[]>(things.queryKey);

/** Calls that stay pending until the test responds. */
function held() {
  const calls: { input: Rename; answer: (name?: string) => void; refuse: (problem?: Error) => void }[] = [];
  const send = (_: unknown, input: Rename) =>
    new Promise<{ data: Thing }>((resolve, reject) =>
      calls.push({
        input,
        answer: (name = input.name) => resolve({ data: { id: input.id, name, count: 1 } }),
        refuse: (problem = new Problem('STALE_VERSION', 'Alguém foi mais rápido.')) => reject(problem),
      }),
    );
  return { calls, send };
}
type Rename = { id: string; name: string };

const renaming = (send: Command<Rename, Thing>['send'], more: Partial<Command<Rename, Thing>> = {}) =>
  command<Rename, Thing>({
    send,
    optimisticUpdate: (known, { id, name }) => known.changeRow<Thing>(things, id, (row) => ({ ...row, name })),
    onSuccess: (known, { id }, thing) =>
      known.change(things, (rows) => rows.map((row) => (row.id === id ? thing : row))),
    ...more,
  });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const quietly = (sent: Promise<unknown>) => sent.catch((problem: Problem) => problem.code);

beforeEach(() => {
  queryClient.clear();
  notices.notify.mockClear();
  notices.undo.length = 0;
  queryClient.setQueryData(things.queryKey, [
    { id: 'a', name: 'A', count: 0 },
    { id: 'b', name: 'B', count: 0 },
  ]);
});

describe('what is foreseen', () => {
  test('is shown at once, and gives way to the answer', async () => {
    const { calls, send } = held();
    const sent = sendCommand(renaming(send), { id: 'a', name: 'neu' });
    expect(shown()?.map(({ name }) => name)).toEqual(['neu', 'B']);
    await settled();
    calls[0]?.answer('Neu');
    await sent;
    expect(shown()?.[0]).toEqual({ id: 'a', name: 'Neu', count: 1 });
  });

  test('is taken back exactly when it is refused', async () => {
    const { calls, send } = held();
    const before = shown();
    const sent = quietly(sendCommand(renaming(send), { id: 'a', name: 'neu' }));
    await settled();
    calls[0]?.refuse();
    expect(await sent).toBe('STALE_VERSION');
    expect(shown()).toEqual(before);
  });

  test('of two that overlap, the refused one takes back only its own', async () => {
    const { calls, send } = held();
    const first = quietly(sendCommand(renaming(send), { id: 'a', name: 'first' }));
    const second = sendCommand(renaming(send), { id: 'b', name: 'second' });
    await settled();
    calls[0]?.refuse();
    await first;
    expect(shown()?.map(({ name }) => name)).toEqual(['A', 'second']);
    calls[1]?.answer();
    await second;
    expect(shown()?.map(({ name }) => name)).toEqual(['A', 'second']);
  });

  test('of two changes of one thing, the later one still shows when the first is answered or refused', async () => {
    const { calls, send } = held();
    const first = quietly(sendCommand(renaming(send), { id: 'a', name: 'first' }));
    const second = quietly(sendCommand(renaming(send), { id: 'a', name: 'second' }));
    await settled();
    calls[0]?.answer();
    await first;
    expect(shown()?.[0]?.name).toBe('second');
    calls[1]?.refuse();
    await second;
    expect(shown()?.[0]?.name).toBe('first');
  });

  test('is not hidden by what arrives meanwhile, and leaves that when it is taken back', async () => {
    const { calls, send } = held();
    const sent = quietly(sendCommand(renaming(send), { id: 'a', name: 'neu' }));
    await settled();
    await queryClient.fetchQuery({
      ...things,
      staleTime: 0,
      queryFn: () => [{ id: 'a', name: 'A of somebody else', count: 7 }],
    });
    expect(shown()).toEqual([{ id: 'a', name: 'neu', count: 7 }]);
    calls[0]?.refuse();
    await sent;
    expect(shown()).toEqual([{ id: 'a', name: 'A of somebody else', count: 7 }]);
  });

  test('reaches a row in every kind of list', async () => {
    const { calls, send } = held();
    const row = { id: 'a', name: 'A', count: 0 };
    queryClient.setQueryData(['get', '/things', 'pages'], { pages: [{ data: [row] }], pageParams: [] });
    queryClient.setQueryData(['get', '/things', 'answer'], { data: [row] });
    const change = renaming(send, { onSuccess: undefined });
    const sent = sendCommand(change, { id: 'a', name: 'neu' });
    await settled();
    calls[0]?.answer();
    await sent;
    expect(queryClient.getQueryData(['get', '/things', 'pages'])).toMatchObject({
      pages: [{ data: [{ name: 'neu' }] }],
    });
    expect(queryClient.getQueryData(['get', '/things', 'answer'])).toMatchObject({ data: [{ name: 'neu' }] });
  });
});

describe('what is sent', () => {
  test('to one thing goes in order, to others at once, and goes on after a refusal', async () => {
    const { calls, send } = held();
    const change = renaming(send, { queueKey: ({ id }) => id });
    const all = [
      quietly(sendCommand(change, { id: 'a', name: '1' })),
      quietly(sendCommand(change, { id: 'a', name: '2' })),
      quietly(sendCommand(change, { id: 'b', name: '3' })),
    ];
    await settled();
    expect(calls.map(({ input }) => input.name)).toEqual(['1', '3']);
    calls[0]?.refuse(new TypeError('fetch failed'));
    expect(await all[0]).toBe('OFFLINE');
    await settled();
    expect(calls.map(({ input }) => input.name)).toEqual(['1', '3', '2']);
    calls[1]?.answer();
    calls[2]?.answer();
    await Promise.all(all);
    expect(shown()?.map(({ name }) => name)).toEqual(['2', '3']);
  });

  test('invalidates once what several commands invalidate, and counts them as mutations meanwhile', async () => {
    const { calls, send } = held();
    const fetched = vi.fn((): Thing[] => []);
    const stop = new QueryObserver(queryClient, { ...things, queryFn: fetched, staleTime: Infinity }).subscribe(
      () => {},
    );
    const change = renaming(send);
    const both = [sendCommand(change, { id: 'a', name: '1' }), sendCommand(change, { id: 'b', name: '2' })];
    await settled();
    expect(queryClient.isMutating()).toBe(2);
    for (const { answer } of calls) answer();
    await Promise.all(both);
    expect(queryClient.isMutating()).toBe(0);
    await settled();
    expect(fetched).toHaveBeenCalledTimes(1);
    await invalidateAfter({ ...change, invalidates: () => [things] }, [
      { id: 'a', name: '' },
      { id: 'b', name: '' },
    ]);
    expect(fetched).toHaveBeenCalledTimes(2);
    stop();
  });
});

describe('what is said', () => {
  const topic = expect.any(String);
  const says = { done: ({ name }: Rename) => `agora ${name}`, failed: () => 'Não mudou' };

  test('that it is done, with the way back where there is one', async () => {
    const sent: Rename[] = [];
    const send = async (_: unknown, input: Rename) => {
      sent.push(input);
      return { data: { ...input, count: 1 } };
    };
    await runCommand(renaming(send, { notices: says }), { id: 'a', name: 'neu' });
    expect(notices.notify).toHaveBeenCalledWith({
      variant: 'success',
      title: 'agora neu',
      description: undefined,
      topic,
    });
    await runCommand(renaming(send, { notices: says, undo: ({ id }) => ({ id, name: 'A' }) }), {
      id: 'a',
      name: 'neu',
    });
    notices.undo[0]?.();
    await settled();
    expect(sent.at(-1)).toEqual({ id: 'a', name: 'A' });
    expect(notices.notify).toHaveBeenCalledTimes(1);
  });

  test('undo and redo follow the versions of own acts, and are refused after a change by somebody else', async () => {
    let kept = { name: 'A', version: 1 };
    const patch = async ({ version, name }: { version?: number; name: string }) => {
      if (version !== undefined && version !== kept.version)
        throw new Problem('STALE_VERSION', 'Alguém foi mais rápido.');
      kept = { name, version: kept.version + 1 };
      return { data: kept };
    };
    const rename = command({
      send: (_, { body }: { body: { name: string; version?: number }; before?: string }, asOwn) => patch(asOwn(body)),
      queueKey: () => 'renamed',
      undo: ({ before }, { version }) => (before === undefined ? undefined : { body: { name: before, version } }),
      notices: { done: ({ body }) => body.name },
    });
    const names = ['B', 'C', 'D'];
    for (const [at, name] of names.entries()) await runCommand(rename, { body: { name }, before: ['A', ...names][at] });
    const offered = [...notices.undo];
    const redos: (() => void)[] = [];
    for (const undo of offered.toReversed()) redos.unshift((await undo()) as () => void);
    expect(kept).toEqual({ name: 'A', version: 7 });
    for (const redo of redos) {
      redo();
      await settled();
    }
    expect(kept).toEqual({ name: 'D', version: 10 });
    kept = { name: 'Z', version: 11 };
    await notices.undo.at(-1)?.();
    expect(kept).toEqual({ name: 'Z', version: 11 });
    // A form sends the version that it shows, even if another own action has created a newer one.
    await expect(sendCommand(rename, { body: { name: 'F', version: 3 } })).rejects.toMatchObject({
      code: 'STALE_VERSION',
    });
  });

  test('that it failed and why, and nothing is thrown', async () => {
    const send = () => Promise.reject(new Problem('INTERNAL', 'Erro ao realizar a requisição'));
    const { problem } = await runCommand(renaming(send, { notices: says }), { id: 'a', name: 'neu' });
    expect(problem?.code).toBe('INTERNAL');
    expect(notices.notify).toHaveBeenCalledWith({
      variant: 'destructive',
      title: 'Não mudou',
      description: 'Erro ao realizar a requisição',
      topic,
    });
  });

  test('of one change of one thing under one topic, so that a success ends its own failure and no other', async () => {
    let isRefused = true;
    const send = async (_: unknown, input: Rename) => {
      if (isRefused) throw new Problem('INTERNAL', 'Erro ao realizar a requisição');
      return { data: { ...input, count: 1 } };
    };
    const change = renaming(send, { queueKey: ({ id }) => id, notices: says });
    await runCommand(change, { id: 'a', name: 'neu' });
    isRefused = false;
    await runCommand(change, { id: 'b', name: 'neu' });
    await runCommand(change, { id: 'a', name: 'neuer' });
    const [failed, other, mended] = notices.notify.mock.calls.map(([notice]) => notice.topic);
    expect(mended).toBe(failed);
    expect(other).not.toBe(failed);
    await runCommand(change, { id: 'a', name: 'A' }, { failed: says.failed });
    expect(notices.endError).toHaveBeenCalledWith(failed);
  });
});
