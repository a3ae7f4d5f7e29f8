/** Tells an actor something: data of its own, or a named sample. */
export interface Send {
  do: 'send';
  actor: string;
  event: string;
  sample?: string;
  value?: unknown;
}

/** What can be done to what waits: a promise is answered, a stream gives values and is completed, and both fail. */
export type Settling = 'answer' | 'fail' | 'emit' | 'complete';

/** Does it to what waits of a source. */
export interface Settle {
  do: Settling;
  src: string;
  sample?: string;
  value?: unknown;
}

/** What a hand does in a session: the smallest thing that can be played again. */
export type Step = { do: 'pass'; ms: number } | { do: 'sleep'; ms: number } | Send | Settle;

const what = ({ sample, value }: { sample?: string; value?: unknown }) => {
  if (sample !== undefined) return ` = ${sample}`;
  return value === undefined ? '' : ` : ${JSON.stringify(value)}`;
};

/** A step as one line: `pass 5000`, `send dialog / extend`, `answer renew = one hour`, `fail renew : {"status":500}`,
 * `emit ticks : 1`, `complete ticks`. */
export function lineOf(step: Step): string {
  if ('ms' in step) return `${step.do} ${step.ms}`;
  if (step.do === 'send') return `send ${step.actor} / ${step.event}${what(step)}`;
  return `${step.do} ${step.src}${what(step)}`;
}

const time = /^(pass|sleep) (\d+)$/;
const told = /^(send (.+?) \/ |answer |fail |emit |complete )(.+?)(?: = (.+)| : (.+))?$/;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The step of a line; nothing for a line that says none. */
export function stepOf(line: string): Step | undefined {
  const [, how, ms] = time.exec(line) ?? [];
  if (how) return { do: how as 'pass' | 'sleep', ms: Number(ms) };
  const [, start, actor, name, sample, json] = told.exec(line) ?? [];
  if (!start || !name) return undefined;
  const more = { ...(sample !== undefined && { sample }), ...(json !== undefined && { value: parsed(json) }) };
  if (actor) return { do: 'send', actor, event: name, ...more };
  return { do: start.trim() as Settling, src: name, ...more };
}

/** The steps of a script, one a line; lines that say nothing are left out. */
export const stepsOf = (script: string): Step[] =>
  script.split('\n').flatMap((line) => {
    const step = stepOf(line.trim());
    return step ? [step] : [];
  });

/** A script as one piece of an address. */
export const toAddress = (steps: Step[]): string => encodeURIComponent(steps.map(lineOf).join('\n'));
