import { Avatar, Badge, Board, Inline, Stack, Text } from '#ui';
import { Deadline } from '../../kernel/Deadline';
import { useWords } from '../../kernel/language';
import type { Project, Step } from '../queries';
import { words as projectWords } from '../words';
import { isClosed } from './arrange';
import { type StepStatus, stepStatuses } from './view';
import { words } from './words';

export interface StepBoardProps {
  project: Project;
  /** Those shown, in any order: the board has the project's own. */
  steps: readonly Step[];
  mayDivide: boolean;
  onMove: (step: Step, status: StepStatus, position: number | undefined) => void;
  onOpen: (id: string) => void;
}

/** The place in the project that a card gets by its place in a column, counted from 1. */
export function placeInProject(project: Project, column: readonly Step[], moved: Step, place: number): number {
  const order = project.steps.filter(({ id }) => id !== moved.id).sort((left, right) => left.position - right.position);
  const rest = column.filter(({ id }) => id !== moved.id);
  const [before, after] = [rest[place - 1], rest[place]];
  if (after) return order.findIndex(({ id }) => id === after.id) + 1;
  return before ? order.findIndex(({ id }) => id === before.id) + 2 : moved.position;
}

/** Steps as cards in the columns of their status, in the order of the project. */
export function StepBoard({ project, steps, mayDivide, onMove, onOpen }: StepBoardProps) {
  const t = useWords(words);
  const told = useWords(projectWords);
  const items = [...steps].sort((left, right) => left.position - right.position);
  const move = (id: string, column: string, place: number) => {
    const step = items.find((each) => each.id === id);
    if (!step) return;
    const inColumn = items.filter(({ status }) => status === column);
    const position = placeInProject(project, inColumn, step, place);
    onMove(step, column as StepStatus, position === step.position ? undefined : position);
  };
  return (
    <Board
      label={told('steps.title')}
      columns={stepStatuses.map((id) => ({ id, label: told(`stepStatus.${id}`) }))}
      items={items}
      columnOf={({ status }) => status}
      nameOf={({ name }) => name}
      onMove={mayDivide ? move : undefined}
      onAction={onOpen}
      defaultCollapsed={['cancelled']}
    >
      {(step) => (
        <Stack space="xs">
          <Text weight="medium">{step.name}</Text>
          <Inline space="s" align="center" justify="between">
            <Inline space="s" align="center">
              {step.due_date && <Deadline day={step.due_date} isOver={isClosed(step)} />}
              {step.sub_steps.length > 0 && (
                <Badge tone="neutral">
                  {step.progress.done}/{step.sub_steps.length}
                </Badge>
              )}
            </Inline>
            {step.assignee && <Avatar name={step.assignee.name} size="small" isAlone />}
          </Inline>
          {!step.assignee && (
            <Text size="s" tone="secondary">
              {t('nobody')}
            </Text>
          )}
        </Stack>
      )}
    </Board>
  );
}
