import { lazy, type RefObject, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Skeleton, Stack, Text, type VirtualListHandle } from '#ui';
import { useWords } from '../../kernel/language';
import { keepSelection } from '../../kernel/selection';
import { Shortcuts } from '../../kernel/shortcuts/Shortcuts';
import { AddStep } from '../AddStep';
import { useProjectAccess } from '../access';
import type { Project, Step } from '../queries';
import { useChoice, useTurned } from '../use-choice';
import { useStepActs } from './acts';
import type { StepGroup } from './arrange';
import type { Chosen } from './ask-change';
import { type BulkTask, taskOf } from './bulk-task';
import { type RowHandlers, RowHandlersProvider, type StepAsk } from './handlers';
import { NoSteps } from './NoSteps';
import { SelectionBar } from './SelectionBar';
import { StepList } from './StepList';
import * as styles from './StepsBar.css';
import { useStepKeys } from './use-step-keys';
import { useTicking } from './use-ticking';
import type { useStepsView } from './view';
import { words } from './words';

// Most visits show the list; what else may be asked for comes when it is.
const StepBoard = lazy(() => import('./StepBoard').then((module) => ({ default: module.StepBoard })));
const StepCalendar = lazy(() => import('./StepCalendar').then((module) => ({ default: module.StepCalendar })));
const StepTimeline = lazy(() => import('./StepTimeline').then((module) => ({ default: module.StepTimeline })));
const StepPanel = lazy(() => import('./StepPanel').then((module) => ({ default: module.StepPanel })));
const StepDialogs = lazy(() => import('./StepDialogs').then((module) => ({ default: module.StepDialogs })));
const BulkRun = lazy(() => import('./BulkRun').then((module) => ({ default: module.BulkRun })));

export interface StepsProps {
  project: Project;
  /** The steps that the view lets through, in its order. */
  shown: Step[];
  /** The same in its groups. */
  groups: readonly StepGroup[];
  stepsView: ReturnType<typeof useStepsView>;
  /** Where keys look for the field to search in. */
  page: RefObject<HTMLElement | null>;
}

/** The steps of a project as list, board, calendar or timeline, with everything that can be done to them. */
export function Steps({ project, shown, groups, stepsView, page }: StepsProps) {
  const t = useWords(words);
  const { id } = project;
  const access = useProjectAccess(project);
  const acts = useStepActs(project);
  const tick = useTicking(project.id);
  const { view, openStep, isNarrowed, change, open } = stepsView;

  const [asked, setAsked] = useState<{ what: StepAsk; steps: Step[] }>();
  const [task, setTask] = useState<BulkTask>();
  const [isEditing, setEditing] = useState(false);
  const [expanded, turn] = useTurned();
  const [folded, turnGroup] = useTurned();
  const list = useRef<VirtualListHandle>(null);

  const order = useMemo(() => groups.flatMap((group) => (folded.has(group.id) ? [] : group.steps)), [groups, folded]);
  const choice = useChoice(order);
  useEffect(() => keepSelection({ project: id, step: openStep }), [id, openStep]);

  const openPanel = (stepId: string | undefined, editing = false) => {
    setEditing(editing);
    open(stepId);
  };
  const ask = (what: StepAsk, steps: Step[]) => setAsked({ what, steps });

  const latest = useRef({ ask, openPanel, choice, tick, turn, turnGroup });
  latest.current = { ask, openPanel, choice, tick, turn, turnGroup };
  const handlers = useMemo<RowHandlers>(
    () => ({
      ask: (what, step) => latest.current.ask(what, [step]),
      open: (step, editing) => latest.current.openPanel(step.id, editing),
      select: (stepId, withShift) => latest.current.choice.select(stepId, withShift),
      turn: (stepId) => latest.current.turn(stepId),
      turnGroup: (groupId) => latest.current.turnGroup(groupId),
      tick: (step, subStep, status) => latest.current.tick(step, subStep, status),
    }),
    [],
  );

  function perform(steps: Step[], chosen: Chosen) {
    setAsked(undefined);
    const [step] = steps;
    if (steps.length > 1 || chosen.kind === 'delete' || !step) {
      if (chosen.kind === 'delete' && steps.some(({ id: gone }) => gone === openStep)) open(undefined);
      return setTask(taskOf(steps, chosen));
    }
    if (chosen.kind === 'status') acts.setStatus(step, chosen.status);
    if (chosen.kind === 'assignee') acts.assign(step, chosen.who);
    if (chosen.kind === 'date') acts.schedule(step, chosen.dates);
  }

  const keys = useStepKeys({
    ...{ list, page, order, selected: choice.chosen, mayDivide: access.mayDivide },
    onSelect: (stepId) => choice.select(stepId, false),
    onClear: choice.clear,
    onTurn: turn,
    onOpen: openPanel,
    onAsk: ask,
  });
  const total = project.steps.length;
  // What is there to write comes right after what is there to read.
  const isDrawn = useDeferredValue(true, false);

  return (
    <RowHandlersProvider value={handlers}>
      <Shortcuts {...keys} />
      <Stack space="m">
        <Text size="s" tone="secondary" isTabular>
          {isNarrowed ? t('shownOf', { count: shown.length, total }) : t('shown', { count: total })}
        </Text>
        {access.mayDivide && (
          <div data-create className={styles.create}>
            {isDrawn && <AddStep projectId={project.id} />}
          </div>
        )}
        {shown.length === 0 && (
          <NoSteps
            total={total}
            mayDivide={access.mayDivide}
            onClear={() => change({ filterStatus: 'all', searchTerm: '', assignee: '' })}
          />
        )}
        {shown.length > 0 && view.viewMode === 'list' && (
          <StepList
            ref={list}
            groups={groups}
            groupBy={view.groupBy}
            selection={choice.selection}
            expanded={expanded}
            folded={folded}
            mayDivide={access.mayDivide}
            mayTick={access.mayTick}
          />
        )}
        <Suspense fallback={<Skeleton lines={6} />}>
          {shown.length > 0 && view.viewMode === 'board' && (
            <StepBoard
              project={project}
              steps={shown}
              mayDivide={access.mayDivide}
              onMove={acts.setStatus}
              onOpen={openPanel}
            />
          )}
          {shown.length > 0 && view.viewMode === 'calendar' && <StepCalendar steps={shown} onOpen={openPanel} />}
          {shown.length > 0 && view.viewMode === 'timeline' && <StepTimeline steps={shown} onOpen={openPanel} />}
        </Suspense>
        {choice.selection.size > 0 && (
          <SelectionBar
            count={choice.selection.size}
            shown={order.length}
            onAsk={(what) => ask(what, choice.chosen)}
            onAll={choice.selectAll}
            onClear={choice.clear}
          />
        )}
      </Stack>
      <Suspense>
        {openStep && (
          <StepPanel
            {...{ project, access, acts, isEditing, order }}
            id={openStep}
            onEdit={setEditing}
            onAsk={(what, step) => ask(what, [step])}
            onGo={openPanel}
          />
        )}
        {asked && (
          <StepDialogs
            project={project}
            {...asked}
            onChoose={(chosen) => perform(asked.steps, chosen)}
            onMove={(step, position) => {
              setAsked(undefined);
              acts.move(step, position);
            }}
            onClose={() => setAsked(undefined)}
          />
        )}
        {task && (
          <BulkRun
            projectId={project.id}
            task={task}
            onAgain={setTask}
            onClose={() => {
              setTask(undefined);
              choice.clear();
            }}
          />
        )}
      </Suspense>
    </RowHandlersProvider>
  );
}
