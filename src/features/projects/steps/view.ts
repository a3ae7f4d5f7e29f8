import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stepPriorities } from '#domain/step-priority';
import type { Schema } from '#openapi/operations';
import { choiceField, textField } from '../../kit/list/address/fields';
import { createCodec, useView } from '../../kit/list/address/view';

export type StepStatus = Schema<'StepStatus'>;

export const stepStatuses = [
  'backlog',
  'todo',
  'in_progress',
  'blocked',
  'done',
  'cancelled',
] as const satisfies StepStatus[];
export const groupings = ['status', 'assignee', 'due', 'priority', 'none'] as const;
export const sortings = ['created_at', 'position', 'due_date', 'priority', 'name', 'updated_at'] as const;
export const modes = ['list', 'board', 'calendar', 'timeline'] as const;
const narrowings = ['all', 'open', ...stepStatuses] as const;

/** How the steps of a project are shown (specification, section 3). All of it stands in the address. */
export const stepsView = createCodec({
  groupBy: choiceField(groupings),
  sortBy: choiceField(sortings),
  sortOrder: choiceField(['desc', 'asc']),
  filterStatus: choiceField(narrowings),
  filterPriority: choiceField(['all', ...stepPriorities]),
  /** A person's id, `me` or `none`; empty for everybody. */
  assignee: textField(36),
  /** A tag of the project; empty for all. */
  tag: textField(30),
  searchTerm: textField(),
  viewMode: choiceField(modes),
});
export type StepsView = typeof stepsView.usual;

/** Filters that let all steps through. */
export const noFilter = { filterStatus: 'all', filterPriority: 'all', tag: '', searchTerm: '', assignee: '' } as const;

const narrowing = Object.keys(noFilter) as (keyof typeof noFilter)[];
const openStepName = 'step';

/** The view of the address, the step that is open in the panel, and how to change both. */
export function useStepsView() {
  const [query, setQuery] = useSearchParams();
  const { values: view, change, ignored } = useView(stepsView, openStepName);
  return useMemo(
    () => ({
      view,
      change,
      ignored,
      openStep: query.get(openStepName) ?? undefined,
      isNarrowed: narrowing.some((name) => view[name] !== noFilter[name]),
      open: (id: string | undefined) =>
        setQuery(
          (before) => {
            const next = new URLSearchParams(before);
            if (id) next.set(openStepName, id);
            else next.delete(openStepName);
            return next;
          },
          // The panel opens beside the list, which stays where it is.
          { preventScrollReset: true },
        ),
    }),
    [view, change, ignored, query, setQuery],
  );
}
