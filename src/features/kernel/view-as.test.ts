import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { allowedInView, isRefusedInView, setView, usesViewToken } from './view-as';

afterEach(() => setView(undefined));

test('what the contract lets a view do, and nothing else, leaves this tab within one', () => {
  setView({ token: 'trv_x', name: 'Bruno', endsAt: Date.now() + 600_000, back: '/' });
  const { paths } = JSON.parse(readFileSync('openapi/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, { 'x-while-viewing'?: boolean; security?: object[] }>>;
  };
  for (const [path, item] of Object.entries(paths))
    for (const method of ['post', 'put', 'patch', 'delete']) {
      const { security, 'x-while-viewing': isLetThrough = false } = item[method] ?? { security: [] };
      if (security?.length === 0 || (path === '/api/view-as' && method === 'post')) continue;
      const isOwn = path === '/api/auth/logout-all';
      expect([path, method, isRefusedInView(path, method.toUpperCase())]).toEqual([
        path,
        method,
        !isLetThrough && !isOwn,
      ]);
    }
  expect([...allowedInView].filter((path) => !paths[path])).toEqual([]);
  expect(usesViewToken('/api/auth/logout-all')).toBe(false);
});

test('without a view nothing is refused', () => {
  expect(usesViewToken('/api/projects')).toBe(false);
  expect(isRefusedInView('/api/projects', 'POST')).toBe(false);
});
