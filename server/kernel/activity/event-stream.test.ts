import { expect, test } from 'vitest';
import type { Person } from '../person.ts';
import { EventStream } from './event-stream.ts';

test('what is said after a line was ended is no fault of it', async () => {
  const line = new EventStream({ id: 'p' } as Person, '192.0.2.1');
  const faults: Error[] = [];
  line.on('error', (error) => faults.push(error));
  line.finish();
  line.finish();
  line.sendStart({ at: '2026-11-26T12:00:00.000Z', id: 'a' } as unknown as Parameters<EventStream['sendStart']>[0]);
  for await (const text of line) throw new Error(`Said: ${text}`);
  expect(faults).toEqual([]);
});
