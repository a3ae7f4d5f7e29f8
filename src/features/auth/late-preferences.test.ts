// Apart from the other tests of the session: one session in all, for each hears for good what is preferred.
import '../kernel/testing/relative-requests';

import { expect, it, vi } from 'vitest';
import { prefer } from '../kernel/preferences';
import { connect, settled, until } from '../kernel/session';
import { stubBrowser } from '../kernel/testing/stub-browser';
import { lateSession } from './late-session';

it('keeps what somebody prefers with their account, before the machine and after', async () => {
  const inAnHour = String(Date.now() + 3_600_000);
  stubBrowser({
    accessToken: 'tra_1',
    accessTokenExpiresAt: inAnHour,
    refreshToken: 'trr_1',
    refreshTokenExpiresAt: inAnHour,
    tokensSetAt: String(Date.now()),
  });
  const fetch = vi.fn(async (_request: Request) => new Response('{}'));
  vi.stubGlobal('fetch', fetch);
  const helena = { id: '1', name: 'Helena', email: 'a@b.example', permissions: [], roles: [], units: [] };
  vi.stubGlobal('askedEarly', { token: 'tra_1', answers: { '/api/auth/me': Promise.resolve(Response.json(helena)) } });
  const session = lateSession({ showFrontPage: vi.fn(), askToSignInAgain: vi.fn(), say: vi.fn() });
  connect(session);
  await settled(session);
  const sent = async () =>
    Promise.all(fetch.mock.calls.map(async ([request]) => [request.method, await request.clone().json()]));

  prefer({ timeZone: 'America/Manaus' });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  session.complete();
  await until(session, ({ children }) => children.dialog !== undefined);
  prefer({ timeZone: '' });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(await sent()).toEqual([
    ['PATCH', { time_zone: 'America/Manaus' }],
    ['PATCH', { time_zone: null }],
  ]);
});
