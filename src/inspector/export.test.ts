import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { jsonOf, mermaidOf } from './export';
import { graphOf } from './graph';

const door = graphOf(
  createMachine({
    id: 'ドア',
    type: 'parallel',
    states: {
      開: { initial: 'ação', states: { ação: { on: { parar: 'acao' } }, acao: { type: 'final' } } },
      閉: {},
    },
  }),
);

it('names each state of a Mermaid diagram, whatever script it is in', () => {
  const lines = mermaidOf(door).split('\n');
  expect(lines.filter((line) => line.includes(' as ')).map((line) => line.trim())).toEqual([
    'state "ドア" as __',
    'state "開" as ____',
    'state "ação" as _____acao',
    'state "acao" as _____acao_2',
    'state "閉" as _____2',
  ]);
  expect(lines.at(-1)).toBe('  _____acao --> _____acao_2 : parar');
});

it('writes machine and session as JSON', () => {
  expect(JSON.parse(jsonOf(door, 'send ドア / parar\npass 5'))).toMatchObject({
    machine: { id: 'ドア', type: 'parallel', states: { 開: { initial: 'ação' }, 閉: {} } },
    script: ['send ドア / parar', 'pass 5'],
  });
  expect(JSON.parse(jsonOf(door))).not.toHaveProperty('script');
});
