import { expect, test } from 'vitest';
import { ago } from './Ago';

const now = Date.parse('2026-11-20T12:00:00.000Z');

test.each([
  ['2026-11-20T11:59:30.000Z', 'agora', 'now'],
  ['2026-11-20T12:00:30.000Z', 'agora', 'now'],
  ['2026-11-20T11:55:00.000Z', 'há 5 minutos', '5 minutes ago'],
  ['2026-11-20T09:30:00.000Z', 'há 2 horas', '2 hours ago'],
  ['2026-11-19T11:00:00.000Z', 'ontem', 'yesterday'],
  ['2026-11-06T11:00:00.000Z', 'há 2 semanas', '2 weeks ago'],
  ['2024-11-06T11:00:00.000Z', 'há 2 anos', '2 years ago'],
])('%s was %s', (at, pt, en) => {
  expect([ago(at, 'pt-BR', now), ago(at, 'en', now)]).toEqual([pt, en]);
});
