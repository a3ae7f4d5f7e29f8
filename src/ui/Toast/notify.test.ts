import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  doNotice,
  forgetNotices,
  hideNotice,
  type Notice,
  noticeHistory,
  notify,
  onNotice,
  readNotices,
  shownNotice,
  spendNotice,
} from './notify';

beforeEach(() => forgetNotices());

const failure = (topic: string): Notice => ({ variant: 'destructive', title: `Falhou: ${topic}`, topic });
const success = (topic: string): Notice => ({ variant: 'success', title: `Deu certo: ${topic}`, topic });
const shown = () => shownNotice()?.title;

describe('the notice that is shown', () => {
  it('is the newest, and what it displaced does not come back late', () => {
    notify({ title: 'Primeira etapa concluída' });
    notify({ title: 'Segunda etapa concluída' });
    const third = notify({ title: 'Terceira etapa concluída' });
    expect(shown()).toBe('Terceira etapa concluída');
    hideNotice(third);
    expect(shown()).toBeUndefined();
    expect(noticeHistory()).toHaveLength(3);
  });

  it('is an error again when what displaced it has gone', () => {
    notify(failure('a'));
    const passing = notify(success('b'));
    expect(shown()).toBe('Deu certo: b');
    hideNotice(passing);
    expect(shown()).toBe('Falhou: a');
  });

  it('is not an error that the success of its topic mended', () => {
    notify(failure('a'));
    hideNotice(notify(success('a')));
    expect(shown()).toBeUndefined();
    expect(noticeHistory().every(({ isRead }) => isRead)).toBe(true);
  });

  it('is not an error that another followed', () => {
    notify(failure('a'));
    hideNotice(notify(failure('b')));
    expect(shown()).toBeUndefined();
  });

  it('goes when its act is done in another way, and the act with it', () => {
    const id = notify({
      variant: 'success',
      title: 'Etapa concluída',
      action: { label: 'Desfazer', onPress: vi.fn() },
    });
    spendNotice(id);
    expect(shown()).toBeUndefined();
    expect(noticeHistory()[0]).toMatchObject({ title: 'Etapa concluída', action: undefined });
  });

  it('does its act once', () => {
    const onPress = vi.fn();
    const id = notify({ title: 'Etapa concluída', action: { label: 'Desfazer', onPress } });
    doNotice(id);
    doNotice(id);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('is none of the person who left', () => {
    notify(failure('a'));
    notify(success('b'));
    forgetNotices();
    expect(shown()).toBeUndefined();
  });
});

describe('what was not read', () => {
  const unread = () => noticeHistory().filter(({ isRead }) => !isRead).length;

  it('is what nobody asked for and nobody dismissed', () => {
    notify(success('a'));
    notify({ variant: 'warning', title: 'Sua sessão acaba hoje' });
    const id = notify(failure('b'));
    expect(unread()).toBe(2);
    readNotices(id);
    expect(unread()).toBe(1);
    readNotices();
    expect(unread()).toBe(0);
  });
});

describe('the history of notices', () => {
  it('keeps the last fifty, the newest first, also those already shown', () => {
    for (let turn = 1; turn <= 60; turn += 1) notify({ title: `Aviso ${turn}` });
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
