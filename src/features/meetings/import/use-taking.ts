import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import type { Problem } from '../../kernel/problem';
import { runCommand } from '../../kit/command';
import { takeIcs } from '../data/ics';
import type { Read } from './read-parts';

interface Asked {
  /** The index of its part. */
  part: number;
  event: Pick<Schema<'IcsEvent'>, 'key'>;
}

/** Imports the selected events part by part. After a problem, the next attempt continues with the remaining events. */
export function useTaking({ parts }: Read) {
  const [taken, setTaken] = useState<Schema<'TakenIcsEvent'>[]>([]);
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const [problem, setProblem] = useState<Problem>();
  const [isPending, setPending] = useState(false);

  async function take(asked: readonly Asked[]): Promise<Schema<'TakenIcsEvent'>[] | undefined> {
    if (isPending) return undefined;
    setPending(true);
    setProblem(undefined);
    const known = new Set(taken.map(({ key }) => key));
    const all = [...taken];
    let refused: Problem | undefined;
    for (const [index, part] of parts.entries()) {
      const keys = asked.flatMap((each) => (each.part === index && !known.has(each.event.key) ? each.event.key : []));
      if (keys.length === 0) continue;
      if (parts.length > 1) setProgress({ done: all.length, all: asked.length });
      const outcome = await runCommand(takeIcs, { ...part.asked, keys });
      refused = outcome.problem;
      if (refused) break;
      all.push(...(outcome.output?.data ?? []));
    }
    setTaken(all);
    setProgress(undefined);
    setPending(false);
    setProblem(refused);
    return refused ? undefined : all;
  }
  return { take, progress, problem, isPending };
}
