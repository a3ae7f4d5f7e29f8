import { expect, it } from 'vitest';
import { Coverage } from '../inspector/coverage';
import { explore, type Moves } from '../inspector/explore';
import { World } from '../inspector/world';
import { invitation } from './invitation';

const coverage = new Coverage();
const invited = (status: string, is_yours?: boolean | null) => ({ id: 'i1', kind: 'project', status, is_yours });
const asks = ['look up', 'accept', 'reject'];
const acts = ['accept', 'reject', 'signed in', 'ask again'] as const;

const moves: Moves<typeof invitation> = Object.fromEntries([
  ...acts.map((type) => [type, (here: World<typeof invitation>) => here.send({ type })]),
  ...['pending', 'accepted', 'rejected', 'cancelled', 'expired'].map((status) => [
    `look up: ${status}`,
    (here: World<typeof invitation>) => here.answer('look up', invited(status)),
  ]),
  ...[true, false, null].map((isYours) => [
    `look up: pending, ${isYours === null ? 'nobody is signed in' : isYours ? 'yours' : 'of somebody else'}`,
    (here: World<typeof invitation>) => here.answer('look up', invited('pending', isYours)),
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
        const { invitation: known, failure } = snapshot.context;
        if (snapshot.matches('open')) {
          expect(known, path.join()).toBeDefined();
          expect([true, undefined], path.join()).toContain(known?.is_yours);
        }
        // What the link says is there to be shown, also to nobody and to somebody else.
        if (snapshot.matches('forbidden') && !failure) expect(known?.is_yours, path.join()).toBe(false);
        if (snapshot.matches('unidentified') && !failure) expect(known?.is_yours, path.join()).toBeNull();
        const isAnswered = (['accepted', 'rejected', 'cancelled'] as const).some((state) => snapshot.matches(state));
        if (isAnswered) expect(known, path.join()).toBeDefined();
      },
    });
  }
  const { states, transitions, told } = coverage.of(invitation);
  console.log(told);
  expect({ states, transitions }).toEqual({ states: [], transitions: [] });
  await expect(coverage.written).toMatchFileSnapshot('testing/invitation.taken.json');
});
