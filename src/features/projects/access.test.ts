import { expect, test } from 'vitest';
import { accessTo } from './access';

test('managers change, owners delete, an administrator does both to all', () => {
  const may = (my_role: Parameters<typeof accessTo>[0]['my_role'], isAdministrator = false) => {
    const { mayManage, mayDelete } = accessTo({ my_role }, isAdministrator);
    return [mayManage, mayDelete];
  };
  expect(may('owner')).toEqual([true, true]);
  expect(may('manager')).toEqual([true, false]);
  expect(may(null)).toEqual([false, false]);
  expect(may(null, true)).toEqual([true, true]);
});
