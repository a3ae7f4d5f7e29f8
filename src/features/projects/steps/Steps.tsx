import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { SidePanelRoom, Skeleton, Stack, type VirtualListHandle } from '#ui';
import { useWords } from '../../kernel/language';
import { lazyComponent } from '../../kernel/lazy-component';
import { saveSelection } from '../../kernel/selection';
import { Shortcuts } from '../../kernel/shortcuts/Shortcuts';
import { useIsWide } from '../../kernel/use-is-wide';
import { Asked } from '../../kit/Asked';
import { type RowsHandle, useFocusBack, useFocusedRow, useLeaveToRows } from '../../kit/list/focus';
import { useSelection, useToggled } from '../../kit/list/selection';
import { useProjectAccess } from '../access';
import { isBeingAdded } from '../data/local';
import type { Project, Step } from '../data/queries';
import { useStepActs } from './acts';
import { placeInProject, type StepGroup } from './arrange';
import { RowHandlersProvider, type StepAsk, useRowHandlersOf } from './handlers';
import { NoSteps } from './NoSteps';
import { prefetchStepDialogs, StepActionDialogs } from './StepActionDialogs';
import { StepList } from './StepList';
import { useAsking } from './use-asking';
import { useDeleting } from './use-deleting';
import type { MoveInGroup } from './use-row-moving';
import { useStepKeys } from './use-step-keys';
import { useTicking } from './use-ticking';
import { noFilter, type useStepsView } from './view';
import { useWaiting, WaitingProvider } from './waiting-context';
import { bulkWords, words } from './words';

// Most visits show the list; what else may be asked for comes when it is.
const SelectionBar = lazyComponent(() => import('../../kit/list/bulk/SelectionBar'), 'SelectionBar');
const StepBoard = lazyComponent(() => import('./StepBoard'), 'StepBoard');
const StepCalendar = lazyComponent(() => import('./StepCalendar'), 'StepCalendar');
const StepTimeline = lazyComponent(() => import('./StepTimeline'), 'StepTimeline');
const StepPanel = lazyComponent(() => import('./StepPanel'), 'StepPanel');

const bulkActs = ['status', 'assignee', 'date', 'priority', 'delete'] as const;

export interface StepsProps {
  project: Project;
  /** The steps that the view lets through, in its order. */
  shown: Step[];
  /** The same in its groups. */
  groups: readonly StepGroup[];
  stepsView: ReturnType<typeof useStepsView>;
  /** The field to search in. */
  search: RefObject<HTMLInputElement | null>;
  /** The field that takes the name of a new step. */
  create: RefObject<HTMLInputElement | null>;
}

/** The steps of a project as list, board, calendar or timeline, with everything that can be done to them. */
export function Steps({ project, shown, groups, stepsView, search, create }: StepsProps) {
  const t = useWords(words);
  const { id } = project;
  const access = useProjectAccess(project);
  const acts = useStepActs(project);
  const tick = useTicking(project, access);
  const { view, openStep, change, open } = stepsView;
  const asking = useAsking(project, acts);

  const isBeside = useIsWide();
  const [isEditing, setEditing] = useState(false);
  const [expanded, turn] = useToggled();
  const [folded, turnGroup] = useToggled();
  const list = useRef<VirtualListHandle>(null);
  const { around, focusedRow, lastRow } = useFocusedRow();
  const rows = useRef<RowsHandle>({ focusRow: (stepId) => list.current?.focusRow(stepId), focusedRow, lastRow });

  const order = useMemo(
    () => groups.flatMap((group) => (folded.has(group.id) ? [] : group.steps)).filter((step) => !isBeingAdded(step)),
    [groups, folded],
  );
  const selection = useSelection(order);
  const remove = useDeleting({ projectId: id, rows, openStep, onOpen: open });
  useEffect(() => saveSelection({ project: id, step: openStep }), [id, openStep]);
  // Keys open them.
  useEffect(() => {
    void StepPanel.prefetch();
    if (access.mayDivide) prefetchStepDialogs();
  }, [access.mayDivide]);

  const openPanel = (stepId: string | undefined, editing = false) => {
    if (project.steps.some((step) => step.id === stepId && isBeingAdded(step))) return;
    setEditing(editing);
    open(stepId);
  };
  const closePanel = () => {
    openPanel(undefined);
    // Beside the list the focus goes back to the row that was looked at last.
    if (isBeside && openStep) list.current?.focusRow(openStep);
  };
  useLeaveToRows(create, rows, order);
  const keepFocus = useFocusBack(rows, order, (openStep !== undefined && !isBeside) || asking.isAsking);
  const ask = (what: StepAsk, steps: Step[]) => {
    keepFocus(focusedRow() ?? steps[0]?.id);
    if (what === 'delete') remove(steps);
    else asking.ask(what, steps);
  };

  const handlers = useRowHandlersOf({
    ask: (what, step) => ask(what, [step]),
    open: (step, editing) => openPanel(step.id, editing),
    select: selection.toggle,
    turn,
    turnGroup,
    tick,
    around,
  });

  const keys = useStepKeys({
    rows,
    search,
    create,
    order,
    selected: selection.selectedRows,
    selection,
    mayDivide: access.mayDivide,
    openStep,
    isBeside,
    onClose: closePanel,
    onSelect: (stepId) => selection.toggle(stepId, false),
    onClear: selection.clear,
    onTurn: turn,
    onOpen: openPanel,
    onAsk: ask,
  });
  const waiting = useWaiting(project);
  const total = project.steps.length;
  const isManual = view.sortBy === 'position' && view.sortOrder === 'asc';
  // Where the sort hides the order of the project, it is asked, and said, first.
  const moveInGroup: MoveInGroup = (step, group, place) => {
    if (!isManual) return ask('move', [step]);
    acts.move(step, placeInProject(project, group.steps, step, place));
    list.current?.focusRow(step.id);
  };

  const dated = {
    steps: shown,
    unitId: project.unit?.id,
    onOpen: openPanel,
    onSchedule: access.mayDivide ? acts.schedule : undefined,
  };

  return (
    <RowHandlersProvider value={handlers}>
      {/* While the code of a question loads, letters are meant for its answers. */}
      {!asking.isAsking && <Shortcuts {...keys} />}
      <Stack space="s">
        {shown.length === 0 && <NoSteps total={total} mayDivide={access.mayDivide} onClear={() => change(noFilter)} />}
        {shown.length > 0 && view.viewMode === 'list' && (
          <WaitingProvider value={waiting}>
            <StepList
              ref={list}
              groups={groups}
              groupBy={view.groupBy}
              selection={selection.selectedKeys}
              expanded={expanded}
              folded={folded}
              openStep={openStep}
              mayDivide={access.mayDivide}
              mayTick={access.mayTick}
              onMove={moveInGroup}
            />
          </WaitingProvider>
        )}
        <Suspense fallback={<Skeleton lines={6} />}>
          {shown.length > 0 && view.viewMode === 'board' && (
            <StepBoard
              project={project}
              steps={shown}
              mayDivide={access.mayDivide}
              onMove={(step, status, position) => asking.perform([step], { kind: 'status', status }, position)}
              onOpen={openPanel}
            />
          )}
          {shown.length > 0 && view.viewMode === 'calendar' && <StepCalendar {...dated} />}
          {shown.length > 0 && view.viewMode === 'timeline' && <StepTimeline {...dated} />}
        </Suspense>
        {selection.selectedKeys.size > 0 && (
          <Suspense>
            <SelectionBar
              count={selection.selectedKeys.size}
              shown={order.length}
              words={bulkWords}
              acts={bulkActs.map((id) => ({
                id,
                label: t(`act.${id}`),
                tone: id === 'delete' ? 'critical' : 'neutral',
              }))}
              onAct={(what) => ask(what as StepAsk, selection.selectedRows)}
              onSelectAll={selection.selectAll}
              onClear={selection.clear}
            />
          </Suspense>
        )}
      </Stack>
      <Suspense fallback={isBeside && <SidePanelRoom />}>
        {openStep && (
          <StepPanel
            project={project}
            access={access}
            acts={acts}
            isEditing={isEditing}
            order={order}
            id={openStep}
            onEdit={setEditing}
            onAsk={(what, step) => ask(what, [step])}
            onGo={(to) => (to === undefined ? closePanel() : openPanel(to))}
          />
        )}
      </Suspense>
      {/* Each waits for itself: what is open stays while a question about it comes. */}
      <Asked onClose={asking.letGo}>
        {asking.isAsking && (
          <StepActionDialogs
            project={project}
            asking={asking}
            sortedBy={isManual ? undefined : t(`sortedBy.${view.sortBy}`)}
            onMove={(step, position) => {
              acts.move(step, position);
              // What was moved is seen where it went.
              if (!isManual) change({ sortBy: 'position', sortOrder: 'asc' });
            }}
          />
        )}
      </Asked>
    </RowHandlersProvider>
  );
}
