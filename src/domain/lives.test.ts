import { describe, expect, test } from 'vitest';
import { invitationActs, invitationLifecycle } from './invitation-lifecycle.ts';
import { leadActs, leadLifecycle } from './lead-lifecycle.ts';
import { createLifecycle } from './lifecycle.ts';
import { meetingActs, meetingLifecycle } from './meeting-lifecycle.ts';
import { projectActs, projectLifecycle } from './project-lifecycle.ts';
import { stepActs, stepLifecycle } from './step-lifecycle.ts';
import { isOverdue, transactionActs, transactionLifecycle } from './transaction-lifecycle.ts';

const none: string[] = [];

describe.each([
  ['a project', projectLifecycle, 'planning', none, none],
  ['a step', stepLifecycle, 'backlog', none, none],
  ['a meeting', meetingLifecycle, 'draft', ['completed', 'no_show'], none],
  ['a transaction', transactionLifecycle, 'draft', ['refunded'], none],
  ['a lead', leadLifecycle, 'new', ['won'], none],
  ['an invitation', invitationLifecycle, 'pending', ['accepted', 'rejected', 'cancelled'], ['send again']],
])('the life of %s', (_, life, first, ends, renewals) => {
  const table = life as Record<string, Record<string, string>>;
  test('leads everywhere from its beginning, and out of every status but its ends', () => {
    const reached = new Set([first]);
    for (const status of reached) for (const next of Object.values(table[status] ?? {})) reached.add(next);
    expect(reached).toEqual(new Set(Object.keys(table)));
    const closed = Object.keys(table).filter((status) => Object.keys(table[status] ?? {}).length === 0);
    expect(closed.sort()).toEqual([...ends].sort());
  });

  test('has one act at most from a status to another, and none to itself but those that renew it', () => {
    for (const [status, acts] of Object.entries(table)) {
      expect(new Set(Object.values(acts)).size).toBe(Object.keys(acts).length);
      const back = Object.keys(acts).filter((act) => acts[act] === status);
      for (const act of back) expect(renewals).toContain(act);
    }
  });
});

test('a life answers what may be done', () => {
  expect(projectActs.after('active', 'complete')).toBe('completed');
  expect(projectActs.after('cancelled', 'complete')).toBeUndefined();
  expect(projectActs.allows('completed', 'completed')).toBe(true);
  expect(projectActs.allows('cancelled', 'completed')).toBe(false);
  expect(stepActs.of('done').map(({ to }) => to)).toEqual(['in_progress', 'todo', 'blocked', 'backlog']);
});

test('a meeting that is over stays over; one that was called off may be held after all', () => {
  expect(meetingActs.of('completed')).toEqual([]);
  expect(meetingActs.after('cancelled', 'reopen')).toBe('scheduled');
  expect(meetingActs.after('in_progress', 'cancel')).toBeUndefined();
  expect(meetingActs.allows('scheduled', 'in_progress')).toBe(true);
});

test('a payment is undone or refunded, never cancelled', () => {
  expect(transactionActs.of('paid').map(({ to }) => to)).toEqual(['pending', 'scheduled', 'refunded']);
  expect(transactionActs.after('cancelled', 'pay')).toBeUndefined();
});

test('money is late once its day is over, unless nothing is owed', () => {
  expect(isOverdue('pending', '2026-11-20', '2026-11-21')).toBe(true);
  expect(isOverdue('scheduled', '2026-11-21', '2026-11-21')).toBe(false);
  expect(isOverdue('paid', '2026-11-20', '2026-11-21')).toBe(false);
  expect(isOverdue('draft', '2026-11-20', '2026-11-21')).toBe(false);
});

test('an invitation is sent again while it is open or expired, and answered only while it is open', () => {
  expect(invitationActs.after('pending', 'send again')).toBe('pending');
  expect(invitationActs.after('expired', 'send again')).toBe('pending');
  expect(invitationActs.after('expired', 'accept')).toBeUndefined();
  expect(invitationActs.of('accepted')).toEqual([]);
});

test('a lead is won once it is qualified, and that is the end of it', () => {
  expect(leadActs.after('new', 'win')).toBeUndefined();
  expect(leadActs.after('contacted', 'win')).toBeUndefined();
  expect(leadActs.after('qualified', 'win')).toBe('won');
  expect(leadActs.allows('won', 'lost')).toBe(false);
  expect(leadActs.allows('spam', 'new')).toBe(true);
});

test('a status this build does not know allows nothing', () => {
  const life = createLifecycle<string, string>({});
  expect([life.of('archived'), life.after('archived', 'open'), life.allows('archived', 'active')]).toEqual([
    [],
    undefined,
    false,
  ]);
});
