import type { ActorRecord, Entry } from './record';
import type { Step } from './script';

type Moment = Pick<Entry, 'step' | 'at'>;

/** The steps that lead to an entry; of the time that passes last, as much as had passed by then. */
export function stepsUntil(steps: readonly Step[], { step: last, at }: Moment): Step[] {
  let now = 0;
  return steps.slice(0, last).map((step) => {
    if (step.do !== 'pass') return step;
    const ms = Math.min(step.ms, Math.max(0, at - now));
    now += ms;
    return { do: 'pass', ms };
  });
}

/** Part of a session: what led to it, what is done in it, and where actors stand at its ends. */
export interface Range {
  before: Step[];
  steps: Step[];
  first: Stand[];
  last: Stand[];
}

/** The states that an actor is in, as one line. */
export interface Stand {
  actor: string;
  value: string;
}

/** Where the actors stand that are concerned, after the last of some entries. */
function standsAfter(entries: readonly Entry[], ids: ReadonlySet<string>, nameOf: (id: string) => string): Stand[] {
  return [...ids].flatMap((id) => {
    const last = entries.findLast(({ actor }) => actor === id);
    return last ? [{ actor: nameOf(id), value: last.shot.value }] : [];
  });
}

/** What lies between two entries of a log, both of them included. */
export function rangeOf(
  steps: readonly Step[],
  { actors, entries }: { actors: readonly ActorRecord[]; entries: readonly Entry[] },
  from: Entry,
  to: Entry,
): Range {
  const start = Math.max(0, from.step - 1);
  const all = stepsUntil(steps, to);
  const isBy = ({ step, at }: Entry) => step < to.step || (step === to.step && at <= to.at);
  const within = entries.filter((entry) => entry.step >= from.step && isBy(entry));
  // An actor of an earlier life has another's name now, and cannot be asked.
  const known = new Map(actors.map(({ id, name }) => [id, name]));
  const ids = new Set(within.map(({ actor }) => actor).filter((id) => known.has(id)));
  const nameOf = (id: string) => known.get(id) as string;
  return {
    before: all.slice(0, start),
    steps: all.slice(start),
    first: standsAfter(
      entries.filter(({ step }) => step <= start),
      ids,
      nameOf,
    ),
    last: standsAfter(entries.filter(isBy), ids, nameOf),
  };
}
