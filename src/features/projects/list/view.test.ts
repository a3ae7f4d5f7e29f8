import { describe, expect, test } from 'vitest';
import { projectsView } from './view';

const { read: readQuery, write, unknownIn, inForce, usual, without } = projectsView;

const read = (query: string) => readQuery(new URLSearchParams(query));
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
  expect(write(read(query)).toString()).toBe(query);
  expect(unknownIn(new URLSearchParams(query))).toEqual([]);
});

describe('what an address gets wrong', () => {
  const wrong = 'status=nope&status=active&unit=1&mine=yes&sort_by=1&sort_order=up&group=x&x=y&late=';

  test('is ignored', () => expect(write(read(wrong)).toString()).toBe('status=active'));

  test('is told', () =>
    expect(unknownIn(new URLSearchParams(wrong))).toEqual([
      'status=nope',
      'unit=1',
      'mine=yes',
      'sort_by=1',
      'sort_order=up',
      'group=x',
      'x=y',
    ]));

  test('is not what is usual anyway', () =>
    expect(unknownIn(new URLSearchParams('sort_by=created_at&view=list&sort_order=desc'))).toEqual([]));
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

test('a search that is longer than may be looked for is cut, and that is told', () => {
  const query = new URLSearchParams({ search: `${'a'.repeat(120)}bcd` });
  expect(readQuery(query).search).toBe('a'.repeat(120));
  expect(unknownIn(query)).toEqual(['search=…bcd']);
});
