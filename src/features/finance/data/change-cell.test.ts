import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '#openapi/client';
import { Problem } from '../../kernel/problem';
import { queryClient } from '../../kernel/query';
import { sendCommand } from '../../kit/command';
import { type CellChange, changeCell, type Transaction, transactionList } from './transactions';

vi.mock('#openapi/client', () => ({ client: { GET: vi.fn(), PATCH: vi.fn() } }));
vi.mock('#ui', () => ({ notify: vi.fn(), endError: vi.fn() }));
const patch = client.PATCH as unknown as ReturnType<typeof vi.fn>;

const list = [...transactionList.queryKey, {}];
const shown = () => queryClient.getQueryData<Transaction[]>(list)?.[0];
let first: Transaction;
/** The row as the server keeps it. */
let kept: Transaction;
beforeEach(({ task: { id } }) => {
  vi.useFakeTimers();
  first = { id, name: 'Aluguel', description: 'Aluguel', due_date: '2026-11-10', version: 3 } as Transaction;
  kept = first;
  queryClient.setQueryData(list, [first]);
  patch.mockImplementation(async (_, { body: { version, ...change } }) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    if (version !== kept.version) throw new Problem('STALE_VERSION', 'Outra pessoa alterou isto.');
    kept = { ...kept, ...change, version: version + 1 };
    return { data: kept };
  });
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** A change of a cell by whoever sees the row of this version. */
function cell(change: Partial<Transaction>, version = 3): CellChange {
  const before = Object.fromEntries(Object.keys(change).map((name) => [name, first[name as keyof Transaction]]));
  const sent = { ...change, version } as CellChange['change'];
  return { id: first.id, change: sent, before: before as CellChange['before'], shown: change, shownBefore: before };
}
/** Sends as an act, which follows the person's own earlier acts. */
const act = { isAct: true };
const codeOf = (sent: Promise<unknown>) => sent.catch((problem: Problem) => problem.code);

test('fast hands change one cell after the other: each is sent in its turn, upon what the one before made', async () => {
  const sent = [
    sendCommand(changeCell, cell({ due_date: '2026-11-12' }), act),
    sendCommand(changeCell, cell({ description: 'Aluguel do galpão' }), act),
    sendCommand(changeCell, cell({ due_date: '2026-11-13' }), act),
  ];
  expect(shown()).toMatchObject({ due_date: '2026-11-13', description: 'Aluguel do galpão' });
  await vi.advanceTimersByTimeAsync(1_200);
  await Promise.all(sent);
  expect(kept).toMatchObject({ due_date: '2026-11-13', description: 'Aluguel do galpão', version: 6 });
  expect(shown()).toMatchObject({ due_date: '2026-11-13', version: 6 });
});

test('two people on one cell: the second is refused, and sees what the first made of it', async () => {
  kept = { ...first, due_date: '2026-11-20', version: 4 };
  const refused = codeOf(sendCommand(changeCell, cell({ due_date: '2026-11-12' }), act));
  expect(shown()?.due_date).toBe('2026-11-12');
  await vi.advanceTimersByTimeAsync(400);
  expect(await refused).toBe('STALE_VERSION');
  expect(shown()?.due_date).toBe('2026-11-10');
  expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
});

test('a way back leaves what was changed beside it, and overwrites nothing of others', async () => {
  const there = cell({ due_date: '2026-11-12' });
  const sent = [sendCommand(changeCell, there, act), sendCommand(changeCell, cell({ description: 'Galpão' }), act)];
  await vi.advanceTimersByTimeAsync(800);
  const [moved] = await Promise.all(sent);
  const back = changeCell.undo?.(there, moved as never) as CellChange;
  const undone = sendCommand(changeCell, back, act);
  await vi.advanceTimersByTimeAsync(400);
  await undone;
  expect(kept).toMatchObject({ due_date: '2026-11-10', description: 'Galpão', version: 6 });

  kept = { ...kept, description: 'De outra pessoa', version: 7 };
  const refused = codeOf(sendCommand(changeCell, there, act));
  await vi.advanceTimersByTimeAsync(400);
  expect(await refused).toBe('STALE_VERSION');
});
