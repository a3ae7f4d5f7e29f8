import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { roleAllows } from '#domain/member-role';
import { stepActs } from '#domain/step-life';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { notify } from '#ui';
import { useWords } from '../language';
import { usePreferences } from '../preferences';
import { toProblem } from '../problem';
import { useCan } from '../session';
import { offerUndo } from '../shortcuts/undo';
import { withFinished } from './order';
import { myWork, type WorkItem } from './queries';
import { words } from './words';

interface Turn {
  item: WorkItem;
  to: Schema<'StepStatus'>;
}

/** A person's work with what they finish here, at once, taken back when the server refuses or they think better of it. */
export function useFinishing(rows: readonly WorkItem[]) {
  const t = useWords(words);
  const { language } = usePreferences();
  const queryClient = useQueryClient();
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

  const turn = useMutation({
    // One after the other: the way back needs the version that the way there answers.
    scope: { id: 'my-work' },
    mutationFn: async ({ item, to }: Turn) => {
      const version = to === 'done' ? undefined : versions.current.get(item.id);
      const params = { path: { id: item.project.id, stepId: item.id } };
      const body = { status: to, ...(version && { version }) };
      return (await client.PATCH('/api/projects/{id}/steps/{stepId}', { params, body })).data as Schema<'Step'>;
    },
    // What is on its way was asked before this; what was put in its place below stays.
    onMutate: () => queryClient.cancelQueries({ queryKey: myWork().queryKey }, { revert: false }),
    onSuccess: ({ version }, { item, to }) => {
      versions.current.set(item.id, version);
      // Taken back before the answer came: nothing to say.
      if (to !== 'done' || !now.current.has(item.id)) return;
      hold((map) => map.set(item.id, { ...item, version }));
      const title = t('finished', { name: item.name });
      // A step that was blocked cannot be so again from done: then nothing is promised.
      if (!stepActs.allows('done', item.status)) return notify({ variant: 'success', title });
      offerUndo(title, () => now.current.has(item.id) && begin({ item, to: item.status }));
    },
    onError: (error, { item, to }) => {
      hold((map) => (to === 'done' ? map.delete(item.id) : map.set(item.id, item)));
      const title = t(to === 'done' ? 'failed' : 'failedBack');
      notify({ variant: 'destructive', title, description: toProblem(error, language).message });
    },
    onSettled: () => {
      for (const path of ['/api/my-work', '/api/projects', '/api/projects/{id}'])
        void queryClient.invalidateQueries({ queryKey: ['get', path] });
    },
  });

  /** Shows it at once, then asks the server. */
  function begin({ item, to }: Turn) {
    if (to === 'done') hold((map) => map.set(item.id, item));
    else {
      hold((map) => map.delete(item.id));
      queryClient.setQueryData(myWork().queryKey, (all) => all && [...all.filter(({ id }) => id !== item.id), item]);
    }
    turn.mutate({ item, to });
  }

  const items = useMemo(() => withFinished(rows, finished), [rows, finished]);
  return {
    items,
    /** Whether the person may finish it: a reader or a checker sees what is theirs, but does not change it. */
    may: ({ my_role, status }: WorkItem) =>
      (isAdministrator || roleAllows(my_role, 'contributor')) && (status === 'done' || stepActs.allows(status, 'done')),
    /** Finishes it, or takes that back. */
    turn(shown: WorkItem) {
      const before = now.current.get(shown.id);
      if (!before || shown.version > before.version) return begin({ item: shown, to: 'done' });
      const to = stepActs.allows('done', before.status) ? before.status : 'in_progress';
      begin({ item: { ...before, status: to }, to });
    },
  };
}

export type Finishing = ReturnType<typeof useFinishing>;
