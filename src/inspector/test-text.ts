import type { Range, Stand } from './range';
import { lineOf, type Step } from './script';

const quoted = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;

const listed = (steps: readonly Step[], indent: string) => {
  const inner = steps.map((step) => `\n${indent}  ${quoted(lineOf(step))},`).join('');
  return inner ? `[${inner}\n${indent}]` : '[]';
};

const started = (steps: readonly Step[]) =>
  steps.length
    ? `  const run = await Run.of(stage, ${listed(steps, '  ')}.join('\\n'));`
    : "  const run = await Run.of(stage, '');";

const standing = ({ actor, value }: Stand) => `  expect(run.standOf(${quoted(actor)})).toBe(${quoted(value)});`;

const test = (steps: readonly Step[], lines: string[]) => {
  const last = steps.at(-1);
  return [`it(${quoted(last ? lineOf(last) : 'starts')}, async () => {`, ...lines, '});'].join('\n');
};

/** A whole session as a test that plays it and expects what came of it. */
export const testOf = (steps: readonly Step[], value: unknown): string =>
  test(steps, [started(steps), `  expect(run.world.snapshot.value).toEqual(${JSON.stringify(value)});`]);

/** Part of a session as a test: it leads to where the part begins, plays it, and expects what came of it. */
export const testOfRange = ({ before, steps, first, last }: Range): string =>
  test(steps, [
    started(before),
    ...first.map(standing),
    '',
    `  for (const step of stepsOf(${listed(steps, '  ')}.join('\\n'))) await run.play(step);`,
    ...last.map(standing),
  ]);
