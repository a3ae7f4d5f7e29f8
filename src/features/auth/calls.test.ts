import '../kernel/testing/relative-requests';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RenewalRefused, RenewalUnreachable } from '#machines/session';
import { tokensOf } from '#machines/tokens';
import { client, type Middleware } from '#openapi/client';
import { getPreferences } from '../kernel/preferences';
import { problemOf, toProblem } from '../kernel/problem';
import { authenticate, problemIn } from './calls';
import { renew } from './renewal';
import { sessionWords } from './session/words';

const told: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await problemOf(response, getPreferences().language);
  },
  onError: ({ error }) => toProblem(error),
};
const answer = (status: number, body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body), { status }));
const refusal = (code: string, message: string) => ({ error: message, message, code });
const bare = { accessToken: 'tra_2', refreshToken: 'trr_2', tokenType: 'Bearer' } as const;
const pair = { ...bare, expiresIn: 60, refreshExpiresIn: 600 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  client.use(told);
});
afterEach(() => {
  client.eject(told);
  vi.unstubAllGlobals();
});

describe('section 8, auth: authenticate', () => {
  test('fails with "Failed to authenticate: …", the problem beneath it', async () => {
    vi.stubGlobal('fetch', answer(401, refusal('INVALID_PROOF', 'Este acesso não vale mais.')));
    const failure = await authenticate({ code: 'x' }).catch((error: Error) => error);
    expect((failure as Error).message).toBe('Failed to authenticate: Este acesso não vale mais.');
    expect(problemIn(failure)).toMatchObject({ code: 'INVALID_PROOF' });
  });

  test('fails with "Invalid authentication response: missing access token"', async () => {
    vi.stubGlobal('fetch', answer(200, {}));
    await expect(authenticate({ code: 'x' })).rejects.toThrow('Invalid authentication response: missing access token');
  });
});

describe('section 8, auth: refresh', () => {
  const held = { accessToken: 'tra_1', refreshToken: 'trr_1', setAt: 1 };

  test('fails with "Failed to refresh token: …" when refused', async () => {
    vi.stubGlobal('fetch', answer(401, refusal('INVALID_REFRESH_TOKEN', 'Sua sessão terminou.')));
    const failure = await renew(held).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(RenewalRefused);
    expect((failure as Error).message).toBe('Failed to refresh token: Sua sessão terminou.');
  });

  test('fails with "Failed to refresh token: …" when the server fails', async () => {
    vi.stubGlobal('fetch', answer(500, refusal('INTERNAL', 'Erro')));
    const failure = await renew(held).catch((error: Error) => error);
    expect(failure).not.toBeInstanceOf(RenewalRefused);
    expect((failure as Error).message).toBe('Failed to refresh token: Erro');
  });

  test.each([
    ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['a server that is away', answer(503, refusal('UNAVAILABLE', 'Indisponível'))],
  ])('%s is no refusal', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    await expect(renew(held)).rejects.toBeInstanceOf(RenewalUnreachable);
  });

  test('keeps the new tokens, which a tab that comes second takes without asking', async () => {
    const fetch = vi.fn(answer(200, pair));
    vi.stubGlobal('fetch', fetch);
    const [first, second] = await Promise.all([renew(held), renew(held)]);
    expect(first.accessToken).toBe('tra_2');
    expect(second.accessToken).toBe('tra_2');
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('is refused without a refresh token, and asks nobody', async () => {
    const fetch = vi.fn(answer(200, pair));
    vi.stubGlobal('fetch', fetch);
    await expect(renew({ accessToken: 'tra_1', setAt: 1 })).rejects.toBeInstanceOf(RenewalRefused);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('section 9: lives of tokens', () => {
  test('authenticate defaults: 3600 s and 604800 s', () => {
    expect(tokensOf(bare as typeof pair, 1_000)).toMatchObject({
      accessTokenExpiresAt: 3_601_000,
      refreshTokenExpiresAt: 604_801_000,
    });
  });

  test('expiry is now plus the seconds returned', () => {
    expect(tokensOf(pair, 1_000)).toMatchObject({ accessTokenExpiresAt: 61_000, refreshTokenExpiresAt: 601_000 });
  });
});

describe('sections 4 and 8: what is said of the session', () => {
  test.each([
    ['extended', 'Sessão estendida', 'Sua sessão foi renovada com sucesso!'],
    ['extensionRefused', 'Erro ao estender sessão', 'Não foi possível renovar sua sessão. Faça login novamente.'],
    ['extensionFailed', 'Erro ao estender sessão', 'Ocorreu um erro inesperado. Faça login novamente.'],
    ['left', 'Sessão encerrada', 'Você foi desconectado com sucesso.'],
    ['leavingFailed', 'Erro ao encerrar sessão', 'Ocorreu um erro ao fazer logout.'],
  ] as const)('%s', (what, title, text) => expect(sessionWords['pt-BR'][what]).toEqual({ title, text }));
});
