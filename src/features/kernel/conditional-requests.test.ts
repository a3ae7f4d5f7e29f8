import './testing/relative-requests';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addIfNoneMatch, restoreCachedBody } from './conditional-requests';
import { resetPersonState } from './reset-on-sign-out';

interface Told {
  tag: string;
  text: string;
}

let now: Told;
/** The `If-None-Match` header of each request and the status of its response. */
let asked: { known: string | null; status: number }[];

beforeEach(() => {
  now = { tag: 'W/"1"', text: '{"data":[1]}' };
  asked = [];
});
afterEach(resetPersonState);

/** Sends a request to a server that compares entity tags; returns the text of the response. */
async function ask(path = '/api/projects', answer: (told: Told) => Response = whole) {
  const request = new Request(new URL(path, 'http://localhost'));
  addIfNoneMatch(request);
  const known = request.headers.get('If-None-Match');
  const response = known === now.tag ? new Response(null, { status: 304, headers: { ETag: now.tag } }) : answer(now);
  asked.push({ known, status: response.status });
  const text = await restoreCachedBody(request, response).text();
  // The response is cached from a clone, which is read a moment later.
  await vi.waitUntil(() => true);
  return text;
}

const whole = ({ tag, text }: Told) => new Response(text, { headers: { ETag: tag } });

test('what did not change is not sent again, and is answered as it was', async () => {
  expect([await ask(), await ask(), await ask()]).toEqual(Array(3).fill(now.text));
  expect(asked.map(({ status }) => status)).toEqual([200, 304, 304]);
});

test('what changed is sent, and is what is known from then on', async () => {
  await ask();
  now = { tag: 'W/"2"', text: '{"data":[1,2]}' };
  expect([await ask(), await ask()]).toEqual(Array(2).fill(now.text));
  expect(asked).toEqual([
    { known: null, status: 200 },
    { known: 'W/"1"', status: 200 },
    { known: 'W/"2"', status: 304 },
  ]);
});

test('each address is known by itself, and those that were asked last', async () => {
  await ask();
  for (let page = 1; page <= 40; page++) await ask(`/api/projects?limit=${page}`);
  await ask('/api/projects?limit=1');
  await ask();
  expect(asked.slice(-2).map(({ status }) => status)).toEqual([304, 200]);
});

test('an answer without a tag, or one that broke off, is not known', async () => {
  await ask('/api/projects', ({ text }) => new Response(text));
  const broken = () =>
    new Response(new ReadableStream({ start: (stream) => stream.error(new Error('gone')) }), {
      headers: { ETag: now.tag },
    });
  await expect(ask('/api/projects', broken)).rejects.toThrow('gone');
  await ask();
  expect(asked.map(({ known }) => known)).toEqual([null, null, null]);
});

test('nothing is known any more once the person left, but what was asked before is answered', async () => {
  await ask();
  const request = new Request('http://localhost/api/projects');
  addIfNoneMatch(request);
  resetPersonState();
  await ask();
  expect(asked.map(({ known }) => known)).toEqual([null, null]);
  expect(await restoreCachedBody(request, new Response(null, { status: 304 })).text()).toBe(now.text);
});

test('that nothing changed, said of what nobody knows, is left as it came', () => {
  const response = new Response(null, { status: 304 });
  expect(restoreCachedBody(new Request('http://localhost/api/projects'), response)).toBe(response);
});
