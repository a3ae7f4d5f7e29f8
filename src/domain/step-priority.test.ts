import { expect, test } from 'vitest';
import { priorityRank, stepPriorities } from './step-priority.ts';

test('what can least wait comes first, what is not known last', () => {
  const given = ['low', 'someday', 'none', 'urgent', 'medium', 'high'];
  const sorted = [...given].sort((left, right) => priorityRank(left) - priorityRank(right));
  expect(sorted).toEqual([...stepPriorities, 'someday']);
});
