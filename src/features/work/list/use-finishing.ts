import { useMemo, useRef, useState } from 'react';
import { allows } from '#domain/access';
import { stepActs } from '#domain/step-lifecycle';
import { notify } from '#ui';
import { useWords } from '../../kernel/language';
import { useCan } from '../../kernel/session';
import { beginUndoable as beginUndo, endUndoable, offerUndo, type PendingUndo } from '../../kernel/shortcuts/undo';
import { runCommand } from '../../kit/command';
import { type Turn, turnStep } from '../data/commands';
import { withFinished } from '../data/order';
import type { WorkItem } from '../data/queries';
import { words } from './words';

/** A person's work with what they finish here, at once, taken back when the server refuses or they think better of it. */
export function useFinishing(rows: readonly WorkItem[]) {
  const t = useWords(words);
  const isAdministrator = useCan()('manage:projects');
  const [finished, setFinished] = useState<ReadonlyMap<string, WorkItem>>(new Map());
  const now = useRef(finished);
  const versions = useRef(new Map<string, number>());
  const hold = (change: (map: Map<string, WorkItem>) => void) => {
    const next = new Map(now.current);
    change(next);
    now.current = next;
    setFinished(next);
  };

  /** Shows it at once, then asks the server. */
  async function begin({ item, to }: Omit<Turn, 'versions'>, isAgain = false) {
    // Where its life has no way back nothing is promised.
    const begun = to === 'done' && stepActs.allows('done', item.status) ? beginUndo() : undefined;
    await send({ item, to }, { begun, isAgain });
    if (begun) endUndoable(begun);
  }

  async function send(
    { item, to }: Omit<Turn, 'versions'>,
    { begun, isAgain }: { begun?: PendingUndo; isAgain: boolean },
  ) {
    const isDone = to === 'done';
    hold((map) => (isDone ? map.set(item.id, item) : map.delete(item.id)));
    const { output, problem } = await runCommand(
      turnStep,
      { item, to, versions: versions.current },
      { failed: () => t(isDone ? 'failed' : 'failedBack') },
    );
    if (problem) return hold((map) => (isDone ? map.delete(item.id) : map.set(item.id, item)));
    // Taken back before the answer came: nothing to say.
    if (!isDone || !now.current.has(item.id)) return;
    hold((map) => map.set(item.id, { ...item, version: output.version }));
    const { done, total } = item.progress;
    // A step that counts as one has no sub-steps to speak of.
    const title = t('finished', { name: item.name, open: total > 1 ? total - done : 0 });
    if (!begun) return notify({ variant: 'success', title });
    const takeBack = async () => {
      const held = now.current.get(item.id);
      if (!held) return undefined;
      await begin({ item, to: item.status });
      return () => void begin({ item, to: 'done' }, true);
    };
    offerUndo(title, takeBack, { begun, isAgain });
  }

  const items = useMemo(() => withFinished(rows, finished), [rows, finished]);
  return {
    items,
    /** Whether the person may finish it: a reader or a checker sees what is theirs, but does not change it. */
    may: ({ my_role, status }: WorkItem) =>
      (isAdministrator || allows('project', 'editSteps', my_role)) &&
      (status === 'done' || stepActs.allows(status, 'done')),
    /** Finishes it, or takes that back. */
    turn(shown: WorkItem) {
      const before = now.current.get(shown.id);
      if (!before || shown.version > before.version) return void begin({ item: shown, to: 'done' });
      const to = stepActs.allows('done', before.status) ? before.status : 'in_progress';
      void begin({ item: { ...before, status: to }, to });
    },
  };
}

export type Finishing = ReturnType<typeof useFinishing>;
