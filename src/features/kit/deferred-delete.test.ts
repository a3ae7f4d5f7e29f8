import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSignOutTasks } from '../kernel/before-sign-out';
import { Problem } from '../kernel/problem';
import { queryClient } from '../kernel/query';
import { resetPersonState } from '../kernel/reset-on-sign-out';
import { redoLast, undoLast } from '../kernel/shortcuts/undo';
import { command, sendCommand } from './command';
import { deferDelete, UNDO_WINDOW_MS } from './deferred-delete';

const { notify, spendNotice } = vi.hoisted(() => ({ notify: vi.fn(() => 1), spendNotice: vi.fn() }));
vi.mock('#ui', () => ({ notify, spendNotice, endError: vi.fn() }));

interface Thing {
  id: string;
}
const things = { queryKey: ['get', '/things'], queryFn: (): Thing[] => [] };
const known = (...ids: string[]) =>
  queryClient.setQueryData<Thing[]>(
    things.queryKey,
    ids.map((id) => ({ id })),
  );
const shown = () => queryClient.getQueryData<Thing[]>(things.queryKey)?.map(({ id }) => id);

const page = new EventTarget();
let answer: (id: string) => Promise<object> = async () => ({});
const sent: string[] = [];
const lasting: unknown[] = [];

const remove = command({
  send: async (ask, id: string) => {
    sent.push(id);
    // Requests that outlive the page use another client.
    lasting.push(ask);
    return answer(id);
  },
  optimisticUpdate: (seen, id) => seen.removeRow({ queryKey: things.queryKey.slice(0, 1) }, id),
});
const move = command({
  send: async (_, id: string) => {
    sent.push(`move ${id}`);
    return {};
  },
  isAfterDeletions: () => true,
});

const removing = (inputs: string[], onUndone?: () => void) =>
  deferDelete({
    command: remove,
    inputs,
    done: 'Excluídas',
    failed: (count) => `Não foi possível excluir ${count}`,
    onUndone,
  });
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const sending = () => vi.waitFor(() => expect(sent).not.toEqual([]));

beforeEach(() => {
  resetPersonState();
  sent.length = 0;
  lasting.length = 0;
  answer = async () => ({});
  notify.mockClear();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.useFakeTimers();
  known('a', 'b', 'c');
});
afterEach(() => {
  resetPersonState();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what goes is gone at once and sent when its time is over', async () => {
  removing(['a', 'c']);
  expect(shown()).toEqual(['b']);
  await later(UNDO_WINDOW_MS - 1);
  expect(sent).toEqual([]);
  await later(1);
  await sending();
  await later(0);
  expect(sent).toEqual(['a', 'c']);
  expect(shown()).toEqual(['b']);
  expect(undoLast()).toBe(false);
});

test('taken back it stands where it stood, and nothing is ever sent', async () => {
  const onUndone = vi.fn();
  removing(['b'], onUndone);
  undoLast();
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(onUndone).toHaveBeenCalledOnce();
  await later(UNDO_WINDOW_MS);
  expect(sent).toEqual([]);
});

test('done again after that, it goes again', async () => {
  removing(['b']);
  undoLast();
  redoLast();
  await later(0);
  expect(shown()).toEqual(['a', 'c']);
});

test('what others do meanwhile is shown, and brings nothing back', async () => {
  removing(['b']);
  known('x', 'a', 'b', 'c');
  expect(shown()).toEqual(['x', 'a', 'c']);
  undoLast();
  expect(shown()).toEqual(['x', 'a', 'b', 'c']);
});

test('what somebody else has deleted first is no failure', async () => {
  answer = () => Promise.reject(new Problem('NOT_FOUND', 'Não encontrado', { status: 404 }));
  removing(['b']);
  known('a', 'c');
  await later(UNDO_WINDOW_MS);
  await sending();
  await later(0);
  expect(notify).toHaveBeenCalledTimes(1);
});

test('what is refused is seen again, with the reason, and no other', async () => {
  answer = async (id) => {
    if (id === 'b') throw new Problem('FORBIDDEN', 'Você não pode.', { status: 403 });
    return {};
  };
  removing(['a', 'b']);
  await later(UNDO_WINDOW_MS);
  await sending();
  await later(0);
  expect(shown()).toEqual(['b', 'c']);
  expect(notify).toHaveBeenLastCalledWith({
    variant: 'destructive',
    title: 'Não foi possível excluir 1',
    description: 'Você não pode.',
  });
});

test('it is sent as the page is left, by calls that outlive it', async () => {
  removing(['b']);
  removing(['c']);
  page.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual(['b', 'c']);
  await later(UNDO_WINDOW_MS);
  expect(sent).toEqual(['b', 'c']);
  const usual = vi.fn();
  await sendCommand(command({ send: async (ask) => ({ data: usual(ask) }) }), undefined);
  expect(lasting).not.toContain(usual.mock.calls[0]?.[0]);
});

test('whoever signs out sends it before, and it comes before what hangs on it', async () => {
  removing(['b']);
  await runSignOutTasks();
  expect(sent).toEqual(['b']);
  removing(['c']);
  await sendCommand(move, 'a');
  expect(sent).toEqual(['b', 'c', 'move a']);
});

test('nothing of it is left for the next person', async () => {
  removing(['b']);
  resetPersonState();
  await later(UNDO_WINDOW_MS);
  expect(sent).toEqual([]);
});
