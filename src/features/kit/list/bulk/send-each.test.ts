import pLimit from 'p-limit';
import { expect, test } from 'vitest';
import { Problem } from '../../../kernel/problem';
import { sendEach } from './send-each';

const items = ['a', 'b', 'c', 'd', 'e', 'f'];
const later = () => new Promise((resolve) => setTimeout(resolve));

test('what fails is told with its reason and does not stop the others', async () => {
  const report = await sendEach(items, async (item) => {
    if (item === 'b') throw new Problem('ILLEGAL_TRANSITION', 'Não pode.');
  });
  expect(report).toEqual({ done: ['a', 'c', 'd', 'e', 'f'], failed: [{ item: 'b', why: 'Não pode.' }], left: [] });
});

test('no more than so many are under way at once', async () => {
  let [now, most] = [0, 0];
  await sendEach(
    items,
    async () => {
      most = Math.max(most, ++now);
      await later();
      now -= 1;
    },
    { pool: pLimit(3) },
  );
  expect(most).toBe(3);
});

test('stopping lets what is under way end and leaves the rest', async () => {
  const stop = new AbortController();
  const seen: number[] = [];
  const report = await sendEach(items, later, {
    pool: pLimit(2),
    signal: stop.signal,
    onProgress: (tried) => {
      seen.push(tried);
      stop.abort();
    },
  });
  expect(report.done).toEqual(['a', 'b']);
  expect(report.left).toEqual(['c', 'd', 'e', 'f']);
  expect(seen).toEqual([1, 2]);
});

test('without a connection the rest is not tried', async () => {
  const report = await sendEach(items, () => Promise.reject(new Problem('OFFLINE', 'Sem conexão.')), {
    pool: pLimit(1),
  });
  expect(report.failed.map(({ item }) => item)).toEqual(['a']);
  expect(report.left).toHaveLength(5);
});

test('all that send many share one pool', async () => {
  let [now, most] = [0, 0];
  const send = async () => {
    most = Math.max(most, ++now);
    await later();
    now -= 1;
  };
  await Promise.all([sendEach(items, send), sendEach(items, send)]);
  expect(most).toBe(4);
});
