// Apart from the other tests of the session: one session in all, for each hears for good what is preferred.
import '../kernel/testing/relative-requests';

import { expect, it, vi } from 'vitest';
import { setPreferences } from '../kernel/preferences';
import { connectSession, waitUntilSettled } from '../kernel/session';
import { stubBrowser } from '../kernel/testing/stub-browser';
import { startSession } from './start-session';

it('keeps what somebody prefers with their account', async () => {
  const inAnHour = String(Date.now() + 3_600_000);
  stubBrowser({
    accessToken: 'tra_1',
    accessTokenExpiresAt: inAnHour,
    refreshToken: 'trr_1',
    refreshTokenExpiresAt: inAnHour,
    tokensSetAt: String(Date.now()),
  });
  const helena = { id: '1', name: 'Helena', email: 'a@b.example', permissions: [], roles: [], units: [] };
  const fetch = vi.fn(async (_request: Request) => Response.json(helena));
  vi.stubGlobal('fetch', fetch);
  const session = startSession({ showFrontPage: vi.fn(), askToSignInAgain: vi.fn(), say: vi.fn() });
  connectSession(session);
  await waitUntilSettled(session);
  fetch.mockClear();
  const sent = async () =>
    Promise.all(fetch.mock.calls.map(async ([request]) => [request.method, await request.clone().json()]));

  setPreferences({ timeZone: 'America/Manaus' });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  setPreferences({ timeZone: '' });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(await sent()).toEqual([
    ['PATCH', { time_zone: 'America/Manaus' }],
    ['PATCH', { time_zone: null }],
  ]);
});
