import { describe, expect, test } from 'vitest';
import { projectHealth } from './health.ts';

// 20 working days, of which 10 are gone on 2026-08-17.
const august = {
  status: 'active',
  created_at: '2026-08-03T12:00:00.000Z',
  dead_line: '2026-08-31',
  progress: { done: 0, total: 20 },
} as const;
const done = (count: number) => ({ ...august, progress: { done: count, total: 20 } });

describe('project health', () => {
  test.each([
    ['long before', done(0), '2026-08-04', 'on_track'],
    ['25 points behind', done(5), '2026-08-17', 'on_track'],
    ['26 points behind', done(4), '2026-08-17', 'at_risk'],
    ['without any step', { ...august, progress: { done: 0, total: 0 } }, '2026-08-17', 'at_risk'],
    ['five days left, not nearly done', done(15), '2026-08-24', 'on_track'],
    ['four days left, not nearly done', done(15), '2026-08-25', 'at_risk'],
    ['four days left, nearly done', done(16), '2026-08-25', 'on_track'],
    ['on the day, all done', done(20), '2026-08-31', 'on_track'],
    ['on the day, not all done', done(15), '2026-08-31', 'at_risk'],
    ['past', done(20), '2026-09-01', 'off_track'],
    ['due on the day it was created', { ...done(0), dead_line: '2026-08-03' }, '2026-08-03', 'at_risk'],
  ] as const)('%s: %s', (_, project, today, health) => expect(projectHealth(project, today)).toBe(health));

  test.each([
    ['without a deadline', { ...august, dead_line: null }],
    ['a template', { ...august, is_template: true }],
    ['completed', { ...august, status: 'completed' as const }],
    ['cancelled', { ...august, status: 'cancelled' as const }],
  ])('%s: nothing to say', (_, project) => expect(projectHealth(project, '2026-12-01')).toBeUndefined());
});
