import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '#openapi/client';
import { queryClient } from '../kernel/query';
import { resetPersonState } from '../kernel/reset-on-sign-out';
import { loadOwnUnits, ownUnits } from './own-units';

vi.mock('#openapi/client', () => ({ client: { GET: vi.fn() } }));
const get = client.GET as unknown as ReturnType<typeof vi.fn>;

const answer = (...names: string[]) => ({ data: { data: names.map((name) => ({ id: name, name })) } });
const namesOf = async (units: Promise<{ name: string }[]>) => (await units).map(({ name }) => name);

beforeEach(() => {
  vi.useFakeTimers();
  get.mockReset();
});
afterEach(() => {
  resetPersonState();
  vi.useRealTimers();
});

test('asked again within 3 s, the loaded units serve; later the server is asked', async () => {
  get.mockResolvedValueOnce(answer('Recife')).mockResolvedValueOnce(answer('Recife', 'Manaus'));
  expect(await namesOf(loadOwnUnits())).toEqual(['Recife']);
  vi.advanceTimersByTime(2_999);
  expect(await namesOf(loadOwnUnits())).toEqual(['Recife']);
  expect(get).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await namesOf(loadOwnUnits())).toEqual(['Recife', 'Manaus']);
});

test('where none are loaded there is nothing to serve: the server is asked', async () => {
  get.mockResolvedValueOnce(answer()).mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(answer('Recife'));
  expect(await namesOf(loadOwnUnits())).toEqual([]);
  await expect(loadOwnUnits()).rejects.toThrow('away');
  expect(await namesOf(loadOwnUnits())).toEqual(['Recife']);
  expect(get).toHaveBeenCalledTimes(3);
});

test('a request that is under way is shared, however long it takes', async () => {
  let arrive = (_: object) => {};
  get.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const first = loadOwnUnits();
  vi.advanceTimersByTime(10_000);
  const second = loadOwnUnits();
  arrive(answer('Recife'));
  expect(await Promise.all([namesOf(first), namesOf(second)])).toEqual([['Recife'], ['Recife']]);
  expect(get).toHaveBeenCalledTimes(1);
});

test('forceReload passes by what is loaded and what is under way, and its answer stays', async () => {
  let arriveLate = (_: object) => {};
  get
    .mockResolvedValueOnce(answer('Recife'))
    .mockReturnValueOnce(new Promise((resolve) => (arriveLate = resolve)))
    .mockResolvedValueOnce(answer('Manaus'));
  await loadOwnUnits();
  const slow = loadOwnUnits({ forceReload: true });
  expect(await namesOf(loadOwnUnits({ forceReload: true }))).toEqual(['Manaus']);
  arriveLate(answer('Belém'));
  expect(await namesOf(slow)).toEqual(['Belém']);
  expect(await namesOf(loadOwnUnits())).toEqual(['Manaus']);
});

test('the next person is served nothing of the one before', async () => {
  get.mockResolvedValueOnce(answer('Recife')).mockResolvedValueOnce(answer('Matriz'));
  await loadOwnUnits();
  resetPersonState();
  expect(await namesOf(loadOwnUnits())).toEqual(['Matriz']);
});

test('what a change made old is asked for anew at once', async () => {
  get.mockResolvedValueOnce(answer('Recife')).mockResolvedValueOnce(answer('Filial Recife'));
  await queryClient.fetchQuery(ownUnits());
  await queryClient.invalidateQueries(ownUnits());
  expect(await namesOf(queryClient.fetchQuery(ownUnits()))).toEqual(['Filial Recife']);
});
