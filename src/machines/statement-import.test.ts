import { expect, it } from 'vitest';
import { Coverage } from '../inspector/coverage';
import { explore } from '../inspector/explore';
import { movesOf } from '../inspector/stage';
import { World } from '../inspector/world';
import { statementImport } from './statement-import';
import { statementImportStage as stage } from './testing/statement-import-stage';

const coverage = new Coverage();
const events = [
  'read',
  'map',
  'retry',
  'back',
  'run',
  'pause',
  'resume',
  'cancel',
  'revert',
  'again',
  'reread',
  'next account',
];
const lines = [
  ...events.map((event) => `send import / ${event}`),
  ...Object.entries(stage.answers ?? {}).flatMap(([src, samples]) =>
    Object.keys(samples).map((sample) => `answer ${src} = ${sample}`),
  ),
  ...Object.keys(stage.failures ?? {}).map((src) => `fail ${src} = no connection`),
];

it('is walked to 100 % of its states and transitions, and never asks twice at once', async () => {
  const found = await explore({
    make: () => new World(statementImport, { input: () => undefined, coverage }),
    moves: movesOf<typeof statementImport>(stage, lines),
    key: ({ snapshot: { value, context } }) =>
      JSON.stringify([value, context.hasQuestions, context.known?.state, context.failure !== undefined]),
    check: ({ snapshot, questions }, path) => {
      expect(questions.length, path.join()).toBe(snapshot.hasTag('busy') ? 1 : 0);
      // Nothing is sent, stopped or taken back that did not begin.
      const needs = ['send', 'look', 'cancel', 'revert'].some((src) => questions.includes(src));
      if (needs || snapshot.matches('report')) expect(snapshot.context.known, path.join()).toBeDefined();
      if (snapshot.matches('choosing')) expect(snapshot.context.known, path.join()).toBeUndefined();
      if (snapshot.matches('report')) expect(snapshot.context.known?.state, path.join()).not.toBe('running');
    },
  });
  expect(found.runs).toBeLessThan(2_000);
  const { states, transitions, told } = coverage.of(statementImport);
  console.log(told);
  expect({ states, transitions }).toEqual({ states: [], transitions: [] });
  await expect(coverage.written).toMatchFileSnapshot('testing/statement-import.taken.json');
});
