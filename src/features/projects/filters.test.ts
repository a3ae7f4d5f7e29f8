import { expect, test } from 'vitest';
import { filtersOf, queryOf } from './filters';

test('an empty address asks for all projects, the newest first', () => {
  expect(filtersOf(new URLSearchParams())).toEqual({
    search: '',
    status: undefined,
    sort_by: 'created_at',
    sort_order: 'desc',
  });
});

test.each(['', 'search=solda', 'status=active&sort_by=dead_line&sort_order=asc', 'search=a+b&sort_by=name'])(
  'the address ?%s survives being read and written',
  (query) => {
    expect(queryOf(filtersOf(new URLSearchParams(query))).toString()).toBe(query);
  },
);

test('what an address gets wrong is ignored', () => {
  expect(queryOf(filtersOf(new URLSearchParams('status=nope&sort_by=1&sort_order=up&x=y'))).toString()).toBe('');
});
