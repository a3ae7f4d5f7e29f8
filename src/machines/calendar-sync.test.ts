import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Coverage } from '../inspector/coverage';
import { explore } from '../inspector/explore';
import { movesOf } from '../inspector/stage';
import { World } from '../inspector/world';
import { type CalendarArrival, type CalendarConnection, calendarSync } from './calendar-sync';
import { calendarSyncStage as stage } from './testing/calendar-sync-stage';

const coverage = new Coverage();
const events = ['connect', 'choose = the first', 'seek', 'back', 'sync', 'look', 'disconnect'];
const lines = [
  ...events.map((event) => `send calendar-sync / ${event}`),
  ...(['answers', 'failures'] as const).flatMap((kind) =>
    Object.entries(stage[kind] ?? {}).flatMap(([src, samples]) =>
      Object.keys(samples).map((sample) => `${kind === 'answers' ? 'answer' : 'fail'} ${src} = ${sample}`),
    ),
  ),
  ...[2_000, 10_000, 30_000].map((ms) => `pass ${ms}`),
];
const moves = movesOf<typeof calendarSync>(stage, lines);

it('is walked to 100 % of its states and transitions, wherever one arrives', async () => {
  const arrivals: CalendarArrival[] = [{}, { code: '4/1', state: 's' }, { error: 'access_denied' }];
  for (const arrival of arrivals)
    await explore({
      make: () => new World(calendarSync, { input: () => arrival, coverage }),
      moves,
      key: ({ snapshot: { value, context } }) =>
        JSON.stringify([value, context.known?.status, context.failure !== undefined, context.arrival]),
      check: ({ snapshot, questions }, path) => {
        // One thing is asked at a time, and what is shown as connected is known to be.
        expect(questions.length, path.join()).toBeLessThanOrEqual(1);
        if (snapshot.hasTag('busy') && !snapshot.matches('leaving')) expect(questions, path.join()).toHaveLength(1);
        if (snapshot.matches('active')) expect(snapshot.context.known?.status, path.join()).toBe('active');
        if (snapshot.matches('notConnected')) expect(snapshot.context.known?.status).toBe('not_connected');
      },
    });
  const { states, transitions, told } = coverage.of(calendarSync);
  console.log(told);
  expect({ states, transitions }).toEqual({ states: [], transitions: [] });
  await expect(coverage.written).toMatchFileSnapshot('testing/calendar-sync.taken.json');
});

it('goes on as it was where somebody came back from Google without all permissions, and keeps why', async () => {
  const refused = Object.assign(new Error('Refused'), { code: 'CALENDAR_REFUSED' });
  const actors = {
    exchange: fromPromise<CalendarConnection, CalendarArrival>(() => Promise.reject(refused)),
    look: fromPromise(() => Promise.resolve({ status: 'needs_reconnect' } as CalendarConnection)),
  };
  const actor = createActor(calendarSync.provide({ actors }), { input: { code: '4/1', state: 's' } }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('needsReconnecting'));
  expect(context.failure).toBe(refused);
});
