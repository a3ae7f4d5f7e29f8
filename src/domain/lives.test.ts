import { describe, expect, test } from 'vitest';
import { lifeOf } from './life.ts';
import { roleAllows } from './member-role.ts';
import { projectActs, projectLife } from './project-life.ts';
import { stepActs, stepLife } from './step-life.ts';

describe.each([
  ['a project', projectLife, 'planning'],
  ['a step', stepLife, 'backlog'],
])('the life of %s', (_, life, first) => {
  const table = life as Record<string, Record<string, string>>;
  test('leads everywhere from its beginning, and out of every status', () => {
    const reached = new Set([first]);
    for (const status of reached) for (const next of Object.values(table[status] ?? {})) reached.add(next);
    expect(reached).toEqual(new Set(Object.keys(table)));
    for (const acts of Object.values(table)) expect(Object.keys(acts).length).toBeGreaterThan(0);
  });

  test('has one act at most from a status to another, and none to itself', () => {
    for (const [status, acts] of Object.entries(table)) {
      expect(new Set(Object.values(acts)).size).toBe(Object.keys(acts).length);
      expect(Object.values(acts)).not.toContain(status);
    }
  });
});

test('a life answers what may be done', () => {
  expect(projectActs.after('active', 'complete')).toBe('completed');
  expect(projectActs.after('cancelled', 'complete')).toBeUndefined();
  expect(projectActs.allows('completed', 'completed')).toBe(true);
  expect(projectActs.allows('cancelled', 'completed')).toBe(false);
  expect(stepActs.of('done')).toEqual([{ act: 'reopen', to: 'in_progress' }]);
});

test('a status this build does not know allows nothing', () => {
  const life = lifeOf<string, string>({});
  expect([life.of('archived'), life.after('archived', 'open'), life.allows('archived', 'active')]).toEqual([
    [],
    undefined,
    false,
  ]);
});

test('roles in a project outrank one another, and no role is no role', () => {
  expect(roleAllows('owner', 'viewer')).toBe(true);
  expect(roleAllows('manager', 'manager')).toBe(true);
  expect(roleAllows('checker', 'contributor')).toBe(false);
  expect(roleAllows(null, 'viewer')).toBe(false);
});
