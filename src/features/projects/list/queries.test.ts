import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { previewPreferences } from '../../kernel/preferences';
import { projectList } from './queries';
import { projectsView } from './view';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T11:30:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  previewPreferences({ timeZone: '' });
});

test('what is late is asked for as of the day where the person says they are', () => {
  const late = projectsView.read(new URLSearchParams('late=1'));
  const asked = () => JSON.stringify(projectList.pages(late).queryKey);
  previewPreferences({ timeZone: 'Pacific/Kiritimati' });
  expect(asked()).toContain('"late":"2026-11-23"');
  previewPreferences({ timeZone: 'America/Sao_Paulo' });
  expect(asked()).toContain('"late":"2026-11-22"');
});
