import { beforeEach, expect, test, vi } from 'vitest';
import { resetPersonState } from '../reset-on-sign-out';
import { beginUndoable, endUndoable, offerUndo, redoLast, undoLast } from './undo';

const { spendNotice } = vi.hoisted(() => ({ spendNotice: vi.fn() }));
let said = 0;
vi.mock('#ui', () => ({ notify: () => ++said, spendNotice }));

const settled = () => new Promise((resolve) => setTimeout(resolve));
let log: string[] = [];

/** Performs an action that can be undone and redone. */
function act(name: string, isAgain = false) {
  log.push(isAgain ? `${name} again` : name);
  offerUndo(
    name,
    async () => {
      log.push(`${name} back`);
      return () => act(name, true);
    },
    { isAgain },
  );
}

beforeEach(() => {
  resetPersonState();
  log = [];
  spendNotice.mockClear();
});

test('what was done last is taken back first, and done again in the order it was done', async () => {
  act('a');
  act('b');
  expect([undoLast(), undoLast(), undoLast()]).toEqual([true, true, false]);
  expect([redoLast(), redoLast(), redoLast()]).toEqual([true, true, false]);
  await settled();
  expect(log).toEqual(['a', 'b', 'b back', 'a back', 'a again', 'b again']);
});

test('what was done again can be taken back once more', async () => {
  act('a');
  undoLast();
  redoLast();
  await settled();
  undoLast();
  expect(log).toEqual(['a', 'a back', 'a again', 'a back']);
});

test('whoever does something else has nothing to do again', () => {
  act('a');
  undoLast();
  act('b');
  expect(redoLast()).toBe(false);
});

test('what has no way forth says so by doing nothing', async () => {
  offerUndo('a', () => undefined);
  undoLast();
  expect(redoLast()).toBe(true);
  await settled();
  expect(log).toEqual([]);
});

test('a withdrawn offer is gone, with its notice', () => {
  const undo = vi.fn();
  offerUndo('a', undo)();
  expect(spendNotice).toHaveBeenCalledWith(said);
  expect(undoLast()).toBe(false);
  expect(undo).not.toHaveBeenCalled();
});

test('what is taken back before it is done is taken back as soon as it is', () => {
  act('a');
  const [first, second] = [beginUndoable(), beginUndoable()];
  expect([undoLast(), undoLast()]).toEqual([true, true]);
  offerUndo('first', () => void log.push('first back'), { begun: first });
  endUndoable(first);
  // The pending action failed, so undo must not fall back to another one.
  endUndoable(second);
  expect(log).toEqual(['a', 'first back']);
  expect([undoLast(), undoLast()]).toEqual([true, false]);
  expect(log).toEqual(['a', 'first back', 'a back']);
});
