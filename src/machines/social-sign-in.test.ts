import { expect, it } from 'vitest';
import { Coverage } from '../inspector/coverage';
import { explore, type Moves } from '../inspector/explore';
import { World } from '../inspector/world';
import { type Arrival, socialSignIn } from './social-sign-in';

const coverage = new Coverage();
const pair = { accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer', expiresIn: 3600, refreshExpiresIn: 604800 };

const moves: Moves<typeof socialSignIn> = {
  start: (here) => here.send({ type: 'start', provider: 'google' }),
  'is exchanged': (here) => here.answer('exchange', pair),
  'is not exchanged': (here) => here.fail('exchange'),
  '10 s pass': (here) => here.advance(10_000),
};

it('is walked to 100 % of its states and transitions, wherever one arrives', async () => {
  const errors = ['denied', 'not_invited', 'other_address', 'failed'];
  const arrivals: Arrival[] = [{}, { code: 'trc_1' }, ...errors.map((error) => ({ error }))];
  for (const arrival of arrivals) {
    await explore({
      make: () => new World(socialSignIn, { input: () => arrival, coverage }),
      moves,
      key: ({ snapshot }) => JSON.stringify(snapshot.value),
      check: ({ snapshot, done }, path) => {
        if (snapshot.matches('done')) expect(snapshot.output, path.join()).toEqual(pair);
        const left = done.filter((name) => name === 'go to the provider').length;
        if (snapshot.matches('leaving')) expect(left, path.join()).toBeGreaterThan(0);
      },
    });
  }
  const { states, transitions, told } = coverage.of(socialSignIn);
  console.log(told);
  expect({ states, transitions }).toEqual({ states: [], transitions: [] });
  await expect(coverage.written).toMatchFileSnapshot('testing/social-sign-in.taken.json');
});

it('leaves once, however often it is pressed', async () => {
  const here = new World(socialSignIn, { input: () => ({}) });
  await here.send({ type: 'start', provider: 'google' });
  await here.send({ type: 'start', provider: 'github' });
  expect(here.done.filter((name) => name === 'go to the provider')).toHaveLength(1);
});
