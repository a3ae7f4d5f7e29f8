import { describe, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { Recorder } from './recorder';
import { changesBetween, Redactor } from './redact';

interface Row {
  id: number;
  name: string;
  isDone: boolean;
  tags: string[];
}

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Row number ${id}`, isDone: false, tags: ['one', 'two'] }));

const machine = setup({
  types: {
    context: {} as { rows: Row[]; count: number },
    events: {} as { type: 'count' } | { type: 'turn'; id: number } | { type: 'load' } | { type: 'push' },
  },
}).createMachine({
  id: 'many rows',
  context: () => ({ rows: rowsOf(2_000), count: 0 }),
  on: {
    count: { actions: assign({ count: ({ context }) => context.count + 1 }) },
    turn: {
      actions: assign({
        rows: ({ context, event }) =>
          context.rows.map((row) => (row.id === event.id ? { ...row, isDone: !row.isDone } : row)),
      }),
    },
    // What a server says anew each time it is asked.
    load: { actions: assign({ rows: ({ context }) => structuredClone(context.rows) }) },
    push: { actions: ({ context }) => void context.rows.push({ id: -1, name: 'pushed', isDone: false, tags: [] }) },
  },
});

function recorded() {
  const recorder = new Recorder(() => 0);
  const actor = createActor(machine, { inspect: recorder.inspect }).start();
  const contextAt = (index: number) => recorder.entries.at(index)?.shot.context as { rows: Row[]; count: number };
  return { recorder, actor, contextAt };
}

describe('entries', () => {
  it('share what did not change', () => {
    const { actor, contextAt } = recorded();
    actor.send({ type: 'count' });
    actor.send({ type: 'turn', id: 7 });
    actor.send({ type: 'load' });
    actor.send({ type: 'count' });
    expect(contextAt(1).rows).toBe(contextAt(0).rows);
    expect(contextAt(2).rows).not.toBe(contextAt(1).rows);
    expect(contextAt(2).rows.filter((row, index) => row !== contextAt(1).rows[index])).toEqual([
      { id: 7, name: 'Row number 7', isDone: true, tags: ['one', 'two'] },
    ]);
    expect(contextAt(2).rows[7]?.tags).toBe(contextAt(1).rows[7]?.tags);
    expect(contextAt(3).rows).toBe(contextAt(2).rows);
    expect(contextAt(4).rows).toBe(contextAt(2).rows);
  });

  it('tell which item of a list changed, not the list', () => {
    const { recorder, actor } = recorded();
    actor.send({ type: 'turn', id: 7 });
    expect(recorder.entries.at(-1)?.changes).toEqual([{ path: 'rows.7.isDone', before: false, after: true }]);
  });

  it('hold objects apart at their time that are changed in place', () => {
    const { actor, contextAt } = recorded();
    actor.send({ type: 'push' });
    expect([contextAt(0).rows.length, contextAt(1).rows.length]).toEqual([2_000, 2_001]);
    expect(contextAt(1).rows[5]).toBe(contextAt(0).rows[5]);
  });

  it('make no copies of a thousand events but of what is new', () => {
    const { recorder, actor } = recorded();
    for (let id = 0; id < 1_000; id++) actor.send(id % 2 ? { type: 'count' } : { type: 'turn', id });
    const made = new Set<object>();
    for (const { shot } of recorder.entries)
      for (const row of (shot.context as { rows: Row[] }).rows) made.add(row).add(row.tags);
    expect(recorder.entries).toHaveLength(1_001);
    expect(made.size).toBe(2 * 2_000 + 500);
  });
});

class Money {
  readonly currency = 'BRL';
  amount = 1;
}

describe('what is made once', () => {
  it('is seen to change in place, whatever it is', () => {
    const { plain } = new Redactor();
    const held = { map: new Map([['a', 1]]), set: new Set(['a']), money: new Money(), list: [{ deep: 1 }], gone: 1 };
    const before = plain(held);
    expect(plain(held)).toBe(before);
    held.map.set('b', 2);
    held.set.add('b');
    held.money.amount = 2;
    if (held.list[0]) held.list[0].deep = 2;
    Reflect.deleteProperty(held, 'gone');
    expect(plain(held)).toEqual({
      map: { a: 1, b: 2 },
      set: ['a', 'b'],
      money: { currency: 'BRL', amount: 2 },
      list: [{ deep: 2 }],
    });
    expect(before).toEqual({
      map: { a: 1 },
      set: ['a'],
      money: { currency: 'BRL', amount: 1 },
      list: [{ deep: 1 }],
      gone: 1,
    });
  });

  it('hides by the name under which it stands each time', () => {
    const { plain } = new Redactor();
    const list = ['hush'];
    expect(plain({ names: list, tokens: list, inner: { names: list } })).toEqual({
      names: ['hush'],
      tokens: ['••• 1'],
      inner: { names: ['hush'] },
    });
    const held = { password: 'one' };
    expect([plain(held), plain(held)]).toEqual([{ password: '••• 2' }, { password: '••• 2' }]);
    held.password = 'two';
    expect(plain(held)).toEqual({ password: '••• 3' });
  });

  it('is cut where it goes round, as deep as ever', () => {
    const { plain } = new Redactor();
    const round: Record<string, unknown> = { at: 1 };
    round.self = round;
    const once = JSON.stringify(plain(round));
    expect(JSON.stringify(plain(round))).toBe(once);
    expect(once.split('"at"')).toHaveLength(10);
  });
});

it('says of a list that changed in many places only that it changed', () => {
  const before = [1, 2, 3, 4, 5, 6, 7];
  const after = before.map((number) => number + 1);
  expect(changesBetween({ a: before }, { a: after })).toEqual([{ path: 'a', before, after }]);
});
