import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetNotices, nextNotice, noticeHistory, notify, onNotice } from './notify';

beforeEach(() => {
  forgetNotices();
  while (nextNotice());
});

describe('the history of notices', () => {
  it('keeps the last fifty, the newest first, also those already shown', () => {
    for (let turn = 1; turn <= 60; turn += 1) notify({ title: `Aviso ${turn}` });
    while (nextNotice());
    expect(noticeHistory()).toHaveLength(50);
    expect(noticeHistory()[0]?.title).toBe('Aviso 60');
    expect(noticeHistory().at(-1)?.title).toBe('Aviso 11');
  });

  it('is the same list until something is said, as a store of React must be', () => {
    notify({ title: 'Um' });
    expect(noticeHistory()).toBe(noticeHistory());
  });

  it('forgets one or all, and says so', () => {
    const listener = vi.fn();
    const stop = onNotice(listener);
    notify({ title: 'Um' });
    notify({ title: 'Dois' });
    forgetNotices(noticeHistory()[1]?.id);
    expect(noticeHistory().map(({ title }) => title)).toEqual(['Dois']);
    forgetNotices();
    expect(noticeHistory()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(4);
    stop();
  });
});
