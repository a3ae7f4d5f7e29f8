import { describe, expect, test } from 'vitest';
import type { Step } from '../data/queries';
import { sampleStep } from '../sample';
import { grouped, shownSteps } from './arrange';
import { stepsView } from './view';

const { usual: usualView, read: viewOf } = stepsView;
const withView = (query: URLSearchParams, view: typeof usualView) => stepsView.write(view, query);

const step = (name: string, part: Partial<Step> = {}) => sampleStep({ id: name, name, position: 1, ...part });
const names = (steps: readonly Step[]) => steps.map(({ name }) => name);
const ana = { id: 'ana', name: 'Ana' };

describe('what a view leaves', () => {
  test('all, the newest first, when the address says nothing', () => {
    const steps = [
      step('a', { created_at: '2026-11-01T00:00:00.000Z' }),
      step('b', { created_at: '2026-11-02T00:00:00.000Z' }),
    ];
    expect(names(shownSteps(steps, usualView, undefined))).toEqual(['b', 'a']);
  });

  test('words are found without accents, in sub-steps too', () => {
    const inside = { ...step('x'), id: 's', step_id: 'x', status: false, name: 'Medir vibração' };
    const steps = [step('Preparar'), step('Inspeção', { sub_steps: [inside as never] })];
    expect(names(shownSteps(steps, { ...usualView, searchTerm: 'VIBRACAO' }, undefined))).toEqual(['Inspeção']);
    expect(shownSteps(steps, { ...usualView, searchTerm: 'vibracao preparar' }, undefined)).toEqual([]);
  });

  test('mine, nobody’s, and open ones', () => {
    const steps = [step('a', { assignee: ana }), step('b'), step('c', { status: 'done' })];
    expect(names(shownSteps(steps, { ...usualView, assignee: 'me' }, 'ana'))).toEqual(['a']);
    expect(names(shownSteps(steps, { ...usualView, assignee: 'none', filterStatus: 'open' }, 'ana'))).toEqual(['b']);
  });

  test.each(['asc', 'desc'] as const)('steps without a date come last, %s', (sortOrder) => {
    const steps = [step('none'), step('late', { due_date: '2026-01-01' }), step('soon', { due_date: '2027-01-01' })];
    const view = { ...usualView, sortBy: 'due_date', sortOrder } as const;
    expect(names(shownSteps(steps, view, undefined)).at(-1)).toBe('none');
  });
});

describe('priority', () => {
  const steps = [step('low', { priority: 'low' }), step('none'), step('urgent', { priority: 'urgent' })];
  test('narrows', () => {
    expect(names(shownSteps(steps, { ...usualView, filterPriority: 'low' }, undefined))).toEqual(['low']);
  });
  test('sorts, the most urgent first when descending', () => {
    const view = { ...usualView, sortBy: 'priority', sortOrder: 'desc' } as const;
    expect(names(shownSteps(steps, view, undefined))).toEqual(['urgent', 'low', 'none']);
  });
  test('heads in its own order', () => {
    const heads = grouped(steps, { ...usualView, groupBy: 'priority' }, '2026-11-21');
    expect(heads.map(({ id }) => id)).toEqual(['urgent', 'low', 'none']);
  });
});

test('a tag narrows however it is written, and is found by its words', () => {
  const steps = [step('a', { tags: ['Elétrica'] }), step('b')];
  expect(names(shownSteps(steps, { ...usualView, tag: 'eletrica' }, undefined))).toEqual(['a']);
  expect(names(shownSteps(steps, { ...usualView, searchTerm: 'eletr' }, undefined))).toEqual(['a']);
});

describe('heads', () => {
  test('statuses in the order of a step’s life, an unknown one last', () => {
    const steps = [
      step('a', { status: 'done' }),
      step('b', { status: 'waiting' as never }),
      step('c', { status: 'backlog' }),
    ];
    expect(grouped(steps, usualView, '2026-11-21').map(({ id }) => id)).toEqual(['backlog', 'done', 'waiting']);
  });

  test('dates from late to none; what is done is never late', () => {
    const steps = [
      step('later', { due_date: '2026-12-24' }),
      step('late', { due_date: '2026-11-20' }),
      step('done', { due_date: '2026-11-20', status: 'done' }),
      step('undated'),
      step('today', { due_date: '2026-11-21' }),
      step('week', { due_date: '2026-11-28' }),
    ];
    const heads = grouped(steps, { ...usualView, groupBy: 'due' }, '2026-11-21');
    expect(heads.map(({ id, steps }) => [id, names(steps)])).toEqual([
      ['late', ['late']],
      ['today', ['today']],
      ['week', ['week']],
      ['later', ['later', 'done']],
      ['undated', ['undated']],
    ]);
  });
});

test('an address says only what is unusual, and keeps what is not ours', () => {
  const query = withView(new URLSearchParams('step=1&sortBy=nonsense'), { ...usualView, viewMode: 'board' });
  expect(query.toString()).toBe('step=1&viewMode=board');
  expect(viewOf(query)).toEqual({ ...usualView, viewMode: 'board' });
});
