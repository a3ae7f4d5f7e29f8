import { expect, test, vi } from 'vitest';
import { deleteClient } from '../features/finance/clients/api';
import { deleteAccount } from '../features/finance/data/accounts';
import { deleteCategory } from '../features/finance/data/categories';
import { stopImport } from '../features/finance/data/imports';
import { removeTransaction } from '../features/finance/data/transactions';
import {
  invalidate,
  invalidatedBy,
  type QueryFilter,
  type SubjectKind,
  subjects,
} from '../features/kernel/invalidation';
import { queryClient } from '../features/kernel/query';
import { addLeadNote } from '../features/leads/data/leads';
import { removeMeeting } from '../features/meetings/data/meetings';
import { markNotification } from '../features/notifications/data/notifications';
import { deleteSubStep } from '../features/projects/data/commands';
import { allMembers, projectById } from '../features/projects/data/queries';
import { deletePermission, deleteRole } from '../features/roles/data/commands';
import { deleteUnit } from '../features/units/api';
import { endSessions } from '../features/users/data/users';
import { deleteWaba } from '../features/wabas/data/wabas';
import './invalidation';

// Notices need styles, which Node does not compile.
vi.mock('#ui', () => ({}));

const id = 'a';
/** What a command about the subject `a` of each kind invalidates. No command of the app changes an `access`. */
const byCommand: Record<Exclude<SubjectKind, 'access'>, readonly QueryFilter[] | undefined> = {
  project: deleteSubStep.invalidates?.({ projectId: id, stepId: 's', subStepId: 't' }),
  unit: deleteUnit.invalidates?.(id),
  user: endSessions.invalidates?.({ id }),
  person: markNotification.invalidates?.({ id, is_read: true }),
  role: deleteRole.invalidates?.(id),
  permission: deletePermission.invalidates?.(id),
  client: deleteClient.invalidates?.(id),
  account: deleteAccount.invalidates?.(id),
  category: deleteCategory.invalidates?.(id),
  transaction: removeTransaction.invalidates?.(id),
  import: stopImport.invalidates?.(id),
  meeting: removeMeeting.invalidates?.({ id }),
  waba: deleteWaba.invalidates?.(id),
  lead: addLeadNote.invalidates?.({ id, text: '' }),
};

test.each(Object.entries(byCommand))(
  'a command and an event about a %s invalidate the same queries',
  (kind, filters) => {
    expect(filters).not.toEqual([]);
    expect(invalidatedBy(new Map([[kind as SubjectKind, new Set([id])]]))).toEqual(filters);
  },
);

test('when it is unknown what changed, every kind of subject is invalidated', () => {
  const all = invalidatedBy('all');
  for (const invalidates of Object.values(subjects)) expect(all).toEqual(expect.arrayContaining(invalidates()));
});

test('only queries about the changed subject are invalidated', async () => {
  const keys = [projectById('a'), projectById('b'), allMembers('a'), allMembers('b')].map(({ queryKey }) => queryKey);
  for (const key of keys) queryClient.setQueryData(key as string[], {});
  await invalidate(subjects.project('a'));
  const isInvalidated = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated);
  expect(isInvalidated()).toEqual([true, false, true, false]);
  await invalidate(subjects.project());
  expect(isInvalidated()).toEqual([true, true, true, true]);
});
