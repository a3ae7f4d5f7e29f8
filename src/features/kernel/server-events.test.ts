import { expect, test } from 'vitest';
import { readEvents, type ServerEvent } from './server-events';

const streamOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

async function all(...pieces: string[]) {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(streamOf(...pieces))) events.push(event);
  return events;
}

test('events are read however they are cut into pieces', async () => {
  const text = 'id: 7\nevent: change\ndata: {"a":1}\n\n: still here\n\ndata: two\ndata: lines\n\n';
  const expected = [
    { id: '7', event: 'change', data: '{"a":1}' },
    { id: '7', event: 'message', data: 'two\nlines' },
  ];
  expect(await all(text)).toEqual(expected);
  expect(await all(...text)).toEqual(expected);
});

test('lines may end as Windows ends them, and letters of two bytes may be cut', async () => {
  expect(await all('data: açã', 'o\r\n', '\r\n')).toEqual([{ id: '', event: 'message', data: 'ação' }]);
});

test('what was not ended is no event', async () => expect(await all('data: half')).toEqual([]));

test('how far the server has come is told also where nothing happened', async () =>
  expect(await all('retry: 3000\nid: 7\n\n', ':\nid: 7\n\n', ':\nid: 9\n\n')).toEqual([
    { id: '7', event: '', data: '' },
    { id: '9', event: '', data: '' },
  ]));
