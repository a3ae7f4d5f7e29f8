import { describe, expect, it } from 'vitest';
import { createActor, createMachine, raise } from 'xstate';
import { localHandOf } from './local-hand';
import { cycleOf, MAX_MICROSTEPS } from './loops';
import type { ActorRecord } from './record';
import { Recorder } from './recorder';
import { Run } from './run';
import type { AnyStage } from './stage';

const back = { a: { always: 'b' }, b: { always: 'c' }, c: { always: 'b' } };
const atStart = createMachine({ id: 'spinning', initial: 'a', states: back });
const byEvent = createMachine({ id: 'spinning', initial: 'rest', states: { rest: { on: { go: 'a' } }, ...back } });
const raised = createMachine({ id: 'spinning', on: { go: { actions: raise({ type: 'go' }) } } });

const shotOf = (run: Run) => run.recorder.actors[0]?.shot;

describe('a machine that never comes to rest', () => {
  it('is stopped and its cycle told, at its start and after an event', async () => {
    const turned = (loop: string[] = []) => [...new Set(loop)].sort();
    const first = shotOf(await Run.of({ machine: atStart } as unknown as AnyStage, ''));
    expect(first?.status).toBe('error');
    expect(turned(first?.loop)).toEqual(['b', 'c']);
    const run = new Run({ machine: byEvent } as unknown as AnyStage);
    await run.play({ do: 'send', actor: 'spinning', event: 'go' });
    expect(shotOf(run)).toMatchObject({ status: 'error', error: expect.stringContaining(`${MAX_MICROSTEPS}`) });
    expect(turned(shotOf(run)?.loop)).toEqual(['b', 'c']);
    expect(run.recorder.entries.at(-1)?.shot.loop).toHaveLength(3);
  });

  it('is stopped where it raises its own event', async () => {
    const run = new Run({ machine: raised } as unknown as AnyStage);
    await run.play({ do: 'send', actor: 'spinning', event: 'go' });
    expect(shotOf(run)).toMatchObject({ status: 'error', loop: ['spinning', 'spinning'] });
  });

  it('is stopped where timers of no delay start each other', async () => {
    const timed = createMachine({
      id: 'spinning',
      initial: 'a',
      states: { a: { after: { 0: 'b' } }, b: { after: { 0: 'a' } } },
    });
    const run = await Run.of({ machine: timed } as unknown as AnyStage, '');
    expect(shotOf(run)).toMatchObject({ status: 'error', error: expect.stringContaining('timers') });
    expect([...new Set(shotOf(run)?.loop)].sort()).toEqual(['a', 'b']);
  });

  it('is not sent the event where it belongs to an app', () => {
    const recorder = new Recorder(() => 0);
    const actor = createActor(byEvent, { inspect: recorder.inspect }).start();
    const hand = localHandOf(recorder);
    const record = recorder.actors[0] as ActorRecord;
    hand.send(record, 'go', {});
    expect(actor.getSnapshot().status).toBe('active');
    expect(hand.chances(record).refused?.fault).toContain('Infinite loop');
  });
});

it('finds the shortest cycle at the end of a sequence', () => {
  expect(cycleOf([1, 2, 3, 2, 3, 2, 3])).toEqual([2, 3]);
  expect(cycleOf([1, 2, 3])).toEqual([]);
  expect(cycleOf([1, 1])).toEqual([1]);
});
