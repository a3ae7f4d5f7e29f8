import { expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { rangeOf, stepsUntil } from './range';
import type { Entry } from './record';
import { Run } from './run';
import { lineOf } from './script';
import type { AnyStage } from './stage';
import { testOf, testOfRange } from './test-text';

const machine = setup({ actors: { fetch: fromPromise(async () => 1) } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: 'warming' } },
    warming: { after: { 1000: 'on' } },
    on: { on: { press: 'off', "don't": 'asking' }, after: { 9000: 'off' } },
    asking: { invoke: { id: 'fetch', src: 'fetch', onDone: 'off' } },
  },
});
const stage = { machine } as unknown as AnyStage;
const script = "send lamp / press\npass 3000\nsend lamp / don't\nanswer fetch : 1";

const entryTo = (run: Run, value: string, nth = 0) =>
  run.recorder.entries.filter(({ shot }) => shot.value === value)[nth] as Entry;

it('leads to any entry, and no further', async () => {
  const run = await Run.of(stage, script);
  expect(stepsUntil(run.steps, entryTo(run, 'on')).map(lineOf)).toEqual(['send lamp / press', 'pass 1000']);
});

it('is a range with what led to it, and where the actors stand at its ends', async () => {
  const run = await Run.of(stage, script);
  const { before, steps, first, last } = rangeOf(run.steps, run.recorder, entryTo(run, 'on'), entryTo(run, 'asking'));
  expect([before.map(lineOf), steps.map(lineOf)]).toEqual([['send lamp / press'], ['pass 3000', "send lamp / don't"]]);
  expect([first, last]).toEqual([[{ actor: 'lamp', value: 'warming' }], [{ actor: 'lamp', value: 'asking' }]]);
});

/** Carries out the text of a test, as Vitest would. */
async function carryOut(text: string) {
  const compared: [unknown, unknown][] = [];
  const expects = (is: unknown) => ({
    toBe: (other: unknown) => compared.push([is, other]),
    toEqual: (other: unknown) => compared.push([is, other]),
  });
  const { stepsOf } = await import('./script');
  let done: Promise<void> | undefined;
  const it = (_: string, work: () => Promise<void>) => {
    done = work();
  };
  new Function('it', 'expect', 'Run', 'stage', 'stepsOf', text)(it, expects, Run, stage, stepsOf);
  await done;
  return compared;
}

it('becomes a test that holds when it is carried out', async () => {
  const run = await Run.of(stage, script);
  const entries = run.recorder.entries;
  for (const from of entries)
    for (const to of entries.slice(entries.indexOf(from))) {
      const compared = await carryOut(testOfRange(rangeOf(run.steps, run.recorder, from, to)));
      expect(compared.length).toBeGreaterThan(0);
      for (const [is, other] of compared) expect(is).toEqual(other);
    }
});

it('is all of the session where nothing is chosen', async () => {
  const run = await Run.of(stage, script);
  expect(await carryOut(testOf(run.steps, run.world.snapshot.value))).toEqual([['off', 'off']]);
});
