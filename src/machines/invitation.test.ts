import { expect, it } from 'vitest';
import { Coverage } from '../inspector/coverage';
import { explore, type Moves } from '../inspector/explore';
import { World } from '../inspector/world';
import { invitation } from './invitation';

const coverage = new Coverage();
const invited = (status: string) => ({ id: 'i1', kind: 'project', status });
const asks = ['look up', 'accept', 'reject', 'send again', 'cancel'];
const acts = ['accept', 'reject', 'send again', 'cancel', 'signed in', 'ask again'] as const;

const moves: Moves<typeof invitation> = Object.fromEntries([
  ...acts.map((type) => [type, (here: World<typeof invitation>) => here.send({ type })]),
  ...['pending', 'accepted', 'rejected', 'cancelled', 'expired'].map((status) => [
    `look up: ${status}`,
    (here: World<typeof invitation>) => here.answer('look up', invited(status)),
  ]),
  ...asks
    .slice(1)
    .map((src) => [`${src}: done`, (here: World<typeof invitation>) => here.answer(src, invited('pending'))]),
  ...asks.flatMap((src) =>
    [400, 401, 403, 404, 500].map((status) => [
      `${src}: ${status}`,
      (here: World<typeof invitation>) => here.fail(src, { status }),
    ]),
  ),
]);

it('is walked to 100 % of its states and transitions, with a token and without', async () => {
  for (const token of ['tri_1', '']) {
    await explore({
      make: () => new World(invitation, { input: () => ({ token }), coverage }),
      moves,
      key: ({ snapshot }) => JSON.stringify(snapshot.value),
      check: ({ snapshot, done, waiting }, path) => {
        const dropped = done.includes('drop from the pending');
        if (dropped) expect(['accepted', 'rejected'], path.join()).toContain(snapshot.value);
        if (!token) expect(waiting('look up'), path.join()).toBe(0);
        if (snapshot.matches('open')) expect(snapshot.context.invitation).toBeDefined();
      },
    });
  }
  const { states, transitions, told } = coverage.of(invitation);
  console.log(told);
  expect({ states, transitions }).toEqual({ states: [], transitions: [] });
  await expect(coverage.written).toMatchFileSnapshot('testing/invitation.taken.json');
});
