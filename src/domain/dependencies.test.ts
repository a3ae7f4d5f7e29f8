import { expect, test } from 'vitest';
import { findCycle } from './dependencies.ts';

const graph: Record<string, string[]> = { wire: ['mount'], mount: ['buy', 'design'], design: ['survey'], survey: [] };
const dependsOn = (id: string) => graph[id] ?? [];

test.each([
  ['survey', 'wire', ['survey', 'wire', 'mount', 'design', 'survey']],
  ['mount', 'wire', ['mount', 'wire', 'mount']],
  ['mount', 'mount', ['mount', 'mount']],
  ['wire', 'survey', undefined],
  ['survey', 'elsewhere', undefined],
])('%s after %s', (step, other, circle) => expect(findCycle(step, other, dependsOn)).toEqual(circle));

test('what is a circle already elsewhere is not walked for ever', () => {
  const around = (id: string) => (id === 'a' ? ['b'] : ['a']);
  expect(findCycle('c', 'a', around)).toBeUndefined();
});
