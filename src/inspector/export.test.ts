import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { jsonOf, mermaidOf } from './export';
import { graphOf } from './graph';
import { zoo } from './zoo';

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

/** What of Mermaid’s state diagrams is written; `tests/inspector-mermaid.test.ts` has Mermaid itself draw all fifty. */
const grammar = [
  /^state "[^":;#{}]*" as \w+$/,
  /^state \w+ \{$/,
  /^\}$/,
  /^--$/,
  /^\[\*\] --> \w+$/,
  /^\w+ --> \[\*\]$/,
  /^\w+ --> \w+ : [^":;#{}]*\S$/,
];

it.each(Object.entries(zoo))('writes %s in Mermaid’s words: each state once, each bracket closed', (_, machine) => {
  const graph = graphOf(machine);
  const [head, ...lines] = mermaidOf(graph)
    .split('\n')
    .map((line) => line.trim());
  expect(head).toBe('stateDiagram-v2');
  expect(lines.filter((line) => !grammar.some((rule) => rule.test(line)))).toEqual([]);
  const known = lines.flatMap((line) => / as (\w+)$/.exec(line)?.[1] ?? []);
  expect(known).toHaveLength(Object.keys(graph.nodes).length);
  expect(new Set(known).size).toBe(known.length);
  const named = lines.flatMap((line) => /^(\w+|\[\*\]) --> (\w+|\[\*\])/.exec(line)?.slice(1) ?? []);
  expect(named.filter((name) => name !== '[*]' && !known.includes(name))).toEqual([]);
  let depth = 0;
  for (const line of lines) {
    depth += line.endsWith('{') ? 1 : line === '}' ? -1 : 0;
    expect(depth).toBeGreaterThanOrEqual(0);
  }
  expect(depth).toBe(0);
});
