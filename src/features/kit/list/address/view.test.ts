import { expect, test, vi } from 'vitest';
import {
  anyOfField,
  choiceField,
  flagField,
  idField,
  oneOfField,
  parsePeriod,
  periodField,
  textField,
  unitIdField,
} from './fields';
import { createCodec, defineView } from './view';

const clients = defineView({
  filters: {
    search: textField(10),
    type: oneOfField(['individual', 'company']),
    tags: anyOfField(['a', 'b']),
    unit: idField(),
    own: flagField(),
  },
  sort: { name: 'asc', created_at: 'desc' },
  group: ['type'],
  show: ['list', 'cards'],
});
const unit = '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c11';
const round = (query: string) => clients.write(clients.read(new URLSearchParams(query))).toString();

test('the first sort, its direction and the first way to show are usual, and are not written', () => {
  expect(clients.usual).toMatchObject({ sort_by: 'name', sort_order: 'asc', group: undefined, view: 'list' });
  expect(round('sort_by=name&sort_order=asc&view=list')).toBe('');
});

test.each([
  'search=x',
  'type=company&tags=a&tags=b',
  `unit=${unit}&own=1&sort_by=created_at&sort_order=desc`,
  'group=type&view=cards',
])('%s survives being read and written', (query) => expect(round(query)).toBe(query));

test('all that is not understood is told, each once, and nothing else', () => {
  const query = new URLSearchParams(`type=x&tags=b&tags=z&unit=7&own=yes&page=2&search=${'s'.repeat(12)}&view=list`);
  expect(clients.unknownIn(query)).toEqual(['type=x', 'tags=z', 'unit=7', 'own=yes', 'page=2', 'search=…ss']);
  expect(clients.unknownIn(query, ['page'])).not.toContain('page=2');
});

test('what narrows can be told and taken away one by one', () => {
  const values = clients.read(new URLSearchParams('search=x&tags=a&own=1&group=type'));
  expect(clients.inForce(values)).toEqual(['search', 'tags', 'own']);
  expect(clients.inForce(clients.without(values, 'search', 'own'))).toEqual(['tags']);
  expect(clients.without(values, 'tags').group).toBe('type');
});

test('the unit chosen for the whole app holds while the address says nothing of one, and can be taken away', () => {
  const projects = defineView({ filters: { search: textField(), unit: unitIdField() }, sort: { name: 'asc' } });
  const read = (query: string) => projects.read(new URLSearchParams(query));
  const other = unit.replace('11', '12');
  const kept = { unit };
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(kept) });
  expect([read('').unit, read('unit=all').unit, read(`unit=${other}`).unit]).toEqual([unit, undefined, other]);
  expect(projects.inForce(read('search=x'))).toEqual(['search', 'unit']);
  expect(projects.write(read('search=x')).toString()).toBe(`search=x&unit=${unit}`);
  expect(projects.write(projects.without(read(''), 'unit')).toString()).toBe('unit=all');
  expect(projects.usual.unit).toBeUndefined();
  expect(projects.unknownIn(new URLSearchParams('unit=all'))).toEqual([]);
  vi.stubGlobal('localStorage', { getItem: () => null });
  expect([read('').unit, read('unit=all').unit]).toEqual([undefined, undefined]);
  expect(projects.write(read('unit=all')).toString()).toBe('');
  expect(projects.unknownIn(new URLSearchParams('unit=all'))).toEqual([]);
  vi.unstubAllGlobals();
});

test('a period is two days, or one of them', () => {
  const { read } = periodField();
  expect(['2026-11-01..2026-11-30', '2026-11-01..', '..2026-11-30'].map((given) => read([given]))).not.toContain(
    undefined,
  );
  for (const wrong of ['..', '2026-11-30..2026-11-01', '2026-02-30..', '2026-11-01', 'x..y', '2026-11-01..x'])
    expect(read([wrong])).toBeUndefined();
  expect(parsePeriod('..2026-11-30')).toEqual({ to: '2026-11-30' });
});

test('what stands beside it in the address stays', () => {
  const codec = createCodec({ mode: choiceField(['a', 'b'] as const) });
  const beside = new URLSearchParams('step=7&mode=a');
  expect(codec.write({ mode: 'b' }, beside).toString()).toBe('step=7&mode=b');
  expect(codec.write({ mode: 'a' }, beside).toString()).toBe('step=7');
});
