import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromOutside } from '#machines/session';
import { stubBrowser } from '../kernel/testing/stub-browser';
import { hearOtherTabs, tellOfEnd } from './other-tabs';
import { forgetTokens } from './token-storage';

let page: EventTarget;
let kept: Map<string, string>;
let stop = () => {};
let heard: FromOutside[] = [];

beforeEach(() => {
  ({ page, kept } = stubBrowser({ accessToken: 'tra_1' }));
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => {
  stop();
  heard = [];
  vi.unstubAllGlobals();
});

const listen = () => {
  stop = hearOtherTabs((event) => heard.push(event));
};
const changed = (key: string | null, newValue: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

it('hears why the session ended as soon as that is noted, before the tokens are gone', () => {
  listen();
  tellOfEnd('ended elsewhere');
  changed('sessionEnded', kept.get('sessionEnded') ?? null);
  expect(heard).toMatchObject([{ type: 'another tab left', ending: 'ended elsewhere' }]);
  forgetTokens();
  changed('accessToken', null);
  expect(heard.map((event) => event.type === 'another tab left' && event.ending)).toEqual([
    'ended elsewhere',
    'ended elsewhere',
  ]);
});

it('does not take a note that is deleted for an end', () => {
  listen();
  changed('sessionEnded', null);
  expect(heard).toEqual([]);
});
