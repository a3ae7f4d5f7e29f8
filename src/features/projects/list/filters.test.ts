import { describe, expect, test } from 'vitest';
import { filtersOf, ignoredIn, inForce, queryOf, usual, without } from './filters';

const read = (query: string) => filtersOf(new URLSearchParams(query));
const unit = '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c11';

test('an empty address asks for all projects as a list, the newest first', () => {
  expect(read('')).toEqual({
    search: '',
    status: [],
    unit: undefined,
    mine: false,
    late: false,
    templates: false,
    sort_by: 'created_at',
    sort_order: 'desc',
    group: undefined,
    view: 'list',
  });
});

test.each([
  '',
  'search=solda',
  'status=active&sort_by=dead_line&sort_order=asc',
  'search=a+b&sort_by=name',
  `status=planning&status=active&unit=${unit}&mine=1&late=1&group=health&view=cards`,
  'templates=1',
])('the address ?%s survives being read and written', (query) => {
  expect(queryOf(read(query)).toString()).toBe(query);
  expect(ignoredIn(new URLSearchParams(query))).toEqual([]);
});

describe('what an address gets wrong', () => {
  const wrong = 'status=nope&status=active&unit=1&mine=yes&sort_by=1&sort_order=up&group=x&x=y&late=';

  test('is ignored', () => expect(queryOf(read(wrong)).toString()).toBe('status=active'));

  test('is told', () =>
    expect(ignoredIn(new URLSearchParams(wrong))).toEqual([
      'status=nope',
      'unit=1',
      'mine=yes',
      'sort_by=1',
      'sort_order=up',
      'group=x',
      'x=y',
    ]));

  test('is not what is usual anyway', () =>
    expect(ignoredIn(new URLSearchParams('sort_by=created_at&view=list&sort_order=desc'))).toEqual([]));
});

test('each filter can be told and taken away by itself', () => {
  const filters = read(`search=a&status=active&unit=${unit}&mine=1&late=1&templates=1&group=unit`);
  expect(inForce(filters)).toEqual(['search', 'status', 'unit', 'mine', 'late', 'templates']);
  expect(inForce(without(filters, 'late', 'status'))).toEqual(['search', 'unit', 'mine', 'templates']);
  expect(without(filters, 'search', 'status', 'unit', 'mine', 'late', 'templates')).toEqual({
    ...usual,
    group: 'unit',
  });
});
