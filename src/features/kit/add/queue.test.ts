import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts } from '../../kernel/drafts';
import { Problem } from '../../kernel/problem';
import { resetPersonState } from '../../kernel/reset-on-sign-out';
import { AddQueue, type Guard, getAddQueue, type QueuedItem } from './queue';

vi.mock('#ui', () => ({ notify: vi.fn() }));

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};
vi.stubGlobal(
  'sessionStorage',
  new Proxy(storage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }),
);

/** Creates a server that handles one request after another and refuses some names. */
function server(refuse: Record<string, Problem> = {}) {
  const taken: string[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  const addOne = ({ name }: QueuedItem, guard: Guard) => {
    const send = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      if (refuse[name]) throw refuse[name];
      taken.push(name);
    };
    const sent = turn.then(
      () => guard(send),
      () => guard(send),
    );
    turn = sent;
    return sent;
  };
  return { taken, addOne };
}
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const offline = new Problem('OFFLINE', 'Sem conexão.');

beforeEach(() => kept.clear());

test('all that is typed is added, in its order', async () => {
  const { taken, addOne } = server();
  const queue = new AddQueue('a');
  const names = Array.from({ length: 50 }, (_, index) => `Etapa ${index}`);
  const added = names.map((name) => queue.add([name], addOne));
  expect(namesOf(queue.state().waiting)).toEqual(names);
  await Promise.all(added);
  expect(taken).toEqual(names);
  expect(queue.state()).toEqual({ waiting: [], refused: [] });
  expect(kept.size).toBe(0);
});

test('one that is wrong is given back, and those after it are added', async () => {
  const { taken, addOne } = server({ b: new Problem('VALIDATION', 'Longo demais.', { status: 400 }) });
  const queue = new AddQueue('a');
  expect(await queue.add(['a', 'b', 'c'], addOne)).toBe(1);
  expect(taken).toEqual(['a', 'c']);
  expect(queue.state().refused).toMatchObject([{ name: 'b', why: 'Longo demais.' }]);
});

test('without a connection all that wait are given back in their order, and sent again in it', async () => {
  const refuse: Record<string, Problem> = { b: offline };
  const { taken, addOne } = server(refuse);
  const queue = new AddQueue('a');
  expect(await queue.add(['a', 'b', 'c'], addOne)).toBe(2);
  expect(taken).toEqual(['a']);
  expect(queue.state().refused).toMatchObject([
    { name: 'b', why: 'Sem conexão.' },
    { name: 'c', why: 'Sem conexão.' },
  ]);
  delete refuse.b;
  await queue.add(queue.takeBack(), addOne);
  expect(taken).toEqual(['a', 'b', 'c']);
  expect(queue.state().refused).toEqual([]);
});

test('what was typed and not added outlives a reload', () => {
  const queue = new AddQueue('a');
  queue.keepText('Sol');
  void queue.add(['Cortar'], () => new Promise(() => {}));
  const after = new AddQueue('a');
  expect(after.text).toBe('Sol');
  expect(after.state()).toMatchObject({ waiting: [], refused: [{ name: 'Cortar' }] });
});

test.each(['{', '7', '[]', '{"text":5,"names":"Cortar"}', '{"names":[null,{}]}'])('reads %s as nothing', (text) => {
  kept.set('draft:a', text);
  const queue = new AddQueue('a');
  expect(queue.text).toBe('');
  expect(queue.state()).toEqual({ waiting: [], refused: [] });
});

test('what waits when a session ends is there once its person is back', async () => {
  const { taken, addOne } = server();
  const added = getAddQueue('a').add(['a', 'b'], addOne);
  resetPersonState();
  await added;
  expect(taken).not.toContain('b');
  expect(namesOf(getAddQueue('a').state().refused)).toContain('b');
});

test('nothing of it is left for the next person', async () => {
  const { addOne } = server({ a: offline });
  const queue = getAddQueue('a');
  queue.keepText('Sol');
  const added = queue.add(['a', 'b'], addOne);
  forgetDrafts();
  resetPersonState();
  await added;
  expect(kept.size).toBe(0);
  expect(getAddQueue('a')).not.toBe(queue);
});
